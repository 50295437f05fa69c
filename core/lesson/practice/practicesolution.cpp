// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/practice/practicesolution.h"

#include <algorithm>

namespace fourcast::lesson {

namespace {

class PracticeSolver
{
public:
    PracticeSolver(const PracticeTree& tree, bool prunes, PracticeSolution& solution)
        : m_tree(tree), m_prunes(prunes), m_solution(solution)
    {
    }

    Value search(int index, Value alpha, Value beta)
    {
        const PracticeNode& node = m_tree.node(index);
        SolvedNode& solved = at(index);
        solved.alpha = alpha;
        solved.beta = beta;
        Value value = node.isLeaf() ? node.leaf
            : node.maxMoves         ? -value::infinite
                                    : value::infinite;
        for (const int child : node.children) {
            if (m_prunes && alpha >= beta) {
                at(child).isLeftOut = true;
                continue;
            }
            const Value below = search(child, alpha, beta);
            value = node.maxMoves ? std::max(value, below) : std::min(value, below);
            (node.maxMoves ? alpha : beta)
                = node.maxMoves ? std::max(alpha, value) : std::min(beta, value);
        }
        solved.value = value;
        return value;
    }

private:
    SolvedNode& at(int index) { return m_solution.nodes[static_cast<std::size_t>(index)]; }

    const PracticeTree& m_tree;
    const bool m_prunes;
    PracticeSolution& m_solution;
};

}

int PracticeSolution::leftOut() const
{
    return static_cast<int>(std::ranges::count_if(nodes, &SolvedNode::isLeftOut));
}

PracticeSolution solvePractice(const PracticeTree& tree, bool prunes)
{
    PracticeSolution solution {std::vector<SolvedNode>(tree.nodes.size())};
    if (!tree.nodes.empty())
        PracticeSolver(tree, prunes, solution)
            .search(PracticeTree::root(), -value::infinite, value::infinite);
    return solution;
}

}
