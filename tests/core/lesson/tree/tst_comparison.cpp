// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/comparison.h"
#include "tests/core/lesson/tree/treetest.h"

#include <QTest>

using namespace treetest;

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWayIsTriedAndFindsTheValue();
    void theEmptyBoardIsUniform();
    void aTypedTreeIsUniformOrNot();
    void growthGoesThroughTheDepths();
    void theFormulaIsWritten();
    void itStops();
    void theTableCountsAsATextbookDoes();
};

void TestComparison::everyWayIsTriedAndFindsTheValue()
{
    const auto compared = compare({.root = AnyPosition(boards::fromDigits(u"4453")), .depth = 5});
    QVERIFY(compared && *compared);
    const Comparison& comparison = **compared;
    QCOMPARE(comparison.searches.size(), 8u);
    const ComparedSearch& full = comparison.searches.front();
    QCOMPARE(full.request.method, Method::Minimax);
    QCOMPARE(comparison.searches.back().request.method, Method::Engine);
    for (const ComparedSearch& search : comparison.searches) {
        QCOMPARE(search.counted.value, full.counted.value);
        QVERIFY(search.counted.counts.nodes <= full.counted.counts.nodes);
        if (search.request.method != Method::Engine)
            QVERIFY(search.counted.counts.leaves >= comparison.least.leaves);
    }
    const QByteArray csv = toCsv({comparison});
    QCOMPARE(csv.count('\n'), 10);
    QVERIFY(csv.contains("\n5,least,,"));
}

void TestComparison::theTableCountsAsATextbookDoes()
{
    SeededRandom random(71);
    std::uint64_t cuts = 0;
    for (int i = 0; i < 60; ++i) {
        const TypedTree tree = randomTree(random, 2 + i % 5);
        const auto compared = compare({.root = tree, .depth = tree.height()});
        QVERIFY(compared && *compared);
        PlainSearch whole(tree);
        const Value value = whole.minimax(TypedTree::root(), true);
        PlainSearch cutting(tree);
        cutting.alphaBeta(TypedTree::root(), true, -value::infinite, value::infinite);
        const ComparedSearch& minimax = (*compared)->searches[0];
        QCOMPARE(minimax.counted.counts, whole.counts);
        QCOMPARE(minimax.counted.value, value);
        const ComparedSearch& asTyped = (*compared)->searches[1];
        QCOMPARE(asTyped.request.order, MoveOrder::AsTheyLie);
        QCOMPARE(asTyped.counted.counts, cutting.counts);
        cuts += cutting.counts.cuts;
    }
    QVERIFY(cuts > 60);
}

void TestComparison::theEmptyBoardIsUniform()
{
    const auto compared = compare({.root = AnyPosition(Position()), .depth = 4});
    QCOMPARE((*compared)->branching, std::optional(7));
    QCOMPARE((*compared)->least.leaves, knuthMooreLeaves(7, 4));
    const auto later = compare({.root = AnyPosition(boards::fromDigits(u"444444")), .depth = 2});
    QVERIFY(!(*later)->branching);
}

void TestComparison::aTypedTreeIsUniformOrNot()
{
    const auto of = [](const char* text, int depth) {
        return (*compare({.root = typed(text), .depth = depth}))->branching;
    };
    QCOMPARE(of("((3 5) (2 9))", 2), std::optional(2));
    QCOMPARE(of("((3 5) (2 (9 1)))", 3), std::nullopt);
    QCOMPARE(of("((3 5) (2 (9 1)))", 2), std::optional(2));
    QCOMPARE((*compare({.root = typed("((3 5) (2 9))"), .depth = 2}))->searches.size(), 6u);
}

void TestComparison::growthGoesThroughTheDepths()
{
    std::vector<Comparison> found;
    QVERIFY(growth({.root = AnyPosition(Position()), .depth = 4},
                   [&found](const Comparison& one) { found.push_back(one); }));
    QCOMPARE(found.size(), 4u);
    for (int depth = 1; depth <= 4; ++depth)
        QCOMPARE(found[std::size_t(depth - 1)].depth, depth);
    QCOMPARE(found[3].searches[0].counted.counts.leaves, 2401u);
    QVERIFY(!growth({.root = AnyPosition(Position()), .depth = 9}, [](const Comparison&) {}));
}

void TestComparison::theFormulaIsWritten()
{
    QCOMPARE(knuthMooreLeaves(7, 4), 97u);
    QCOMPARE(knuthMooreLeaves(2, 3), 5u);
    QCOMPARE(knuthMooreFormula(7, 4), QStringLiteral("7^2 + 7^2 − 1 = 97"));
    QCOMPARE(knuthMooreFormula(3, 5), QStringLiteral("3^3 + 3^2 − 1 = 35"));
}

void TestComparison::itStops()
{
    std::stop_source stop;
    stop.request_stop();
    const auto compared
        = compare({.root = AnyPosition(Position()), .depth = 8}, {}, stop.get_token());
    QVERIFY(compared && !*compared);
}

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
