// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QStringList>
#include <cstdint>
#include <vector>

/// How the full minimax tree of a position is shared among workers. The first four are the parallel
/// report's (Amsalu and Efrem 2022) in another language.
enum class ParallelStrategy : std::uint8_t
{
    Sequential, ///< one worker goes through the root moves
    RootList, ///< root moves as tasks, all evaluated before the maximum is taken: its parList
    RootMapped, ///< a future for each root move, results taken in turn: its parMap
    EveryNode, ///< every node is a task: what the report tried first and gave up
    SplitTwo, ///< the replies to the root moves as tasks: 49 on the empty board
    SharedBound ///< alpha-beta over the root moves, with a bound that the workers share
};

/// In the order above.
const std::vector<ParallelStrategy>& parallelStrategies();
/// "sequential", "root-list", "root-mapped", "every-node", "split-2", "shared-bound".
QString strategyName(ParallelStrategy strategy);
QStringList strategyNames(const std::vector<ParallelStrategy>& strategies = parallelStrategies());
/// Fails with a sentence that lists the names.
Expected<ParallelStrategy> strategyFromName(const QString& name);
/// What it does, for tool tips and help.
QString strategySentence(ParallelStrategy strategy);

/// Does it visit the whole tree, so that its node count is that of the tree?
constexpr bool visitsWholeTree(ParallelStrategy strategy)
{
    return strategy != ParallelStrategy::SharedBound;
}
