// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/treeexamples.h"

#include <QSignalSpy>
#include <QTest>

using namespace fourcast::lesson;

class TestTreeSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTreeIsThereFromItsEnd()
    {
        TreeSteps steps;
        QVERIFY(steps.isEmpty());
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        QCOMPARE(steps.index(), steps.lastIndex());
        QVERIFY(steps.walk().isLeft(0));
        QVERIFY(!steps.go(TreeStep::Forward));
        QVERIFY(steps.go(TreeStep::First));
        QCOMPARE(steps.index(), std::size_t {0});
        QVERIFY(steps.walk().isOpen(0));
    }

    void aTargetIsToldWithoutGoingThere()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        steps.go(TreeStep::First);
        const QSignalSpy moved(&steps, &TreeSteps::moved);
        const auto target = steps.target(TreeStep::NextCut);
        QVERIFY(target.has_value());
        QCOMPARE(steps.index(), std::size_t {0});
        QCOMPARE(moved.size(), 0);
        QVERIFY(steps.go(TreeStep::NextCut));
        QCOMPARE(steps.index(), *target);
        QVERIFY(steps.walk().isCut(steps.node()));
        QVERIFY(!steps.target(TreeStep::NextCut).has_value());
    }

    void aNodeIsVisitedWhereItsValueIsKnownAndWhereItIsEntered()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        steps.visit(1);
        QCOMPARE(steps.index(), steps.walk().indexOfLeaving(1));
        steps.visit(1);
        QCOMPARE(steps.index(), steps.walk().indexOfEntering(1));
        steps.go(TreeStep::First);
        steps.visit(1);
        QCOMPARE(steps.index(), steps.walk().indexOfEntering(1));
    }

    void moreOfTheTreeLeavesTheWalkWhereItIs()
    {
        TreeRequest request = treeexamples::position("44", 4);
        request.mostNodes = 60;
        const FoundTree found = treeexamples::found(request);
        QVERIFY(!found.tree->isWhole());
        TreeSteps steps;
        steps.setTree(found.tree);
        NodeIndex folded = 0;
        while (!found.tree->nodes[folded].folded)
            ++folded;
        const std::uint64_t visit = found.tree->nodes[folded].visit;
        steps.visit(folded);
        const auto below = found.searcher->expand(*found.tree, folded);
        QVERIFY(below.has_value());
        steps.setMore(std::make_shared<const RecordedTree>(found.tree->unfolded(folded, *below)));
        QCOMPARE(steps.tree().nodes[steps.node()].visit, visit);
        QCOMPARE(steps.tree().nodeOfVisit(visit), steps.node());
        QVERIFY(!steps.tree().nodes[steps.node()].folded);
    }
};

QTEST_MAIN(TestTreeSteps)
#include "tst_treesteps.moc"
