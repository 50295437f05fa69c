// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/graph/graphexamples.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/graph/painting/graphscene.h"

#include <QRandomGenerator>
#include <QTest>

namespace {

/// Each node but the first hangs below one of those before it; texts are of all lengths.
Graph randomTree(QRandomGenerator& random, int count)
{
    Graph tree;
    for (int node = 0; node < count; ++node) {
        tree.nodes.push_back(graphexamples::named(static_cast<std::uint64_t>(node)));
        tree.nodes.back().shape = GraphShape::Box;
        tree.nodes.back().text = QString(static_cast<int>(random.bounded(12)), u'x');
        if (node > 0)
            tree.edges.push_back({.from = static_cast<int>(random.bounded(node)),
                                  .to = node,
                                  .label = {},
                                  .role = -1,
                                  .marks = {}});
    }
    return tree;
}

GraphPlacement placed(const Graph& tree)
{
    return graphplacement::tidy(tree, graphlook::sizesOf(tree, QFont()));
}

double x(const GraphPlacement& placement, int node)
{
    return placement.centres[static_cast<std::size_t>(node)].x();
}

}

class TestTreePlacement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noTwoNodesOverlap()
    {
        QRandomGenerator random(31);
        for (int i = 0; i < 60; ++i) {
            const Graph tree = randomTree(random, 2 + static_cast<int>(random.bounded(120)));
            const GraphPlacement placement = placed(tree);
            for (int a = 0; a < tree.nodeCount(); ++a)
                for (int b = 0; b < a; ++b)
                    QVERIFY(!placement.nodeRect(a).intersects(placement.nodeRect(b)));
        }
    }

    void aNodeStandsAboveTheMiddleOfItsChildren()
    {
        QRandomGenerator random(32);
        for (int i = 0; i < 60; ++i) {
            const Graph tree = randomTree(random, 80);
            const GraphPlacement placement = placed(tree);
            const GraphScene scene(tree, placement);
            for (int node = 0; node < tree.nodeCount(); ++node) {
                const std::vector<int>& out = scene.out(node);
                if (out.empty())
                    continue;
                const double first = x(placement, tree.edge(out.front()).to);
                const double last = x(placement, tree.edge(out.back()).to);
                QVERIFY(std::abs(x(placement, node) - (first + last) / 2) < 1e-6);
                for (std::size_t child = 1; child < out.size(); ++child)
                    QVERIFY(x(placement, tree.edge(out[child - 1]).to)
                            < x(placement, tree.edge(out[child]).to));
            }
        }
    }

    /// The children of both sides are as far from each other as those of one.
    void theSameSubtreeLooksTheSame()
    {
        Graph tree;
        const auto add = [&tree](int parent) {
            const int node = tree.nodeCount();
            tree.nodes.push_back(graphexamples::named(static_cast<std::uint64_t>(node)));
            if (parent >= 0)
                tree.edges.push_back(
                    {.from = parent, .to = node, .label = {}, .role = -1, .marks = {}});
            return node;
        };
        const int root = add(-1);
        const auto fork = [&](int parent) {
            const int top = add(parent);
            for (int child = 0; child < 3; ++child)
                add(top);
            return top;
        };
        const int left = fork(root);
        add(root);
        const int right = fork(root);
        const GraphPlacement placement = placed(tree);
        for (int child = 1; child <= 3; ++child)
            QCOMPARE(x(placement, left + child) - x(placement, left),
                     x(placement, right + child) - x(placement, right));
        QCOMPARE(x(placement, root) - x(placement, left), x(placement, right) - x(placement, root));
    }

    void severalTreesStandBesideEachOther()
    {
        Graph two = randomTree(*QRandomGenerator::global(), 1);
        two.nodes.push_back(graphexamples::named(9));
        const GraphPlacement placement = placed(two);
        QVERIFY(!placement.nodeRect(0).intersects(placement.nodeRect(1)));
        QCOMPARE(placement.centres[0].y(), placement.centres[1].y());
        QVERIFY(placed(Graph()).centres.empty());
    }
};

QTEST_MAIN(TestTreePlacement)
#include "tst_treeplacement.moc"
