// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/movechoice.h"

namespace fourcast::lesson {

std::optional<TableEntry> SearchMemory::find(std::uint64_t key, int depth, Value alpha,
                                             Value beta) const
{
    if (!usesTable)
        return {};
    const auto found = table.find(key);
    if (found == table.end() || found->second.depth != depth)
        return {};
    TableEntry entry = found->second;
    const bool helps = entry.bound == Score::Bound::Exact
        || (entry.bound == Score::Bound::AtLeast && entry.value >= beta)
        || (entry.bound == Score::Bound::AtMost && entry.value <= alpha);
    if (!helps)
        return {};
    if (isHard && (entry.value < alpha || entry.value > beta)) {
        entry.bound = entry.value < alpha ? Score::Bound::AtMost : Score::Bound::AtLeast;
        entry.value = std::clamp(entry.value, alpha, beta);
    }
    return entry;
}

void SearchMemory::keep(std::uint64_t key, int depth, Value alpha, Value beta, Value value,
                        Move move)
{
    if (order == MoveOrder::BestFirst && !move.isNone())
        best[key] = move;
    if (!usesTable)
        return;
    const Score::Bound bound = value >= beta ? Score::Bound::AtLeast
        : value <= alpha                     ? Score::Bound::AtMost
                                             : Score::Bound::Exact;
    table[key] = {value, bound, depth, move};
}

void SearchMemory::beginDepth()
{
    table.clear();
    bestBefore = std::move(best);
    best.clear();
}

}
