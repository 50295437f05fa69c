// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/bench.h"

#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"

namespace {

struct BenchSearch
{
    const char* engine;
    int depth;
};

// Depths that take each engine a similar time.
constexpr BenchSearch benchSearches[] {
    {"minimax-h1", 5}, {"study-h1", 8}, {"alphabeta-h1", 9}, {"mapped-h1", 8},
    {"minimax-h2", 5}, {"study-h2", 8}, {"alphabeta-h2", 9}, {"mapped-h2", 8},
};

constexpr const char* positions[] {"", "4", "444444", "4455", "12345671", "44444362", "353433443"};

Position played(const char* digits)
{
    Position position;
    for (; *digits; ++digits)
        position.play(*digits - '1');
    return position;
}

}

QStringList benchEngines()
{
    QStringList names;
    for (const BenchSearch& search : benchSearches)
        names << QString::fromLatin1(search.engine);
    return names;
}

std::vector<BenchLine> runBench(const std::stop_token& stop, const QString& only)
{
    std::vector<BenchLine> lines;
    for (const BenchSearch& search : benchSearches) {
        if (!only.isEmpty() && only != QLatin1String(search.engine))
            continue;
        const auto engine = makeEngine(QString::fromLatin1(search.engine), {.workers = 1});
        for (const char* position : positions) {
            const SearchReport report
                = (*engine)->search(played(position), {.depth = search.depth}, {stop, {}});
            if (stop.stop_requested())
                return lines;
            lines.push_back({QString::fromLatin1(*position ? position : "startpos"), report.engine,
                             report.depth, report.nodes, report.time});
        }
    }
    return lines;
}

std::uint64_t totalNodes(const std::vector<BenchLine>& lines)
{
    std::uint64_t total = 0;
    for (const BenchLine& line : lines)
        total += line.nodes;
    return total;
}
