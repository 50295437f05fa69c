// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/sprt.h"

#include "core/support/text/enumnames.h"

#include <QCoreApplication>
#include <QLocale>
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

Expected<void> SprtOptions::check() const
{
    constexpr double most = 1000.0;
    if (!(elo0 < elo1 && elo0 >= -most && elo1 <= most))
        return fail(QCoreApplication::translate(
            "Sprt",
            "A sequential test needs two Elo differences from -1000 to 1000, the smaller first."));
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5))
        return fail(QCoreApplication::translate(
            "Sprt", "The error rates of a sequential test must be between 0 and 1/2."));
    return {};
}

QString SprtOptions::toText() const
{
    const auto percent = [](double rate) { return QLocale().toString(100 * rate, 'g', 3); };
    const QString differences
        = QCoreApplication::translate("Sprt", "%1 against %2 Elo")
              .arg(QLocale().toString(elo0, 'g', 4), QLocale().toString(elo1, 'g', 4));
    return alpha == beta
        ? QCoreApplication::translate("Sprt", "%1, errors of %2 %").arg(differences, percent(alpha))
        : QCoreApplication::translate("Sprt", "%1, errors of %2 % and %3 %")
              .arg(differences, percent(alpha), percent(beta));
}

SprtOptions sprtFor(int games)
{
    // Wald's test of results that spread by s takes 2 (s / d)^2 ((1 - b) log((1 - b) / a) + b log(b
    // / (1 - a))) of them on average where one of its hypotheses, d apart, is true. Games without
    // draws spread by 1/2.
    const SprtOptions usual;
    const double trials = 0.5
        * ((1.0 - usual.beta) * std::log((1.0 - usual.beta) / usual.alpha)
           + usual.beta * std::log(usual.beta / (1.0 - usual.alpha)));
    constexpr std::array steps {5,  10, 15,  20,  25,  30,  40,  50,
                                60, 80, 100, 125, 150, 200, 250, 300};
    SprtOptions options;
    for (const int elo : steps) {
        options.elo1 = elo;
        const double apart = pointsOfElo(options.elo1) - pointsOfElo(options.elo0);
        if (trials / (apart * apart) <= games && leastGamesToDecide(options) <= games)
            return options;
    }
    options.elo1 = 400;
    return options;
}

int leastGamesToDecide(const SprtOptions& options)
{
    // Wins alone are as likely as the share of points that each hypothesis promises.
    const double each = std::log(pointsOfElo(options.elo1) / pointsOfElo(options.elo0));
    return 2 * static_cast<int>(std::ceil(std::log((1.0 - options.beta) / options.alpha) / each));
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

QString SprtState::name() const
{
    constexpr EnumNames<Verdict, 3> names {{"open", "stronger", "not stronger"}};
    return names.of(verdict);
}

QString SprtState::toText() const
{
    const QString verdicts[] {QCoreApplication::translate("Sprt", "undecided"),
                              QCoreApplication::translate("Sprt", "stronger"),
                              QCoreApplication::translate("Sprt", "not stronger")};
    return QCoreApplication::translate("Sprt", "log likelihood ratio %1, bounds %2 and %3: %4")
        .arg(llr, 0, 'f', 2)
        .arg(lower, 0, 'f', 2)
        .arg(upper, 0, 'f', 2)
        .arg(verdicts[static_cast<std::size_t>(verdict)]);
}
