// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <stop_token>
#include <vector>

enum class PlanCheckStatus : std::uint8_t
{
    Valid,
    Refuted,
    LimitReached, ///< nothing is known
    Stopped ///< nothing is known
};

/// How a plan breaks its promise.
enum class PlanFailure : std::uint8_t
{
    None,
    NoMove, ///< no rule names a move
    TwoThreats, ///< the opponent has two squares that would make four
    OpponentWins,
    Draw ///< the board is full, and a win was promised
};

struct PlanVerdict
{
    PlanCheckStatus status = PlanCheckStatus::Stopped;
    PlanFailure failure = PlanFailure::None;
    /// Of a refuted plan: the moves of both sides from the position on, to where it fails. The
    /// move that completes the opponent's four is the last one where he wins.
    std::vector<Move> line;
    /// Different positions with the plan's side to move and no four at hand that were reached; with
    /// arrows, times the column of the last move.
    std::uint64_t states = 0;

    bool isValid() const { return status == PlanCheckStatus::Valid; }
};

struct PlanCheckLimits
{
    std::uint64_t states = 0; ///< 0: no limit
};

/// Plays a plan against every reply, with every choice among equal numbers, from an unfinished
/// position. Either side may be to move; where it is the plan's, its first move follows no arrow.
/// Needs no solver and no search: the proof is the walk. Some 0.1 µs for each state.
///
/// Instantiated for the boards of planboards.def.
template <typename Board>
PlanVerdict verifyPlan(const BasicPlan<Board>& plan, const Board& position,
                       const PlanCheckLimits& limits = {}, const std::stop_token& stop = {});
