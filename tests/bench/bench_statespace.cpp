// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/rulesmodel.h"
#include "core/statespace/explore.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <thread>

/// Measures the exploration of state spaces: seven counters from 0 to 7 (2,097,152 states and
/// 12,845,056 transitions, which cost nothing to make: the size of the paper's model at 7 processes
/// and 7 levels) and Connect Four on small boards, by workers, with transitions and without; and
/// how long a stop takes.

namespace {

using namespace fourcast;

using Clock = std::chrono::steady_clock;

double seconds(Clock::duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

/// Seconds of all threads together, which a busy machine does not stretch.
double cpuSeconds()
{
    timespec now {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

class Counters : public statespace::Model
{
public:
    int wordsPerState() const override { return 1; }
    std::vector<std::uint64_t> initialStates() const override { return {0}; }
    std::unique_ptr<statespace::Generator> makeGenerator() const override
    {
        return std::make_unique<Up>();
    }

private:
    class Up : public statespace::Generator
    {
    public:
        void successors(const std::uint64_t* state, statespace::Successors& to) override
        {
            for (std::uint32_t counter = 0; counter < 7; ++counter)
                if ((*state >> 8 * counter & 7) != 7) {
                    const std::uint64_t next = *state + (std::uint64_t {1} << 8 * counter);
                    to.add(counter, &next);
                }
        }
    };
};

void measure(const QString& name, const statespace::Model& model, int workers, bool keep,
             std::uint64_t budget)
{
    std::uint64_t most = 0;
    const double cpu = cpuSeconds();
    const auto began = Clock::now();
    const auto space = statespace::explore(
        model, {.workers = workers, .memoryBudget = budget, .keepTransitions = keep}, {},
        [&most](const statespace::ExploreProgress& now) { most = std::max(most, now.bytes); });
    std::printf("%-10s %2d workers %-14s %11llu states %12llu transitions %8.3f s %8.3f s CPU "
                "%6llu MiB%s\n",
                qPrintable(name), workers, keep ? "all kept" : "states only",
                static_cast<unsigned long long>(space.stateCount()),
                static_cast<unsigned long long>(space.transitionCount()),
                seconds(Clock::now() - began), cpuSeconds() - cpu,
                static_cast<unsigned long long>(most >> 20),
                space.isComplete() ? "" : " (not complete)");
    std::fflush(stdout);
}

/// The longest of so many stops at moments spread over the exploration.
void measureStops(const QString& name, const statespace::Model& model, int workers, int stops,
                  std::uint64_t budget)
{
    const auto all = Clock::now();
    statespace::explore(model, {.workers = workers, .memoryBudget = budget});
    const Clock::duration whole = Clock::now() - all;
    double longest = 0;
    for (int i = 1; i <= stops; ++i) {
        std::stop_source stop;
        std::atomic<Clock::rep> asked {0};
        std::jthread asks([&, wait = whole * i / (stops + 1)] {
            std::this_thread::sleep_for(wait);
            asked = Clock::now().time_since_epoch().count();
            stop.request_stop();
        });
        statespace::explore(model, {.workers = workers, .memoryBudget = budget}, stop.get_token());
        const auto ended = Clock::now();
        asks.join();
        longest
            = std::max(longest, seconds(ended - Clock::time_point(Clock::duration(asked.load()))));
    }
    std::printf("%-10s %2d workers: %d stops, the longest took %.1f ms\n", qPrintable(name),
                workers, stops, longest * 1e3);
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription("Measures the exploration of state spaces.");
    parser.addHelpOption();
    parser.addOption({"workers", "1 to this many; 2 by default.", "N", "2"});
    parser.addOption({"memory", "Budget in MiB; 4096 by default.", "M", "4096"});
    parser.addOption({"stops", "Stops to time; none by default.", "N", "0"});
    parser.addOption({"large", "5x5 squares, too: 69,763,700 states."});
    parser.process(application);
    const auto budget = parser.value("memory").toULongLong() << 20;
    const int workers = parser.value("workers").toInt();

    std::vector<std::pair<QString, std::unique_ptr<statespace::Model>>> models;
    const auto addBoard = [&models](int columns, int rows) {
        models.emplace_back(
            QStringLiteral("board %1x%2").arg(columns).arg(rows),
            formal::RulesModel::make({columns, rows, 4}, formal::RulesMistake::None));
    };
    models.emplace_back("counters", std::make_unique<Counters>());
    addBoard(4, 4);
    addBoard(5, 4);
    if (parser.isSet("large"))
        addBoard(5, 5);
    for (const auto& [name, model] : models) {
        for (int count = 1; count <= workers; ++count)
            for (const bool keep : {false, true})
                measure(name, *model, count, keep, budget);
        if (const int stops = parser.value("stops").toInt(); stops > 0)
            measureStops(name, *model, workers, stops, budget);
    }
    return 0;
}
