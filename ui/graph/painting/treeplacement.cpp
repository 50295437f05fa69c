// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphplacement.h"

#include <algorithm>

namespace {

/// A wide tree has its rows farther from each other, so that its edges can be followed.
constexpr double mostRowGap = 150;
constexpr double widthForGap = 24;
/// Between nodes that have not the same parent.
constexpr double familyGap = 1.6 * graphplacement::nodeGap;

/// The names are those of the paper.
class TidyTree
{
public:
    TidyTree(const Graph& graph, const std::vector<QSizeF>& sizes)
        : m_sizes(sizes), m_nodes(graph.nodes.size() + 1)
    {
        const std::size_t top = graph.nodes.size();
        for (std::size_t v = 0; v < m_nodes.size(); ++v)
            m_nodes[v].ancestor = v;
        for (const GraphEdge& edge : graph.edges) {
            const auto to = static_cast<std::size_t>(edge.to);
            Q_ASSERT(m_nodes[to].parent == none);
            adopt(static_cast<std::size_t>(edge.from), to);
        }
        // What has no parent stands beside each other below a node that nobody sees.
        for (std::size_t v = 0; v < top; ++v)
            if (m_nodes[v].parent == none)
                adopt(top, v);
        firstWalk(top);
        secondWalk(top, -m_nodes[top].prelim, -1);
    }

    double x(std::size_t v) const { return m_nodes[v].x; }
    int level(std::size_t v) const { return m_nodes[v].level; }

private:
    static constexpr auto none = static_cast<std::size_t>(-1);

    struct Node
    {
        std::size_t parent = none;
        std::vector<std::size_t> children {};
        std::size_t number = 0; ///< among its siblings
        std::size_t thread = none;
        std::size_t ancestor = none;
        double prelim = 0;
        double mod = 0;
        double change = 0;
        double shift = 0;
        double x = 0;
        int level = 0;
    };

    void adopt(std::size_t parent, std::size_t child)
    {
        m_nodes[child].parent = parent;
        m_nodes[child].number = m_nodes[parent].children.size();
        m_nodes[parent].children.push_back(child);
    }

    double distance(std::size_t left, std::size_t right) const
    {
        const bool areSiblings = m_nodes[left].parent == m_nodes[right].parent;
        return (m_sizes[left].width() + m_sizes[right].width()) / 2
            + (areSiblings ? graphplacement::nodeGap : familyGap);
    }

    std::size_t leftSibling(std::size_t v) const
    {
        const Node& node = m_nodes[v];
        return node.parent == none || node.number == 0
            ? none
            : m_nodes[node.parent].children[node.number - 1];
    }
    std::size_t nextLeft(std::size_t v) const
    {
        return m_nodes[v].children.empty() ? m_nodes[v].thread : m_nodes[v].children.front();
    }
    std::size_t nextRight(std::size_t v) const
    {
        return m_nodes[v].children.empty() ? m_nodes[v].thread : m_nodes[v].children.back();
    }

    void firstWalk(std::size_t v)
    {
        const std::size_t left = leftSibling(v);
        const double besides = left == none ? 0 : m_nodes[left].prelim + distance(left, v);
        if (m_nodes[v].children.empty()) {
            m_nodes[v].prelim = besides;
            return;
        }
        std::size_t defaultAncestor = m_nodes[v].children.front();
        for (const std::size_t w : m_nodes[v].children) {
            firstWalk(w);
            apportion(w, defaultAncestor);
        }
        executeShifts(v);
        const double middle = (m_nodes[m_nodes[v].children.front()].prelim
                               + m_nodes[m_nodes[v].children.back()].prelim)
            / 2;
        m_nodes[v].prelim = left == none ? middle : besides;
        m_nodes[v].mod = left == none ? 0 : besides - middle;
    }

    /// Moves a subtree away from those to its left.
    void apportion(std::size_t v, std::size_t& defaultAncestor)
    {
        const std::size_t w = leftSibling(v);
        if (w == none)
            return;
        std::size_t insideRight = v; // the contours of both, inside and outside
        std::size_t outsideRight = v;
        std::size_t insideLeft = w;
        std::size_t outsideLeft = m_nodes[m_nodes[v].parent].children.front();
        double sumInsideRight = m_nodes[insideRight].mod;
        double sumOutsideRight = m_nodes[outsideRight].mod;
        double sumInsideLeft = m_nodes[insideLeft].mod;
        double sumOutsideLeft = m_nodes[outsideLeft].mod;
        while (nextRight(insideLeft) != none && nextLeft(insideRight) != none) {
            insideLeft = nextRight(insideLeft);
            insideRight = nextLeft(insideRight);
            outsideLeft = nextLeft(outsideLeft);
            outsideRight = nextRight(outsideRight);
            m_nodes[outsideRight].ancestor = v;
            const double shift = m_nodes[insideLeft].prelim + sumInsideLeft
                - m_nodes[insideRight].prelim - sumInsideRight + distance(insideLeft, insideRight);
            if (shift > 0) {
                const std::size_t ancestor = m_nodes[insideLeft].ancestor;
                moveSubtree(m_nodes[ancestor].parent == m_nodes[v].parent ? ancestor
                                                                          : defaultAncestor,
                            v, shift);
                sumInsideRight += shift;
                sumOutsideRight += shift;
            }
            sumInsideLeft += m_nodes[insideLeft].mod;
            sumInsideRight += m_nodes[insideRight].mod;
            sumOutsideLeft += m_nodes[outsideLeft].mod;
            sumOutsideRight += m_nodes[outsideRight].mod;
        }
        if (nextRight(insideLeft) != none && nextRight(outsideRight) == none) {
            m_nodes[outsideRight].thread = nextRight(insideLeft);
            m_nodes[outsideRight].mod += sumInsideLeft - sumOutsideRight;
        }
        if (nextLeft(insideRight) != none && nextLeft(outsideLeft) == none) {
            m_nodes[outsideLeft].thread = nextLeft(insideRight);
            m_nodes[outsideLeft].mod += sumInsideRight - sumOutsideLeft;
            defaultAncestor = v;
        }
    }

    void moveSubtree(std::size_t left, std::size_t right, double shift)
    {
        const auto between = static_cast<double>(m_nodes[right].number - m_nodes[left].number);
        m_nodes[right].change -= shift / between;
        m_nodes[right].shift += shift;
        m_nodes[left].change += shift / between;
        m_nodes[right].prelim += shift;
        m_nodes[right].mod += shift;
    }

    void executeShifts(std::size_t v)
    {
        double shift = 0;
        double change = 0;
        const std::vector<std::size_t>& children = m_nodes[v].children;
        for (std::size_t i = children.size(); i-- > 0;) {
            Node& w = m_nodes[children[i]];
            w.prelim += shift;
            w.mod += shift;
            change += w.change;
            shift += w.shift + change;
        }
    }

    void secondWalk(std::size_t v, double mods, int level)
    {
        m_nodes[v].x = m_nodes[v].prelim + mods;
        m_nodes[v].level = level;
        for (const std::size_t w : m_nodes[v].children)
            secondWalk(w, mods + m_nodes[v].mod, level + 1);
    }

    const std::vector<QSizeF>& m_sizes;
    std::vector<Node> m_nodes;
};

}

namespace graphplacement {

GraphPlacement tidy(const Graph& graph, std::vector<QSizeF> sizes)
{
    GraphPlacement placement;
    placement.sizes = std::move(sizes);
    const TidyTree tree(graph, placement.sizes);
    std::vector<double> heights;
    double left = 0;
    double right = 0;
    for (std::size_t v = 0; v < graph.nodes.size(); ++v) {
        const auto level = static_cast<std::size_t>(tree.level(v));
        if (heights.size() <= level)
            heights.resize(level + 1);
        heights[level] = std::max(heights[level], placement.sizes[v].height());
        left = std::min(left, tree.x(v));
        right = std::max(right, tree.x(v));
    }
    const double rows = std::max<double>(1, static_cast<double>(heights.size()));
    const double gap = std::clamp((right - left) / (widthForGap * rows), rowGap, mostRowGap);
    std::vector<double> middles;
    double top = 0;
    for (const double height : heights) {
        middles.push_back(top + height / 2);
        top += height + gap;
    }
    for (std::size_t v = 0; v < graph.nodes.size(); ++v)
        placement.centres.emplace_back(tree.x(v), middles[static_cast<std::size_t>(tree.level(v))]);
    routeFrom(graph, placement);
    return placement;
}

}
