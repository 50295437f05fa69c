// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/proof/planproof.h"

#include <functional>

/// What a proof that holds consists of.
struct ProofFacts
{
    std::size_t moves = 0; ///< steps that are a move
    std::size_t plans = 0; ///< steps that are a plan
    std::uint64_t states = 0; ///< of all plans' walks
    int deepest = 0; ///< discs on the board of the latest plan
};

struct ProofCheckContext
{
    int threads = 1;
    std::stop_token stop {};
    /// Plans that were verified, of how many: a few times a second, from the calling thread.
    std::function<void(std::size_t done, std::size_t all)> report {};
};

/// Checks a proof without a solver: every position that can come up has its step, every plan is
/// valid, and every step is reached. Fails with a sentence and the line of the file, as
/// prooffile.h writes it, or for a stop with an empty sentence.
template <typename Board>
Expected<ProofFacts> checkProof(const BasicPlanProof<Board>& proof,
                                const ProofCheckContext& context = {});
Expected<ProofFacts> checkProof(const AnyPlanProof& proof, const ProofCheckContext& context = {});
