// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/tree/treesearcher.h"

namespace fourcast::lesson {

class TreeSearcher::Work
{
public:
    explicit Work(TreeRequest request) : m_request(std::move(request)) { }
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    virtual ~Work() = default;

    const TreeRequest& request() const { return m_request; }

    virtual std::optional<RecordedTree> record(const std::stop_token& stop,
                                               const Progress& progress)
        = 0;
    virtual std::optional<RecordedTree> expand(const RecordedTree& tree, NodeIndex node,
                                               const std::stop_token& stop)
        = 0;
    virtual std::optional<Counted> count(const std::stop_token& stop) = 0;
    virtual std::optional<MinimalTree> least(const std::stop_token& stop) = 0;

protected:
    TreeRequest m_request;
};

/// A search with GameSearch. The request is valid.
std::unique_ptr<TreeSearcher::Work> boardWork(const TreeRequest& request, ExactScores exact);
std::unique_ptr<TreeSearcher::Work> typedWork(const TreeRequest& request);
/// The engine's own.
std::unique_ptr<TreeSearcher::Work> engineWork(const TreeRequest& request);

}
