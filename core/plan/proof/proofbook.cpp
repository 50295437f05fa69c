// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/proofbook.h"

template <typename Board>
ProofBook<Board>::ProofBook(BasicPlanProof<Board> proof) : m_proof(std::move(proof))
{
    for (std::size_t i = 0; i < m_proof.tree.steps.size(); ++i)
        m_steps.emplace(
            ProofPlace<Board>(m_proof.tree.steps[i].position, m_proof.mirror).position.key(), i);
}

template <typename Board>
std::optional<BasicPlanStep<Board>> ProofBook<Board>::step(const Board& position) const
{
    const auto found = m_steps.find(ProofPlace<Board>(position, m_proof.mirror).position.key());
    if (found == m_steps.end())
        return {};
    BasicPlanStep<Board> step = m_proof.tree.steps[found->second];
    if (step.position == position)
        return step;
    step.position = position;
    step.move = mirroredMove<Board>(step.move);
    step.plan = step.plan.mirrored();
    for (Move& move : step.moves)
        move = mirroredMove<Board>(move);
    return step;
}

template <typename Board>
ProofAdvice<Board> ProofBook<Board>::after(const std::vector<Move>& moves) const
{
    const BasicPlanTree<Board>& tree = m_proof.tree;
    ProofAdvice<Board> advice;
    bool isInside = false;
    int last = -1;
    const auto look = [&] {
        const Board& position = advice.position;
        isInside = isInside
            || ProofPlace<Board>(position, m_proof.mirror).position
                == ProofPlace<Board>(tree.root, m_proof.mirror).position;
        advice.move = {};
        advice.choice = {};
        if (!isInside)
            advice.stage = ProofStage::Outside;
        else if (position.isFinished())
            advice.stage = ProofStage::Finished;
        const bool goesOn = isInside && !position.isFinished();
        const std::optional<BasicPlanStep<Board>> found
            = goesOn && advice.planSince < 0 ? step(position) : std::nullopt;
        if (found && found->move.isNone()) {
            advice.plan = found->plan;
            advice.planSince = position.plies();
        }
        if (!goesOn)
            return;
        if (position.sideToMove() != tree.side) {
            advice.stage = ProofStage::OpponentToMove;
        } else if (advice.planSince >= 0) {
            const int before = advice.planSince == position.plies() ? -1 : last;
            advice.choice = planChoice(advice.plan, position, before);
            advice.stage = advice.choice.hasMove() ? ProofStage::Plan : ProofStage::Outside;
            if (advice.choice.hasMove())
                advice.move = Move(std::countr_zero(advice.choice.squares) / Board::Shape::stride);
        } else if (const Bitboard wins = position.winningSquares(); wins != 0) {
            advice.stage = ProofStage::WinAtHand;
            advice.move = Move(std::countr_zero(wins) / Board::Shape::stride);
        } else {
            advice.stage = found ? ProofStage::Move : ProofStage::Outside;
            advice.move = found ? found->move : Move::none();
        }
    };
    look();
    for (const Move move : moves) {
        // A plan holds for as long as its own moves are played.
        if (advice.stage == ProofStage::Plan && !advice.choice.allows(move.column()))
            advice.planSince = -1;
        advice.position.play(move);
        last = move.column();
        look();
    }
    if (advice.planSince < 0)
        advice.plan = {};
    return advice;
}

#define PLAN_BOARD(W, H, K) template class ProofBook<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
