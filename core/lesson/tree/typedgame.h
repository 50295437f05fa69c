// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/movechoice.h"
#include "core/search/leafkind.h"

#include <numeric>

namespace fourcast::lesson {

/// A typed tree, for GameSearch; it must outlive the game.
class TypedGame
{
public:
    using Node = TypedTree::Node;
    static constexpr int longest = TypedTree::deepest;
    static constexpr bool hasTable = true;

    TypedGame(const TypedTree& tree, SearchMemory* memory) : m_tree(&tree), m_memory(memory) { }

    LeafKind leafAt(Node node, int depth, int ply, Value& value) const
    {
        if (!m_tree->isLeaf(node) && depth > 0)
            return LeafKind::None;
        value = staticValue(node, ply);
        return LeafKind::Valued;
    }

    std::vector<int> moves(Node node, int depth, int ply) const
    {
        std::vector<int> asTyped(m_tree->children(node).size());
        std::iota(asTyped.begin(), asTyped.end(), 0);
        Move best;
        if (const auto found = m_memory->bestBefore.find(node); found != m_memory->bestBefore.end())
            best = found->second;
        std::vector<int> moves = asTyped;
        // A typed tree has no centre: as it was typed.
        arrange(
            moves, m_memory->order, asTyped, best,
            [&](int move) { return -staticValue(after(node, move), ply + 1); },
            [&](int move) { return -trueValue(after(node, move), depth - 1, ply + 1); });
        return moves;
    }

    static bool canPlay(Node, int) { return true; }
    Node after(Node node, int move) const
    {
        return m_tree->children(node)[static_cast<std::size_t>(move)];
    }

    auto find(Node node, int depth, Value alpha, Value beta) const
    {
        return m_memory->find(node, depth, alpha, beta);
    }
    void keep(Node node, int depth, Value alpha, Value beta, Value value, Move move) const
    {
        m_memory->keep(node, depth, alpha, beta, value, move);
    }

    Value trueValue(Node node, int depth, int ply) const
    {
        Value value = 0;
        if (leafAt(node, depth, ply, value) != LeafKind::None)
            return value;
        if (const auto found = m_memory->trueValues.find(node); found != m_memory->trueValues.end())
            return found->second;
        value = -value::infinite;
        for (const Node child : m_tree->children(node))
            value = std::max(value, -trueValue(child, depth - 1, ply + 1));
        m_memory->trueValues.emplace(node, value);
        return value;
    }
    static std::uint64_t keyOf(Node node) { return node; }

private:
    /// 0 where it is not given.
    Value staticValue(Node node, int ply) const
    {
        const Value value = m_tree->value(node).value_or(0);
        return ply % 2 == 0 ? value : -value;
    }

    const TypedTree* m_tree;
    SearchMemory* m_memory;
};

}
