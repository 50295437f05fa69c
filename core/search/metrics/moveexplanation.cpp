// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/moveexplanation.h"

#include "core/search/metrics/load.h"
#include "core/statistics/medianinterval.h"
#include "core/support/text/milliseconds.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

constexpr int fewestOthers = 2;

std::vector<double> valuesOf(std::span<const SearchedMove> moves, int without, std::size_t quantity)
{
    std::vector<double> values;
    for (const SearchedMove& each : moves)
        if (each.ply != without && each.figures[quantity])
            values.push_back(*each.figures[quantity]);
    return values;
}

std::vector<ExplainedFigure> figuresOf(const SearchMetrics& figures, int ply,
                                       std::span<const SearchedMove> moves)
{
    std::vector<ExplainedFigure> all;
    for (const SearchQuantity& quantity : searchQuantities()) {
        const std::size_t at = indexOf(quantity);
        const std::vector<double> others = valuesOf(moves, ply, at);
        if (!figures[at] || std::ssize(others) < fewestOthers)
            continue;
        ExplainedFigure figure {.quantity = &quantity,
                                .value = *figures[at],
                                .median = medianOf(others),
                                .moves = static_cast<int>(others.size())};
        if (figure.value > 0 && figure.median > 0)
            figure.ratio = figure.value / figure.median;
        all.push_back(figure);
    }
    const auto weight = [](const ExplainedFigure& figure) {
        return figure.ratio ? -std::abs(std::log(*figure.ratio))
                            : std::numeric_limits<double>::infinity();
    };
    std::ranges::stable_sort(all, {}, weight);
    return all;
}

std::optional<double> timeWithoutLoad(const SearchReport& report)
{
    const ThreadTimes all = report.processorTime();
    if (!hadLoadFromElsewhere(report) || !all.waiting || report.workerTimes.empty())
        return std::nullopt;
    const auto workers = static_cast<double>(report.workerTimes.size());
    const double time = toMilliseconds(report.time);
    const double shared = std::min(time, toMilliseconds(all.running) / workers);
    return std::max(shared, time - toMilliseconds(*all.waiting) / workers);
}

/// The first depth with that kind of score, where a depth before it had another.
std::optional<int> depthOfDiscovery(const SearchReport& report, Score::Kind kind)
{
    const auto isSo = [kind](const Score& score) { return score.kind == kind; };
    // What a program of others says is no proof.
    if (report.ownUnits || !isSo(report.score))
        return std::nullopt;
    const IterationReport* before = nullptr;
    for (const IterationReport& each : report.iterations) {
        if (!each.complete)
            break;
        if (before && isSo(each.score) && !isSo(before->score))
            return each.depth;
        before = &each;
    }
    return std::nullopt;
}

std::optional<MoveExplanation::Jump> jumpIn(const SearchReport& report)
{
    constexpr double muchMore = 10;
    std::optional<MoveExplanation::Jump> jump;
    double largest = 0;
    double others = 0;
    int changes = 0;
    const IterationReport* before = nullptr;
    for (const IterationReport& each : report.iterations) {
        if (!each.complete || each.score.kind != Score::Kind::Estimate)
            break;
        if (before) {
            const double change = std::abs(static_cast<double>(each.score.value)
                                           - static_cast<double>(before->score.value));
            ++changes;
            if (change > largest) {
                others = largest;
                largest = change;
                jump = {each.depth, before->score, each.score};
            } else {
                others = std::max(others, change);
            }
        }
        before = &each;
    }
    return changes >= 3 && others > 0 && largest >= muchMore * others ? jump : std::nullopt;
}

int changesOfMindIn(const SearchReport& report)
{
    int changes = 0;
    for (std::size_t i = 1; i < report.iterations.size() && report.iterations[i].complete; ++i)
        changes += report.iterations[i].bestMove != report.iterations[i - 1].bestMove ? 1 : 0;
    return changes;
}

bool leavesBook(const SearchMetrics& figures, int ply, std::span<const SearchedMove> moves)
{
    const std::size_t book = indexOf(*searchQuantity(u"bookColumns"));
    const auto knew = [book](const SearchMetrics& of) { return of[book] && *of[book] > 0; };
    bool hasBefore = false;
    for (const SearchedMove& each : moves) {
        if (each.ply >= ply)
            continue;
        if (!knew(each.figures))
            return false;
        hasBefore = true;
    }
    return hasBefore && figures[book] && !knew(figures);
}

}

bool MoveExplanation::isEmpty() const
{
    return figures.empty() && !withoutLoad && !start && !isFirstOutsideBook && !winFoundAt
        && !lossFoundAt && !jump && changesOfMind == 0 && !lineShare;
}

MoveExplanation explainMove(const SearchReport& report, int ply,
                            std::span<const SearchedMove> moves)
{
    const SearchMetrics figures = metricsOf(report);
    const auto figure
        = [&figures](QStringView key) { return figures[indexOf(*searchQuantity(key))]; };
    MoveExplanation why {.figures = figuresOf(figures, ply, moves),
                         .withoutLoad = timeWithoutLoad(report),
                         .isFirstOutsideBook = leavesBook(figures, ply, moves),
                         .winFoundAt = depthOfDiscovery(report, Score::Kind::Win),
                         .lossFoundAt = depthOfDiscovery(report, Score::Kind::Loss),
                         .jump = jumpIn(report),
                         .changesOfMind = changesOfMindIn(report)};
    constexpr double speakableStart = 0.1;
    const double time = toMilliseconds(report.time);
    if (const auto start = figure(u"startMilliseconds"); start && *start >= speakableStart * time) {
        why.start = start;
        why.search = time - *start;
    }
    constexpr double points = 0.05;
    for (const ExplainedFigure& each : why.figures)
        if (each.quantity->key == QLatin1String("firstMoveCutoffShare")
            && each.value <= each.median - points)
            why.badOrder = each;
    const auto line = figure(u"lineNodes");
    if (line && report.nodes > 0 && *line > 0.5 * static_cast<double>(report.nodes))
        why.lineShare = *line / static_cast<double>(report.nodes);
    return why;
}
