// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/followup.h"
#include "core/analysis/moveclass.h"
#include "core/game/game.h"
#include "core/solver/kernel/solvertable.h"
#include "core/solver/knownscores.h"

/// One move of a reviewed game.
struct ReviewedMove
{
    /// As Game::comment() counts: 1 to length().
    int ply = 0;
    Position before;
    Move move;
    MoveClass quality = MoveClass::Unknown;
    /// Of `before`, from the view of the side that moved. Exact, unless the quality is Unknown;
    /// `line` is there as far as it cost little.
    ColumnsReport scores;
    /// The exact outcome of the game changed by this move: a mistake or a blunder. The last one of
    /// a game is where its result was decided, and for the side that lost by it the last move at
    /// which more could be had.
    bool keyMoment = false;
    /// At a key moment: until this move always answering in the same column won or held, and the
    /// move left that and threw away what it held.
    std::optional<FollowUpLeft> leftFollowUp;

    Player mover() const { return before.sideToMove(); }
    /// With best play; meaningful only where the move is judged.
    bool couldWin() const { return scores.whole.score.lower > 0; }
};

/// How one side played, counting only moves that are judged.
struct ReviewSide
{
    int moves = 0;
    /// Moves that kept the exact outcome, in lost positions too.
    int kept = 0;
    /// By MoveClass.
    std::array<int, moveClassCount> classes {};
    /// Percent, 0 to 100, by accuracyFormula(); nothing where no judged move was a choice.
    std::optional<double> accuracy;

    int count(MoveClass quality) const { return classes[static_cast<std::size_t>(quality)]; }
};

/// A game with the exact scores of its moves: plain data, finished when it is sent.
struct Review
{
    Game game;
    /// One per move of the game, Unknown until it is judged.
    std::vector<ReviewedMove> moves;
    /// First player, second player.
    std::array<ReviewSide, 2> sides;
    /// Moves that are judged.
    int done = 0;

    bool isComplete() const { return done == static_cast<int>(moves.size()); }
    const ReviewSide& side(Player player) const { return sides[static_cast<std::size_t>(player)]; }
};

struct ReviewOptions
{
    /// 0 takes one per core.
    int workers = 0;
    int tableMib = SolverTable::defaultMib;
    /// Asked before any search; may be null. The caller keeps it alive.
    const KnownScores* known = nullptr;
};

/// The review of a game in which nothing is judged yet.
Review unjudgedReview(const Game& game);

/// Judges every move of the game, whatever point of it is looked at. Blocks.
///
/// Goes from the last move to the first: late positions are solved in no time, and what they leave
/// in the table makes the earlier ones cheap. A stop keeps what is done. `report`, which may be
/// empty, is called after each move with the review so far. Throws std::bad_alloc where there is no
/// room for the table.
Review reviewGame(const Game& game, const ReviewOptions& options, std::stop_token stop,
                  const std::function<void(const Review&)>& report);

/// The exact scores of a position's columns, with as much of the line as costs little; less where
/// the same stop ended it early.
using ColumnsOf = std::function<ColumnsReport(const Position&)>;
/// The same with scores from elsewhere, and whatever that throws.
Review reviewGame(const Game& game, const ColumnsOf& columnsOf, const std::stop_token& stop,
                  const std::function<void(const Review&)>& report);

/// The ply of the last move by which the exact outcome changed; nothing where it never did, or
/// where a later move is not judged yet.
std::optional<int> decisivePly(const Review& review);

/// Points of 0 to 100 that a judged move brings to its side's accuracy; nothing where it was no
/// choice: forced, or all columns worth the same.
std::optional<int> accuracyPoints(const ReviewedMove& move);
/// Full sentences, translated, that say what the accuracy is. The definition is the program's own;
/// it cannot be compared with that of other programs or games.
QString accuracyFormula();

/// What the stars of starsOf() go up to.
inline constexpr int mostStars = 5;
/// 1 to mostStars for an accuracy in percent, by starRule().
int starsOf(double accuracy);
/// A full sentence, translated, that says what the stars stand for.
QString starRule();
