// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sprt.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace {

/// Of the results under the distribution that makes them most likely among those with this share of
/// points, 0 to 1, both excluded. Lagrange's multiplier m of the share gives a result that came n
/// times of N and is worth d above the share the probability n / (N (1 + m d)), where the sum of
/// n d / (1 + m d) is zero. That sum falls as m grows. It has no zero where every result is on one
/// side of the share: m then stops where a result that never came, nothing or all of the points,
/// takes the rest of the probability.
double bestLogLikelihood(std::span<const int> counts, double share)
{
    const double parts = static_cast<double>(counts.size()) - 1.0;
    const auto sumOf = [&](const auto& term) {
        double sum = 0;
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (counts[i] > 0)
                sum += counts[i] * term(static_cast<double>(i) / parts - share);
        return sum;
    };
    double low = -1.0 / (1.0 - share);
    double high = 1.0 / share;
    constexpr int halvings = 60; // as fine as a double is
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2.0;
        const bool isBelow = sumOf([middle](double d) { return d / (1.0 + middle * d); }) > 0.0;
        (isBelow ? low : high) = middle;
    }
    const double multiplier = (low + high) / 2.0;
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    double result = 0;
    for (const int count : counts)
        result += count > 0 ? count * std::log(static_cast<double>(count) / all) : 0.0;
    return result - sumOf([multiplier](double d) { return std::log(1.0 + multiplier * d); });
}

}

double pointsOfElo(double elo)
{
    return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0));
}

SprtState sprt(std::span<const int> counts, const SprtOptions& options)
{
    Q_ASSERT(counts.size() >= 2 && options.elo0 < options.elo1);
    Q_ASSERT(std::ranges::all_of(counts, [](int count) { return count >= 0; }));
    SprtState state;
    state.lower = std::log(options.beta / (1.0 - options.alpha));
    state.upper = std::log((1.0 - options.beta) / options.alpha);
    state.llr = bestLogLikelihood(counts, pointsOfElo(options.elo1))
        - bestLogLikelihood(counts, pointsOfElo(options.elo0));
    if (state.llr >= state.upper)
        state.verdict = SprtState::Verdict::Stronger;
    else if (state.llr <= state.lower)
        state.verdict = SprtState::Verdict::NotStronger;
    return state;
}

SprtState sprt(int wins, int draws, int losses, const SprtOptions& options)
{
    return sprt(std::array {losses, draws, wins}, options);
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
