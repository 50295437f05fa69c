// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/value.h"

/// What a finished game is worth inside a search.
struct TerminalValues
{
    /// Of a line completed `ply` plies from the root, to its owner.
    Value winValue = value::win;
    /// Subtracted for each ply: 1 prefers quick wins and slow losses, 0 makes all alike.
    Value perPly = 1;
    /// A full board counts as the heuristic says (the study) instead of 0.
    bool drawIsHeuristic = false;
    /// So does a line, as the study's flow chart has it: the search knows a finished game only as
    /// far as the heuristic does. For minimax() and plainAlphaBeta() alone.
    bool winIsHeuristic = false;

    Value atPly(int ply) const { return winValue - perPly * ply; }

    static TerminalValues preferring() { return {}; }
    static TerminalValues indifferent() { return {value::win, 0, false, false}; }
    static TerminalValues study(bool prefersFastWins)
    {
        return {value::win, prefersFastWins ? 1 : 0, true, false};
    }
    static TerminalValues literal() { return {value::win, 0, true, true}; }
};
