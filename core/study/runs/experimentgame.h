// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/enginefailure.h"
#include "core/study/runs/experiment.h"

#include <QDate>
#include <optional>
#include <stop_token>

/// One finished game of an experiment, with what each move cost.
struct ExperimentGame
{
    /// The id of its cell, which says more than a place among cells: the same experiment may be at
    /// hand with more cells or fewer.
    QString cell;
    /// From 0.
    int round = 0;
    std::uint64_t seed = 0;
    bool aMovesFirst = true;
    Outcome outcome = Outcome::Unfinished;
    /// Why the side to move after the last move has lost although the board goes on.
    std::optional<EngineFailure> failure {};
    /// The opening included.
    std::vector<Move> moves;
    /// Per ply: positions created to decide the move, the root counted; 0 for the opening and for
    /// moves that a lot decided without a search.
    std::vector<std::uint64_t> nodes;
    /// Per ply: the time to decide the move, to four decimals; 0 where nothing was searched.
    std::vector<double> milliseconds;
    /// The version of the program that played it, and the day; empty where the store is older than
    /// to know them.
    QString program {};
    QDate date {};
    /// Did other work of this program run meanwhile, the board's or another laboratory's? Its times
    /// are no measure then. Nothing where the store is older than to know it.
    std::optional<bool> disturbed {};

    /// Did entrant a make the move of this ply, counted from 0?
    bool isMoveOfA(std::size_t ply) const { return (ply % 2 == 0) == aMovesFirst; }
    bool aWins() const;
    bool bWins() const;
};

/// The seed of a round: the cell's and the round added up. Two rounds that share a random opening
/// share a seed.
std::uint64_t gameSeed(const GameRules& rules, const ExperimentCell& cell, int round);

/// Plays one game on the caller's thread; everything but its times follows from the rules, the
/// cell and the round. Blocks; nothing where it was stopped. The engines must exist and the rules
/// be legal.
std::optional<ExperimentGame> playExperimentGame(const GameRules& rules, const ExperimentCell& cell,
                                                 int round, const std::stop_token& stop);
