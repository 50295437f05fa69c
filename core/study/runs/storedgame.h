// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/study/runs/experiment.h"
#include "core/study/runs/experimentgame.h"

#include <memory>

struct Recording;

/// A game of the laboratory as the window and a game file have it.
struct StoredGame
{
    /// Where it is to be looked at, its start unless somebody asked for a move. Its tags, English
    /// as those of all files, are its players and what tells it from others: event, cell, round,
    /// seed, and the day and the program that played it, where the store knows them.
    Game game;
    std::array<Entrant, 2> players; ///< who moves first, who second
    /// Per ply, as in ExperimentGame.
    std::vector<std::uint64_t> nodes;
    std::vector<double> milliseconds;
    bool disturbed = false; ///< the times are no measure
    /// Where the game is one: what each of its searches reported. Null elsewhere.
    std::shared_ptr<const Recording> recording {};
};

/// Fails with a sentence when its moves are not legal or it is of no cell of this experiment.
Expected<StoredGame> storedGame(const Experiment& experiment, const ExperimentGame& played);
/// Fails with a sentence when it is not legal.
Expected<void> addMove(StoredGame& stored, Move move);
