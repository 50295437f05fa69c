// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hintreason.h"

#include "core/solver/solver.h"
#include "tests/core/analysis/naiveboard.h"
#include "tests/core/boards.h"
#include "tests/core/solver/plainminimax.h"

#include <QTest>

#include <map>

namespace {

using Square = NaiveBoard::Square;

bool isOnBoard(const Square& square)
{
    return square.first >= 0 && square.first < 7 && square.second >= 0 && square.second < 6;
}

/// What a column is worth by plain minimax, and the others.
struct PlainScores
{
    int own = 0;
    int best = -1000; ///< of the others
    bool hasOthers = false;

    static int sign(int score) { return (score > 0) - (score < 0); }
    bool keepsResult() const { return !hasOthers || sign(own) >= sign(best); }
};

int plainScore(const Position& position, int column)
{
    if (position.wins(column))
        return plainminimax::valueOfWin(position);
    const Position next = position.after(column);
    return next.isFull() ? 0 : -plainminimax::value(next);
}

/// Of every column that has room, by column.
std::array<PlainScores, 7> plainScores(const Position& position)
{
    std::array<PlainScores, 7> all;
    for (int column = 0; column < 7; ++column) {
        if (!position.canPlay(column))
            continue;
        const int score = plainScore(position, column);
        for (int other = 0; other < 7; ++other) {
            PlainScores& scores = all[static_cast<std::size_t>(other)];
            if (other == column) {
                scores.own = score;
                continue;
            }
            scores.best = std::max(scores.best, score);
            scores.hasOthers = true;
        }
    }
    return all;
}

/// Judges a reason by looking at the board cell by cell, and by a search that knows the rules
/// alone.
class HintJudge
{
public:
    HintJudge(const Position& position, int column)
        : m_column(column), m_me(position.sideToMove()), m_opponent(other(m_me)),
          m_before(position), m_after(position), m_theirs(position),
          m_landing(column, m_before.landing(column))
    {
        m_after.put(m_landing, m_me);
        m_theirs.put(m_landing, m_opponent);
    }

    bool isTrue(HintReason reason, const PlainScores* scores = nullptr) const
    {
        switch (reason) {
        case HintReason::MakesFour:
            return makesFour();
        case HintReason::BlocksThree:
            return m_before.completes(m_landing, m_opponent) && endsThree();
        case HintReason::BlocksFour:
            return m_before.completes(m_landing, m_opponent) && !endsThree();
        case HintReason::MakesTwoThreats:
            return m_after.wins(m_me).size() > 1 && winsWhateverTheAnswer();
        case HintReason::StacksThreats:
            return m_after.wins(m_me).size() == 1 && winsWhateverTheAnswer();
        case HintReason::OnlyColumn:
            return columns([](int) { return true; }) == 1;
        case HintReason::OnlySafe:
            return isSafe(m_column) && columns([this](int c) { return isSafe(c); }) == 1
                && columns([](int) { return true; }) > 1;
        case HintReason::StopsTwoThreats:
            return m_theirs.wins(m_opponent).size() > 1;
        case HintReason::LaterThreat:
            return makesLaterThreat();
        case HintReason::Threatens:
            return !m_after.wins(m_me).empty();
        case HintReason::StopsThreat:
            return (toBitboard(m_theirs.threats(m_opponent))
                    & ~toBitboard(m_before.threats(m_opponent)))
                != 0;
        case HintReason::TakesMiddle:
            return m_column == 3;
        case HintReason::LeavesRoom:
            return hasRoom();
        case HintReason::NothingSaves:
            return losesAtOnceEverywhere() || (scores && isProved(reason, *scores));
        case HintReason::None:
            return true;
        default:
            return scores && isProved(reason, *scores);
        }
    }

    /// Nobody completes four first, whatever else is said.
    bool isCalm() const { return m_before.wins(m_me).empty() && m_after.wins(m_opponent).empty(); }
    bool makesFour() const { return m_before.completes(m_landing, m_me); }
    bool losesAtOnceEverywhere() const
    {
        return m_before.wins(m_me).empty() && columns([this](int c) { return isSafe(c); }) == 0;
    }

private:
    static bool isProved(HintReason reason, const PlainScores& scores)
    {
        switch (reason) {
        case HintReason::HoldsOutLongest:
            return scores.own < 0 && scores.hasOthers && scores.best <= scores.own;
        case HintReason::NothingSaves:
            return scores.own < 0 && scores.best < 0;
        case HintReason::OnlyWin:
            return scores.own > 0 && scores.hasOthers && scores.best <= 0;
        case HintReason::WinsSoonest:
            return scores.own > scores.best && scores.best > 0;
        case HintReason::KeepsWin:
            return scores.own > 0;
        case HintReason::OnlyDraw:
            return scores.own == 0 && scores.hasOthers && scores.best < 0;
        case HintReason::KeepsDraw:
            return scores.own == 0;
        case HintReason::DoesNotLose:
            return scores.own >= 0;
        default:
            return false;
        }
    }

    template <typename Which> int columns(Which which) const
    {
        int count = 0;
        for (int column = 0; column < 7; ++column)
            count += m_before.landing(column) < 6 && which(column) ? 1 : 0;
        return count;
    }

    bool isSafe(int column) const
    {
        NaiveBoard next = m_before;
        next.put({column, m_before.landing(column)}, m_me);
        return next.wins(m_opponent).empty();
    }

    bool winsWhateverTheAnswer() const
    {
        if (!isCalm())
            return false;
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

    /// Three of the opponent's in a row, beginning beside the square.
    bool endsThree() const
    {
        for (int right = -1; right <= 1; ++right)
            for (int up = -1; up <= 1; ++up) {
                if (right == 0 && up == 0)
                    continue;
                int discs = 0;
                while (discs < 3) {
                    const Square next {m_landing.first + (discs + 1) * right,
                                       m_landing.second + (discs + 1) * up};
                    if (!isOnBoard(next)
                        || m_before.at(next.first, next.second) != NaiveBoard::cellOf(m_opponent))
                        break;
                    ++discs;
                }
                if (discs == 3)
                    return true;
            }
        return false;
    }

    bool makesLaterThreat() const
    {
        const std::vector<Square> threats = m_after.threats(m_me);
        return std::ranges::any_of(threats, [this](const Square& square) {
            const bool isOdd = (square.second + 1) % 2 == 1;
            return !m_before.completes(square, m_me)
                && m_after.landing(square.first) < square.second
                && isOdd == (m_me == Player::First);
        });
    }

    bool hasRoom() const
    {
        bool found = false;
        NaiveBoard::forEachLine(m_landing, [&](const std::array<Square, 4>& line) {
            found = found || std::ranges::none_of(line, [this](const Square& square) {
                        return m_before.at(square.first, square.second)
                            == NaiveBoard::cellOf(m_opponent);
                    });
        });
        return found;
    }

    int m_column;
    Player m_me;
    Player m_opponent;
    NaiveBoard m_before;
    NaiveBoard m_after;
    NaiveBoard m_theirs;
    Square m_landing;
};

QByteArray described(HintReason reason)
{
    return "reason " + QByteArray::number(static_cast<int>(reason));
}

}

class TestHintReason : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBoardAloneTellsNothingFalse();
    void whatDecidesAtOnceIsSaid();
    void scoresTellNothingFalse();
    void halfKnownScoresTellNothingFalse();
    void theOrderIsKept_data();
    void theOrderIsKept();
};

void TestHintReason::theBoardAloneTellsNothingFalse()
{
    SeededRandom random(1);
    std::map<HintReason, int> seen;
    for (int i = 0; i < 6000; ++i) {
        const Position position = i % 2 ? boards::randomUnfinished(random, i / 2 % 42)
                                        : boards::carefulUnfinished(random, i / 2 % 38);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const HintReason reason = hintReason(position, Move(column));
            const HintJudge judge(position, column);
            QVERIFY2(judge.isTrue(reason), described(reason));
            if (reason != HintReason::MakesFour && reason != HintReason::NothingSaves
                && reason != HintReason::None)
                QVERIFY2(judge.isCalm(), described(reason));
            ++seen[reason];
        }
    }
    for (const HintReason reason :
         {HintReason::MakesFour, HintReason::BlocksThree, HintReason::BlocksFour,
          HintReason::MakesTwoThreats, HintReason::StacksThreats, HintReason::OnlyColumn,
          HintReason::OnlySafe, HintReason::StopsTwoThreats, HintReason::NothingSaves,
          HintReason::LaterThreat, HintReason::Threatens, HintReason::StopsThreat,
          HintReason::TakesMiddle, HintReason::LeavesRoom, HintReason::None})
        QVERIFY2(seen[reason] > 5, described(reason));
}

void TestHintReason::whatDecidesAtOnceIsSaid()
{
    SeededRandom random(2);
    for (int i = 0; i < 2000; ++i) {
        const Position position = boards::randomUnfinished(random, i % 42);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const HintReason reason = hintReason(position, Move(column));
            const HintJudge judge(position, column);
            QCOMPARE(reason == HintReason::MakesFour, judge.makesFour());
            QCOMPARE(reason == HintReason::NothingSaves, judge.losesAtOnceEverywhere());
            if (!judge.isCalm())
                continue;
            // The first of these that is true is the one that is given.
            for (const HintReason first :
                 {HintReason::BlocksThree, HintReason::BlocksFour, HintReason::MakesTwoThreats,
                  HintReason::StacksThreats, HintReason::OnlyColumn, HintReason::OnlySafe,
                  HintReason::StopsTwoThreats})
                if (judge.isTrue(first)) {
                    QCOMPARE(described(reason), described(first));
                    break;
                }
        }
    }
}

void TestHintReason::scoresTellNothingFalse()
{
    SeededRandom random(3);
    Solver solver({.tableMib = 4});
    std::map<HintReason, int> seen;
    for (int i = 0; i < 1200; ++i) {
        const int plies = 30 + i % 11;
        const Position position = i % 2 ? boards::randomUnfinished(random, plies)
                                        : boards::carefulUnfinished(random, plies);
        const ColumnsReport scores = solver.solveColumns(position, BestLine::None);
        const std::array<PlainScores, 7> all = plainScores(position);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const PlainScores& plain = all[static_cast<std::size_t>(column)];
            const HintJudge judge(position, column);
            const HintReason reason = hintReason(position, Move(column), &scores);
            QVERIFY2(judge.isTrue(reason, &plain), described(reason));
            // Who gives the result away has nothing to be praised for.
            QVERIFY2(plain.keepsResult() || reason == HintReason::None, described(reason));
            const HintReason seenOnly = hintReason(position, Move(column));
            QVERIFY2(!provesBest(seenOnly) || plain.keepsResult(), described(seenOnly));
            ++seen[reason];
        }
    }
    for (const HintReason reason :
         {HintReason::HoldsOutLongest, HintReason::NothingSaves, HintReason::OnlyWin,
          HintReason::WinsSoonest, HintReason::KeepsWin, HintReason::OnlyDraw,
          HintReason::KeepsDraw})
        QVERIFY2(seen[reason] > 0, described(reason));
}

void TestHintReason::halfKnownScoresTellNothingFalse()
{
    SeededRandom random(4);
    Solver solver({.tableMib = 1});
    for (int i = 0; i < 600; ++i) {
        const Position position = boards::carefulUnfinished(random, 30 + i % 9);
        solver.clearTable();
        const ColumnsReport scores = solver.solveColumns(position, BestLine::None,
                                                         {.nodes = std::uint64_t {1} << (i % 10)});
        const std::array<PlainScores, 7> all = plainScores(position);
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            const PlainScores& plain = all[static_cast<std::size_t>(column)];
            const HintReason reason = hintReason(position, Move(column), &scores);
            QVERIFY2(HintJudge(position, column).isTrue(reason, &plain), described(reason));
            QVERIFY2(!provesBest(reason) || plain.keepsResult(), described(reason));
        }
    }
    // Only that it does not lose is known.
    ColumnsReport known;
    known.whole.root = Position();
    known.whole.score = {-exactscore::largest, exactscore::largest};
    for (auto& score : known.moves)
        score = known.whole.score;
    known.moves[0]->lower = 0;
    QCOMPARE(hintReason(Position(), Move(0), &known), HintReason::DoesNotLose);
    QCOMPARE(hintReason(Position(), Move(1), &known), HintReason::LeavesRoom);
}

void TestHintReason::theOrderIsKept_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("column");
    QTest::addColumn<HintReason>("expected");
    QTest::newRow("four") << "121212" << 1 << HintReason::MakesFour;
    QTest::newRow("three, one on the other") << "12121" << 1 << HintReason::BlocksThree;
    QTest::newRow("three side by side") << "31425" << 6 << HintReason::BlocksThree;
    QTest::newRow("a gap") << "17274" << 3 << HintReason::BlocksFour;
    QTest::newRow("two at once") << "3747" << 5 << HintReason::MakesTwoThreats;
    QTest::newRow("stops two at once") << "374" << 5 << HintReason::StopsTwoThreats;
    QTest::newRow("the middle") << "" << 4 << HintReason::TakesMiddle;
    QTest::newRow("a corner") << "" << 1 << HintReason::LeavesRoom;
    QTest::newRow("does not block") << "12121" << 7 << HintReason::None;
}

void TestHintReason::theOrderIsKept()
{
    QFETCH(const QString, moves);
    QFETCH(const int, column);
    QFETCH(const HintReason, expected);
    QCOMPARE(hintReason(boards::fromDigits(moves), Move(column - 1)), expected);
}

QTEST_GUILESS_MAIN(TestHintReason)
#include "tst_hintreason.moc"
