// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/curve.h"
#include "core/chance/simulate/games.h"
#include "core/session/jobs/job.h"
#include "ui/labs/chance/answer/chancesystem.h"
#include "ui/paper/figure.h"

/// Many games of a system, beside what is known of them exactly.
struct PlayedGames
{
    SharedChance system;
    fourcast::chance::GamesReport games;
    /// P(the goal is met within k), k from 0; as far as it was counted.
    std::vector<fourcast::chance::Bounds> exact;
};
using GamesJob = Job<PlayedGames, std::uint64_t>;

/// Plays them, with the best choices where these are known, and counts the exact curve as far as
/// nearly all games went. A stop keeps what was played.
GamesJob::Work gamesWork(const SharedChance& system, std::uint64_t games, std::uint64_t seed);

/// How the lengths of the games are shown.
enum class LengthsShown : std::uint8_t
{
    Each, ///< the share of games of each length
    Within ///< the share that had met the goal by then
};
Figure gamesFigure(const PlayedGames& played, LengthsShown shown);
/// "1,421 of 10,000 games met the goal: ... The exact answer ... lies within it ✓"
QString gamesText(const PlayedGames& played);
