// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planjudge.h"
#include "core/plan/planrule.h"
#include "core/plan/plantext.h"
#include "core/plan/planverifier.h"
#include "core/plan/practice/planfill.h"

#include <functional>
#include <memory>
#include <optional>

enum class PracticeMode : std::uint8_t
{
    Follow, ///< a person plays the plan's side
    Break, ///< a person plays against the plan
    Mend, ///< one mark is wrong: the refutation is found, then the mark
    Write, ///< a card is written
    Duel ///< one writes, another breaks
};

/// What is drawn and said of one square.
struct PracticeSquare
{
    Cell cell = Cell::Empty;
    bool isLanding = false; ///< a disc dropped now would stop there
    bool arrow = false;
    int number = 0; ///< 0 for none
    bool isAsked = false; ///< waits for help with its marks
    /// From 1: a move of the line that refutes the card, whose disc is `ghostOf`'s.
    int ghost = 0;
    Player ghostOf = Player::First;
    bool isLast = false; ///< the last move
};

/// What came of a person's move.
struct PracticeStep
{
    bool isPlayed = false;
    /// The rule that named the moves; where it was not played, the one that was broken.
    PlanRule rule = PlanRule::NoMove;
    int number = 0; ///< where the rule is Number
    /// The columns that the plan names.
    std::vector<Move> named {};
};

struct PracticeFill
{
    PlanFillStatus status = PlanFillStatus::Stopped;
    /// All marks of the card; only where they were found.
    std::optional<AnyRootedPlan> card;
};

/// One of the five ways to practise with a plan, on any board: the card, the game that is played
/// with it, and what a window shows of them. A card is either marked, which shows the plan's
/// position, or played with. Nothing here takes longer than some milliseconds; what may is handed
/// out as work for another thread.
class PlanPractice
{
public:
    /// `rooted` is the plan to practise with; for Mend a valid one, which is broken by the seed.
    static std::unique_ptr<PlanPractice> make(const AnyRootedPlan& rooted, PracticeMode mode,
                                              std::uint64_t seed);
    PlanPractice() = default;
    PlanPractice(const PlanPractice&) = delete;
    PlanPractice& operator=(const PlanPractice&) = delete;
    virtual ~PlanPractice() = default;

    virtual PracticeMode mode() const = 0;
    /// False where a plan that should be broken is not valid, or no change of one square makes it
    /// fail: then the card is the plan itself.
    virtual bool isReady() const = 0;
    virtual int width() const = 0;
    virtual int height() const = 0;
    virtual Player side() const = 0;
    virtual PlanGoal goal() const = 0;
    virtual PracticeSquare square(int column, int row) const = 0;
    /// The plan with its position, as the card is now.
    virtual AnyRootedPlan card() const = 0;

    // Marks.
    virtual bool isMarking() const = 0;
    /// Marks are kept; a game begins anew. Follow and Break are never marked.
    virtual void setMarking(bool marking) = 0;
    /// These change nothing on a square with a disc, and while the card is played with.
    virtual void setNumber(int column, int row, int number) = 0;
    virtual void toggleArrow(int column, int row) = 0;
    virtual void clear(int column, int row) = 0;
    virtual void toggleAsked(int column, int row) = 0;
    virtual bool hasAsked() const = 0;
    virtual void setGoal(PlanGoal goal) = 0;
    virtual void setSide(Player side) = 0;
    /// Marks that were found, as one change.
    virtual void setCard(const AnyRootedPlan& card) = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// The moves of a refutation, drawn from the plan's position on until the card changes.
    virtual void showLine(const std::vector<Move>& line) = 0;

    // The game.
    virtual Player sideToMove() const = 0;
    virtual bool isPersonsTurn() const = 0;
    virtual bool canPlay(int column) const = 0;
    /// Since the plan's position.
    virtual std::vector<Move> moves() const = 0;
    /// Only on the person's turn, a possible move.
    virtual PracticeStep choose(int column) = 0;
    /// In Follow, after a move that was played: the opponent's reply. `isTesting` takes the one
    /// after which most can still come up, otherwise any.
    virtual Move reply(bool isTesting) = 0;
    /// The same with a reply of the caller's own, which must be possible.
    virtual void playReply(int column) = 0;
    /// The position of now where it is one of the standard board.
    virtual std::optional<Position> standardPosition() const = 0;
    virtual void takeBackTo(std::size_t moves) = 0;
    virtual bool isOver() const = 0;
    /// The plan's promise is kept.
    virtual bool isKept() const = 0;
    virtual PlanFailure failure() const = 0;
    /// In Break, and where a card is tried: different states that came up, in all tries.
    virtual std::uint64_t seen() const = 0;
    /// In Follow: moves that were not the plan's.
    virtual int timesLeft() const = 0;

    // Work, on copies of what is there now.
    virtual std::function<PlanVerdict(const PlanCheckLimits&, const std::stop_token&)>
    checking() const = 0;
    /// Marks for the squares that wait for help.
    virtual std::function<PracticeFill(const PlanFillLimits&, const std::stop_token&)>
    filling() const = 0;
    /// Whether the goal is still reached after a move of the person's; the judge is for the
    /// standard board, others have their own.
    virtual std::function<std::optional<bool>(PlanJudge<Position>&, const std::stop_token&)>
    judging(int column) const = 0;
};
