// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/comparison.h"
#include "core/session/jobs/job.h"

#include <QMetaType>

class SolverService;

/// What a search did, kept; shared among all that show it.
using SharedTree = std::shared_ptr<const fourcast::lesson::RecordedTree>;

/// A recorded search, and who can search its folded nodes again: one at a time.
struct FoundTree
{
    SharedTree tree; ///< null where it was stopped
    std::shared_ptr<fourcast::lesson::TreeSearcher> searcher;
};

/// Asked by all others in the window, too; null: the search has a solver of its own.
fourcast::lesson::ExactScores exactScores(std::shared_ptr<SolverService> solver);

/// Searches and keeps what was done.
using TreeJob = Job<FoundTree>;
TreeJob::Work recordWork(const fourcast::lesson::TreeRequest& request,
                         const fourcast::lesson::ExactScores& exact);
/// Searches a folded node again: the same tree with what is below it.
TreeJob::Work unfoldWork(const FoundTree& found, fourcast::lesson::NodeIndex node);

/// The same tree in every way to search, at every depth up to the request's.
using Comparisons = std::vector<fourcast::lesson::Comparison>;
using CompareJob = Job<Comparisons, Comparisons>;
CompareJob::Work compareWork(const fourcast::lesson::TreeRequest& request,
                             const fourcast::lesson::ExactScores& exact);
