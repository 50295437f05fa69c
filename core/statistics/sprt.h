// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>
#include <cstdint>
#include <span>

/// What a sequential test asks: is the first entrant at least `elo1` stronger than the second, or
/// at most `elo0`? Between the two it may answer either.
struct SprtOptions
{
    /// In Elo: 0 is a share of 1/2 of the points, 400 is one of 10/11. elo0 < elo1.
    double elo0 = 0;
    double elo1 = 10;
    /// How often "stronger" may be said of one who is elo0 stronger; 0 to 1/2, both excluded.
    double alpha = 0.05;
    /// How often "not stronger" may be said of one who is elo1 stronger; 0 to 1/2, both excluded.
    double beta = 0.05;

    /// Fails with a sentence where the differences are not in order, or lie beyond 1000 Elo, or an
    /// error rate is not between 0 and 1/2.
    Expected<void> check() const;
    /// "0 against 100 Elo, errors of 5 %".
    QString toText() const;

    friend bool operator==(const SprtOptions&, const SprtOptions&) = default;
};

/// How far a sequential test is.
struct SprtState
{
    enum class Verdict : std::uint8_t
    {
        Open, ///< the games so far don't decide
        Stronger, ///< elo1 or more is taken as true
        NotStronger ///< elo0 or less is taken as true
    };

    /// Natural logarithm of how much better elo1 explains the results than elo0.
    double llr = 0;
    /// At or below it the verdict is NotStronger: log(beta / (1 - alpha)).
    double lower = 0;
    /// At or above it the verdict is Stronger: log((1 - beta) / alpha).
    double upper = 0;
    Verdict verdict = Verdict::Open;

    /// "open", "stronger" or "not stronger": for a file.
    QString name() const;
    /// "log likelihood ratio 1.24, bounds -2.94 and 2.94: open".
    QString toText() const;
};

/// The sequential probability ratio test: after any result it says whether enough has been played.
/// `counts[i]` is how often a result came that is worth i of `counts.size() - 1` parts of the
/// points; three counts are losses, draws and wins of games, five are the pairs of games that have
/// one opening, by their half points. The results count as independent, so games of one opening
/// belong in pairs: where an opening favours one side, its two games say little about the entrants,
/// and a test of single games would take that for noise and go on for long.
///
/// The bounds are Wald's (Annals of Mathematical Statistics 16, 1945). How the results spread is
/// not part of the question, so each hypothesis gets the distribution with its share of points that
/// makes them most likely: the generalised test (Li, Liu, Ying, Sequential Analysis 33, 2014).
/// With two counts it is Wald's own test of a share. The error rates hold where the test is asked
/// after every result, and before a cap ends it open.
SprtState sprt(std::span<const int> counts, const SprtOptions& options = {});
/// The same on games.
SprtState sprt(int wins, int draws, int losses, const SprtOptions& options = {});

/// Bounds that so many games, counted in pairs, usually decide between: whether the first entrant
/// is no stronger or so much stronger that a test with the usual error rates needs no more games on
/// average. The fewer games there are, the larger is the difference that is asked for; fewer than
/// ten decide nothing.
SprtOptions sprtFor(int games);
/// The least number of games, counted in pairs, after which the test can answer Stronger: where the
/// first entrant wins them all.
int leastGamesToDecide(const SprtOptions& options);

/// The share of points, 0 to 1, that an advantage in Elo promises.
double pointsOfElo(double elo);
