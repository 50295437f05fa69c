// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/searchcosts.h"
#include "tests/core/boards.h"
#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costpanel.h"

#include <QAccessible>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

/// The icicle of a search by cost, and the panel around it.
class TestCostIcicle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxesAreAsWideAsTheirNodes();
    void whatIsTooNarrowIsCounted();
    void looksFollowTheFirstMoves();
    void keysWalkFromBoxToBox();
    void keysZoom();
    void aClickAsksForThePosition();
    void everyBoxIsHeard();
    void aReportIsCountedOnDemand();
    void theSameSearchShownAgainStays();
    void aCountIsStopped();
    void whatCannotBeCountedSaysSo();
    void everythingIsExported();
};

namespace {

/// 100 nodes: its own 2, 10 of them for column d, all the rest in e, half of them in the reply c.
CostTree smallTree()
{
    CostTree tree;
    const int d = tree.child(0, 3);
    const int e = tree.child(0, 4);
    const int reply = tree.child(e, 2);
    tree.own(0) = {{2, 0, 0}, 0};
    tree.own(d) = {{10, 5, 0}, 0};
    tree.own(e) = {{44, 20, 10}, 6};
    tree.own(reply) = {{44, 20, 10}, 10};
    tree.sumUp();
    return tree;
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

SearchReport searchedFor(const QString& name, int depth)
{
    return (*makeEngine(name))->search(boards::fromDigits(u"44"), {.depth = depth}, {});
}

QString wordsOf(const CostPanel& panel)
{
    QStringList words;
    for (const auto* const label : panel.findChildren<QLabel*>())
        words << label->text();
    return words.join(u'\n');
}

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
    QCOMPARE(CostDrawing::lookOf(tree, 0), CostDrawing::Look::Good);
    QCOMPARE(CostDrawing::lookOf(tree, 1), CostDrawing::Look::None);
    QCOMPARE(CostDrawing::lookOf(tree, 2), CostDrawing::Look::Good);
    QCOMPARE(CostDrawing::lookOf(tree, 3), CostDrawing::Look::Best);
    // 2 of 10, and 19 of 25, where 37 of 55 are the whole search's.
    tree.own(tree.child(0, 0)) = {{20, 5, 10}, 2};
    tree.own(tree.child(0, 6)) = {{30, 5, 25}, 19};
    tree.sumUp();
    QCOMPARE(CostDrawing::lookOf(tree, 4), CostDrawing::Look::Poor);
    QCOMPARE(CostDrawing::lookOf(tree, 5), CostDrawing::Look::Best);
    // 16 of 25, of 33 of 50.
    tree.own(4) = {{30, 5, 5}, 1};
    tree.own(5) = {{30, 5, 25}, 16};
    tree.sumUp();
    QCOMPARE(CostDrawing::lookOf(tree, 5), CostDrawing::Look::Fair);
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
    f.icicle.setTree(CostTree(), Position());
    QVERIFY(!last->isValid());
}

void TestCostIcicle::aReportIsCountedOnDemand()
{
    CostPanel panel;
    const SearchReport report = searchedFor(QStringLiteral("mapped-h1"), 6);
    panel.setReport(report, QStringLiteral("Move 3"));
    QCOMPARE(panel.icicle().drawing().tree().plies(), 1);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Only root moves are counted so far.")));
    QSignalSpy counted(&panel, &CostPanel::counted);
    panel.count();
    QVERIFY(panel.isCounting());
    QTRY_COMPARE(counted.count(), 1);
    const CostTree& tree = panel.icicle().drawing().tree();
    QCOMPARE(tree.plies(), 4);
    QCOMPARE(tree.root().whole.counts.nodes, report.nodes);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("visited the same nodes")));
}

void TestCostIcicle::theSameSearchShownAgainStays()
{
    CostPanel panel;
    const SearchReport report = searchedFor(QStringLiteral("alphabeta-h1"), 5);
    panel.setReport(report, QStringLiteral("Move 3"));
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    panel.setReport(report, QStringLiteral("Move 3 (the board shows move 1)"));
    QCOMPARE(panel.icicle().drawing().tree().plies(), 4);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("the board shows move 1")));
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 4), QStringLiteral("Move 3"));
    QCOMPARE(panel.icicle().drawing().tree().plies(), 1);
    panel.clear();
    QVERIFY(panel.icicle().drawing().tree().isEmpty());
}

void TestCostIcicle::aCountIsStopped()
{
    CostPanel panel;
    panel.setReport(searchedFor(QStringLiteral("minimax-h2"), 8), {});
    panel.count();
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    // Another search takes its place while it counts.
    panel.count();
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 3), {});
    QVERIFY(!panel.isCounting());
}

void TestCostIcicle::whatCannotBeCountedSaysSo()
{
    CostPanel panel;
    QVERIFY(panel.icicle().drawing().tree().isEmpty());
    SearchReport report = searchedFor(QStringLiteral("alphabeta-h1"), 3);
    report.engine = QStringLiteral("another");
    panel.setReport(report, {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("end at the root moves")));
    QVERIFY(!panel.findChild<QSpinBox*>()->isEnabled());
    panel.count();
    QVERIFY(!panel.isCounting());
    report.tasks = {{.worker = 0, .nodes = 7, .path = {3}}};
    report.time += std::chrono::milliseconds(1);
    panel.setReport(report, {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Counts of the solver end at its questions.")));
}

void TestCostIcicle::everythingIsExported()
{
    CostPanel panel;
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 4), QStringLiteral("Move 3"));
    const ChartContent content = panel.content();
    QImage image(content.size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    content.paint(painter, image.rect());
    painter.end();
    QVERIFY(image.pixelColor(image.width() / 2, 2) != QColor(Qt::magenta));
    QCOMPARE(content.legend.size(), std::size_t {1 + CostDrawing::looks});
    QVERIFY(content.csv.startsWith("line,plies,nodes,"));
    QCOMPARE(content.csv.count('\n'), 1 + 1 + 7);
    QVERIFY(content.json.contains("\"costs\""));
}

QTEST_MAIN(TestCostIcicle)
#include "tst_costicicle.moc"
