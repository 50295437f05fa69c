// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The observer that ignores every event of a search. A search is compiled for its observer and
/// tests `listens` before each event, so that unread events cost nothing. An observer that
/// listens gets these calls, in the order of the search, at a distance of `ply` from the root:
///
/// - `enter(node, depth, ply, alpha, beta)`: a node is counted; the window is seen by its side;
/// - `leaf(ply, value)`: it was valued without a search, and is left;
/// - `known(ply, value, bound)`: a table answered, and it is left;
/// - `winAtSight(node, column, ply, value)`: a move wins at once, which is counted as a node of its
///   own and not searched;
/// - `answer(ply, lost)`: only one move does not lose in two plies; `lost` is what the others are
///   worth;
/// - `move(ply, move)`: what can be played, in the order in which it will be tried;
/// - `tries(ply, move)`: this move's child is entered next;
/// - `returned(ply, move, value)`: its value, seen by the side that moves here;
/// - `cut(ply)`: the moves that are left are not looked at;
/// - `leave(ply, value)`: what goes up, seen by the side to move here.
///
/// Whoever observes is copied with the search: a pointer to what keeps it all.
struct NullObserver
{
    static constexpr bool listens = false;
};
