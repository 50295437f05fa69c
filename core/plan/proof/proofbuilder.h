// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/proof/planproof.h"
#include "core/plan/proof/proofwork.h"

#include <chrono>
#include <functional>

struct ProofProgress
{
    /// Of the strategy that looks smallest at the moment: steps that are settled, and positions
    /// that nobody has looked at.
    std::size_t moves = 0;
    std::size_t plans = 0;
    std::size_t open = 0;
    /// How many steps it is expected to have in the end, by experience.
    std::size_t expected = 0;
    std::size_t answered = 0; ///< positions, those of earlier runs included
    std::size_t answeredHere = 0;
    std::chrono::nanoseconds time {0}; ///< of this run
};

enum class ProofBuildStatus : std::uint8_t
{
    Built, ///< and checked
    Stopped,
    OutOfReach ///< best play breaks the promise
};

template <typename Board> struct ProofBuild
{
    ProofBuildStatus status = ProofBuildStatus::Stopped;
    BasicPlanProof<Board> proof; ///< only of one that was built
    ProofProgress progress;
};

/// Builds a strategy from a position to the end of the game: where there is a plan, that; elsewhere
/// the move whose replies need the fewest steps, of some that the exact solver says keep the
/// promise. Positions that look most promising are answered first, many at a time, and a move is
/// given up for another when it turns out worse than what is expected of that.
///
/// The proof depends on the request alone: not on who answers, in what order, or how often the run
/// was ended and gone on with. Blocks. Fails where the work can't be kept, or is damaged.
template <typename Board>
Expected<ProofBuild<Board>> buildProof(const ProofRequest<Board>& request, ProofWork& work,
                                       const TaskWorkers& workers, const std::stop_token& stop = {},
                                       const std::function<void(const ProofProgress&)>& report
                                       = {});
