// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/gameswork.h"

#include "core/chance/experiments/endings.h"
#include "core/chance/run/property.h"
#include "ui/labs/chance/answer/countedtext.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

using namespace fourcast;
using fourcast::chance::ActionFormula;
using fourcast::chance::Bounds;
using fourcast::chance::CurveOptions;
using fourcast::chance::CurveReport;
using fourcast::chance::GamesOptions;
using fourcast::chance::GamesReport;
using fourcast::chance::Property;
using fourcast::chance::Question;
using fourcast::chance::Verdict;

namespace {

struct GamesText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceGames)
};

/// Beyond so many the curve is not counted, nor drawn.
constexpr std::uint64_t mostPoints = 2000;
constexpr double nearlyAll = 0.999;
constexpr int gameDigits = 6;
/// More bars nobody tells apart: lengths are put together.
constexpr std::uint64_t mostBars = 120;

/// As many digits as mean something beside an interval of this width: two of its own.
int digitsFor(const Interval& interval)
{
    const double width = interval.high - interval.low;
    const double size = std::max(std::abs(interval.low), std::abs(interval.high));
    if (!(width > 0) || !(size > 0))
        return gameDigits;
    return std::clamp(static_cast<int>(std::ceil(std::log10(size / width))) + 2, 2, gameDigits);
}

/// By which nearly all games that met the goal had met it.
std::uint64_t longestOf(const GamesReport& games)
{
    std::uint64_t seen = 0;
    for (const auto& [length, count] : games.lengths) {
        seen += count;
        if (static_cast<double>(seen) >= nearlyAll * static_cast<double>(games.met))
            return std::min(length, mostPoints);
    }
    return 1;
}

std::optional<ActionFormula> countedIn(const ChanceSystem& system)
{
    Property property;
    property.reward = system.options.reward;
    const std::optional<ActionFormula> counted = countedActions(property, system.automaton());
    if (counted || !system.automaton().leavesOutHidden())
        return counted;
    // Not each step: some hidden ones are not there, and the number must not depend on it.
    const ActionFormula hidden {ActionFormula::Kind::Action, {syntax::Symbol("tau"), {}}};
    return ActionFormula {ActionFormula::Kind::Not, {}, {hidden}};
}

double shareOf(const GamesReport& games, std::uint64_t count)
{
    return static_cast<double>(count)
        / static_cast<double>(std::max<std::uint64_t>(games.games, 1));
}

double exactAt(const std::vector<Bounds>& exact, std::uint64_t length)
{
    return exact[std::min<std::size_t>(length, exact.size() - 1)].middle();
}

FigureSeries playedSeries(const PlayedGames& played, LengthsShown shown, std::uint64_t longest,
                          std::uint64_t width)
{
    FigureSeries series {GamesText::tr("games played"), FigureSeries::Kind::Bars, {}, 1};
    std::uint64_t sum = 0;
    for (std::uint64_t begin = 0; begin <= longest; begin += width) {
        std::uint64_t count = 0;
        for (auto each = played.games.lengths.lower_bound(begin);
             each != played.games.lengths.end() && each->first < begin + width; ++each)
            count += each->second;
        sum += count;
        const auto middle = static_cast<double>(begin) + static_cast<double>(width - 1) / 2;
        const double share = shareOf(played.games, shown == LengthsShown::Each ? count : sum);
        series.points.push_back({middle, share, share, share});
    }
    return series;
}

FigureSeries exactSeries(const PlayedGames& played, LengthsShown shown, std::uint64_t longest,
                         std::uint64_t width)
{
    FigureSeries series {decidesNothing(played.system->automaton())
                             ? GamesText::tr("exact")
                             : GamesText::tr("exact best within each length"),
                         FigureSeries::Kind::Line,
                         {},
                         0};
    for (std::uint64_t begin = 0; begin <= longest; begin += width) {
        const double until = exactAt(played.exact, begin + width - 1);
        const double before = begin == 0 ? 0 : exactAt(played.exact, begin - 1);
        const auto middle = static_cast<double>(begin) + static_cast<double>(width - 1) / 2;
        const double value = shown == LengthsShown::Each ? until - before : until;
        series.points.push_back({middle, value, value, value});
    }
    return series;
}

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 2);
}

/// Where the exact number stands to the interval of what was played.
QString beside(const Interval& interval, const Bounds& exact)
{
    const QString number = chancenumbers::value(exact);
    return exact.high >= interval.low && exact.low <= interval.high
        ? GamesText::tr("✓ The exact answer, %1, lies inside this interval.").arg(number)
        : GamesText::tr("≠ The exact answer, %1, lies outside this interval. That happens about "
                        "one time in twenty.")
              .arg(number);
}

}

GamesJob::Work gamesWork(const SharedChance& system, std::uint64_t games, std::uint64_t seed)
{
    return [system, games, seed](const GamesJob::Context& context) -> Expected<PlayedGames> {
        PlayedGames played {system, {}, {}};
        GamesOptions options {.games = games, .seed = seed, .counted = countedIn(*system)};
        if (system->hasStrategy())
            options.strategy = system->answer->strategy;
        played.games = playGames(system->automaton(), *system->until, options, context.stop(),
                                 [&context](std::uint64_t done) { context.send(done); });
        if (played.games.met == 0 || context.stop().stop_requested())
            return played;
        CurveOptions curveOptions {.counted = options.counted,
                                   .most = static_cast<int>(longestOf(played.games))};
        if (system->options.question == Question::Pmin)
            curveOptions.question = Question::Pmin;
        CurveReport report
            = curve(system->automaton(), *system->until, curveOptions, context.stop());
        played.exact = std::move(report.points);
        return played;
    };
}

Figure gamesFigure(const PlayedGames& played, LengthsShown shown)
{
    Figure figure;
    figure.title = played.system->choice.sentence;
    figure.across.title = countedTitle(played.system->automaton(), countedIn(*played.system));
    figure.across.leastStep = 1;
    figure.up.title = shown == LengthsShown::Each ? GamesText::tr("share of all games")
                                                  : GamesText::tr("share that reached the goal");
    figure.note = gamesText(played);
    if (played.games.met == 0)
        return figure;
    const std::uint64_t longest = longestOf(played.games);
    const std::uint64_t width = longest / mostBars + 1;
    figure.series.push_back(playedSeries(played, shown, longest, width));
    if (!played.exact.empty())
        figure.series.push_back(exactSeries(played, shown, longest, width));
    fitAxes(figure, false, false);
    return figure;
}

QString gamesText(const PlayedGames& played)
{
    const GamesReport& games = played.games;
    if (games.games == 0)
        return GamesText::tr("No games were played.");
    const ChanceSystem& system = *played.system;
    const Interval share = games.probability();
    QStringList parts {
        GamesText::tr(
            "%1 of %2 games reached the goal: %3 % (95 % confidence interval %4 % to %5 %).")
            .arg(countText(games.met), countText(games.games), percent(shareOf(games, games.met)),
                 percent(share.low), percent(share.high))};
    const bool isKnown = system.answer && system.answer->verdict == Verdict::Value;
    if (isKnown && !system.asksReward())
        parts << beside(share, system.answer->bounds);
    if (const auto length = games.length()) {
        const int digits = digitsFor(*length);
        parts << GamesText::tr(
                     "Those games took %1 on average (95 % confidence interval %2 to %3).")
                     .arg(chancenumbers::number(games.meanLength, digits),
                          chancenumbers::number(length->low, digits),
                          chancenumbers::number(length->high, digits));
        if (isKnown && system.asksReward() && games.met == games.games)
            parts << beside(*length, system.answer->bounds);
    }
    if (games.givenUp > 0)
        parts << GamesText::tr("Abandoned as too long: %1.").arg(countText(games.givenUp));
    if (games.isStopped)
        parts << GamesText::tr("Stopped before all games were played.");
    return parts.join(u' ');
}
