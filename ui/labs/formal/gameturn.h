// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/check.h"
#include "core/formal/mucalculus/formulaplay.h"
#include "ui/labs/formal/formalsystem.h"

/// A turn of a formula's game, with words for what has happened and for what there is to choose.
struct GameTurn
{
    fourcast::formal::FormulaPlay play;
    QStringList history {}; ///< a line for each of its steps
    QStringList choices {}; ///< a line for each of its moves
    QString part {}; ///< of the formula that is played, with the values of its variables
    QString question {}; ///< what there is to choose, or who has won
};

/// What the student wants.
struct GameTurnRequest
{
    enum class Kind : std::uint8_t
    {
        Begin,
        Choose,
        TakeBack
    };
    Kind kind = Kind::Begin;
    fourcast::formal::FormulaPlay::Player student {}; ///< for Begin
    int move = 0; ///< for Choose
};

QString playerName(fourcast::formal::FormulaPlay::Player player);

using GameJob = Job<GameTurn, fourcast::formal::CheckProgress>;

/// The turn after `before`. One at a time for each game, which must not be used meanwhile.
GameJob::Work gameWork(const SharedSystem& system,
                       const std::shared_ptr<const fourcast::formal::CheckResult>& result,
                       const GameTurn& before, const GameTurnRequest& wish);
