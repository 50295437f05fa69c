// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelstudy.h"

#include "core/board/boards.h"
#include "core/statistics/medianinterval.h"
#include "core/support/text/machinetext.h"

#include <QCoreApplication>
#include <map>
#include <numeric>
#include <set>
#include <system_error>

namespace {

struct ParallelStudyText
{
    Q_DECLARE_TR_FUNCTIONS(ParallelStudy)
};

constexpr int deepest = 12;

/// A row and every run of it.
struct Measured
{
    ParallelRow row;
    std::vector<ParallelRun> runs;
};

std::vector<Measured> rowsOf(const ParallelSettings& settings)
{
    std::vector<Measured> rows {{.row = {}, .runs = {}}};
    for (const ParallelStrategy strategy : settings.strategies) {
        if (strategy == ParallelStrategy::Sequential)
            continue;
        for (const int workers : settings.workers) {
            Measured measured;
            measured.row.strategy = strategy;
            measured.row.workers = workers;
            rows.push_back(std::move(measured));
        }
    }
    return rows;
}

/// What the first `count` runs come to. The sequential row has as many or more.
ParallelRow summarise(const Measured& measured, const Measured& sequential, std::size_t count)
{
    ParallelRow row = measured.row;
    if (count == 0)
        return row;
    std::vector<double> ratios;
    for (std::size_t i = 0; i < count; ++i) {
        row.times.push_back(measured.runs[i].time);
        ratios.push_back(
            static_cast<double>(sequential.runs[i].time.count())
            / static_cast<double>(std::max<std::int64_t>(1, measured.runs[i].time.count())));
    }
    row.speedUp = medianOf(ratios);
    row.leastSpeedUp = *std::min_element(ratios.begin(), ratios.end());
    row.mostSpeedUp = *std::max_element(ratios.begin(), ratios.end());
    std::vector<std::size_t> order(count);
    for (std::size_t i = 0; i < count; ++i)
        order[i] = i;
    std::sort(order.begin(), order.end(),
              [&row](std::size_t a, std::size_t b) { return row.times[a] < row.times[b]; });
    row.run = measured.runs[order[(count - 1) / 2]];
    return row;
}

ParallelResult soFar(ParallelResult result, const std::vector<Measured>& rows)
{
    for (const Measured& measured : rows) {
        result.rows.push_back(summarise(measured, rows.front(), measured.runs.size()));
        result.rows.back().run.timeline.tasks.clear();
    }
    result.repeats = static_cast<int>(rows.back().runs.size());
    return result;
}

Expected<AnyEmptyBoard> checked(const ParallelSettings& settings)
{
    if (settings.depth < 1 || settings.depth > deepest)
        return fail(ParallelStudyText::tr("The depth must be from 1 to %1, not %2.")
                        .arg(deepest)
                        .arg(settings.depth));
    if (settings.strategies.empty())
        return fail(ParallelStudyText::tr("No strategy is selected. Select at least one."));
    if (settings.workers.empty() || settings.repeats < 1)
        return fail(ParallelStudyText::tr(
            "There is nothing to measure. At least one worker and one repetition are needed."));
    return boardFromName(settings.board);
}

/// By their numbers of workers. Their threads are started once and stay from one repetition to the
/// next.
Expected<std::map<int, ParallelTree>> treesFor(const std::vector<Measured>& rows)
{
    std::set<int> counts;
    for (const Measured& measured : rows)
        counts.insert(measured.row.workers);
    std::map<int, ParallelTree> trees;
    int given = 0;
    try {
        for (const int workers : counts)
            given += trees.try_emplace(workers, workers).first->second.workers();
    } catch (const std::system_error&) {
        // Of this number there is none: too few in any case.
    }
    const int wanted = std::accumulate(counts.begin(), counts.end(), 0);
    if (given < wanted)
        return fail(ParallelStudyText::tr(
                        "The system gives %1 threads, but measuring up to %2 workers needs %3.")
                        .arg(given)
                        .arg(*counts.rbegin())
                        .arg(wanted));
    return trees;
}

}

std::chrono::nanoseconds ParallelRow::median() const
{
    std::vector<double> values;
    for (const std::chrono::nanoseconds time : times)
        values.push_back(static_cast<double>(time.count()));
    return std::chrono::nanoseconds(
        values.empty() ? 0 : static_cast<std::int64_t>(medianOf(std::move(values))));
}

std::chrono::nanoseconds ParallelRow::least() const
{
    return times.empty() ? std::chrono::nanoseconds(0)
                         : *std::min_element(times.begin(), times.end());
}

std::chrono::nanoseconds ParallelRow::most() const
{
    return times.empty() ? std::chrono::nanoseconds(0)
                         : *std::max_element(times.begin(), times.end());
}

Expected<ParallelResult>
runParallelStudy(const ParallelSettings& settings, const std::stop_token& stop,
                 const std::function<void(const ParallelProgress&)>& progress)
{
    FOURCAST_LET(const auto board, checked(settings));
    std::vector<Measured> rows = rowsOf(settings);
    FOURCAST_LET(auto trees, treesFor(rows));
    const int total = static_cast<int>(rows.size()) * settings.repeats;
    int done = 0;
    ParallelResult result;
    result.settings = settings;
    result.began = QDateTime::currentDateTimeUtc();
    result.machine = machineText();
    result.program = programText();
    const auto runAll = [&](bool counted) {
        for (Measured& measured : rows) {
            ParallelRun run = std::visit(
                [&](const auto& empty) {
                    // Threads start and memory arrives before the first run that counts.
                    const int depth = counted ? settings.depth : std::min(settings.depth, 4);
                    return trees.at(measured.row.workers)
                        .run(empty, depth, measured.row.strategy,
                             {settings.seed, settings.record, stop});
                },
                board);
            if (stop.stop_requested())
                return false;
            if (!counted)
                continue;
            measured.runs.push_back(std::move(run));
            if (progress)
                progress({++done, total, [&] { return soFar(result, rows); }});
        }
        return true;
    };
    for (bool going = runAll(false); going && result.repeats < settings.repeats;) {
        going = runAll(true);
        result.repeats += going ? 1 : 0;
    }
    if (result.repeats == 0)
        return result;
    for (const Measured& measured : rows)
        result.rows.push_back(
            summarise(measured, rows.front(), static_cast<std::size_t>(result.repeats)));
    if (settings.record)
        result.serialShare
            = std::clamp(1.0 - result.rows.front().run.timeline.taskShare(), 0.0, 1.0);
    return result;
}

std::vector<int> workersUpTo(int most)
{
    std::vector<int> workers;
    for (int count = 1; count < most; count += count < 8 ? 1 : count)
        workers.push_back(count);
    workers.push_back(std::max(1, most));
    return workers;
}
