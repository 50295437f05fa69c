// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A value inside a search, from the view of the side to move.
using Value = int;

namespace value {
/// A line on the board counts `win - plies from the root`, so that quicker wins are worth more.
inline constexpr Value win = 1'000'000'000;
/// Values beyond this are forced wins that the search has seen to the end.
inline constexpr Value provenWin = win - 1000;
/// The finite stand-in for H1's "infinity" of an open three. Few of them fit on a board, so their
/// sum stays below a proven win, and no sum of H1's finite features comes near one.
inline constexpr Value heuristicWin = 100'000'000;
/// Estimates beyond this hold more open threes of one side than of the other.
inline constexpr Value nearlyInfinite = heuristicWin / 2;
/// Larger than any value; the window of a search that knows nothing yet.
inline constexpr Value infinite = 2'000'000'000;
}
