// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/fulltree/paralleltree.h"
#include "core/search/searchreport.h"
#include "core/session/enginesession.h"
#include "tests/core/fulltree/walktree.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QEventLoop>
#include <QTextStream>
#include <QThread>
#include <algorithm>
#include <ctime>

/// Measures the search: CPU time where one thread works, which a busy machine disturbs least, and
/// wall time where the workers are compared. Every figure is the median of several runs.

namespace {

double cpuSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Median of the seconds that `work` takes on `clock`.
template <typename Clock, typename Work> double median(int runs, Clock clock, Work work)
{
    std::vector<double> seconds;
    for (int i = 0; i < runs; ++i) {
        const double start = clock();
        work();
        seconds.push_back(clock() - start);
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds[seconds.size() / 2];
}

template <typename Board> void benchTree(QTextStream& out, const char* board, int runs)
{
    for (const int depth : {6, 7, 8, 9}) {
        TreeStatistics tree;
        const double seconds
            = median(runs, cpuSeconds, [&] { tree = walkTree(Board(), depth, 1); });
        out << "full tree " << board << " depth " << depth << ", 1 thread: " << tree.nodes
            << " nodes, " << 1000 * seconds << " ms CPU, "
            << 1e-6 * static_cast<double>(tree.nodes) / seconds << " M nodes/s\n"
            << Qt::flush;
    }
}

void benchNodes(QTextStream& out, const char* engineName, int depth, int runs)
{
    const auto engine = makeEngine(QString::fromLatin1(engineName), {.workers = 1});
    SearchReport report;
    const double seconds = median(
        runs, cpuSeconds, [&] { report = (*engine)->search(Position(), {.depth = depth}, {}); });
    out << engineName << " depth " << depth << ", 1 thread: " << report.nodes << " nodes, "
        << 1e9 * seconds / static_cast<double>(report.nodes) << " ns CPU a node\n"
        << Qt::flush;
}

/// Seconds of one run in a row of them that lasts at least half a second: many machines run short
/// bursts of one thread faster than anything that lasts.
template <typename Work> double steadySeconds(Work work)
{
    constexpr double atLeast = 0.5;
    const double start = wallSeconds();
    double now = start;
    int runs = 0;
    for (; now - start < atLeast; ++runs) {
        work();
        now = wallSeconds();
    }
    return (now - start) / runs;
}

/// One and two workers in turns, so that a change of the machine's load meets both.
template <typename Work> void benchWorkers(QTextStream& out, const char* what, int runs, Work work)
{
    std::vector<double> ratios;
    // Threads start and memory arrives before the first run that counts.
    work(1);
    work(2);
    for (int i = 0; i < runs; ++i) {
        const double one = steadySeconds([&] { work(1); });
        const double two = steadySeconds([&] { work(2); });
        ratios.push_back(one / two);
    }
    std::sort(ratios.begin(), ratios.end());
    out << what << ": 2 workers " << ratios[ratios.size() / 2] << " times as fast as 1 (median of "
        << runs << " pairs, " << ratios.front() << " to " << ratios.back() << ", wall time)\n"
        << Qt::flush;
}

/// The parallel report's strategies with two workers against the sequential one, and each with its
/// timeline recorded against itself without, in pairs.
void benchStrategies(QTextStream& out, int depth, int runs)
{
    ParallelTree one(1);
    ParallelTree two(2);
    const BasicPosition<7, 7, 4> empty;
    const auto seconds = [&](ParallelTree& tree, ParallelStrategy strategy, bool record) {
        const ParallelRun run = tree.run(empty, depth, strategy, {.record = record});
        return static_cast<double>(run.time.count()) * 1e-9;
    };
    for (const ParallelStrategy strategy : parallelStrategies()) {
        // A second and more each at the greater depths.
        if (strategy == ParallelStrategy::EveryNode && depth > 7)
            continue;
        std::vector<double> speedUps;
        std::vector<double> plain;
        std::vector<double> recorded;
        for (int i = 0; i <= 8 * runs; ++i) {
            const double alone = seconds(one, ParallelStrategy::Sequential, false);
            const double shared = seconds(two, strategy, false);
            // One worker: how two of them meet differs more than recording costs.
            const bool recordedFirst = i % 2 == 0;
            const double first = seconds(one, strategy, recordedFirst);
            const double second = seconds(one, strategy, !recordedFirst);
            speedUps.push_back(alone / shared);
            recorded.push_back(recordedFirst ? first : second);
            plain.push_back(recordedFirst ? second : first);
        }
        for (std::vector<double>* values : {&speedUps, &plain, &recorded})
            std::sort(values->begin(), values->end());
        const std::size_t half = speedUps.size() / 2;
        out << strategyName(strategy) << " 7x7 depth " << depth << ": 2 workers " << speedUps[half]
            << " times as fast as sequential (" << speedUps[half / 2] << " to "
            << speedUps[half + half / 2] << ", quartiles); recording costs "
            << 100 * (recorded[half] / plain[half] - 1) << " % by medians, "
            << 100 * (recorded.front() / plain.front() - 1) << " % by the least times\n"
            << Qt::flush;
    }
}

QString microseconds(std::vector<double> seconds)
{
    std::sort(seconds.begin(), seconds.end());
    const auto at = [&](std::size_t share) {
        return QString::number(1e6 * seconds[(seconds.size() - 1) * share / 100], 'f', 1);
    };
    return QStringLiteral("%1 us (%2 to %3 in nine of ten, %4 at most)")
        .arg(at(50), at(5), at(95), at(100));
}

/// What waking the workers costs shows where there is little to do.
void benchShortSearches(QTextStream& out, int runs)
{
    const auto engine = makeEngine(QStringLiteral("mapped-h1"), {.workers = 2});
    for (int depth = 1; depth <= 6; ++depth) {
        std::vector<double> seconds;
        for (int i = 0; i < 400 * runs; ++i) {
            const double start = wallSeconds();
            (*engine)->search(Position(), {.depth = depth}, {});
            seconds.push_back(wallSeconds() - start);
        }
        out << "mapped-h1, empty board, depth " << depth << ", 2 workers: " << microseconds(seconds)
            << "\n"
            << Qt::flush;
    }
}

/// As the window does it: from the start to the slot, and from the stop to the slot.
void benchSessions(QTextStream& out)
{
    EngineSession session(*makeEngine(QStringLiteral("mapped-h1"), {.workers = 2}));
    QEventLoop loop;
    QObject::connect(&session, &EngineSession::finished, &loop, &QEventLoop::quit);
    std::vector<double> searches;
    for (int i = 0; i < 1000; ++i) {
        const double start = wallSeconds();
        if (!session.start(Position(), {.depth = 2}))
            return;
        loop.exec();
        searches.push_back(wallSeconds() - start);
    }
    out << "a session's search of depth 2, 1000 times: " << microseconds(searches) << "\n";
    std::vector<double> stops;
    for (int i = 0; i < 50; ++i) {
        if (!session.start(Position(), {}))
            return;
        QThread::msleep(40);
        const double start = wallSeconds();
        session.stop();
        loop.exec();
        stops.push_back(wallSeconds() - start);
    }
    out << "from a stop to the answer, 50 times: " << microseconds(stops) << "\n" << Qt::flush;
}

}

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Measures the search."));
    parser.addHelpOption();
    const QCommandLineOption runsOption(QStringLiteral("runs"), QStringLiteral("Runs a figure."),
                                        QStringLiteral("N"), QStringLiteral("5"));
    parser.addOption(runsOption);
    const QCommandLineOption strategiesOption(
        QStringLiteral("strategies"), QStringLiteral("Only the parallel report's strategies."));
    parser.addOption(strategiesOption);
    const QCommandLineOption shortOption(
        QStringLiteral("short"), QStringLiteral("Only short searches, and those of a session."));
    parser.addOption(shortOption);
    parser.process(application);
    const int runs = std::max(1, parser.value(runsOption).toInt());

    QTextStream out(stdout);
    if (parser.isSet(shortOption)) {
        benchShortSearches(out, runs);
        benchSessions(out);
        return 0;
    }
    if (parser.isSet(strategiesOption)) {
        for (const int depth : {7, 9})
            benchStrategies(out, depth, runs);
        return 0;
    }
    benchTree<BasicPosition<7, 7, 4>>(out, "7x7", runs);
    benchTree<Position>(out, "7x6", runs);
    benchNodes(out, "alphabeta-h1", 10, runs);
    benchNodes(out, "study-h1", 9, runs);
    benchNodes(out, "minimax-h1", 7, runs);
    benchNodes(out, "alphabeta-h2", 11, runs);
    benchNodes(out, "study-h2", 9, runs);
    benchNodes(out, "minimax-h2", 7, runs);
    for (const int depth : {8, 10}) {
        const QByteArray label = "mapped-h1, empty board, depth " + QByteArray::number(depth);
        // Engines live as long as a game does, and so do their threads.
        const auto one = makeEngine(QStringLiteral("mapped-h1"), {.workers = 1});
        const auto two = makeEngine(QStringLiteral("mapped-h1"), {.workers = 2});
        benchWorkers(out, label.constData(), 2 * runs + 1, [&](int workers) {
            (*(workers == 1 ? one : two))->search(Position(), {.depth = depth}, {});
        });
    }
    TreeSearch one(1);
    TreeSearch two(2);
    for (const int depth : {9, 11}) {
        const QByteArray label = "full tree 7x6, depth " + QByteArray::number(depth);
        benchWorkers(out, label.constData(), 2 * runs + 1,
                     [&](int workers) { (workers == 1 ? one : two).walk(Position(), depth); });
    }
    for (const int depth : {7, 9})
        benchStrategies(out, depth, runs);
    return 0;
}
