// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/minimaltree.h"

#include "core/search/negamax.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <vector>

namespace {

constexpr int columnCount = Position::Shape::width;
constexpr std::size_t nodesPerPoll = 1024;
/// Instead of a child's place: there is no move, or the line ends there.
constexpr std::uint32_t noMove = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t isLeaf = noMove - 1;

/// A different position of one ply, with moves to be made. Costs are numbers of positions; those
/// that can't be because the value is another are not asked for.
struct WeighedNode
{
    Position position;
    std::array<std::uint32_t, columnCount> children {};
    Value value = 0;
    /// To prove that it is worth as much to its side as the value of the root says, or more; that
    /// it is worth so much or less; that it is worth exactly so much.
    std::uint64_t atLeast = 0;
    std::uint64_t atMost = 0;
    std::uint64_t exactly = 0;
};

template <Heuristic H> class LeastTreeSearch
{
public:
    LeastTreeSearch(const H& heuristic, const TerminalValues& terminals, int depth,
                    const std::stop_token& stop, std::size_t most)
        : m_game(heuristic, terminals), m_depth(depth), m_stop(stop), m_most(most)
    {
    }

    MinimalTree search(const Position& root)
    {
        m_plies.emplace_back().push_back({root});
        for (int ply = 0; ply < m_depth && !m_plies.back().empty(); ++ply)
            if (const auto ended = expand(ply))
                return {*ended};
        if (!eachUpwards([this](WeighedNode& node, int ply) { value(node, ply); }))
            return {MinimalTree::Status::Stopped};
        m_root = m_plies.front().front().value;
        if (!eachUpwards([this](WeighedNode& node, int ply) { weigh(node, ply); }))
            return {MinimalTree::Status::Stopped};
        return {MinimalTree::Status::Whole, m_plies.front().front().exactly, m_root};
    }

private:
    /// Finds the ply below; says why it ended early, where it did.
    std::optional<MinimalTree::Status> expand(int ply)
    {
        std::unordered_map<std::uint64_t, std::uint32_t> places;
        std::vector<WeighedNode> next;
        std::size_t looked = 0;
        for (WeighedNode& node : m_plies.back()) {
            if (++looked % nodesPerPoll == 0 && m_stop.stop_requested())
                return MinimalTree::Status::Stopped;
            for (int column = 0; column < columnCount; ++column) {
                std::uint32_t& place = node.children[static_cast<std::size_t>(column)];
                place = noMove;
                if (!node.position.canPlay(column))
                    continue;
                const Position child = node.position.after(column);
                place = isLeaf;
                if (ply + 1 == m_depth || child.isFinished())
                    continue;
                const auto [found, isNew]
                    = places.try_emplace(child.key(), static_cast<std::uint32_t>(next.size()));
                if (isNew) {
                    if (++m_kept > m_most)
                        return MinimalTree::Status::TooLarge;
                    next.push_back({child});
                }
                place = found->second;
            }
        }
        m_plies.push_back(std::move(next));
        return {};
    }

    /// From the last ply to the root; false when it was stopped.
    template <typename Visit> bool eachUpwards(Visit visit)
    {
        std::size_t looked = 0;
        for (std::size_t ply = m_plies.size(); ply-- > 0;)
            for (WeighedNode& node : m_plies[ply]) {
                if (++looked % nodesPerPoll == 0 && m_stop.stop_requested())
                    return false;
                visit(node, static_cast<int>(ply));
            }
        return true;
    }

    /// Calls with each child: its value to its own side, and its node, null where it is a leaf.
    template <typename Visit> void eachChild(const WeighedNode& node, int ply, Visit visit) const
    {
        for (int column = 0; column < columnCount; ++column) {
            const std::uint32_t place = node.children[static_cast<std::size_t>(column)];
            if (place == noMove)
                continue;
            if (place == isLeaf) {
                Value value = 0;
                m_game.leafAt(node.position.after(column), m_depth - ply - 1, ply + 1, value);
                visit(value, nullptr);
            } else {
                const WeighedNode& child = m_plies[static_cast<std::size_t>(ply) + 1][place];
                visit(child.value, &child);
            }
        }
    }

    void value(WeighedNode& node, int ply) const
    {
        node.value = -value::infinite;
        eachChild(node, ply, [&node](Value value, const WeighedNode*) {
            node.value = std::max(node.value, -value);
        });
    }

    /// The root's value, from the view of whoever is to move at this ply.
    Value threshold(int ply) const { return ply % 2 == 0 ? m_root : -m_root; }

    void weigh(WeighedNode& node, int ply) const
    {
        const Value wanted = threshold(ply);
        const bool isAtMost = node.value <= wanted;
        constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();
        std::uint64_t refutation = none;
        std::uint64_t all = 0;
        eachChild(node, ply, [&](Value value, const WeighedNode* child) {
            if (-value >= wanted)
                refutation = std::min(refutation, child ? child->atMost : 1);
            if (isAtMost)
                all += child ? child->atLeast : 1;
        });
        // One move is enough to show that it is worth so much; that it is not worth more takes all.
        node.atLeast = refutation == none ? none : 1 + refutation;
        node.atMost = isAtMost ? 1 + all : none;
        node.exactly = none;
        if (node.value != wanted)
            return;
        // Both proofs have the line of best play in common, and nothing else.
        eachChild(node, ply, [&](Value value, const WeighedNode* child) {
            if (-value == wanted)
                node.exactly = std::min(
                    node.exactly, child ? 1 + all - child->atLeast + child->exactly : 1 + all);
        });
    }

    HeuristicGame<H> m_game;
    int m_depth;
    const std::stop_token& m_stop;
    std::size_t m_most;
    std::size_t m_kept = 1;
    std::vector<std::vector<WeighedNode>> m_plies;
    Value m_root = 0;
};

}

MinimalTree leastTree(const Position& root, int depth, const AnyHeuristic& heuristic,
                      const TerminalValues& terminals, const std::stop_token& stop,
                      std::size_t most)
{
    return std::visit(
        [&]<typename H>(const H& judge) {
            return LeastTreeSearch<H>(judge.seenBy(root.sideToMove()), terminals, depth, stop, most)
                .search(root);
        },
        heuristic);
}
