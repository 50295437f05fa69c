// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/tree/treesearcher.h"
#include "core/search/leafkind.h"

#include <unordered_map>

namespace fourcast::lesson {

/// The smallest tree that proves a game's value at the root. A value is proved to be at least v by
/// one move that is, and at most v by all moves; exact is what both is, along one line of best
/// moves. A position met twice costs twice, as in a search without a table.
template <typename Game> class LeastTreeOf
{
public:
    explicit LeastTreeOf(const Game& game) : m_game(game) { }

    MinimalTree of(const typename Game::Node& root, int depth)
    {
        const Value value = m_game.trueValue(root, depth, 0);
        return find(root, depth, 0, value, Proof::Exact);
    }

private:
    using Node = typename Game::Node;
    enum class Proof
    {
        AtLeast,
        AtMost,
        Exact
    };

    static std::uint64_t sum(std::uint64_t a, std::uint64_t b) { return a + b; }

    /// `bound` is seen by the side to move here.
    MinimalTree find(const Node& node, int depth, int ply, Value bound, Proof proof)
    {
        Value value = 0;
        if (m_game.leafAt(node, depth, ply, value) != LeafKind::None)
            return {1, 1};
        auto& known = m_known[static_cast<std::size_t>(proof)];
        const std::uint64_t key = Game::keyOf(node);
        if (const auto found = known.find(key); found != known.end())
            return found->second;
        MinimalTree all {0, 1};
        MinimalTree one {~std::uint64_t {0}, ~std::uint64_t {0}};
        for (const int move : m_game.moves(node, depth, ply)) {
            if (!m_game.canPlay(node, move))
                continue;
            const Node next = m_game.after(node, move);
            const Value worth = -m_game.trueValue(next, depth - 1, ply + 1);
            if (proof == Proof::AtLeast) {
                if (worth < bound)
                    continue;
                const MinimalTree child = find(next, depth - 1, ply + 1, -bound, Proof::AtMost);
                one = {std::min(one.leaves, child.leaves), std::min(one.nodes, child.nodes + 1)};
                continue;
            }
            const MinimalTree refuted = find(next, depth - 1, ply + 1, -bound, Proof::AtLeast);
            all = {all.leaves + refuted.leaves, all.nodes + refuted.nodes};
            if (proof == Proof::Exact && worth == bound) {
                const MinimalTree exact = find(next, depth - 1, ply + 1, -bound, Proof::Exact);
                // What it takes more than to refute it.
                one = {std::min(one.leaves, exact.leaves - refuted.leaves),
                       std::min(one.nodes, exact.nodes - refuted.nodes)};
            }
        }
        const MinimalTree least = proof == Proof::AtLeast ? one
            : proof == Proof::AtMost                      ? all
                                     : MinimalTree {all.leaves + one.leaves, all.nodes + one.nodes};
        known.emplace(key, least);
        return least;
    }

    const Game& m_game;
    std::unordered_map<std::uint64_t, MinimalTree> m_known[3];
};

}
