// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/searchcosts.h"

#include "core/evaluation/heuristics.h"
#include "core/search/costs/costobserver.h"
#include "core/search/rootsearch.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct SearchCostsText
{
    Q_DECLARE_TR_FUNCTIONS(SearchCosts)
};

/// The readings of H1 that a report may have been made with: what was given, the strict one, and
/// those that differ from it by one name and are the report's own.
std::vector<H1Options> readingsOf(const EngineInfo& info, const SearchReport& report,
                                  const H1Options& given)
{
    std::vector<H1Options> readings {given};
    if (!info.takesReadings())
        return readings;
    const QString variant = report.variant.text();
    const auto add = [&](const H1Options& reading) {
        const QString text = info.heuristic->toText(reading);
        const bool isNamed = variant == text || variant.startsWith(text + u',');
        if (isNamed && std::ranges::find(readings, reading) == readings.end())
            readings.push_back(reading);
    };
    add({});
    for (const QString& name : H1Options::names())
        if (const auto reading = H1Options::fromNames(name))
            add(*reading);
    return readings;
}

/// In the order in which they are tried; most are found wrong at a shallow depth.
std::vector<EngineOptions> optionsOf(const EngineInfo& info, const SearchReport& report,
                                     const EngineOptions& given)
{
    std::vector<EngineOptions> all;
    for (const H1Options& reading : readingsOf(info, report, given.h1))
        for (const bool fastWins : {given.preferFastWins, !given.preferFastWins})
            for (const bool exact : {given.exactColumns, !given.exactColumns}) {
                EngineOptions& options = all.emplace_back(given);
                options.h1 = reading;
                options.preferFastWins = fastWins;
                options.exactColumns = exact;
            }
    return all;
}

enum class Repeated
{
    Same,
    Differs,
    Stopped
};

Repeated repeatSearch(RootSearch& search, const SearchReport& report, const std::stop_token& stop)
{
    RootResult previous;
    for (const IterationReport& iteration : report.iterations) {
        if (!iteration.complete)
            break;
        RootBudget budget {.stop = stop};
        // Other options may make a tree that is far larger: it is not that one.
        budget.nodes = iteration.counts.nodes + 1;
        RootResult result = search.search(report.root, iteration.depth, budget, previous);
        if (stop.stop_requested())
            return Repeated::Stopped;
        if (!result.complete || result.counts.nodes != iteration.counts.nodes)
            return Repeated::Differs;
        previous = std::move(result);
    }
    return Repeated::Same;
}

}

bool searchcosts::canCount(const SearchReport& report)
{
    return engineInfo(report.engine).counted && countedNodes(report) > 0;
}

std::uint64_t searchcosts::countedNodes(const SearchReport& report)
{
    std::uint64_t nodes = 0;
    for (const IterationReport& iteration : report.iterations)
        if (iteration.complete)
            nodes += iteration.counts.nodes;
    return nodes;
}

Expected<CostTree> searchcosts::count(const SearchReport& report, const EngineOptions& options,
                                      int plies, const std::stop_token& stop)
{
    const EngineInfo& info = engineInfo(report.engine);
    if (!canCount(report))
        return fail(SearchCostsText::tr("%1 cannot be counted line by line.").arg(report.engine));
    for (const EngineOptions& tried : optionsOf(info, report, options)) {
        CostCounter counter(plies);
        switch (repeatSearch(*info.counted(info, tried, counter), report, stop)) {
        case Repeated::Same:
            return counter.tree();
        case Repeated::Stopped:
            return fail(SearchCostsText::tr("The count was stopped."));
        case Repeated::Differs:
            break;
        }
    }
    return fail(SearchCostsText::tr(
        "The repeated search visited other nodes: the settings of the first are not known."));
}
