// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solvereport.h"

/// What a move did to the exact outcome of the game, from the view of the side that made it.
enum class MoveClass : std::uint8_t
{
    Unknown, ///< the scores are not exact enough to tell
    Forced, ///< the only free column, or the only block of an immediate threat
    OnlyMove, ///< one column keeps the outcome, and it was played
    Best, ///< as quick a win, or as late a loss, as there is; or a draw that is kept
    Slower, ///< the same outcome, but a later win or an earlier loss
    Mistake, ///< a win became a draw, or a draw a loss
    Blunder ///< a win became a loss, or a plain chance to keep the outcome was missed
};

inline constexpr int moveClassCount = 7;

/// Judges a legal move in an unfinished position by the exact scores of its columns.
///
/// Forced goes before all others and needs no scores: one legal column; or no four to complete at
/// once, and exactly one square on which the opponent would complete his, which was played. After
/// it come the changes of outcome: a Blunder is an outcome lost by two steps, or by one while the
/// side to move could win at once or had exactly that one square to block. OnlyMove is said only
/// where another column would have changed the outcome, so never in a lost position.
///
/// Intervals that are not exact will do where they decide; otherwise the answer is Unknown.
MoveClass classifyMove(const Position& before, Move played, const ColumnsReport& scores);

/// Is the outcome after such a move what it was before? False for Unknown.
constexpr bool keepsOutcome(MoveClass quality)
{
    return quality != MoveClass::Unknown && quality < MoveClass::Mistake;
}

/// "blunder", "onlyMove": for files.
QString moveClassKey(MoveClass quality);
/// "blunder", lower case, translated.
QString moveClassName(MoveClass quality);
/// As chess players write it behind a move: "??", "?", "?!" (slower), "!" (only move), "□"
/// (forced). Empty for Best and Unknown.
QString moveClassSymbol(MoveClass quality);
/// A full sentence for a tooltip, with the exact scores from the view of the side that moved:
/// "Blunder: wins in 7 moves with d4, loses in 3 moves with e1 (exact)."
QString moveClassSentence(MoveClass quality, const Position& before, Move played,
                          const ColumnsReport& scores);
