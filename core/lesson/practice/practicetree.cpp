// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/practice/practicetree.h"

#include "core/lesson/practice/practicesolution.h"
#include "core/support/random.h"

#include <QStringList>
#include <algorithm>

namespace fourcast::lesson {

namespace {

/// Few leaves have numbers of one digit; of many, fewer are equal with larger ones.
constexpr int fewLeaves = 9;
constexpr std::uint32_t smallNumbers = 10;
constexpr std::uint32_t largeNumbers = 21;
/// Leaves are dealt again where nothing is left out, at most so often.
constexpr int deals = 4;

int leavesOf(int branching, int depth)
{
    int leaves = 1;
    for (int ply = 0; ply < depth; ++ply)
        leaves *= branching;
    return leaves;
}

class PracticeGrower
{
public:
    PracticeGrower(PracticeTree& tree, SeededRandom& random) : m_tree(tree), m_random(random) { }

    int add(int parent, int ply)
    {
        const PracticeRequest& request = m_tree.request;
        const int index = m_tree.size();
        m_tree.nodes.push_back(
            {.parent = parent, .ply = ply, .maxMoves = request.maxMoves == (ply % 2 == 0)});
        for (int left = branchesAt(ply); left > 0; --left) {
            const int child = add(index, ply + 1);
            m_tree.nodes[static_cast<std::size_t>(index)].children.push_back(child);
        }
        return index;
    }

private:
    int branchesAt(int ply)
    {
        const PracticeRequest& request = m_tree.request;
        if (ply == request.depth)
            return 0;
        if (!request.isRagged || ply == 0)
            return request.branching;
        // Both are exceptions; below the root alone nothing would be left of the tree.
        constexpr std::uint32_t oneInSoMany = 5;
        if (ply > 1 && m_random.below(oneInSoMany) == 0)
            return 0;
        if (m_random.below(oneInSoMany) == 0)
            return 1;
        return 2
            + static_cast<int>(m_random.below(static_cast<std::uint32_t>(request.branching - 1)));
    }

    PracticeTree& m_tree;
    SeededRandom& m_random;
};

void dealLeaves(PracticeTree& tree, SeededRandom& random)
{
    const auto leaves = std::ranges::count_if(tree.nodes, &PracticeNode::isLeaf);
    for (PracticeNode& node : tree.nodes)
        if (node.isLeaf())
            node.leaf = static_cast<Value>(
                random.below(leaves <= fewLeaves ? smallNumbers : largeNumbers));
}

void appendEvaluated(const PracticeTree& tree, int node, std::vector<int>& order)
{
    for (const int child : tree.node(node).children)
        appendEvaluated(tree, child, order);
    order.push_back(node);
}

QString practiceText(const PracticeTree& tree, int node)
{
    if (tree.node(node).isLeaf())
        return QString::number(tree.node(node).leaf);
    QStringList parts;
    for (const int child : tree.node(node).children)
        parts << practiceText(tree, child);
    return QStringLiteral("(%1)").arg(parts.join(u' '));
}

}

bool PracticeRequest::isPossible() const
{
    return seed <= largestSeed && depth >= 1 && depth <= deepest && branching >= 2
        && branching <= mostBranching && leavesOf(branching, depth) <= mostLeaves;
}

int deepestPractice(int branching)
{
    int depth = 1;
    while (depth < PracticeRequest::deepest
           && leavesOf(branching, depth + 1) <= PracticeRequest::mostLeaves)
        ++depth;
    return depth;
}

std::vector<int> PracticeTree::evaluationOrder() const
{
    std::vector<int> order;
    if (!nodes.empty())
        appendEvaluated(*this, root(), order);
    return order;
}

std::vector<int> PracticeTree::innerNodes() const
{
    std::vector<int> inner = evaluationOrder();
    std::erase_if(inner, [this](int index) { return node(index).isLeaf(); });
    return inner;
}

QString PracticeTree::path(int index) const
{
    QStringList steps;
    for (int at = index; at != root(); at = node(at).parent) {
        const std::vector<int>& siblings = node(node(at).parent).children;
        steps.prepend(QString::number(std::ranges::find(siblings, at) - siblings.begin() + 1));
    }
    return steps.join(u'.');
}

QString PracticeTree::toText() const
{
    return nodes.empty() ? QString() : practiceText(*this, root());
}

PracticeTree practiceTree(const PracticeRequest& request)
{
    Q_ASSERT(request.isPossible());
    PracticeTree tree {.request = request};
    SeededRandom random(request.seed);
    PracticeGrower(tree, random).add(-1, 0);
    for (int deal = 0; deal < deals; ++deal) {
        dealLeaves(tree, random);
        // Whatever is to be practised: the seed says which tree it is.
        if (solvePractice(tree, true).leftOut() > 0)
            break;
    }
    return tree;
}

}
