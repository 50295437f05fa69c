// SPDX-License-Identifier: GPL-3.0-or-later
// How long a tree of 10,000 nodes takes to be laid out and drawn for the first time, and a frame of
// it while it is moved and zoomed, and a step through a search of which so much is drawn: run it by
// hand, on a free machine, from a release build, with QT_QPA_PLATFORM=offscreen.
#include "core/lesson/tree/treesearcher.h"
#include "ui/graph/graphcanvas.h"
#include "ui/labs/lessons/tree/treedrawing.h"

#include <QPainter>
#include <QTest>

class BenchGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstDrawing();
    void frame_data();
    void frame();
    void newLooks();
    void step();

private:
    /// As wide as a search of seven moves; the last moves of each node are left out.
    static Graph tree(int count)
    {
        Graph made;
        for (int node = 0; node < count; ++node) {
            GraphNode each;
            each.id = static_cast<std::uint64_t>(node);
            each.text = QStringLiteral("= %1\n[−∞, %2]").arg(node % 41 - 20).arg(node % 17);
            each.shape = node % 2 == 0 ? GraphShape::Roof : GraphShape::Funnel;
            const bool isLeftOut = node % 7 > 4;
            if (isLeftOut)
                each.marks = GraphMark::LeftOut;
            made.nodes.push_back(each);
            if (node > 0)
                made.edges.push_back(
                    {.from = (node - 1) / 7,
                     .to = node,
                     .label = QString::number(node % 7 + 1),
                     .role = -1,
                     .marks = isLeftOut ? GraphMarks(GraphMark::LeftOut) : GraphMarks()});
        }
        return made;
    }

    static void show(GraphCanvas& canvas)
    {
        canvas.resize(1600, 900);
        canvas.setTree(tree(10'000));
        static_cast<QWidget&>(canvas).show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
    }
};

void BenchGraph::firstDrawing()
{
    QImage picture(1600, 900, QImage::Format_ARGB32_Premultiplied);
    QBENCHMARK
    {
        GraphCanvas canvas;
        canvas.resize(picture.size());
        canvas.setTree(tree(10'000));
        canvas.render(&picture);
    }
}

void BenchGraph::frame_data()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("the whole") << 0.0;
    for (const double zoom : {0.05, 0.1, 0.2, 0.4, 0.7, 1.0})
        QTest::newRow(qPrintable(QStringLiteral("zoom %1").arg(zoom))) << zoom;
}

void BenchGraph::frame()
{
    QFETCH(const double, zoom);
    GraphCanvas canvas;
    show(canvas);
    canvas.showAll();
    while (canvas.zoom() < zoom)
        canvas.zoomIn();
    QImage picture(canvas.size(), QImage::Format_ARGB32_Premultiplied);
    QBENCHMARK
    {
        canvas.render(&picture);
    }
}

void BenchGraph::newLooks()
{
    GraphCanvas canvas;
    show(canvas);
    const Graph graph = tree(10'000);
    QBENCHMARK
    {
        canvas.setTree(graph);
    }
}

/// From one end of the search to its middle and back.
void BenchGraph::step()
{
    using namespace fourcast::lesson;
    TreeRequest request;
    request.root = Position();
    request.depth = 5;
    request.method = Method::Minimax;
    TreeSteps steps;
    TreeDrawing drawing(steps);
    drawing.resize(1600, 900);
    steps.setTree(std::make_shared<const RecordedTree>(*(*TreeSearcher::make(request))->record()));
    drawing.openAll();
    QImage picture(drawing.size(), QImage::Format_ARGB32_Premultiplied);
    const std::size_t middle = steps.lastIndex() / 2;
    QBENCHMARK
    {
        steps.goTo(steps.index() == middle ? steps.lastIndex() : middle);
        drawing.render(&picture);
    }
}

QTEST_MAIN(BenchGraph)
#include "bench_graph.moc"
