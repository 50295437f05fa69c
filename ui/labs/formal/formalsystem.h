// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/modeltable.h"
#include "core/formal/process/generate.h"
#include "core/session/jobs/job.h"
#include "ui/labs/formal/system/systemwords.h"

/// What is explored.
struct FormalChoice
{
    QString model; ///< of the table, or of a person's own
    fourcast::formal::ModelValues values;
    QString sentence; ///< "paper: p = 7, D = 3"
    QString text;
};

/// A model that was explored: its system, and what it was made of.
struct FormalSystem
{
    FormalChoice choice;
    fourcast::formal::GenerationResult generated;
    fourcast::formal::Specification specification;
    std::chrono::nanoseconds time {0};

    const fourcast::formal::Lts& lts() const { return generated.lts; }
    bool isComplete() const
    {
        return generated.status == fourcast::statespace::ExploreStatus::Complete;
    }
};
using SharedSystem = std::shared_ptr<const FormalSystem>;
using ExploreJob = Job<SharedSystem, fourcast::statespace::ExploreProgress>;

/// Reads and explores the text. It ends with what is known where it is stopped or the memory budget
/// is reached; the status says so.
ExploreJob::Work exploreWork(const FormalChoice& choice, std::uint64_t memoryBudget);

/// Words for its states and steps, which share the system.
SystemWords wordsOf(const SharedSystem& system);
/// The transition system alone, which keeps the rest alive.
SharedLts ltsOf(const SharedSystem& system);

/// "16,386 states, 86,147 transitions, 152 labels, 19 levels; explored in 0.08 s. 1 deadlock."
QString factsSentence(const FormalSystem& system);
/// The same while they grow: "1,234 states, 56 of them open, ..., 12 MiB".
QString factsSentence(const fourcast::statespace::ExploreProgress& progress);
