// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planverifier.h"

#include <optional>

/// That one side reaches its goal by *follow-up* from here on: it makes four where it can, blocks
/// where it has to, and otherwise always answers on top of the other side's last disc (V. Allis,
/// 1988). Proved by walking every line, not counted.
struct FollowUpProof
{
    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    std::uint64_t states = 0; ///< as PlanVerdict has them

    friend bool operator==(const FollowUpProof&, const FollowUpProof&) = default;
};

/// Of each walk; enough for all positions of six discs and more where follow-up is known to win.
constexpr PlanCheckLimits followUpLimits {.states = 20'000};

/// What follow-up proves for the side that has just moved: a win rather than a draw. Nothing where
/// it proves nothing, where the walk is too long, and where the next disc decides: either side
/// completes four at once, or this side can on two squares, or hardly anything is left. Some
/// milliseconds at most, and less than a microsecond where a column that the other side simply
/// fills up refutes it.
std::optional<FollowUpProof> proveFollowUp(const Position& position,
                                           const PlanCheckLimits& limits = followUpLimits,
                                           const std::stop_token& stop = {});

/// The plan that it proves.
Plan followUpPlan(const Position& position, Player side, PlanGoal goal);

/// A win or a draw that follow-up held and that a move gave up.
struct FollowUpLeft
{
    FollowUpProof proof;
    Bitboard squares = 0; ///< any of these would have kept to it
};

/// Did the side to move in `before` keep to follow-up until now, could go on with it, and did
/// `move` leave it? `earlier` is the position before the opponent's last move.
std::optional<FollowUpLeft> leftFollowUp(const Position& earlier, Move reply, Move move,
                                         const std::stop_token& stop = {});
