// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/searchreport.h"
#include "core/solver/perfectengine.h"
#include "core/solver/traps.h"
#include "tests/core/solver/plainminimax.h"
#include "tests/core/solver/solvertest.h"

/// The traps of a lost game, judged by plain minimax.
class TestTraps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreThoseOfTheDefinition_data();
    void valuesAreThoseOfTheDefinition();
    void perfectPlayerSetsMostOfThem();
    void withoutTimeNothingIsFound();
};

namespace {

/// The score of a move for who makes it.
int scoreOf(const Position& position, int column)
{
    if (position.wins(column))
        return plainminimax::valueOfWin(position);
    const Position next = position.after(column);
    return next.isFull() ? 0 : -plainminimax::value(next);
}

std::vector<Move> bestMoves(const Position& position)
{
    int best = -100;
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column))
            best = std::max(best, scoreOf(position, column));
    std::vector<Move> moves;
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column) && scoreOf(position, column) == best)
            moves.emplace_back(column);
    return moves;
}

double naiveValue(const Position& after, int exchanges)
{
    double sum = 0;
    int replies = 0;
    for (int column = 0; column < 7; ++column) {
        if (!after.canPlay(column))
            continue;
        ++replies;
        if (scoreOf(after, column) <= 0) {
            sum += 1;
        } else if (exchanges > 1 && !after.wins(column)) {
            const Position next = after.after(column);
            double best = 0;
            for (const Move move : bestMoves(next))
                best = std::max(best, naiveValue(next.after(move.column()), exchanges - 1));
            sum += best / 2;
        }
    }
    return sum / replies;
}

/// With at least two moves that lose equally late.
Position lostPosition(SeededRandom& random)
{
    while (true) {
        const Position position
            = boards::randomUnfinished(random, 28 + static_cast<int>(random.below(8)));
        if (plainminimax::value(position) < 0 && bestMoves(position).size() > 1)
            return position;
    }
}

}

void TestTraps::valuesAreThoseOfTheDefinition_data()
{
    QTest::addColumn<int>("exchanges");
    for (const int exchanges : {1, 2, 3})
        QTest::addRow("%d", exchanges) << exchanges;
}

void TestTraps::valuesAreThoseOfTheDefinition()
{
    QFETCH(int, exchanges);
    Solver solver({.tableMib = 8});
    SeededRandom random(static_cast<std::uint64_t>(exchanges));
    int different = 0;
    for (int i = 0; i < sanitized::cases(40); ++i) {
        const Position root = lostPosition(random);
        const std::vector<Move> moves = bestMoves(root);
        const TrapReport report = findTraps(solver, root, moves, {.exchanges = exchanges}, {});
        QCOMPARE(report.moves.size(), moves.size());
        double most = 0;
        for (std::size_t m = 0; m < moves.size(); ++m) {
            const double expected = naiveValue(root.after(moves[m].column()), exchanges);
            QCOMPARE(report.moves[m].move, moves[m]);
            QVERIFY(qAbs(report.moves[m].value - expected) < 1e-12);
            QVERIFY(expected >= 0 && expected <= 1);
            most = std::max(most, expected);
        }
        for (const Move move : report.best())
            QVERIFY(naiveValue(root.after(move.column()), exchanges) > most - 1e-12);
        different += report.best().size() < moves.size();
    }
    QVERIFY(different > 0);
}

void TestTraps::perfectPlayerSetsMostOfThem()
{
    PerfectEngine engine({.name = "level-8", .solver = {.tableMib = 8}, .setsTraps = true});
    SeededRandom random(4);
    for (int i = 0; i < sanitized::cases(40); ++i) {
        const Position root = lostPosition(random);
        const SearchReport report = engine.search(root, {}, {});
        QCOMPARE(report.engine, QStringLiteral("level-8"));
        const std::vector<Move> slowest = bestMoves(root);
        QVERIFY(std::ranges::find(slowest, report.bestMove) != slowest.end());
        QCOMPARE(report.principalVariation.front(), report.bestMove);
        const int exchanges = trapExchanges(root.plies());
        for (const Move move : slowest)
            QVERIFY(naiveValue(root.after(report.bestMove.column()), exchanges)
                    > naiveValue(root.after(move.column()), exchanges) - 1e-12);
    }
    // Where it wins it is the perfect engine: the fastest win.
    for (int i = 0; i < sanitized::cases(40); ++i) {
        const Position root
            = boards::randomUnfinished(random, 28 + static_cast<int>(random.below(8)));
        const SearchReport report = engine.search(root, {}, {});
        const std::vector<Move> best = bestMoves(root);
        QVERIFY(std::ranges::find(best, report.bestMove) != best.end());
    }
}

void TestTraps::withoutTimeNothingIsFound()
{
    Solver solver({.tableMib = 1});
    SeededRandom random(5);
    const Position root = lostPosition(random);
    std::stop_source source;
    source.request_stop();
    const TrapReport report
        = findTraps(solver, root, bestMoves(root), {.exchanges = 2}, source.get_token());
    QCOMPARE(report.moves.size(), bestMoves(root).size());
    QVERIFY(!report.best().empty());
    QCOMPARE(report.nodes, std::uint64_t {0});
}

QTEST_GUILESS_MAIN(TestTraps)
#include "tst_traps.moc"
