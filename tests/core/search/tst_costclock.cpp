// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/costclock.h"

#include <QTest>
#include <algorithm>
#include <random>

using std::chrono::nanoseconds;

/// The processor time of boxes, from a clock that the test sets.
class TestCostClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBoxAloneHasItsTime();
    void whatIsReadTogetherIsSharedByNodes();
    void whatChildrenShareIsTheirParents();
    void theClockIsReadBetweenBoxesWhenItIsTime();
    void nothingIsLost();
    void aClockThatGoesBackGivesNothing();
};

namespace {

nanoseconds shownTime {0};
int readings = 0;

nanoseconds readShown()
{
    ++readings;
    return shownTime;
}

struct TimedTree
{
    CostTree tree;
    int left = tree.child(0, 2);
    int right = tree.child(0, 4);
    int reply = tree.child(left, 3);
    CostClock clock;

    explicit TimedTree(std::uint64_t distance) : clock(distance, readShown) { readings = 0; }

    void visit(int box, int nodes)
    {
        for (int i = 0; i < nodes; ++i) {
            ++tree.own(box).counts.nodes;
            clock.visited(tree, box);
        }
    }
    void finish()
    {
        clock.settle(tree);
        tree.sumUp();
    }
    nanoseconds running(int box) const { return tree.box(box).whole.running; }
    nanoseconds shared(int box) const { return tree.box(box).whole.shared; }
};

}

void TestCostClock::aBoxAloneHasItsTime()
{
    TimedTree f(10);
    f.visit(f.left, 30);
    shownTime += nanoseconds(700);
    f.clock.moved(f.tree);
    f.visit(f.right, 4);
    shownTime += nanoseconds(50);
    f.finish();
    QCOMPARE(f.running(f.left), nanoseconds(700));
    QCOMPARE(f.running(f.right), nanoseconds(50));
    QCOMPARE(f.running(0), nanoseconds(750));
    for (const int box : {0, f.left, f.right})
        QCOMPARE(f.shared(box), nanoseconds(0));
}

void TestCostClock::whatIsReadTogetherIsSharedByNodes()
{
    TimedTree f(100);
    f.visit(f.left, 3);
    f.visit(f.right, 1);
    shownTime += nanoseconds(400);
    f.finish();
    QCOMPARE(f.running(f.left), nanoseconds(300));
    QCOMPARE(f.shared(f.left), nanoseconds(300));
    QCOMPARE(f.running(f.right), nanoseconds(100));
    QCOMPARE(f.shared(f.right), nanoseconds(100));
    // Both are of the whole, which was measured.
    QCOMPARE(f.running(0), nanoseconds(400));
    QCOMPARE(f.shared(0), nanoseconds(0));
}

void TestCostClock::whatChildrenShareIsTheirParents()
{
    TimedTree f(100);
    f.visit(f.left, 1);
    f.visit(f.reply, 3);
    shownTime += nanoseconds(80);
    f.clock.settle(f.tree);
    f.visit(f.reply, 1);
    f.visit(f.right, 1);
    shownTime += nanoseconds(20);
    f.finish();
    QCOMPARE(f.running(f.left), nanoseconds(90));
    QCOMPARE(f.shared(f.left), nanoseconds(10));
    QCOMPARE(f.running(f.reply), nanoseconds(70));
    QCOMPARE(f.shared(f.reply), nanoseconds(70));
    QCOMPARE(f.shared(f.right), nanoseconds(10));
    QCOMPARE(f.shared(0), nanoseconds(0));
}

void TestCostClock::theClockIsReadBetweenBoxesWhenItIsTime()
{
    TimedTree f(10);
    f.visit(f.left, 9);
    f.clock.moved(f.tree);
    QCOMPARE(readings, 0);
    // One box alone needs no reading, however long it takes.
    f.visit(f.left, 100);
    QCOMPARE(readings, 0);
    f.clock.moved(f.tree);
    QCOMPARE(readings, 1);
    // Two are told apart as soon as it is time.
    f.visit(f.left, 3);
    f.clock.moved(f.tree);
    f.visit(f.right, 6);
    QCOMPARE(readings, 1);
    f.visit(f.right, 30);
    QCOMPARE(readings, 2);
}

void TestCostClock::nothingIsLost()
{
    std::mt19937 random(7);
    TimedTree f(64);
    const nanoseconds from = shownTime;
    const int boxes[] {0, f.left, f.right, f.reply};
    for (int i = 0; i < 5000; ++i) {
        f.visit(boxes[random() % 4], static_cast<int>(random() % 30));
        shownTime += nanoseconds(random() % 1000);
        f.clock.moved(f.tree);
    }
    f.finish();
    QCOMPARE(f.running(0), shownTime - from);
    QCOMPARE(f.shared(0), nanoseconds(0));
    for (const CostTree::Box& box : f.tree.boxes()) {
        CostCounts sum = box.own;
        for (const int child : box.children)
            if (child != CostTree::none)
                sum += f.tree.box(child).whole;
        QCOMPARE(sum, box.whole);
        QVERIFY(box.whole.shared >= nanoseconds(0));
        QVERIFY(box.whole.shared <= box.whole.running);
    }
    // Put together, boxes have what they had: what they shared with each other is theirs now.
    const CostTree cut = f.tree.cut(1);
    QCOMPARE(cut.root().whole, f.tree.root().whole);
    QCOMPARE(cut.box(f.left).whole, f.tree.box(f.left).whole);
}

void TestCostClock::aClockThatGoesBackGivesNothing()
{
    TimedTree f(10);
    f.visit(f.left, 2);
    shownTime -= nanoseconds(5);
    f.finish();
    QCOMPARE(f.running(0), nanoseconds(0));
}

QTEST_GUILESS_MAIN(TestCostClock)
#include "tst_costclock.moc"
