// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/movereason.h"
#include "core/board/notation.h"
#include "core/solver/solver.h"
#include "tests/core/analysis/naiveboard.h"
#include "tests/core/boards.h"
#include "tests/core/solver/plainminimax.h"

#include <QTest>

#include <map>

namespace {

using Square = NaiveBoard::Square;

const SideNames names {QStringLiteral("Red"), QStringLiteral("Blue")};

/// Is every square in `part` in `whole`, too?
bool within(Bitboard part, Bitboard whole)
{
    return (part & ~whole) == 0;
}

/// Judges what is said of one move by looking at the board cell by cell.
class Judge
{
public:
    Judge(const Position& position, int column)
        : m_position(position), m_column(column), m_me(position.sideToMove()),
          m_opponent(other(m_me)), m_before(position), m_after(position), m_theirs(position),
          m_landing(column, m_before.landing(column))
    {
        m_after.put(m_landing, m_me);
        m_theirs.put(m_landing, m_opponent);
    }

    bool isTrue(const Reason& reason) const
    {
        const Bitboard squares = reason.squares;
        const Bitboard landing = toBitboard({m_landing});
        switch (reason.kind) {
        case ReasonKind::WinsNow:
            return squares == landing && m_before.completes(m_landing, m_me);
        case ReasonKind::MissesWin:
            return squares == toBitboard(m_before.wins(m_me))
                && !m_before.completes(m_landing, m_me);
        case ReasonKind::Blocks:
            return squares == landing && m_before.completes(m_landing, m_opponent);
        case ReasonKind::GivesSquare:
            // It was out of reach, it is right above, and the opponent does win there.
            return squares == toBitboard({{m_landing.first, m_landing.second + 1}})
                && within(squares, toBitboard(m_after.wins(m_opponent)));
        case ReasonKind::LeavesWin:
            return within(squares, toBitboard(m_before.wins(m_opponent)))
                && within(squares, toBitboard(m_after.wins(m_opponent)));
        case ReasonKind::ThreatensTwice:
        case ReasonKind::ThreatensAbove:
            return m_after.wins(m_opponent).empty() && winsWhateverTheAnswer()
                && within(squares, toBitboard(m_after.threats(m_me))) && std::popcount(squares) > 1;
        case ReasonKind::Threatens:
            return m_after.wins(m_opponent).empty() && squares == toBitboard(m_after.wins(m_me))
                && std::popcount(squares) == 1
                && !within(squares, toBitboard(m_before.threats(m_me)));
        case ReasonKind::GivesUpThreat:
            return squares == toBitboard({{m_landing.first, m_landing.second + 1}})
                && within(squares, toBitboard(m_before.threats(m_me)));
        case ReasonKind::OddThreats:
        case ReasonKind::EvenThreats:
            return areNewThreats(squares, reason.kind == ReasonKind::OddThreats);
        case ReasonKind::TakesDouble:
            return squares == toBitboard(m_theirs.wins(m_opponent))
                && m_theirs.wins(m_opponent).size() > 1;
        case ReasonKind::TakesThreat:
            return within(squares, toBitboard(m_theirs.threats(m_opponent)))
                && (squares & toBitboard(m_before.threats(m_opponent))) == 0;
        case ReasonKind::OnlySafe:
            return isOnlySafe();
        case ReasonKind::OnlyColumn:
            return isOnlyColumn();
        case ReasonKind::LinesLeft:
            return reason.number == linesLeft();
        default:
            return false;
        }
    }

private:
    /// After every reply of the opponent, is there a square on which the mover completes four?
    bool winsWhateverTheAnswer() const
    {
        for (int column = 0; column < 7; ++column) {
            const int row = m_after.landing(column);
            if (row == 6)
                continue;
            NaiveBoard reply = m_after;
            reply.put({column, row}, m_opponent);
            if (reply.wins(m_me).empty())
                return false;
        }
        return true;
    }

    bool areNewThreats(Bitboard squares, bool odd) const
    {
        for (Bitboard left = squares; left != 0; left &= left - 1) {
            const int bit = std::countr_zero(left);
            const Square square {bit / 7, bit % 7};
            if (m_before.completes(square, m_me) || !m_after.completes(square, m_me)
                || m_after.landing(square.first) == square.second
                || ((square.second + 1) % 2 == 1) != odd)
                return false;
        }
        return true;
    }

    bool isOnlySafe() const
    {
        int safe = 0;
        int all = 0;
        for (int column = 0; column < 7; ++column) {
            const int row = m_before.landing(column);
            if (row == 6)
                continue;
            ++all;
            NaiveBoard next = m_before;
            next.put({column, row}, m_me);
            if (next.wins(m_opponent).empty()) {
                ++safe;
                if (column != m_column)
                    return false;
            }
        }
        return safe == 1 && all > 1;
    }

    bool isOnlyColumn() const
    {
        for (int column = 0; column < 7; ++column)
            if (column != m_column && m_before.landing(column) < 6)
                return false;
        return true;
    }

    int linesLeft() const
    {
        int count = 0;
        NaiveBoard::forEachLine(m_landing, [&](const std::array<Square, 4>& line) {
            for (const auto& [column, row] : line)
                if (m_before.at(column, row) == NaiveBoard::cellOf(m_opponent))
                    return;
            ++count;
        });
        return count;
    }

    Position m_position;
    int m_column;
    Player m_me;
    Player m_opponent;
    NaiveBoard m_before;
    NaiveBoard m_after;
    NaiveBoard m_theirs;
    Square m_landing;
};

/// Scores of all columns by plain minimax, in the solver's terms; empty where a column is full.
std::array<std::optional<int>, 7> plainScores(const Position& position)
{
    std::array<std::optional<int>, 7> scores {};
    for (int column = 0; column < 7; ++column) {
        if (!position.canPlay(column))
            continue;
        const Position next = position.after(column);
        scores[static_cast<std::size_t>(column)] = position.wins(column)
            ? plainminimax::valueOfWin(position)
            : next.isFull() ? 0
                            : -plainminimax::value(next);
    }
    return scores;
}

/// The same for what is proved.
bool isProved(const Reason& reason, const Position& position, int column,
              const std::array<std::optional<int>, 7>& scores)
{
    const int own = *scores[static_cast<std::size_t>(column)];
    int best = -1000;
    int worst = 1000;
    for (int c = 0; c < 7; ++c)
        if (const auto& score = scores[static_cast<std::size_t>(c)]; score && c != column) {
            best = std::max(best, *score);
            worst = std::min(worst, *score);
        }
    // The score is what the winner has left of 22 discs.
    const Player winner = own > 0 ? position.sideToMove() : other(position.sideToMove());
    const int discs = std::popcount(winner == Player::First ? position.firstPlayerDiscs()
                                                            : position.secondPlayerDiscs());
    const bool isInTime = reason.number == 22 - std::abs(own) - discs;
    switch (reason.kind) {
    case ReasonKind::OnlyWin:
        return own > 0 && best <= 0 && best > -1000;
    case ReasonKind::OnlyDraw:
        return own == 0 && best < 0 && best > -1000;
    case ReasonKind::GivesWinAway:
        return own <= 0 && best > 0;
    case ReasonKind::GivesDrawAway:
        return own < 0 && best == 0;
    case ReasonKind::Wins:
        return own > 0 && isInTime;
    case ReasonKind::WinsFastest:
        return own > best && best > 0 && isInTime;
    case ReasonKind::Draws:
        return own == 0;
    case ReasonKind::Loses:
        return own < 0 && isInTime;
    case ReasonKind::LosesLatest:
        return own < 0 && best <= own && worst < own && isInTime;
    default:
        return false;
    }
}

ColumnsReport solved(Solver& solver, const Position& position)
{
    return solver.solveColumns(position, BestLine::None);
}

}

class TestMoveReason : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingFalseIsSeen();
    void whatMattersMostIsSaid();
    void nothingFalseIsProved();
    void intervalsSayNoMoreThanTheyProve();
    void sentencesNameTheSquares();
    void examples_data();
    void examples();
    void scoresOfAnotherPositionAreLeftAlone();
};

void TestMoveReason::nothingFalseIsSeen()
{
    SeededRandom random(1);
    std::map<ReasonKind, int> seen;
    for (int i = 0; i < 6000; ++i) {
        const Position position = boards::randomUnfinished(random, i % 42);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const std::vector<Reason> reasons = moveReasons(position, Move(column));
            QVERIFY(!reasons.empty());
            const Judge judge(position, column);
            for (const Reason& reason : reasons) {
                QVERIFY2(judge.isTrue(reason),
                         qPrintable(QStringLiteral("kind %1").arg(static_cast<int>(reason.kind))));
                ++seen[reason.kind];
            }
        }
    }
    for (int kind = 0; kind < static_cast<int>(ReasonKind::OnlyWin); ++kind)
        QVERIFY2(
            seen[static_cast<ReasonKind>(kind)] > 5,
            qPrintable(
                QStringLiteral("kind %1: %2").arg(kind).arg(seen[static_cast<ReasonKind>(kind)])));
}

void TestMoveReason::whatMattersMostIsSaid()
{
    SeededRandom random(2);
    const auto says = [](const std::vector<Reason>& reasons, ReasonKind kind) {
        return std::ranges::find(reasons, kind, &Reason::kind) != reasons.end();
    };
    for (int i = 0; i < 1000; ++i) {
        const Position position = boards::randomUnfinished(random, i % 42);
        const NaiveBoard board(position);
        const Player me = position.sideToMove();
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const std::vector<Reason> reasons = moveReasons(position, Move(column));
            const Square landing {column, board.landing(column)};
            const bool wins = board.completes(landing, me);
            QCOMPARE(says(reasons, ReasonKind::WinsNow), wins);
            if (wins)
                continue;
            QCOMPARE(says(reasons, ReasonKind::Blocks), board.completes(landing, other(me)));
            NaiveBoard after = board;
            after.put(landing, me);
            const bool loses = !after.wins(other(me)).empty();
            QCOMPARE(says(reasons, ReasonKind::GivesSquare) || says(reasons, ReasonKind::LeavesWin),
                     loses);
            if (!loses)
                QCOMPARE(says(reasons, ReasonKind::ThreatensTwice), after.wins(me).size() > 1);
        }
    }
}

void TestMoveReason::nothingFalseIsProved()
{
    SeededRandom random(3);
    Solver solver({.tableMib = 4});
    std::map<ReasonKind, int> seen;
    for (int i = 0; i < 1200; ++i) {
        const Position position = boards::randomUnfinished(random, 30 + i % 11);
        const ColumnsReport scores = solved(solver, position);
        const auto plain = plainScores(position);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            for (const Reason& reason : moveReasons(position, Move(column), &scores)) {
                if (reason.kind < ReasonKind::OnlyWin)
                    continue;
                QVERIFY2(isProved(reason, position, column, plain),
                         qPrintable(QStringLiteral("kind %1").arg(static_cast<int>(reason.kind))));
                ++seen[reason.kind];
            }
        }
    }
    for (const ReasonKind kind :
         {ReasonKind::OnlyWin, ReasonKind::OnlyDraw, ReasonKind::GivesWinAway,
          ReasonKind::GivesDrawAway, ReasonKind::Wins, ReasonKind::WinsFastest, ReasonKind::Draws,
          ReasonKind::Loses, ReasonKind::LosesLatest})
        QVERIFY2(
            seen[kind] > 5,
            qPrintable(QStringLiteral("kind %1: %2").arg(static_cast<int>(kind)).arg(seen[kind])));
}

void TestMoveReason::intervalsSayNoMoreThanTheyProve()
{
    SeededRandom random(4);
    Solver exact({.tableMib = 4});
    Solver solver({.tableMib = 1});
    for (int i = 0; i < 300; ++i) {
        const Position position = boards::randomUnfinished(random, 20 + i % 12);
        solver.clearTable();
        const ColumnsReport scores = solver.solveColumns(position, BestLine::None,
                                                         {.nodes = std::uint64_t {1} << (i % 12)});
        const ColumnsReport truth = solved(exact, position);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const int own = truth.moves[static_cast<std::size_t>(column)]->lower;
            const int best = truth.whole.score.lower;
            for (const Reason& reason : moveReasons(position, Move(column), &scores)) {
                switch (reason.kind) {
                case ReasonKind::OnlyWin:
                case ReasonKind::WinsFastest:
                    QCOMPARE(truth.best, std::vector<Move> {Move(column)});
                    [[fallthrough]];
                case ReasonKind::Wins:
                case ReasonKind::WinsSomehow:
                    QVERIFY(own > 0);
                    break;
                case ReasonKind::OnlyDraw:
                case ReasonKind::Draws:
                    QCOMPARE(own, 0);
                    break;
                case ReasonKind::GivesWinAway:
                    QVERIFY(own <= 0 && best > 0);
                    break;
                case ReasonKind::GivesDrawAway:
                    QVERIFY(own < 0 && best >= 0);
                    break;
                case ReasonKind::Loses:
                case ReasonKind::LosesLatest:
                case ReasonKind::LosesSomehow:
                    QVERIFY(own < 0);
                    break;
                default:
                    break;
                }
            }
        }
    }
}

void TestMoveReason::sentencesNameTheSquares()
{
    SeededRandom random(5);
    Solver solver({.tableMib = 4});
    for (int i = 0; i < 300; ++i) {
        const Position position = boards::randomUnfinished(random, 20 + i % 22);
        const ColumnsReport scores = solved(solver, position);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const QString text = moveReason(position, Move(column), names, &scores);
            const QString square = notation::squareName(column, position.landingRow(column));
            const bool isOnly = text.startsWith(QStringLiteral("Only %1 keeps ").arg(square));
            const auto reasons = moveReasons(position, Move(column), &scores);
            QCOMPARE(isOnly, std::ranges::any_of(reasons, [](const Reason& reason) {
                         return reason.kind == ReasonKind::OnlyWin
                             || reason.kind == ReasonKind::OnlyDraw;
                     }));
            QVERIFY2((isOnly || text.startsWith(square + u' ')) && text.endsWith(u'.')
                         && !text.contains(u'%') && !text.contains(QStringLiteral(" ."))
                         && !text.contains(QStringLiteral("  ")),
                     qPrintable(text));
            const Reason first = reasons.front();
            for (Bitboard left = first.squares; left != 0; left &= left - 1) {
                const int bit = std::countr_zero(left);
                QVERIFY(text.contains(notation::squareName(bit / 7, bit % 7)));
            }
        }
    }
}

void TestMoveReason::examples_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("expected");
    QTest::newRow("wins") << "121212" << 1 << "a4 makes four in a row and wins.";
    QTest::newRow("blocks") << "12121" << 1 << "a4 blocks Red's four.";
    QTest::newRow("leaves it") << "12121" << 7 << "g1 lets Red win on a4.";
    QTest::newRow("two at once") << "3747" << 5
                                 << "e1 threatens b1 and f1 at once, and Blue can block only one.";
    QTest::newRow("takes two at once")
        << "374" << 5 << "e1 takes a square where Red would threaten b1 and f1 at once.";
    QTest::newRow("quiet") << "" << 4 << "d1 is part of 7 possible four(s).";
}

void TestMoveReason::examples()
{
    QFETCH(const QString, moves);
    QFETCH(const int, column);
    QFETCH(const QString, expected);
    const QString text = moveReason(boards::fromDigits(moves), Move(column - 1), names);
    QVERIFY2(text.startsWith(expected), qPrintable(text));
}

void TestMoveReason::scoresOfAnotherPositionAreLeftAlone()
{
    Solver solver({.tableMib = 4});
    SeededRandom random(6);
    const Position position = boards::randomUnfinished(random, 30);
    const Position another = boards::randomUnfinished(random, 30);
    const ColumnsReport scores = solved(solver, another);
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column))
            QVERIFY(moveReasons(position, Move(column), &scores)
                    == moveReasons(position, Move(column)));
}

QTEST_GUILESS_MAIN(TestMoveReason)
#include "tst_movereason.moc"
