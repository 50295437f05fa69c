// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bots/botreport.h"
#include "core/match/gamerunner.h"

#include <functional>
#include <stop_token>

class SolverService;

/// Who is told how far a test is, from the threads that play, one call at a time; each may be
/// empty.
struct BotTestListener
{
    /// `report` is what there is so far, in the order in which games ended.
    std::function<void(const BotReport& report, const GamesProgress& progress)> played {};
};

/// Lets a bot play its games, by turns first and second, and asks the exact solver what it missed
/// in each. A bot that can't be started, or doesn't know the game, plays no more after the first
/// game that it loses so. Blocks; a stop leaves the games that are over.
Expected<BotReport> runBotTest(const BotTestOptions& options, SolverService& solver,
                               const std::stop_token& stop, const BotTestListener& listener);

/// The bot's own part of a game that was played with its reports, misses aside.
BotGame botGame(MatchGame game);
/// And what it missed there, its opponent's misses left out. False where it was stopped.
bool findBotMisses(BotGame& game, SolverService& solver, const std::stop_token& stop);
