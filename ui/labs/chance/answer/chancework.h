// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/statespace/explore.h"
#include "ui/labs/chance/answer/chancesystem.h"

/// How far it is: exploring, and then checking.
struct ChanceProgress
{
    fourcast::statespace::ExploreProgress exploring;
    std::optional<fourcast::chance::CheckProgress> checking;
    /// The number of the one that is being answered, from 1, of so many.
    std::size_t question = 1;
    std::size_t questions = 1;
};
using ChanceJob = Job<SharedChance, ChanceProgress>;

/// Reads, explores and checks a model. What is known already of the same text is not found out
/// again, and several questions share one exploration. Where it is stopped, or the memory that it
/// may take is used up, the result is what is known by then: part of the automaton, or bounds that
/// are further from each other, or answers to some of the questions.
ChanceJob::Work chanceWork(const ChanceChoice& choice, std::uint64_t memoryBudget,
                           const SharedChance& known = {});
