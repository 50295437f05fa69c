// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/graph/graphexamples.h"
#include "ui/graph/graphview.h"
#include "ui/graph/painting/graphlabels.h"

#include <QAction>
#include <QTest>

namespace {

GraphEdge labelled(int from, int to, const QString& label)
{
    return {.from = from, .to = to, .label = label, .role = -1, .marks = {}};
}

/// Six states one below the other, with a way back.
Graph sixStates()
{
    Graph graph;
    for (std::uint64_t id = 0; id < 6; ++id)
        graph.nodes.push_back(graphexamples::named(id));
    for (int state = 0; state < 5; ++state)
        graph.edges.push_back(labelled(state, state + 1, QStringLiteral("take(1, %1)").arg(state)));
    return graph;
}

GraphScene sceneOf(const Graph& graph)
{
    return {graph,
            graphplacement::byLevels(graph, std::vector(graph.nodes.size(), QSizeF(30, 30)))};
}

GraphSight sightOf(const GraphScene& scene, double scale)
{
    GraphSight sight;
    sight.toSurface = QTransform::fromScale(scale, scale);
    sight.room = sight.toSurface.mapRect(scene.bounds().adjusted(-200, -50, 200, 50));
    return sight;
}

QStringList textsOf(const std::vector<GraphLabel>& labels)
{
    QStringList texts;
    for (const GraphLabel& label : labels)
        texts << label.text;
    return texts;
}

}

class TestGraphLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sixStatesHaveTheirLabelsInALowWindow_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("as large as it is") << 1.0;
        QTest::newRow("half") << 0.5;
        QTest::newRow("beside a panel at 1024x700") << 0.42;
    }
    void sixStatesHaveTheirLabelsInALowWindow()
    {
        QFETCH(double, scale);
        const GraphScene scene = sceneOf(sixStates());
        const GraphSight sight = sightOf(scene, scale);
        QFont font;
        font.setPixelSize(13);
        const auto labels = graphlabels::placed(scene, sight, font);
        QCOMPARE(labels.size(), std::size_t(5));
        for (const GraphLabel& label : labels)
            QVERIFY(label.text.startsWith(QStringLiteral("take(1")));
        QVERIFY(graphlabels::letters(sight, font).pixelSize() * scale > 8.5);
    }

    void noLabelLiesOnAnotherOrOnANode()
    {
        const GraphScene scene = sceneOf(graphexamples::grid(3, 3));
        for (const double scale : {1.0, 0.6, 0.35}) {
            const auto labels = graphlabels::placed(scene, sightOf(scene, scale), QFont());
            QVERIFY(!labels.empty());
            for (auto each = labels.begin(); each != labels.end(); ++each) {
                QVERIFY(scene.nodesIn(each->place).empty());
                for (auto other = std::next(each); other != labels.end(); ++other)
                    QVERIFY(!other->place.intersects(each->place));
            }
        }
    }

    void arrowsBetweenTwoStatesShareOne()
    {
        Graph graph;
        graph.nodes = {graphexamples::named(0), graphexamples::named(1)};
        for (const char* const label : {"a", "b", "a"})
            graph.edges.push_back(labelled(0, 1, QString::fromLatin1(label)));
        graph.edges.push_back(labelled(1, 0, QStringLiteral("back")));
        GraphPlacement placement;
        placement.centres = {{0, 0}, {0, 300}};
        placement.sizes = {{30, 30}, {30, 30}};
        graphplacement::routeFrom(graph, placement);
        const GraphScene scene(graph, placement);
        QCOMPARE(textsOf(graphlabels::placed(scene, sightOf(scene, 1), QFont())),
                 QStringList({QStringLiteral("a, b"), QStringLiteral("back")}));
        QCOMPARE(graphlabels::between(scene, 0, 1),
                 QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    }

    void whatIsTooLongIsCutAndWholeInTheTip()
    {
        GraphView view(QStringLiteral("Drawn system"));
        view.resize(700, 500);
        view.show();
        Graph graph;
        graph.nodes = {graphexamples::named(0), graphexamples::named(1)};
        QStringList all;
        for (int worker = 0; worker < 9; ++worker) {
            all << QStringLiteral("searches(%1, column)").arg(worker);
            graph.edges.push_back(labelled(0, 1, all.last()));
        }
        GraphCanvas& canvas = view.canvas();
        canvas.setGraphByLevels(graph);
        const auto labels = graphlabels::placed(
            canvas.scene(), sightOf(canvas.scene(), canvas.zoom()), canvas.font());
        QCOMPARE(labels.size(), std::size_t(1));
        QVERIFY(labels.front().text.endsWith(u'…'));
        const QString whole = canvas.arrowText(canvas.toWidget(labels.front().place.center()));
        QCOMPARE(whole.split(u'\n').mid(1), all);
        QVERIFY(whole.startsWith(QStringLiteral("State 0")));
        QVERIFY(canvas.arrowText({2, 2}).isEmpty());
    }

    void onPaperALabelIsWhole()
    {
        Graph graph;
        graph.nodes = {graphexamples::named(0), graphexamples::named(1)};
        const QString label(60, u'x');
        graph.edges = {labelled(0, 1, label)};
        const GraphScene scene = sceneOf(graph);
        GraphSight sight = sightOf(scene, 1);
        sight.isOnPaper = true;
        QCOMPARE(textsOf(graphlabels::placed(scene, sight, QFont())), QStringList(label));
    }

    void aSwitchHidesThem()
    {
        GraphView view(QStringLiteral("Drawn system"));
        view.offerLabelSwitch();
        view.offerLabelSwitch();
        GraphCanvas& canvas = view.canvas();
        QCOMPARE(canvas.actions().size(), 1);
        QAction* const action = canvas.actions().front();
        QVERIFY(action->isChecked());
        QVERIFY(!action->toolTip().isEmpty());
        action->trigger();
        QVERIFY(!canvas.areLabelsShown());
        view.setLabelsShown(true);
        QVERIFY(action->isChecked());
        const GraphScene scene = sceneOf(sixStates());
        GraphSight sight = sightOf(scene, 1);
        sight.withLabels = false;
        QVERIFY(graphlabels::placed(scene, sight, QFont()).empty());
    }

    /// Only few: a large system would be drawn far too wide.
    void aFewLabelsMakeRoomForThemselves()
    {
        const auto gap = [](const Graph& graph) {
            return graphplacement::labelGap(graph, std::vector(graph.nodes.size(), QSizeF(30, 30)));
        };
        QVERIFY(gap(sixStates()) > 20);
        QCOMPARE(gap(graphexamples::grid(4, 4)), 0.0);
        Graph bare = sixStates();
        for (GraphEdge& edge : bare.edges)
            edge.label.clear();
        QCOMPARE(gap(bare), 0.0);
    }
};

QTEST_MAIN(TestGraphLabels)
#include "tst_graphlabels.moc"
