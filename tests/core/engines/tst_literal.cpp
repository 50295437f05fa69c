// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/evaluation/h2.h"
#include "core/search/searchreport.h"
#include "tests/core/boards.h"
#include "tests/core/evaluation/naiveh1.h"

#include <QTest>
#include <functional>

namespace {

/// A value from the view of a player.
using Judge = std::function<Value(const Position&, Player)>;

/// The article's figure 1 once more: a finished game and depth 0 return the heuristic, MAX takes
/// the largest and MIN the smallest value. Nothing is pruned.
Value minimax(const Position& position, int depth, Player us, const Judge& judge)
{
    if (depth == 0 || position.isFinished())
        return judge(position, us);
    const bool max = position.sideToMove() == us;
    Value best = max ? -value::infinite : value::infinite;
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column)) {
            const Value value = minimax(position.after(column), depth - 1, us, judge);
            if (max ? value > best : value < best)
                best = value;
        }
    return best;
}

Value tableSum(const Position& position, Player us)
{
    constexpr int table[6][7] {{3, 4, 5, 7, 5, 4, 3},    {4, 6, 8, 10, 8, 6, 4},
                               {5, 8, 11, 13, 11, 8, 5}, {5, 8, 11, 13, 11, 8, 5},
                               {4, 6, 8, 10, 8, 6, 4},   {3, 4, 5, 7, 5, 4, 3}};
    const Cell own = us == Player::First ? Cell::First : Cell::Second;
    Value sum = 0;
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row)
            if (const Cell cell = position.at(column, row); cell != Cell::Empty)
                sum += cell == own ? table[row][column] : -table[row][column];
    return sum;
}

Judge judgeOf(const QString& engine, const QString& variant)
{
    if (engine == QStringLiteral("literal-h2"))
        return tableSum;
    const bool fourInLine = variant == QStringLiteral("strict");
    return [fourInLine](const Position& position, Player us) {
        return NaiveH1(position, fourInLine).valueFor(us);
    };
}

}

/// The engines that know a finished game only as far as their heuristic does.
class TestLiteral : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesAreThoseOfTheFlowChart_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        QTest::newRow("h1") << "literal-h1"
                            << "strict";
        QTest::newRow("h1 without feature 1") << "literal-h1"
                                              << "no-f1";
        QTest::newRow("h2") << "literal-h2"
                            << "strict";
    }

    void movesAreThoseOfTheFlowChart()
    {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        const H1Options h1 = *H1Options::fromNames(variant);
        const auto pruned = makeEngine(name, {.h1 = h1});
        const auto exact = makeEngine(name, {.h1 = h1, .exactColumns = true});
        const Judge judge = judgeOf(name, variant);
        SeededRandom random(71);
        for (int i = 0; i < 60; ++i) {
            const Position root
                = boards::randomUnfinished(random, 6 + static_cast<int>(random.below(36)));
            const int depth = std::min(3, 42 - root.plies());
            const SearchReport report = (*pruned)->search(root, {.depth = depth}, {});
            const SearchReport columns = (*exact)->search(root, {.depth = depth}, {});
            const Player us = root.sideToMove();
            int best = -1;
            Value bestValue = -value::infinite;
            for (int column = 0; column < 7; ++column) {
                if (!root.canPlay(column))
                    continue;
                const Value value = minimax(root.after(column), depth - 1, us, judge);
                QCOMPARE(columns.columnScores[std::size_t(column)].value, value);
                if (value > bestValue) {
                    best = column;
                    bestValue = value;
                }
            }
            QCOMPARE(report.bestMove, Move(best));
            QCOMPARE(report.score.value, bestValue);
            QCOMPARE(columns.bestMove, Move(best));
        }
    }

    void h2DoesNotSeeAWin()
    {
        // Four on d1 is there to take. The table likes another square better.
        const Position root = boards::fromDigits(u"11223377");
        const auto seeing = makeEngine(QStringLiteral("study-h2"));
        const auto blind = makeEngine(QStringLiteral("literal-h2"));
        QCOMPARE((*seeing)->search(root, {.depth = 4}, {}).bestMove, Move(3));
        QCOMPARE((*seeing)->search(root, {.depth = 4}, {}).score.kind, Score::Kind::Win);
        QCOMPARE((*blind)->search(root, {.depth = 4}, {}).score.kind, Score::Kind::Estimate);
    }

    void strictH1KnowsFinishedGamesByItself()
    {
        const auto literal = makeEngine(QStringLiteral("literal-h1"));
        const auto study = makeEngine(QStringLiteral("study-h1"));
        SeededRandom random(72);
        for (int i = 0; i < 60; ++i) {
            const Position root
                = boards::randomUnfinished(random, static_cast<int>(random.below(42)));
            const SearchReport a = (*literal)->search(root, {.depth = 4}, {});
            const SearchReport b = (*study)->search(root, {.depth = 4}, {});
            QCOMPARE(a.bestMove, b.bestMove);
            QCOMPARE(a.score, b.score);
            QCOMPARE(a.nodes, b.nodes);
        }
    }
};

QTEST_GUILESS_MAIN(TestLiteral)
#include "tst_literal.moc"
