// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/engines/external/program.h"
#include "core/search/enginefailure.h"
#include "core/uci/optionline.h"

#include <QString>
#include <chrono>
#include <optional>
#include <stop_token>
#include <vector>

/// What was found when a program was started and asked for the first move of a game: for whoever
/// adds one, before it plays.
struct ProgramTrial
{
    /// How the program calls itself, and whose it is; empty where its protocol does not say.
    QString calledItself {};
    QString author {};
    /// What it can be set to, in its own order; of UCI alone.
    std::vector<OptionLine> options {};
    /// From its start until it was ready, and from the question to the move.
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds answer {0};
    Move move;
    std::optional<EngineFailure> failure {};
    /// What it wrote to standard error.
    QString errors {};
};

/// Starts the program, asks for one move on the empty board, and ends it. Blocks, for its start and
/// move times at most; stopped, it has neither a move nor a failure.
ProgramTrial tryProgram(const Program& program, const std::stop_token& stop);
