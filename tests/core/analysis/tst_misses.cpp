// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/misses.h"
#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "core/match/matchgame.h"
#include "core/solver/solver.h"

#include <QTest>

namespace {

std::vector<Miss> missesOf(const std::vector<Move>& moves, std::size_t from, Solver& solver)
{
    return findMisses(moves, from, solver).value_or(std::vector<Miss>());
}

std::vector<Miss> missesOf(const QString& text, std::size_t from)
{
    Solver solver({.tableMib = 8});
    solver.setKnownScores(&builtInScores());
    return missesOf(*notation::parseMoves(text), from, solver);
}

/// By all columns' scores, one position at a time.
std::vector<Miss::Kind> slowKinds(const std::vector<Move>& moves, std::size_t from, Solver& solver)
{
    const auto sign = [](int score) { return (score > 0) - (score < 0); };
    std::vector<Miss::Kind> kinds;
    Position position = positionAfter(std::span(moves).first(from));
    for (std::size_t ply = from; ply < moves.size(); position.play(moves[ply++])) {
        const ColumnsReport all = solver.solveColumns(position, BestLine::None);
        const int played = all.moves[static_cast<std::size_t>(moves[ply].column())]->lower;
        bool winsNow = false;
        std::vector<int> threats;
        const Position turned = Position::fromBitboards(position.opponent(), position.occupied());
        for (int column = 0; column < Position::Shape::width; ++column) {
            if (!position.canPlay(column))
                continue;
            winsNow = winsNow || position.wins(column);
            if (turned.wins(column))
                threats.push_back(column);
        }
        if (winsNow) {
            if (!position.wins(moves[ply].column()))
                kinds.push_back(Miss::Kind::Win);
        } else if (threats.size() == 1 && threats.front() != moves[ply].column()) {
            kinds.push_back(Miss::Kind::Block);
        } else if (sign(played) < sign(all.whole.score.lower)) {
            kinds.push_back(Miss::Kind::Result);
        }
    }
    return kinds;
}

}

class TestMisses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFourThatWasLeftIsAWinMissed()
    {
        // The first player has three in column 1 and plays elsewhere.
        const std::vector<Miss> misses = missesOf(QStringLiteral("1212126"), 6);
        QCOMPARE(misses, (std::vector<Miss> {{Miss::Kind::Win, 6, Move(5), Move(0)}}));
        QCOMPARE(misses.front().side(), Player::First);
    }

    void aFourThatIsTakenIsNoMiss() { QVERIFY(missesOf(QStringLiteral("1212121"), 6).empty()); }

    void theOnlySquareLeftOpenIsABlockMissed()
    {
        // The second player has to answer in column 1.
        QCOMPARE(missesOf(QStringLiteral("121316"), 5),
                 (std::vector<Miss> {{Miss::Kind::Block, 5, Move(5), Move(0)}}));
        QVERIFY(missesOf(QStringLiteral("121311"), 5).empty());
    }

    void theFirstMoveAtTheEdgeThrowsTheWinAway()
    {
        QCOMPARE(missesOf(QStringLiteral("1"), 0),
                 (std::vector<Miss> {{Miss::Kind::Result, 0, Move(0), Move(3)}}));
        QVERIFY(missesOf(QStringLiteral("4"), 0).empty());
    }

    void movesBeforeTheBeginningDoNotCount() { QVERIFY(missesOf(QStringLiteral("1"), 1).empty()); }

    void randomGamesMissWhatAllColumnsSay()
    {
        Solver solver({.tableMib = 16});
        solver.setKnownScores(&builtInScores());
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            SeededRandom random(seed);
            std::vector<Move> moves = drawOpening(random, 24);
            Position position = positionAfter(moves);
            while (!position.isFinished()) {
                const int column = static_cast<int>(random.below(Position::Shape::width));
                if (!position.canPlay(column))
                    continue;
                moves.emplace_back(column);
                position.play(column);
            }
            constexpr std::size_t from = 21;
            if (moves.size() < from)
                continue;
            std::vector<Miss::Kind> kinds;
            for (const Miss& miss : missesOf(moves, from, solver)) {
                kinds.push_back(miss.kind);
                QVERIFY(miss.better != miss.played);
            }
            QCOMPARE(kinds, slowKinds(moves, from, solver));
        }
    }

    void aStoppedSearchSaysNothing()
    {
        Solver solver({.tableMib = 8});
        std::stop_source stop;
        stop.request_stop();
        const auto moves = *notation::parseMoves(QStringLiteral("4142"));
        QVERIFY(!findMisses(moves, 0, solver, stop.get_token()));
    }
};

QTEST_GUILESS_MAIN(TestMisses)
#include "tst_misses.moc"
