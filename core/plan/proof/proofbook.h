// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planrule.h"
#include "core/plan/proof/planproof.h"

#include <unordered_map>

enum class ProofStage : std::uint8_t
{
    Move, ///< the proof names a move
    Plan, ///< a plan is played since some move
    OpponentToMove,
    WinAtHand, ///< the strategist has a four, which needs no step
    Finished,
    /// The strategist left the proof, or the position does not follow from its root.
    Outside
};

/// What a proof says after some moves.
template <typename Board> struct ProofAdvice
{
    ProofStage stage = ProofStage::Outside;
    Board position;
    /// Of the stages Move and WinAtHand; of a plan any move that it allows.
    Move move;
    /// Discs on the board where the plan that is played began; negative where none is.
    int planSince = -1;
    /// For the position where it began, as it lies on the board here.
    BasicPlan<Board> plan;
    BasicPlanChoice<Board> choice; ///< of a plan
};

/// A proof as an opening book that has an answer to everything: looked up by position, in either
/// mirror image.
template <typename Board> class ProofBook
{
public:
    explicit ProofBook(BasicPlanProof<Board> proof);

    const BasicPlanProof<Board>& proof() const { return m_proof; }

    /// The step of a position as it lies on the board; nothing where the proof has none.
    std::optional<BasicPlanStep<Board>> step(const Board& position) const;
    /// After these moves from the empty board on, which must be legal. A plan that began on the way
    /// is gone on with for as long as the strategist keeps to it; where he left it the proof may
    /// have another step.
    ProofAdvice<Board> after(const std::vector<Move>& moves) const;

private:
    BasicPlanProof<Board> m_proof;
    std::unordered_map<std::uint64_t, std::size_t> m_steps;
};
