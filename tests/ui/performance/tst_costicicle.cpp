// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/costtrees.h"
#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costlooks.h"

#include <QAccessible>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

/// The icicle of a search by cost.
class TestCostIcicle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxesAreAsWideAsTheirNodes();
    void whatIsTooNarrowIsCounted();
    void boxesAreAsWideAsTheirTime();
    void looksFollowTheFirstMoves();
    void looksFollowTheFigure();
    void whatIsNotKnownIsNotDrawn();
    void keysWalkFromBoxToBox();
    void keysZoom();
    void aClickAsksForThePosition();
    void everyBoxIsHeard();
};

namespace {

using costlooks::Look;
using costtrees::byTime;
using costtrees::smallTree;
using costtrees::timedTree;

Look lookOf(const CostTree& tree, int box, CostFigure figure = CostFigure::FirstCutoffs)
{
    return costlooks::lookOf(tree, box, {.figure = figure});
}

struct ShownIcicle
{
    CostIcicle icicle;
    ShownIcicle()
    {
        icicle.resize(1000, 300);
        icicle.setTree(smallTree(), Position());
        icicle.show();
    }
};

}

void TestCostIcicle::boxesAreAsWideAsTheirNodes()
{
    const CostDrawing drawing(smallTree(), Position());
    const QRectF area(0, 0, 1000, 90);
    const auto places = drawing.placesIn(area);
    QCOMPARE(places.size(), std::size_t {4});
    QCOMPARE(drawing.placeOf(0, area), QRectF(0, 0, 1000, 30));
    QCOMPARE(drawing.placeOf(1, area), QRectF(0, 30, 100, 30));
    QCOMPARE(drawing.placeOf(2, area), QRectF(100, 30, 880, 30));
    QCOMPARE(drawing.placeOf(3, area), QRectF(100, 60, 440, 30));
    QCOMPARE(drawing.boxAt(QPointF(50, 45), area), 1);
    QCOMPARE(drawing.boxAt(QPointF(50, 75), area), -1);
    QCOMPARE(drawing.boxAt(QPointF(990, 45), area), -1);
}

void TestCostIcicle::boxesAreAsWideAsTheirTime()
{
    const CostDrawing drawing(timedTree(), Position(), byTime);
    const QRectF area(0, 0, 1000, 90);
    QCOMPARE(drawing.placeOf(1, area), QRectF(0, 30, 125, 30));
    QCOMPARE(drawing.placeOf(2, area), QRectF(125, 30, 750, 30));
    QCOMPARE(drawing.placeOf(3, area), QRectF(125, 60, 500, 30));
    // Where nobody took the time, nodes are what there is.
    const CostDrawing untimed(smallTree(), Position(), byTime);
    QCOMPARE(untimed.view().measure, CostMeasure::Nodes);
    QCOMPARE(untimed.placeOf(1, area), QRectF(0, 30, 100, 30));
}

void TestCostIcicle::whatIsTooNarrowIsCounted()
{
    CostDrawing drawing(smallTree(), Position());
    const QRectF area(0, 0, 5, 90);
    QCOMPARE(drawing.hiddenIn(area), 1);
    drawing.setTop(2);
    QCOMPARE(drawing.hiddenIn(area), 0);
}

void TestCostIcicle::looksFollowTheFirstMoves()
{
    CostTree tree = smallTree(); // 16 of 20
    QCOMPARE(lookOf(tree, 0), Look::Second);
    QCOMPARE(lookOf(tree, 1), Look::None);
    QCOMPARE(lookOf(tree, 2), Look::Second);
    QCOMPARE(lookOf(tree, 3), Look::First);
    // 2 of 10, and 19 of 25, where 37 of 55 are the whole search's.
    tree.own(tree.child(0, 0)) = {{20, 5, 10}, 2};
    tree.own(tree.child(0, 6)) = {{30, 5, 25}, 19};
    tree.sumUp();
    QCOMPARE(lookOf(tree, 4), Look::Fourth);
    QCOMPARE(lookOf(tree, 5), Look::First);
    // 16 of 25, of 33 of 50.
    tree.own(4) = {{30, 5, 5}, 1};
    tree.own(5) = {{30, 5, 25}, 16};
    tree.sumUp();
    QCOMPARE(lookOf(tree, 5), Look::Third);
}

void TestCostIcicle::looksFollowTheFigure()
{
    const CostTree tree = timedTree();
    // 20 of 48 at e, 10 of 24 below it, of 20 of 55.
    QCOMPARE(lookOf(tree, 2, CostFigure::Cutoffs), Look::First);
    QCOMPARE(lookOf(tree, 1, CostFigure::Cutoffs), Look::Fourth);
    // 40 of 88, of 45 of 100; with 8 of 10 at d, of 48 of 100.
    QCOMPARE(lookOf(tree, 2, CostFigure::Leaves), Look::Second);
    CostTree leafy = tree;
    leafy.own(1).counts.leaves = 8;
    leafy.sumUp();
    QCOMPARE(lookOf(leafy, 1, CostFigure::Leaves), Look::First);
    QCOMPARE(lookOf(leafy, 2, CostFigure::Leaves), Look::Third);
    QCOMPARE(lookOf(tree, 1, CostFigure::ParentShare), Look::Second);
    QCOMPARE(lookOf(tree, 2, CostFigure::ParentShare), Look::Fourth);
    QCOMPARE(lookOf(tree, 0, CostFigure::ParentShare), Look::None);
    // 10, 88 / 6 and 44 / 4 a millisecond, of 100 / 8.
    QCOMPARE(lookOf(tree, 1, CostFigure::NodesPerSecond), Look::Fourth);
    QCOMPARE(lookOf(tree, 2, CostFigure::NodesPerSecond), Look::First);
    QCOMPARE(lookOf(tree, 3, CostFigure::NodesPerSecond), Look::Fourth);
    QCOMPARE(lookOf(tree, 0, CostFigure::NodesPerSecond), Look::Second);
    // Each figure says something else of each look.
    for (const QString& name : costfigures::figureNames.all()) {
        QSet<QString> texts;
        for (int look = 0; look < costlooks::count; ++look)
            texts << costlooks::text(static_cast<Look>(look), *costfigures::figureNames.find(name));
        QCOMPARE(texts.size(), costlooks::count);
    }
}

void TestCostIcicle::whatIsNotKnownIsNotDrawn()
{
    QCOMPARE(lookOf(smallTree(), 2, CostFigure::NodesPerSecond), Look::None);
    const CostTree nodes = [] {
        CostTree tree(CostTree::Detail::Nodes);
        tree.own(tree.child(0, 3)).counts.nodes = 7;
        tree.sumUp();
        return tree;
    }();
    for (const CostFigure figure :
         {CostFigure::FirstCutoffs, CostFigure::Cutoffs, CostFigure::Leaves})
        QCOMPARE(lookOf(nodes, 1, figure), Look::None);
}

void TestCostIcicle::keysWalkFromBoxToBox()
{
    ShownIcicle f;
    QCOMPARE(f.icicle.selected(), 0);
    const std::pair<Qt::Key, int> steps[] {{Qt::Key_Down, 2}, {Qt::Key_Left, 1},  {Qt::Key_Left, 1},
                                           {Qt::Key_Down, 1}, {Qt::Key_Right, 2}, {Qt::Key_Down, 3},
                                           {Qt::Key_Up, 2},   {Qt::Key_Up, 0},    {Qt::Key_Up, 0}};
    for (const auto& [key, box] : steps) {
        QTest::keyClick(&f.icicle, key);
        QCOMPARE(f.icicle.selected(), box);
    }
}

void TestCostIcicle::keysZoom()
{
    ShownIcicle f;
    QSignalSpy seen(&f.icicle, &CostIcicle::viewChanged);
    f.icicle.select(2);
    f.icicle.zoomIn();
    QCOMPARE(f.icicle.drawing().top(), 2);
    QCOMPARE(f.icicle.placeOf(2).width(), 1000);
    QVERIFY(f.icicle.placeOf(1).isEmpty());
    // Above the top is the ply before.
    QTest::keyClick(&f.icicle, Qt::Key_Up);
    QCOMPARE(f.icicle.drawing().top(), 0);
    QCOMPARE(f.icicle.selected(), 0);
    QCOMPARE(seen.count(), 2);
    f.icicle.showAll();
    QCOMPARE(seen.count(), 2);
}

void TestCostIcicle::aClickAsksForThePosition()
{
    ShownIcicle f;
    std::vector<Move> line;
    connect(&f.icicle, &CostIcicle::lineChosen, &f.icicle,
            [&line](const Position&, const std::vector<Move>& chosen) { line = chosen; });
    QTest::mouseClick(&f.icicle, Qt::LeftButton, {}, f.icicle.placeOf(3).center());
    QCOMPARE(f.icicle.selected(), 3);
    QCOMPARE(line, (std::vector<Move> {Move(4), Move(2)}));
}

void TestCostIcicle::everyBoxIsHeard()
{
    ShownIcicle f;
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&f.icicle);
    QVERIFY(list);
    QCOMPARE(list->childCount(), 4);
    QCOMPARE(list->child(0)->text(QAccessible::Name),
             QStringLiteral("Search: 100 nodes, 100.0 % of the search"));
    QCOMPARE(list->child(3)->text(QAccessible::Name),
             QStringLiteral("e1, c1: 44 nodes, 44.0 % of the search"));
    QVERIFY(list->child(3)->text(QAccessible::Description).contains(QStringLiteral("Leaves: 20")));
    QCOMPARE(list->indexOfChild(list->child(2)), 2);
    QVERIFY(!list->child(4));
    QAccessibleInterface* const last = list->child(3);
    last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(f.icicle.selected(), 3);
    QVERIFY(last->state().selected);
    f.icicle.setTree(timedTree(), Position());
    f.icicle.setView(byTime);
    QCOMPARE(last->text(QAccessible::Name),
             QStringLiteral("e1, c1: 4.00 ms of processor time, 50.0 % of the search"));
    QVERIFY(last->text(QAccessible::Description).contains(QStringLiteral("Nodes: 44")));
    QVERIFY(last->text(QAccessible::Description)
                .contains(QStringLiteral("Colour: Nodes per second, 10 % or more below")));
    QVERIFY(list->text(QAccessible::Description).contains(QStringLiteral("processor time")));
    f.icicle.setTree(CostTree(), Position());
    QVERIFY(!last->isValid());
}

QTEST_MAIN(TestCostIcicle)
#include "tst_costicicle.moc"
