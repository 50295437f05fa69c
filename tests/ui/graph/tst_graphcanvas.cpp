// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/graph/graphexamples.h"
#include "ui/graph/graphaccessible.h"
#include "ui/graph/graphview.h"
#include "ui/graph/painting/graphlook.h"

#include <QContextMenuEvent>
#include <QFontInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

namespace {

/// The first nodes of a graph alone, which are joined.
Graph firstOf(const Graph& whole, int most)
{
    Graph part;
    for (int node = 0; node < most; ++node)
        part.nodes.push_back(whole.node(node));
    for (const GraphEdge& edge : whole.edges)
        if (edge.from < most && edge.to < most)
            part.edges.push_back(edge);
    return part;
}

/// Far wider than it can be read at once.
Graph wideTree()
{
    Graph tree;
    for (std::uint64_t id = 0; id < 61; ++id) {
        GraphNode node;
        node.id = id;
        node.text = QStringLiteral("= 17");
        node.room = node.text;
        node.level = id == 0 ? 0 : 1;
        tree.nodes.push_back(node);
        if (id > 0)
            tree.edges.push_back(
                {.from = 0, .to = static_cast<int>(id), .label = {}, .role = -1, .marks = {}});
    }
    return tree;
}

QPointF placeOf(const GraphCanvas& canvas, std::uint64_t id)
{
    const auto node = canvas.scene().nodeOf(id);
    return canvas.toWidget(canvas.scene().placement().centres[static_cast<std::size_t>(*node)]);
}

}

class TestGraphCanvas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aClickChoosesANode();
    void aDragMovesAndChoosesNothing();
    void theKeysGoFromNodeToNode();
    void theWheelZoomsWhereTheMouseIs();
    void zeroShowsTheWhole();
    void theMenuListsTheKeys();
    void whatIsDrawnStaysWhenTheGraphGrows();
    void largerLettersHaveLargerNodes();
    void escapeDoesNotWaitForGraphviz();
    void aSearchMarksAndSteps();
    void theFieldSearches();
    void eachNodeIsReadInWords();
    void pressingANodeChoosesIt();
    void marksAreTold();
    void rolesDifferInMoreThanColour();
    void theWholeIsWritten();
    void twoThousandNodesArePainted();
    void aTreeIsNeverTooSmallToRead();
    void theLineIsSeenBeforeAClass();

private:
    std::unique_ptr<GraphView> m_view;
    GraphCanvas* m_canvas = nullptr;
};

void TestGraphCanvas::init()
{
    m_view = std::make_unique<GraphView>(QStringLiteral("Drawn system"));
    m_canvas = &m_view->canvas();
    m_view->resize(700, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestGraphCanvas::cleanup()
{
    m_view.reset();
}

void TestGraphCanvas::aClickChoosesANode()
{
    m_canvas->setGraphByLevels(graphexamples::diamond());
    QSignalSpy chosen(m_canvas, &GraphCanvas::nodeChosen);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, placeOf(*m_canvas, 2).toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<std::uint64_t>(), std::uint64_t(2));
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(chosen.size(), 1);
}

void TestGraphCanvas::aDragMovesAndChoosesNothing()
{
    m_canvas->setGraphByLevels(graphexamples::diamond());
    QSignalSpy chosen(m_canvas, &GraphCanvas::nodeChosen);
    const QPointF before = placeOf(*m_canvas, 0);
    QTest::mousePress(m_canvas, Qt::LeftButton, {}, before.toPoint());
    const QPoint to = before.toPoint() + QPoint(60, 40);
    QMouseEvent move(QEvent::MouseMove, to, m_canvas->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(m_canvas, &move);
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, to);
    QVERIFY(chosen.empty());
    QVERIFY((placeOf(*m_canvas, 0) - before - QPointF(60, 40)).manhattanLength() < 2);
}

void TestGraphCanvas::theKeysGoFromNodeToNode()
{
    m_canvas->setGraphByLevels(graphexamples::diamond());
    m_canvas->setFocus();
    QSignalSpy chosen(m_canvas, &GraphCanvas::nodeChosen);
    QTest::keyClick(m_canvas, Qt::Key_Home);
    QCOMPARE(m_canvas->currentNode(), std::uint64_t(0));
    QTest::keyClick(m_canvas, Qt::Key_Down);
    QTest::keyClick(m_canvas, Qt::Key_Down);
    QCOMPARE(m_canvas->currentNode(), std::uint64_t(3));
    QTest::keyClick(m_canvas, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QTest::keyClick(m_canvas, Qt::Key_Up);
    QVERIFY(m_canvas->currentNode() == 1u || m_canvas->currentNode() == 2u);
}

void TestGraphCanvas::theWheelZoomsWhereTheMouseIs()
{
    m_canvas->setGraphByLevels(graphexamples::grid(3, 4));
    const QPointF place = placeOf(*m_canvas, 5);
    const double before = m_canvas->zoom();
    QWheelEvent wheel(place, m_canvas->mapToGlobal(place), {}, QPoint(0, 240), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_canvas, &wheel);
    QCOMPARE(m_canvas->zoom(), 2 * before);
    QVERIFY((placeOf(*m_canvas, 5) - place).manhattanLength() < 0.01);
}

void TestGraphCanvas::zeroShowsTheWhole()
{
    m_canvas->setGraphByLevels(graphexamples::grid(4, 4));
    m_canvas->setFocus();
    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Plus})
        QTest::keyClick(m_canvas, key);
    QTest::keyClick(m_canvas, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_canvas, Qt::Key_0);
    for (int node = 0; node < m_canvas->scene().graph().nodeCount(); ++node)
        QVERIFY(m_canvas->rect().contains(m_canvas->nodePlace(node)));
    // And in a window of another size as well.
    m_view->resize(400, 380);
    QTRY_VERIFY(m_canvas->width() < 410);
    for (int node = 0; node < m_canvas->scene().graph().nodeCount(); ++node)
        QVERIFY(m_canvas->rect().contains(m_canvas->nodePlace(node)));
}

void TestGraphCanvas::theMenuListsTheKeys()
{
    m_canvas->setGraphByLevels(graphexamples::grid(4, 4));
    const double before = m_canvas->zoom();
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, QPoint(20, 20),
                             m_canvas->mapToGlobal(QPoint(20, 20)));
    QCoreApplication::sendEvent(m_canvas, &wanted);
    auto* const menu = m_canvas->findChild<QMenu*>();
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 4);
    QCOMPARE(menu->actions().first()->shortcut(), QKeySequence(Qt::Key_Plus));
    menu->actions().first()->trigger();
    QVERIFY(m_canvas->zoom() > before);
    menu->close();
}

void TestGraphCanvas::whatIsDrawnStaysWhenTheGraphGrows()
{
    const Graph whole = graphexamples::grid(3, 3);
    m_canvas->setGraphByLevels(firstOf(whole, 4));
    std::vector<QPointF> before;
    for (std::uint64_t id = 0; id < 4; ++id)
        before.push_back(placeOf(*m_canvas, id));
    m_canvas->setGraph(whole);
    QVERIFY(!m_canvas->isArranging());
    QCOMPARE(m_canvas->scene().graph().nodeCount(), 27);
    for (std::uint64_t id = 0; id < 4; ++id)
        QCOMPARE(placeOf(*m_canvas, id), before[id]);
}

void TestGraphCanvas::largerLettersHaveLargerNodes()
{
    m_canvas->layoutProgram().setProgram(QStringLiteral("no such program"));
    Graph graph = graphexamples::diamond();
    graph.nodes[0].text = QStringLiteral("a longer text");
    m_canvas->setGraphByLevels(graph);
    const QSizeF before = m_canvas->scene().placement().sizes[0];
    QFont font = m_canvas->font();
    font.setPixelSize(2 * QFontInfo(font).pixelSize());
    m_canvas->setFont(font);
    const QSizeF after = m_canvas->scene().placement().sizes[0];
    QVERIFY(after.width() > 1.5 * before.width());
    // The same letters again are no reason to move anything.
    const QPointF place = placeOf(*m_canvas, 3);
    m_canvas->setFont(font);
    m_canvas->setGraph(graph);
    QCOMPARE(placeOf(*m_canvas, 3), place);
}

void TestGraphCanvas::escapeDoesNotWaitForGraphviz()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("dot")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nexec sleep 60\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    file.close();
    m_canvas->layoutProgram().setProgram(file.fileName());
    QSignalSpy arranged(m_canvas, &GraphCanvas::arranged);
    m_canvas->setGraph(graphexamples::diamond());
    QVERIFY(m_canvas->isArranging());
    m_canvas->setFocus();
    QTest::keyClick(m_canvas, Qt::Key_Escape);
    QCOMPARE(arranged.size(), 1);
    QCOMPARE(m_canvas->scene().graph().nodeCount(), 4);
}

void TestGraphCanvas::aSearchMarksAndSteps()
{
    m_canvas->setGraphByLevels(graphexamples::diamond());
    m_canvas->find(QStringLiteral("left"));
    QCOMPARE(m_canvas->found(), (std::vector {0, 2}));
    QCOMPARE(m_canvas->currentNode(), std::uint64_t(0));
    m_canvas->stepFound(1);
    QCOMPARE(m_canvas->currentNode(), std::uint64_t(2));
    m_canvas->stepFound(1);
    QCOMPARE(m_canvas->currentNode(), std::uint64_t(0));
    m_canvas->find(QStringLiteral("state 3"));
    QCOMPARE(m_canvas->found(), (std::vector {3}));
    m_canvas->find({});
    QVERIFY(m_canvas->found().empty());
}

void TestGraphCanvas::theFieldSearches()
{
    m_canvas->setGraphByLevels(graphexamples::grid(4, 4));
    m_canvas->setFocus();
    for (int i = 0; i < 5; ++i)
        m_canvas->zoomIn();
    auto* const field = m_view->findChild<QLineEdit*>();
    QTest::keyClicks(field, QStringLiteral("state 255"));
    const auto node = m_canvas->scene().nodeOf(255);
    QCOMPARE(m_canvas->currentNode(), std::uint64_t(255));
    QVERIFY(m_canvas->rect().contains(m_canvas->nodePlace(*node)));
}

void TestGraphCanvas::eachNodeIsReadInWords()
{
    Graph graph = graphexamples::diamond();
    graph.nodes[3].marks = GraphMark::Openable | GraphMark::Failing;
    m_canvas->setGraphByLevels(graph);
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(m_canvas);
    QVERIFY(list);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Drawn system"));
    QCOMPARE(list->childCount(), 4);
    QCOMPARE(list->child(0)->text(QAccessible::Name), QStringLiteral("State 0, initial"));
    QCOMPARE(list->child(3)->text(QAccessible::Name),
             QStringLiteral("State 3, fails here, can be opened"));
    QVERIFY(list->child(0)->text(QAccessible::Description).contains("left leads to State 1"));
    QCOMPARE(list->indexOfChild(list->child(2)), 2);
    QCOMPARE(list->child(2)->parent(), list);
    QVERIFY(list->child(2)->rect().isValid());
    m_canvas->setFocus();
    m_canvas->setCurrentNode(2);
    QVERIFY(list->focusChild());
    QCOMPARE(list->focusChild()->text(QAccessible::Name), QStringLiteral("State 2"));
}

void TestGraphCanvas::pressingANodeChoosesIt()
{
    m_canvas->setGraphByLevels(graphexamples::diamond());
    QSignalSpy chosen(m_canvas, &GraphCanvas::nodeChosen);
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(m_canvas);
    list->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(chosen.size(), 1);
    // One that is gone is invalid, and pressing it does nothing.
    QAccessibleInterface* const gone = list->child(3);
    Graph smaller = firstOf(graphexamples::diamond(), 3);
    m_canvas->setGraph(smaller);
    QVERIFY(!gone->isValid());
    gone->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(chosen.size(), 1);
}

void TestGraphCanvas::marksAreTold()
{
    // Each mark is to be seen without any colour.
    const FigureStyle style {paperPalette(), QFont()};
    const auto picture = [&](const GraphNode& node) {
        QImage image(60, 60, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        graphlook::paintNode(painter, node, QRectF(15, 15, 30, 30), style, 1, false);
        painter.end();
        return image;
    };
    std::vector<QImage> seen;
    std::vector<GraphNode> looks(1);
    for (const GraphMark mark :
         {GraphMark::Initial, GraphMark::Final, GraphMark::Failing, GraphMark::Openable,
          GraphMark::OnPath, GraphMark::Selected, GraphMark::Compared}) {
        looks.emplace_back();
        looks.back().marks = mark;
    }
    for (const GraphShape shape :
         {GraphShape::Box, GraphShape::Square, GraphShape::Hexagon, GraphShape::Diamond}) {
        looks.emplace_back();
        looks.back().shape = shape;
    }
    for (const GraphNode& look : looks) {
        const QImage image = picture(look);
        QVERIFY(std::ranges::find(seen, image) == seen.end());
        seen.push_back(image);
    }
}

void TestGraphCanvas::rolesDifferInMoreThanColour()
{
    std::set<std::pair<QRgb, int>> pens;
    std::set<int> styles;
    for (int role = 0; role < 10; ++role) {
        const QPen pen
            = graphlook::edgePen({.label = {}, .role = role, .marks = {}}, paperPalette());
        pens.emplace(pen.color().rgb(), static_cast<int>(pen.style()));
        styles.insert(static_cast<int>(pen.style()));
    }
    QCOMPARE(pens.size(), std::size_t(10));
    QCOMPARE(styles.size(), std::size_t(5));
}

void TestGraphCanvas::theWholeIsWritten()
{
    m_canvas->setGraphByLevels(graphexamples::diamond());
    for (int i = 0; i < 6; ++i)
        m_canvas->zoomIn();
    const QTemporaryDir folder;
    const ChartContent content = m_view->content(QStringLiteral("A diamond"));
    for (const char* suffix : {"png", "svg", "pdf", "csv", "json"}) {
        const QString path = folder.filePath(QStringLiteral("graph.") + QLatin1String(suffix));
        QVERIFY(chartexport::save(content, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.size() > 100);
        if (path.endsWith(QLatin1String("svg"))) {
            QVERIFY(QSvgRenderer(bytes).isValid());
            for (const char* word : {"A diamond", ">left<", ">halt<"})
                QVERIFY2(bytes.contains(word), word);
        }
        if (path.endsWith(QLatin1String("csv")))
            QVERIFY(bytes.contains("\n0,1,left"));
    }
}

void TestGraphCanvas::twoThousandNodesArePainted()
{
    Graph graph = graphexamples::grid(7, 3);
    QCOMPARE(graph.nodeCount(), 2187);
    m_canvas->setGraphByLevels(graph);
    m_canvas->resize(1200, 800);
    QImage image(m_canvas->size(), QImage::Format_ARGB32_Premultiplied);
    for (int zoom = 0; zoom < 8; ++zoom) {
        image.fill(Qt::transparent);
        m_canvas->render(&image);
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colors.insert(image.pixel(x, y));
        QVERIFY2(colors.size() > 2, qPrintable(QString::number(m_canvas->zoom())));
        m_canvas->zoomIn();
    }
}

void TestGraphCanvas::theLineIsSeenBeforeAClass()
{
    Graph tree = wideTree();
    GraphNode last = tree.nodes.back();
    last.id = 61;
    last.level = 2;
    tree.nodes.push_back(last);
    tree.edges.push_back({.from = 27, .to = 61, .label = {}, .role = -1, .marks = {}});
    m_canvas->setTree(tree);
    m_canvas->setFilling(true);
    m_canvas->setLine({0, 27, 61});
    for (const std::uint64_t far : {60, 1}) {
        m_canvas->setCurrentNode(far);
        m_canvas->setCurrentNode(0);
        for (const int node : {0, 27, 61})
            QVERIFY2(m_canvas->rect().contains(m_canvas->nodePlace(node)),
                     qPrintable(QString::number(node)));
    }
    // What has no room beside the current node is not gone to instead.
    m_canvas->setLine({0, 60});
    m_canvas->setCurrentNode(1);
    m_canvas->setCurrentNode(0);
    QVERIFY(m_canvas->rect().contains(m_canvas->nodePlace(0)));
    QVERIFY(!m_canvas->rect().contains(m_canvas->nodePlace(60)));
}

void TestGraphCanvas::aTreeIsNeverTooSmallToRead()
{
    const Graph tree = wideTree();
    const double letters = QFontInfo(m_canvas->font()).pixelSize();
    const auto isLegible
        = [&] { return m_canvas->zoom() * letters >= 9 || m_canvas->zoom() >= 0.7; };
    m_canvas->setTree(tree);
    QVERIFY(isLegible());
    QVERIFY(m_canvas->rect().intersects(m_canvas->nodePlace(0)));
    // A page that is laid out has a small place for a while, and the walk goes on in it.
    for (const QSize& size : {QSize(400, 380), QSize(1600, 900)}) {
        m_view->resize(size);
        QTRY_VERIFY(m_canvas->width() > size.width() - 40 && m_canvas->width() <= size.width());
        m_canvas->setCurrentNode(30);
        QVERIFY(isLegible());
        QVERIFY(m_canvas->rect().intersects(m_canvas->nodePlace(30)));
    }
    // Somebody may see it as a whole; back on the page it can be read again.
    m_canvas->setFocus();
    QTest::keyClick(m_canvas, Qt::Key_0);
    QVERIFY(m_canvas->rect().contains(m_canvas->nodePlace(60)));
    QVERIFY(!isLegible());
    m_view->hide();
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QVERIFY(isLegible());
    QVERIFY(m_canvas->rect().intersects(m_canvas->nodePlace(30)));
}

QTEST_MAIN(TestGraphCanvas)
#include "tst_graphcanvas.moc"
