// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/treerequest.h"
#include "core/search/score.h"

#include <algorithm>
#include <unordered_map>

namespace fourcast::lesson {

/// What a table keeps of a node.
struct TableEntry
{
    Value value = 0;
    Score::Bound bound = Score::Bound::Exact;
    int depth = 0;
    Move move;
};

/// What a search with a table, or in an order that has to be found out, knows of the nodes: the
/// same for all copies of a game.
struct SearchMemory
{
    bool usesTable = false;
    bool isHard = false;
    MoveOrder order = MoveOrder::AsTheyLie;
    std::unordered_map<std::uint64_t, TableEntry> table;
    /// The best moves that the depth before found, and those that are found now.
    std::unordered_map<std::uint64_t, Move> bestBefore;
    std::unordered_map<std::uint64_t, Move> best;
    /// The values of the whole tree.
    std::unordered_map<std::uint64_t, Value> trueValues;

    std::optional<TableEntry> find(std::uint64_t key, int depth, Value alpha, Value beta) const;
    void keep(std::uint64_t key, int depth, Value alpha, Value beta, Value value, Move move);
    /// Another depth begins.
    void beginDepth();
};

/// The moves in the order that the memory asks for. `worth(move)` is what a move is worth to the
/// side that makes it, at once; `trueWorth(move)` at the end of the tree; `best` the best move of
/// the depth before. They are given as they lie, and `fromCentre` from the centre outwards.
template <typename Moves, typename Worth, typename TrueWorth>
void arrange(Moves& moves, MoveOrder order, const Moves& fromCentre, Move best, Worth worth,
             TrueWorth trueWorth)
{
    const auto byValue = [&moves](auto valueOf) {
        std::vector<std::pair<Value, int>> valued;
        for (const int move : moves)
            valued.emplace_back(valueOf(move), move);
        std::ranges::stable_sort(valued, std::greater(), &std::pair<Value, int>::first);
        std::ranges::transform(valued, moves.begin(), &std::pair<Value, int>::second);
    };
    switch (order) {
    case MoveOrder::AsTheyLie:
        break;
    case MoveOrder::CentreFirst:
        moves = fromCentre;
        break;
    case MoveOrder::StaticValue:
        byValue(worth);
        break;
    case MoveOrder::BestFirst:
        moves = fromCentre;
        std::stable_partition(moves.begin(), moves.end(),
                              [best](int move) { return move == best.column(); });
        break;
    case MoveOrder::WorstFirst:
        byValue([&](int move) { return -trueWorth(move); });
        break;
    case MoveOrder::TrueValue:
        byValue(trueWorth);
        break;
    }
}

}
