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
    static Expected<std::shared_ptr<TreeSearcher>> make(TreeRequest request,
                                                        ExactScores exact = {});
    TreeSearcher(const TreeSearcher&) = delete;
    TreeSearcher& operator=(const TreeSearcher&) = delete;
    virtual ~TreeSearcher() = default;

    /// Hears from time to time how many nodes a recorded search has entered.
    using Progress = std::function<void(std::uint64_t nodes)>;
    /// The search, kept; nothing where it was stopped.
    virtual std::optional<RecordedTree> record(const std::stop_token& stop = {},
                                               const Progress& progress = {})
        = 0;
    /// A folded node's subtree, searched again with the same window: the same events. Its root is
    /// the node. For RecordedTree::unfolded().
    virtual std::optional<RecordedTree> expand(const RecordedTree& tree, NodeIndex node,
                                               const std::stop_token& stop = {})
        = 0;

    struct Counted
    {
        TreeCounts counts; ///< of the last depth
        SearchCounts total; ///< with the depths before, as the engine reports them
        Value value = 0;
        int depth = 0;
    };
    /// The same search without a recording.
    virtual std::optional<Counted> count(const std::stop_token& stop = {}) = 0;

    /// Of the tree to the request's depth, whatever its method and order. Not for the engine.
    virtual std::optional<MinimalTree> least(const std::stop_token& stop = {}) = 0;

protected:
    explicit TreeSearcher(TreeRequest request) : m_request(std::move(request)) { }

    const TreeRequest m_request;
};

}
