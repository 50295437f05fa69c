// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/costcsv.h"
#include "core/search/costs/costfigures.h"

#include <QTest>

using namespace std::chrono_literals;

/// The figures of boxes, from a tree that is small enough to be worked out by hand.
class TestCostFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesAreOfWhatIsMeasured();
    void figuresOfABox();
    void whatIsSharedHasNoSpeedOfItsOwn();
    void whatNobodyCountedIsNotKnown();
    void tablesHaveAllOfIt();
    void tablesLeaveOutWhatIsNotKnown();
};

namespace {

/// 100 nodes in 8 ms: d has 10 in 1 ms, e 88 in 6 ms, of which its reply c takes 44 in 4 ms.
CostTree timedTree()
{
    CostTree tree;
    tree.setClock(CostTree::Clock::Count);
    const int d = tree.child(0, 3);
    const int e = tree.child(0, 4);
    const int reply = tree.child(e, 2);
    tree.own(0) = {{2, 0, 0}, 0, 1ms, -2ms};
    tree.own(d) = {{10, 5, 0}, 0, 1ms, 1ms};
    tree.own(e) = {{44, 20, 10}, 6, 2ms, 1ms};
    tree.own(reply) = {{44, 20, 10}, 10, 4ms, 0ms};
    tree.sumUp();
    return tree;
}

std::optional<double> figureOf(int box, CostFigure figure, CostMeasure measure = CostMeasure::Nodes)
{
    return costfigures::value(timedTree(), box, figure, measure);
}

}

void TestCostFigures::sharesAreOfWhatIsMeasured()
{
    const CostTree tree = timedTree();
    QCOMPARE(costfigures::share(tree, 0, CostMeasure::Nodes), 1.0);
    QCOMPARE(costfigures::share(tree, 2, CostMeasure::Nodes), 0.88);
    QCOMPARE(costfigures::share(tree, 2, CostMeasure::Time), 0.75);
    QCOMPARE(costfigures::share(tree, 3, CostMeasure::Time), 0.5);
    QCOMPARE(costfigures::share(CostTree(), 0, CostMeasure::Nodes), 0.0);
    // A parent is as much as its own and its children.
    for (const CostMeasure measure : {CostMeasure::Nodes, CostMeasure::Time}) {
        double sum = measure == CostMeasure::Nodes ? 0.02 : 0.125;
        for (const int child : {1, 2})
            sum += costfigures::share(tree, child, measure);
        QCOMPARE(sum, 1.0);
    }
}

void TestCostFigures::figuresOfABox()
{
    QCOMPARE(figureOf(2, CostFigure::FirstCutoffs), 16.0 / 20);
    QCOMPARE(figureOf(2, CostFigure::Cutoffs), 20.0 / 48);
    QCOMPARE(figureOf(2, CostFigure::Leaves), 40.0 / 88);
    QCOMPARE(figureOf(3, CostFigure::ParentShare), 0.5);
    QCOMPARE(figureOf(3, CostFigure::ParentShare, CostMeasure::Time), 4.0 / 6);
    QCOMPARE(figureOf(3, CostFigure::NodesPerSecond), 11'000.0);
    QVERIFY(!figureOf(0, CostFigure::ParentShare));
    QVERIFY(!figureOf(1, CostFigure::FirstCutoffs));
    QCOMPARE(figureOf(1, CostFigure::Cutoffs), 0.0);
}

void TestCostFigures::whatIsSharedHasNoSpeedOfItsOwn()
{
    QVERIFY(!figureOf(1, CostFigure::NodesPerSecond));
    // A sixth of it is shared.
    QCOMPARE(figureOf(2, CostFigure::NodesPerSecond), 88 / 0.006);
    QCOMPARE(figureOf(0, CostFigure::NodesPerSecond), 12'500.0);
}

void TestCostFigures::whatNobodyCountedIsNotKnown()
{
    CostTree tree(CostTree::Detail::Nodes);
    tree.own(tree.child(0, 3)).counts.nodes = 7;
    tree.sumUp();
    QVERIFY(costfigures::isKnown(tree, CostMeasure::Nodes));
    QVERIFY(!costfigures::isKnown(tree, CostMeasure::Time));
    for (const CostFigure figure : {CostFigure::FirstCutoffs, CostFigure::Cutoffs,
                                    CostFigure::Leaves, CostFigure::NodesPerSecond}) {
        QVERIFY(!costfigures::isKnown(tree, figure));
        QVERIFY(!costfigures::value(tree, 1, figure, CostMeasure::Nodes));
    }
    QVERIFY(costfigures::isKnown(tree, CostFigure::ParentShare));
    QCOMPARE(costfigures::value(tree, 1, CostFigure::ParentShare, CostMeasure::Nodes), 1.0);
    QVERIFY(!costfigures::value(tree, 1, CostFigure::ParentShare, CostMeasure::Time));
}

void TestCostFigures::tablesHaveAllOfIt()
{
    const QList<QByteArray> rows = costcsv::toCsv(timedTree(), Position()).split('\n');
    QCOMPARE(rows.size(), 1 + 4 + 1);
    QCOMPARE(rows[0].count(','), 10);
    QCOMPARE(rows[1], QByteArray(",0,100,45,20,16,8000000,0,,,12500"));
    QCOMPARE(rows[2], QByteArray("d1,1,10,5,0,0,1000000,1000000,0.1,0.125,"));
    QCOMPARE(rows[4], QByteArray("e1 c1,2,44,20,10,10,4000000,0,0.5,0.666667,11000"));
}

void TestCostFigures::tablesLeaveOutWhatIsNotKnown()
{
    CostTree tree(CostTree::Detail::Nodes);
    tree.own(tree.child(0, 3)).counts.nodes = 7;
    tree.sumUp();
    const QList<QByteArray> rows = costcsv::toCsv(tree, Position()).split('\n');
    QCOMPARE(rows[2], QByteArray("d1,1,7,,,,,,1,,"));
}

QTEST_GUILESS_MAIN(TestCostFigures)
#include "tst_costfigures.moc"
