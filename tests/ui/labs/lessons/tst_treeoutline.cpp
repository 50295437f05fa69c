// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/treeexamples.h"
#include "ui/labs/lessons/tree/treeoutline.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace fourcast::lesson;

class TestTreeOutline : public QObject
{
    Q_OBJECT

    static QString cell(const TreeOutlineModel& model, const QModelIndex& row, int column)
    {
        return model.data(row.siblingAtColumn(column)).toString();
    }

private Q_SLOTS:
    void theModelKeepsItsPromises()
    {
        TreeSteps steps;
        TreeOutlineModel model(steps);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        steps.setTree(treeexamples::found(treeexamples::position("44536", 2)).tree);
        QCOMPARE(model.rowCount(), 1);
        steps.go(TreeStep::First);
        steps.go(TreeStep::NextLeaf);
        steps.setTree({});
        QCOMPARE(model.rowCount(), 0);
    }

    void everyMoveHasARowWhetherItWasLookedAtOrNot()
    {
        TreeSteps steps;
        TreeOutlineModel model(steps);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        const QModelIndex root = model.index(0, 0);
        QCOMPARE(model.rowCount(root), 2);
        const QModelIndex second = model.index(1, 0, root);
        QCOMPARE(model.rowCount(second), 2);
        const QModelIndex cut = model.index(1, 0, second);
        QCOMPARE(model.nodeOf(cut), noNode);
        QCOMPARE(cell(model, cut, TreeOutlineModel::MoveColumn), QStringLiteral("2"));
        QVERIFY(cell(model, cut, TreeOutlineModel::ValueColumn).startsWith(u'×'));
        QVERIFY(!model.data(cut, Qt::ToolTipRole).toString().isEmpty());
        QCOMPARE(model.parent(cut), second);
        for (NodeIndex node = 0; node < steps.tree().nodes.size(); ++node)
            QCOMPARE(model.nodeOf(model.indexOf(node)), node);
    }

    void valuesComeWithTheWalk()
    {
        TreeSteps steps;
        TreeOutlineModel model(steps);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        const QModelIndex root = model.index(0, 0);
        QCOMPARE(cell(model, root, TreeOutlineModel::ValueColumn), QStringLiteral("= 3"));
        steps.go(TreeStep::First);
        QCOMPARE(cell(model, root, TreeOutlineModel::ValueColumn), QStringLiteral("…"));
        QVERIFY(cell(model, model.index(0, 0, root), TreeOutlineModel::ValueColumn).isEmpty());
    }

    void theRowsFollowTheWalkAndLeadIt()
    {
        TreeSteps steps;
        TreeOutline outline(steps);
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        steps.go(TreeStep::First);
        steps.go(TreeStep::NextLeaf);
        QCOMPARE(outline.outline().nodeOf(outline.currentIndex()), steps.node());
        Q_EMIT outline.activated(outline.outline().indexOf(1));
        QCOMPARE(steps.node(), NodeIndex {1});
        const QSignalSpy opened(&outline, &TreeOutline::nodeOpened);
        outline.collapseAll();
        outline.expand(outline.outline().indexOf(0));
        QVERIFY(!opened.isEmpty());
    }
};

QTEST_MAIN(TestTreeOutline)
#include "tst_treeoutline.moc"
