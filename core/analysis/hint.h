// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/followup.h"
#include "core/analysis/hintreason.h"
#include "core/analysis/threats.h"
#include "core/solver/solver.h"

#include <optional>
#include <vector>

/// A suggested move, and how certain it is.
struct Hint
{
    enum class Source : std::uint8_t
    {
        Exact, ///< proved: no column is better
        Proven, ///< no time for that; what `score` says of the move is proved
        Estimate ///< nothing that would tell the columns apart: a heuristic search chose
    };

    /// None only when the game has ended.
    Move move;
    Source source = Source::Estimate;
    bool exact = false; ///< the source is Exact
    /// Of the move, from the view of the side to move; wide where nothing is known.
    ScoreInterval score;
    /// All columns that are known to be best. With an exact hint the move is one of them, and there
    /// may be more of them where the time was up.
    std::vector<Move> best;
    /// Begins with the move; may end before the game does.
    std::vector<Move> line;
    bool lineIsExact = false; ///< best play by both sides, not what a heuristic expects
    /// Where to look: three neighbouring columns, the move's among them, or fewer where some are
    /// full; both ends have room.
    int firstColumn = 0;
    int lastColumn = 0;
    /// For a person who plays.
    HintReason why = HintReason::None;
    /// What always answering on top of the opponent's disc is proved to bring after the move, where
    /// it is as much as the position is known to be worth.
    std::optional<FollowUpProof> followUp;
    // For one who analyses.
    QString label; ///< "Exact: wins in 7 moves", "Proven: does not lose", "Estimate: ..."
    QString reason; ///< moveReason(), and what follow-up brings
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};

    /// Is it known that no column leads to a better result?
    bool isSure() const { return exact || provesBest(why); }
};

constexpr std::chrono::milliseconds hintTime {1000};

/// Looks for a best column: the exact solver for most of the time, and where it does not get
/// through, a column that keeps the most that is proved, or an alpha-beta search with H1 among
/// those that may still be best.
///
/// Blocks for `limit` at most; a stop is answered within milliseconds with the best so far. The
/// solver's known scores (setKnownScores) are used where it has any: with the built-in book all of
/// 500 seeded positions of 0 to 41 discs were answered exactly, at the cost of 0.93 seconds of
/// processor time at worst (bench_analysis), which two workers share.
Hint findHint(const Position& position, Solver& solver, const SideNames& names,
              const std::stop_token& stop = {}, std::chrono::milliseconds limit = hintTime);

/// How much of a hint is given away.
enum class HintStep : std::uint8_t
{
    Where = 1, ///< the columns to look at, and what for
    Column = 2, ///< the move and why
    Line = 3 ///< the move; what comes after it is for the board to show
};

/// One or two sentences for a person who plays, in English at most ten words: columns as digits, no
/// other numbers. A column that may not be the best is called probable.
QString hintText(const Hint& hint, const Position& position, HintStep step);

/// The hint that an engine's search gives: its move, with what the board alone shows of it.
Hint hintFrom(const Position& position, Move move);
