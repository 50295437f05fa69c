// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/chancefeatures.h"
#include "core/odds/winningchances.h"
#include "core/support/expected.h"

#include <QByteArray>

/// A logistic regression of the first player's points on chancefeatures, with what it was fitted to
/// and how well it does: chance = 1 / (1 + exp(-sum of coefficient times value)).
struct ChanceModel
{
    /// Of chancefeatures, in their order.
    std::vector<double> coefficients;
    /// Of the coefficients' errors; symmetric.
    std::vector<std::vector<double>> covariance;
    /// Of the penalty l2 / 2 times the sum of the squared coefficients, the constant left out.
    double l2 = 0;

    /// One position of each game.
    int games = 0;
    int heldOutGames = 0;
    std::uint64_t seed = 0;
    /// Games began with 0 to this many random plies, each number equally likely.
    int openingPlies = 0;
    /// Who played, each against itself, each equally often: "level-1" ...
    QStringList engines;
    /// What their moves depend on, in the same order.
    QStringList settings;

    // Of the games held out, in natural logarithms; `plain` for a forecast that always gives the
    // mean of the fitted games.
    double logLoss = 0;
    double plainLogLoss = 0;
    double brier = 0;
    double plainBrier = 0;
    std::vector<ReliabilityBin> reliability;

    WinningChance chance(const Position& position) const;

    QByteArray toJson() const;
    /// Fails with a sentence when the file does not fit the features.
    static Expected<ChanceModel> fromJson(const QByteArray& json);
    /// As winningChanceSource().
    QString source() const;
};

/// The model in resources/chances.json, the `coefficients.json` of a run of `chances fit`; null
/// when it is damaged. Lives until the program ends.
const ChanceModel* builtInChanceModel();
