// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"
#include "core/odds/oddsfeatures.h"
#include "core/support/expected.h"

#include <QByteArray>

/// A logistic regression of the first player's points on oddsfeatures, with what it was fitted to
/// and how well it does: chance = 1 / (1 + exp(-sum of coefficient times value)).
struct OddsModel
{
    /// Of oddsfeatures, in their order.
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

    Odds odds(const Position& position) const;

    QByteArray toJson() const;
    /// Fails with a sentence when the file does not fit the features.
    static Expected<OddsModel> fromJson(const QByteArray& json);
    /// As oddsSource().
    QString source() const;
};

/// The model in resources/odds.json, the `coefficients.json` of a run of `odds fit`; null
/// when it is damaged. Lives until the program ends.
const OddsModel* builtInOddsModel();
