// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/searchcosts.h"
#include "core/parallel/threadtimes.h"
#include "tests/core/boards.h"
#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costpanel.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
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
    void boxesAreAsWideAsTheirTime();
    void looksFollowTheFirstMoves();
    void looksFollowTheFigure();
    void whatIsNotKnownIsNotDrawn();
    void aPersonChoosesTheView();
    void keysWalkFromBoxToBox();
    void keysZoom();
    void aClickAsksForThePosition();
    void everyBoxIsHeard();
    void aReportIsCountedOnDemand();
    void theSameSearchShownAgainStays();
    void aCountHasTheTimeOfItsLines();
    void aCountAsksForTheSettings();
    void opponentsAreCounted();
    void aCountIsStopped();
    void whatCannotBeCountedSaysSo();
    void everythingIsExported();
};

namespace {

using costlooks::Look;

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

/// The same in 8 ms: 1 of d, 6 of e, of which 4 are of its reply.
CostTree timedTree()
{
    CostTree tree = smallTree();
    tree.setClock(CostTree::Clock::Count);
    for (const auto& [box, ms] : {std::pair {0, 1}, {1, 1}, {2, 2}, {3, 4}})
        tree.own(box).running = std::chrono::milliseconds(ms);
    tree.sumUp();
    return tree;
}

constexpr CostView byTime {.measure = CostMeasure::Time, .figure = CostFigure::NodesPerSecond};

Look lookOf(const CostTree& tree, int box, CostFigure figure = CostFigure::FirstCutoffs)
{
    return costlooks::lookOf(tree, box, {.figure = figure});
}

QString wordsOf(const CostPanel& panel)
{
    QStringList words;
    for (const auto* const label : panel.findChildren<QLabel*>())
        words << label->text();
    return words.join(u'\n');
}

/// What a tree that is shown by time says of it.
QString wordsByTime(CostPanel& panel)
{
    panel.setView(byTime);
    return wordsOf(panel);
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

/// By the lists and by the keys, which show the same.
void TestCostIcicle::aPersonChoosesTheView()
{
    CostPanel panel;
    panel.icicle().setTree(timedTree(), Position());
    panel.resize(600, 400);
    panel.show();
    QSignalSpy chosen(&panel, &CostPanel::viewChosen);
    const auto boxes = panel.findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 2);
    boxes[0]->setCurrentIndex(1);
    Q_EMIT boxes[0]->activated(1);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(panel.icicle().view().measure, CostMeasure::Time);
    QAction* width = nullptr;
    QAction* colour = nullptr;
    for (QAction* const action : panel.icicle().actions()) {
        if (action->shortcut() == QKeySequence(Qt::Key_W))
            width = action;
        if (action->shortcut() == QKeySequence(Qt::Key_C))
            colour = action;
    }
    QVERIFY(width && colour);
    QVERIFY(width->isChecked());
    width->trigger();
    QCOMPARE(panel.icicle().view().measure, CostMeasure::Nodes);
    QCOMPARE(boxes[0]->currentIndex(), 0);
    for (int each = 0; each < boxes[1]->count(); ++each) {
        QCOMPARE(boxes[1]->currentIndex(), each);
        QVERIFY(wordsOf(panel).contains(costlooks::heading(panel.icicle().view().figure)));
        QVERIFY(panel.icicle().accessibleDescription().contains(boxes[1]->currentText()));
        colour->trigger();
    }
    QCOMPARE(panel.icicle().view(), CostView());
    QCOMPARE(chosen.count(), 2 + boxes[1]->count());
    // What a program sets, nobody chose.
    panel.setView(byTime);
    QCOMPARE(chosen.count(), 2 + boxes[1]->count());
    QCOMPARE(boxes[1]->currentIndex(), 4);
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

void TestCostIcicle::aCountHasTheTimeOfItsLines()
{
    if (!ThreadTimes::hasClock)
        QSKIP("The system does not count the processor time of a thread.");
    CostPanel panel;
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 6), {});
    QVERIFY(wordsByTime(panel).contains(QStringLiteral("that of the search itself")));
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    const CostTree& tree = panel.icicle().drawing().tree();
    QCOMPARE(tree.clock(), CostTree::Clock::Count);
    QVERIFY(tree.root().whole.running.count() > 0);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Processor time is that of the count: ")));
    QVERIFY(wordsOf(panel).contains(QStringLiteral("share their time by nodes")));
    // Who looks at nodes need not know.
    panel.setView({});
    QVERIFY(!wordsOf(panel).contains(QStringLiteral("Processor time is")));
}

void TestCostIcicle::aCountAsksForTheSettings()
{
    // Values that no report names.
    EngineOptions options;
    options.h1.weights.loneDisc.back() = 40;
    const SearchReport report = (*makeEngine(QStringLiteral("alphabeta-h1"), options))
                                    ->search(boards::fromDigits(u"44536"), {.depth = 7}, {});
    QVERIFY(!searchcosts::count(report, {}, 2, {}));
    CostPanel panel;
    panel.setReport(report, {});
    panel.setOptionsOf([&](const SearchReport& asked) {
        return asked.nodes == report.nodes ? options : EngineOptions();
    });
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    QCOMPARE(panel.icicle().drawing().tree().root().whole.counts.nodes, report.nodes);
    QCOMPARE(panel.icicle().drawing().tree().detail(), CostTree::Detail::Cutoffs);
}

void TestCostIcicle::opponentsAreCounted()
{
    CostPanel panel;
    const SearchReport report = searchedFor(QStringLiteral("level-5"), 0);
    panel.setReport(report, {});
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    QCOMPARE(panel.icicle().drawing().tree().plies(), 4);
    QCOMPARE(panel.icicle().drawing().tree().root().whole.counts.nodes, report.nodes);
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
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Its table knows positions")));
    QVERIFY(wordsByTime(panel).contains(QStringLiteral("Boxes are as wide as their nodes.")));
    // Cut off in its first depth.
    panel.setView({});
    panel.setReport((*makeEngine(QStringLiteral("minimax-h2")))
                        ->search(Position(), {.depth = 8, .nodes = 3000}, {}),
                    {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Only root moves are counted so far.")));
    SearchReport first = searchedFor(QStringLiteral("minimax-h2"), 3);
    first.iterations.front().complete = false;
    panel.setReport(first, {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("as no depth was completed")));
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
    QCOMPARE(content.legend.size(), std::size_t {1 + costlooks::count});
    QVERIFY(content.csv.startsWith("line,plies,nodes,"));
    QCOMPARE(content.csv.count('\n'), 1 + 1 + 7);
    QVERIFY(content.json.contains("\"costs\""));
    QCOMPARE(content.json.contains("\"timeOf\": \"search\""), ThreadTimes::hasClock);
    panel.setView({.figure = CostFigure::Leaves});
    QCOMPARE(panel.content().legend.front().text, costlooks::heading(CostFigure::Leaves));
}

QTEST_MAIN(TestCostIcicle)
#include "tst_costicicle.moc"
