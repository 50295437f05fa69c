// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/graph/graphexamples.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/graph/painting/graphscene.h"

#include <QRandomGenerator>
#include <QTest>
#include <map>

namespace {

/// No two of them share a point.
bool overlaps(const GraphPlacement& placement)
{
    for (int a = 0; a < static_cast<int>(placement.centres.size()); ++a)
        for (int b = 0; b < a; ++b)
            if (placement.nodeRect(a).intersects(placement.nodeRect(b)))
                return true;
    return false;
}

std::vector<QSizeF> sizes(const Graph& graph)
{
    return graphlook::sizesOf(graph, QFont());
}

/// The nodes that are at most so far from the first one, with the edges among them.
Graph opened(const Graph& whole, int most)
{
    Graph part;
    for (int node = 0; node < std::min(most, whole.nodeCount()); ++node)
        part.nodes.push_back(whole.node(node));
    for (const GraphEdge& edge : whole.edges)
        if (edge.from < most && edge.to < most)
            part.edges.push_back(edge);
    return part;
}

Graph randomGraph(QRandomGenerator& random)
{
    Graph graph;
    const int count = 2 + static_cast<int>(random.bounded(60));
    for (int node = 0; node < count; ++node) {
        graph.nodes.push_back(graphexamples::named(static_cast<std::uint64_t>(node)));
        if (node % 3 == 0) {
            graph.nodes.back().shape = GraphShape::Box;
            graph.nodes.back().text = QString(static_cast<int>(random.bounded(20)), u'x');
        }
    }
    for (int edge = 0; edge < 2 * count; ++edge)
        graph.edges.push_back({.from = static_cast<int>(random.bounded(count)),
                               .to = static_cast<int>(random.bounded(count)),
                               .label = QString::number(edge),
                               .role = -1,
                               .marks = {}});
    return graph;
}

}

class TestGraphPlacement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsAreTheStepsFromTheBeginning();
    void whatNothingLeadsToHasALevelToo();
    void rowsGoDownWithTheLevels();
    void noTwoNodesOverlap();
    void aLongRowGoesOnBelowItself();
    void oldNodesStayWhereTheyAre();
    void aNewNodeStandsBelowWhatLeadsToIt();
    void whatComesFromOneNodeStaysTogether();
    void edgesBeginAndEndAtTheirNodes();
    void edgesBetweenTheSameNodesAreApart();
    void aPointFindsItsNode();
    void arrowKeysGoAlongTheEdges();
};

void TestGraphPlacement::levelsAreTheStepsFromTheBeginning()
{
    QCOMPARE(graphplacement::levelsOf(graphexamples::diamond()), (std::vector {0, 1, 1, 2}));
}

void TestGraphPlacement::whatNothingLeadsToHasALevelToo()
{
    Graph graph = graphexamples::diamond();
    graph.nodes.push_back(graphexamples::named(9));
    QCOMPARE(graphplacement::levelsOf(graph), (std::vector {0, 1, 1, 2, 0}));
}

void TestGraphPlacement::rowsGoDownWithTheLevels()
{
    const Graph graph = graphexamples::grid(4, 4);
    const std::vector<int> levels = graphplacement::levelsOf(graph);
    const GraphPlacement placement = graphplacement::byLevels(graph, sizes(graph));
    for (const GraphEdge& edge : graph.edges)
        QVERIFY(placement.nodeRect(edge.from).bottom() < placement.nodeRect(edge.to).top());
    for (std::size_t a = 0; a < levels.size(); ++a)
        for (std::size_t b = 0; b < levels.size(); ++b)
            QVERIFY(levels[a] >= levels[b] || placement.centres[a].y() < placement.centres[b].y());
}

void TestGraphPlacement::noTwoNodesOverlap()
{
    QRandomGenerator random(20);
    for (int i = 0; i < 60; ++i) {
        const Graph graph = randomGraph(random);
        QVERIFY(!overlaps(graphplacement::byLevels(graph, sizes(graph))));
    }
}

void TestGraphPlacement::aLongRowGoesOnBelowItself()
{
    Graph star;
    for (std::uint64_t id = 0; id < 600; ++id)
        star.nodes.push_back(graphexamples::named(id));
    for (int node = 1; node < 600; ++node)
        star.edges.push_back({.from = 0, .to = node, .label = {}, .role = -1, .marks = {}});
    const GraphPlacement placement = graphplacement::byLevels(star, sizes(star));
    QVERIFY(!overlaps(placement));
    QVERIFY(placement.bounds().width() < 10 * placement.bounds().height());
}

void TestGraphPlacement::oldNodesStayWhereTheyAre()
{
    QRandomGenerator random(21);
    for (int i = 0; i < 40; ++i) {
        const Graph whole = i == 0 ? graphexamples::grid(4, 3) : randomGraph(random);
        Graph before = opened(whole, 1);
        GraphPlacement placement = graphplacement::byLevels(before, sizes(before));
        for (int most = 2; most <= whole.nodeCount(); most += 1 + most / 4) {
            const Graph next = opened(whole, most);
            const GraphPlacement grown
                = graphplacement::grown(before, placement, next, sizes(next));
            for (std::size_t node = 0; node < placement.centres.size(); ++node)
                QCOMPARE(grown.centres[node], placement.centres[node]);
            QVERIFY(!overlaps(grown));
            before = next;
            placement = grown;
        }
    }
}

void TestGraphPlacement::aNewNodeStandsBelowWhatLeadsToIt()
{
    const Graph whole = graphexamples::grid(3, 3);
    const Graph first = opened(whole, 1);
    const GraphPlacement placed = graphplacement::grown(
        first, graphplacement::byLevels(first, sizes(first)), whole, sizes(whole));
    // A node that nothing else is as near to: each has a row of its level.
    const std::vector<int> levels = graphplacement::levelsOf(whole);
    for (std::size_t a = 0; a < levels.size(); ++a)
        for (std::size_t b = 0; b < levels.size(); ++b)
            QVERIFY(levels[a] >= levels[b] || placed.centres[a].y() < placed.centres[b].y());
}

void TestGraphPlacement::whatComesFromOneNodeStaysTogether()
{
    // 0 leads to 1 to 5, each of which leads to four of its own; opened from the middle outwards.
    Graph whole;
    for (std::uint64_t id = 0; id < 26; ++id)
        whole.nodes.push_back(graphexamples::named(id));
    const auto join = [&](int from, int to) {
        whole.edges.push_back({.from = from, .to = to, .label = {}, .role = -1, .marks = {}});
    };
    for (int child = 1; child <= 5; ++child) {
        join(0, child);
        for (int i = 0; i < 4; ++i)
            join(child, 2 + 4 * child + i);
    }
    std::vector<int> order {0, 1, 2, 3, 4, 5};
    for (const int child : {3, 2, 4, 1, 5})
        for (int i = 0; i < 4; ++i)
            order.push_back(2 + 4 * child + i);
    Graph before;
    GraphPlacement placed;
    for (std::size_t most = 6; most <= order.size(); most += 4) {
        Graph part;
        std::map<int, int> places;
        for (std::size_t i = 0; i < most; ++i) {
            places[order[i]] = part.nodeCount();
            part.nodes.push_back(whole.node(order[i]));
        }
        for (GraphEdge edge : whole.edges)
            if (places.contains(edge.from) && places.contains(edge.to)) {
                edge.from = places[edge.from];
                edge.to = places[edge.to];
                part.edges.push_back(edge);
            }
        placed = most == 6 ? graphplacement::byLevels(part, sizes(part))
                           : graphplacement::grown(before, placed, part, sizes(part));
        before = part;
        if (most == 6)
            continue;
        // Side by side, with nothing between them.
        const auto last = placed.centres.end();
        for (auto next = last - 3; next != last; ++next) {
            QCOMPARE(next->y(), (next - 1)->y());
            QVERIFY(next->x() - (next - 1)->x() < 30 + graphplacement::nodeGap + 1);
        }
    }
    QVERIFY(!overlaps(placed));
}

void TestGraphPlacement::edgesBeginAndEndAtTheirNodes()
{
    const Graph graph = graphexamples::diamond();
    const GraphPlacement placement = graphplacement::byLevels(graph, sizes(graph));
    QCOMPARE(placement.routes.size(), graph.edges.size());
    for (int edge = 0; edge < graph.edgeCount(); ++edge) {
        const GraphRoute& route = placement.routes[static_cast<std::size_t>(edge)];
        const QRectF from = placement.nodeRect(graph.edge(edge).from).adjusted(-3, -3, 3, 3);
        const QRectF to = placement.nodeRect(graph.edge(edge).to).adjusted(-3, -3, 3, 3);
        QVERIFY(from.contains(QPointF(route.path.elementAt(0))));
        QVERIFY(to.contains(route.tip));
    }
}

void TestGraphPlacement::edgesBetweenTheSameNodesAreApart()
{
    for (int count = 2; count <= 5; ++count) {
        Graph graph;
        graph.nodes = {graphexamples::named(0), graphexamples::named(1)};
        for (int edge = 0; edge < count; ++edge)
            graph.edges.push_back({.from = edge % 2,
                                   .to = (edge + 1) % 2,
                                   .label = QString::number(edge),
                                   .role = -1,
                                   .marks = {}});
        const GraphPlacement placement = graphplacement::byLevels(graph, sizes(graph));
        for (std::size_t a = 0; a < placement.routes.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(QLineF(placement.routes[a].middle, placement.routes[b].middle).length()
                        > 8);
    }
}

void TestGraphPlacement::aPointFindsItsNode()
{
    const Graph graph = graphexamples::grid(4, 4);
    const GraphScene scene(graph, graphplacement::byLevels(graph, sizes(graph)));
    for (int node = 0; node < graph.nodeCount(); ++node)
        QCOMPARE(scene.nodeAt(scene.placement().centres[static_cast<std::size_t>(node)]), node);
    QVERIFY(!scene.nodeAt(scene.bounds().topLeft() - QPointF(50, 50)));
    QCOMPARE(scene.nodesIn(scene.bounds()).size(), graph.nodes.size());
}

void TestGraphPlacement::arrowKeysGoAlongTheEdges()
{
    const Graph graph = graphexamples::diamond();
    const GraphScene scene(graph, graphplacement::byLevels(graph, sizes(graph)));
    const int down = scene.towards(0, Qt::Key_Down);
    QVERIFY(down == 1 || down == 2);
    QCOMPARE(scene.towards(down, Qt::Key_Up), 0);
    const bool isLeft = scene.placement().centres[1].x() < scene.placement().centres[2].x();
    QCOMPARE(scene.towards(1, isLeft ? Qt::Key_Right : Qt::Key_Left), 2);
    QCOMPARE(scene.towards(1, isLeft ? Qt::Key_Left : Qt::Key_Right), 1);
    QCOMPARE(scene.towards(scene.towards(down, Qt::Key_Down), Qt::Key_Down), 3);
}

QTEST_MAIN(TestGraphPlacement)
#include "tst_graphplacement.moc"
