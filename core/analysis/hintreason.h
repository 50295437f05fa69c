// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/solver/solvereport.h"

/// Why a person should play a column, in the order in which it is worth saying: what decides the
/// game with the next discs, what the exact scores prove, what is good in general. Each but None is
/// a fact about the position.
enum class HintReason : std::uint8_t
{
    MakesFour, ///< wins with this disc
    BlocksThree, ///< the opponent's three stand side by side, and this is the end that he wants
    BlocksFour, ///< he would complete four here in another way, as in a gap
    MakesTwoThreats, ///< wins on two squares next, of which the opponent can block one
    StacksThreats, ///< wins next, or on the square above where that is blocked
    OnlyColumn, ///< all others are full
    OnlySafe, ///< after every other column the opponent completes four at once
    StopsTwoThreats, ///< his disc here would have threatened two fours at once
    HoldsOutLongest, ///< the game is lost, and no column holds out longer; some not as long
    NothingSaves, ///< the game is lost, whatever is played
    LaterThreat, ///< a new threat that has to wait, on the rows that favour this side in the end
    OnlyWin, ///< no other column wins
    WinsSoonest, ///< every other column wins later or not at all
    KeepsWin,
    OnlyDraw, ///< every other column loses
    KeepsDraw,
    DoesNotLose, ///< and perhaps even wins
    Threatens, ///< would complete four next, unless that is blocked
    StopsThreat, ///< his disc here would have made a threat
    TakesMiddle,
    LeavesRoom, ///< four of this side's can still lie through the square
    None ///< nothing good is known of it, or it is known that another column is better
};

/// The first that holds. `before` is unfinished and the move legal; `exact` are its scores as far
/// as they are proved, those of another position are left alone.
HintReason hintReason(const Position& before, Move move, const ColumnsReport* exact = nullptr);

/// Does the reason itself prove that no other column leads to a better result?
bool provesBest(HintReason reason);
