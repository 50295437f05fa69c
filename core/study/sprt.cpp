// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sprt.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace {

/// n log p, where what never happened says nothing.
double logLikelihood(int count, double probability)
{
    return count > 0 ? count * std::log(probability) : 0.0;
}

/// Of the results when the expected share of points is `share`, with the most likely share of
/// draws. With c = 2 share - 1 and u the share of decided games, wins are (u + c) / 2 and losses
/// (u - c) / 2; the derivative is zero where
/// N u^2 - (W + L + c (W - L)) u + c (W - L) - D c^2 = 0,
/// and the larger root is the one that is a probability.
double bestLogLikelihood(int wins, int draws, int losses, double share)
{
    const double n = wins + draws + losses;
    const double c = 2.0 * share - 1.0;
    const double b = wins + losses + c * (wins - losses);
    const double rest = c * (wins - losses) - draws * c * c;
    const double decided = (b + std::sqrt(std::max(0.0, b * b - 4.0 * n * rest))) / (2.0 * n);
    return logLikelihood(wins, (decided + c) / 2.0) + logLikelihood(draws, 1.0 - decided)
        + logLikelihood(losses, (decided - c) / 2.0);
}

}

double pointsOfElo(double elo)
{
    return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0));
}

SprtState sprt(int wins, int draws, int losses, const SprtOptions& options)
{
    Q_ASSERT(wins >= 0 && draws >= 0 && losses >= 0 && options.elo0 < options.elo1);
    SprtState state;
    state.lower = std::log(options.beta / (1.0 - options.alpha));
    state.upper = std::log((1.0 - options.beta) / options.alpha);
    if (wins + draws + losses == 0)
        return state;
    state.llr = bestLogLikelihood(wins, draws, losses, pointsOfElo(options.elo1))
        - bestLogLikelihood(wins, draws, losses, pointsOfElo(options.elo0));
    if (state.llr >= state.upper)
        state.verdict = SprtState::Verdict::Stronger;
    else if (state.llr <= state.lower)
        state.verdict = SprtState::Verdict::NotStronger;
    return state;
}

QString SprtState::toText() const
{
    const QString verdicts[] {QCoreApplication::translate("Sprt", "open"),
                              QCoreApplication::translate("Sprt", "stronger"),
                              QCoreApplication::translate("Sprt", "not stronger")};
    return QCoreApplication::translate("Sprt", "log likelihood ratio %1, bounds %2 and %3: %4")
        .arg(llr, 0, 'f', 2)
        .arg(lower, 0, 'f', 2)
        .arg(upper, 0, 'f', 2)
        .arg(verdicts[static_cast<std::size_t>(verdict)]);
}
