// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/recordedtree.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace fourcast::lesson {

/// The exact score (core/solver/exactscore.h) of an unfinished position of the standard board;
/// nothing where it was stopped.
using ExactScores
    = std::function<std::optional<int>(const Position& position, const std::stop_token& stop)>;

/// A solver of its own with the book that is compiled in, made when it is asked first.
ExactScores ownSolver();

/// The least that a search can look at that is sure of the root's value, in the best order of this
/// very tree: the smallest proof that the value is no less and the smallest that it is no more,
/// which have one leaf in common.
struct MinimalTree
{
    std::uint64_t leaves = 0;
    /// Of the smallest such tree.
    std::uint64_t nodes = 0;
};

/// Runs the search of a request, recorded or not. Not for two threads at once; blocks.
class TreeSearcher
{
public:
    /// `exact` is asked where leaves have exact values on the standard board.
    static Expected<TreeSearcher> make(TreeRequest request, ExactScores exact = {});
    TreeSearcher(TreeSearcher&& other) noexcept;
    TreeSearcher& operator=(TreeSearcher&& other) noexcept;
    ~TreeSearcher();

    const TreeRequest& request() const;

    /// Hears from time to time how many nodes a recorded search has entered.
    using Progress = std::function<void(std::uint64_t nodes)>;
    /// The search, kept; nothing where it was stopped.
    std::optional<RecordedTree> record(const std::stop_token& stop = {},
                                       const Progress& progress = {});
    /// A folded node's subtree, searched again with the same window: the same events. Its root is
    /// the node. For RecordedTree::unfolded().
    std::optional<RecordedTree> expand(const RecordedTree& tree, NodeIndex node,
                                       const std::stop_token& stop = {});

    struct Counted
    {
        TreeCounts counts; ///< of the last depth
        SearchCounts total; ///< with the depths before, as the engine reports them
        Value value = 0;
        int depth = 0;
    };
    /// The same search without a recording.
    std::optional<Counted> count(const std::stop_token& stop = {});

    /// Of the tree to the request's depth, whatever its method and order. Not for the engine.
    std::optional<MinimalTree> least(const std::stop_token& stop = {});

    class Work;

private:
    explicit TreeSearcher(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

}
