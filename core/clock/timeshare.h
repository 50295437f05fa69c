// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

/// What a move takes of a game's time: the share that comes to it when what is `left` has to last
/// for so many own moves, at most twelve, as most games end long before the board is full, and
/// three quarters of what it gains. Never more than is left.
std::chrono::milliseconds timeShare(std::chrono::milliseconds left,
                                    std::chrono::milliseconds gained, int ownMoves);

/// Moves that a side still has where so many discs are on the standard board, if the game goes on
/// to its end; the next counted.
int ownMovesLeft(int plies);
