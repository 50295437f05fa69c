// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/odds/oddsmodel.h"
#include "core/parallel/remotetasks.h"
#include "core/support/formats/provenance.h"

#include <chrono>
#include <functional>

/// How the games are played that winning chances are fitted to.
struct OddsOptions
{
    /// Each plays itself, so that no side is the stronger one; the games are dealt out evenly. The
    /// opponents that err in more than one of a hundred moves unless something else is asked.
    QStringList engines = erringLevels();
    int games = 4000;
    /// Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    /// A game begins with 0 to this many random moves: noise, and unusual positions.
    int openingPlies = 12;
    /// Games at a time; 0 takes one per core. The games don't depend on it.
    TaskWorkers workers {};
    /// See OddsModel::l2.
    double l2 = 1.0;

    static QStringList erringLevels();
    /// Is this game, counted from 0, one of those that judge the fit? Every fourth deal of one game
    /// to each engine is, so that the engines that judge are those that were fitted, in their
    /// shares, whatever their number.
    bool holdsOut(int game) const;
};

/// A position of a game between imperfect players, and how the game ended for the first player.
struct OddsSample
{
    int game = 0; ///< counted from 0
    Position position;
    double share = 0.5;
};

/// Plays the games and draws one position of each, all that came after its random moves and before
/// its end being equally likely: positions of one game share its end and would count too much.
/// Blocks; a stop keeps the games that are over. The samples come by number of the game. `progress`
/// is called from the pool's threads, one call at a time. Fails when there is no engine of a name.
Expected<std::vector<OddsSample>> playOddsGames(
    const OddsOptions& options, std::stop_token stop,
    const std::function<void(int done, int expected, std::chrono::seconds left)>& progress);

/// Fits a model to three games of four of each engine and judges it by its fourth ones. Fails when
/// there are too few games, or nothing to tell apart in them.
Expected<OddsModel> fitOdds(const OddsOptions& options, const std::vector<OddsSample>& samples);

/// A row per bin of the reliability diagram, with Wilson's 95 % interval of the observed share.
QByteArray reliabilityToCsv(const OddsModel& model);
/// Coefficients with their errors, log loss, Brier score and calibration, for reading.
QString oddsToText(const OddsModel& model);
/// What the files of a fit say about how it came about, beside what the model itself holds.
Provenance provenanceOf(const OddsModel& model);
