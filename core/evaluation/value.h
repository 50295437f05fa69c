// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A value inside a search, from the view of the side to move.
using Value = int;

namespace value {
/// A line on the board counts `win - plies from the root`, so that quicker wins are worth more.
inline constexpr Value win = 1'000'000'000;
/// Values beyond this are forced wins that the search has seen to the end.
inline constexpr Value provenWin = win - 1000;
/// The finite stand-in for H1's "infinity" (an open three), and in the study's search for a
/// finished game as well: all wins are alike there. No sum of H1's finite features comes near.
inline constexpr Value heuristicWin = 100'000'000;
/// Larger than any value; the window of a search that knows nothing yet.
inline constexpr Value infinite = 2'000'000'000;
}
