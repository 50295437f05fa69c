// SPDX-License-Identifier: GPL-3.0-or-later
//
// What it costs to keep a search for the lessons: the same tree counted and recorded in turns.
//
//     bench_recording [N]               N turns of each, 9 by default
#include "core/lesson/tree/treesearcher.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace fourcast::lesson;

namespace {

using Clock = std::chrono::steady_clock;

template <typename Work> double milliseconds(Work work)
{
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void measure(const char* what, TreeRequest request, int turns)
{
    auto searcher = TreeSearcher::make(std::move(request));
    if (!searcher)
        qFatal("%s", qPrintable(searcher.error().message));
    std::uint64_t nodes = 0;
    std::size_t kept = 0;
    std::vector<double> counted;
    std::vector<double> recorded;
    std::vector<double> ratios;
    for (int turn = 0; turn < turns; ++turn) {
        counted.push_back(milliseconds([&] { nodes = (*searcher)->count()->counts.nodes; }));
        recorded.push_back(milliseconds([&] { kept = (*searcher)->record()->nodes.size(); }));
        ratios.push_back(recorded.back() / counted.back());
    }
    const auto [least, most] = std::ranges::minmax(ratios);
    std::printf("%-28s %9llu %9zu %8.1f ms %8.1f ms %6.2f (%.2f to %.2f)\n", what,
                static_cast<unsigned long long>(nodes), kept, median(counted), median(recorded),
                median(ratios), least, most);
    std::fflush(stdout);
}

}

int main(int argc, char* argv[])
{
    const int turns = argc > 1 ? std::max(1, std::atoi(argv[1])) : 9;
    std::printf("Medians of %d turns\n%-28s %9s %9s %11s %11s %6s\n", turns, "", "nodes", "kept",
                "counted", "recorded", "ratio");
    const AnyPosition empty = Position();
    for (const std::size_t most : {std::size_t(100'000), std::size_t(10'000'000)}) {
        const char* cap = most > 1'000'000 ? "all" : "capped";
        for (const LeafValues leaves : {LeafValues(), LeafValues::ofAnyBoard()}) {
            const QByteArray name = QStringLiteral("minimax, %1, %2")
                                        .arg(fourcast::lesson::name(leaves), QLatin1String(cap))
                                        .toUtf8();
            measure(name.constData(),
                    {.root = empty,
                     .depth = 7,
                     .method = Method::Minimax,
                     .leaves = leaves,
                     .mostNodes = most},
                    turns);
        }
    }
    return 0;
}
