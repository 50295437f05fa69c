// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/practice/breakplay.h"
#include "core/plan/practice/brokenplan.h"
#include "core/plan/practice/followplay.h"
#include "core/plan/practice/planpractice.h"

/// PlanPractice on one board.
template <typename Board> class PracticeOn : public PlanPractice
{
    using Shape = typename Board::Shape;

public:
    PracticeOn(BasicRootedPlan<Board> rooted, PracticeMode mode, std::uint64_t seed);

    PracticeMode mode() const override { return m_mode; }
    bool isReady() const override { return m_isReady; }
    int width() const override { return Shape::width; }
    int height() const override { return Shape::height; }
    Player side() const override { return m_card.plan.side; }
    PlanGoal goal() const override { return m_card.plan.goal; }
    PracticeSquare square(int column, int row) const override;
    AnyRootedPlan card() const override { return m_card; }

    bool isMarking() const override { return !m_follow && !m_break; }
    void setMarking(bool marking) override;
    void setNumber(int column, int row, int number) override;
    void toggleArrow(int column, int row) override;
    void clear(int column, int row) override;
    void toggleAsked(int column, int row) override;
    bool hasAsked() const override { return m_asked != 0; }
    void setGoal(PlanGoal goal) override;
    void setSide(Player side) override;
    void setCard(const AnyRootedPlan& card) override;
    bool canUndo() const override { return isMarking() && !m_undo.empty(); }
    bool canRedo() const override { return isMarking() && !m_redo.empty(); }
    void undo() override { step(m_undo, m_redo); }
    void redo() override { step(m_redo, m_undo); }
    void showLine(const std::vector<Move>& line) override { m_line = line; }

    Player sideToMove() const override { return position().sideToMove(); }
    bool isPersonsTurn() const override;
    bool canPlay(int column) const override;
    std::vector<Move> moves() const override;
    PracticeStep choose(int column) override;
    Move reply(bool isTesting) override;
    void playReply(int column) override { m_follow->playReply(column); }
    std::optional<Position> standardPosition() const override;
    void takeBackTo(std::size_t moves) override;
    bool isOver() const override { return game() && game()->isOver(); }
    bool isKept() const override { return game() && game()->isKept(); }
    PlanFailure failure() const override { return game() ? game()->failure() : PlanFailure::None; }
    std::uint64_t seen() const override { return m_break ? m_break->seen() : 0; }
    int timesLeft() const override { return m_follow ? m_follow->timesLeft() : 0; }

    std::function<PlanVerdict(const PlanCheckLimits&, const std::stop_token&)>
    checking() const override;
    std::function<PracticeFill(const PlanFillLimits&, const std::stop_token&)>
    filling() const override;
    std::function<std::optional<bool>(PlanJudge<Position>&, const std::stop_token&)>
    judging(int column) const override;

private:
    struct Marks
    {
        BasicPlan<Board> plan;
        Bitboard asked = 0;
    };

    const PlanPlay<Board>* game() const;
    const Board& position() const { return game() ? game()->position() : m_card.position; }
    /// The square, where marks can stand on it now; otherwise 0.
    Bitboard markable(int column, int row) const;
    /// Before each change.
    void remember();
    void step(std::vector<Marks>& from, std::vector<Marks>& to);

    PracticeMode m_mode;
    std::uint64_t m_seed;
    bool m_isReady = true;
    BasicRootedPlan<Board> m_card;
    Bitboard m_asked = 0;
    std::vector<Marks> m_undo;
    std::vector<Marks> m_redo;
    std::vector<Move> m_line;
    std::optional<FollowPlay<Board>> m_follow;
    std::optional<BreakPlay<Board>> m_break;
};

#define PLAN_BOARD(W, H, K) extern template class PracticeOn<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
