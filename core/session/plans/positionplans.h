// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planfinder.h"

#include <optional>
#include <vector>

/// One claim about a position, and what became of the search for a plan for it.
struct PlanClaim
{
    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    /// Nothing while it was not looked for.
    std::optional<PlanSearch> search;

    bool isFound() const { return search && search->isFound(); }
};

/// Why a position is won or held, as far as plans tell it.
struct PositionPlans
{
    enum class Status : std::uint8_t
    {
        Searching,
        Done,
        NotSolved, ///< who wins was not found in the time allowed
        Stopped
    };

    Position position;
    Status status = Status::Searching;
    /// The win of the side that wins; in a draw that neither side loses, the one to move first.
    /// Empty until it is known who wins.
    std::vector<PlanClaim> claims;

    /// The first claim that has a plan; null where none has.
    const PlanClaim* firstFound() const;
};

struct PositionPlanLimits
{
    PlanSearchLimits plan; ///< its time is ignored
    /// For all; 0: no limit. On a machine with nothing else to do 1 s would mostly do.
    std::chrono::milliseconds time {4000};
};

/// Tries answering on top of the last disc for both sides first, which takes milliseconds and no
/// judge; then asks who wins, and looks for a plan for each claim. `report` is called from this
/// thread whenever more is known. Every plan has passed the verifier; arrows are on whole columns
/// where that holds. Blocks; answers a stop within 100 ms. The position must not be finished.
PositionPlans findPositionPlans(const Position& position, PlanJudge<Position>& judge,
                                const PositionPlanLimits& limits = {},
                                const std::stop_token& stop = {},
                                const std::function<void(const PositionPlans&)>& report = {});
