// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solver.h"
#include "tests/bench/solvedpositions.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <ctime>
#include <numeric>
#include <thread>

/// Measures the exact solver over sets of positions, the table cleared before each: nodes and CPU
/// time a position with one worker, and wall time of one worker against several in turns. What
/// several could reach at best on the machine of the moment is told by as many solvers side by side
/// that have nothing to do with each other: cores share caches, memory and turbo clocks.
///
/// The sets under tests/bench/positions come from seeded random play, sorted by the number of discs
/// (begin 8 to 13, middle 15 to 28) and by the plies to the end (medium 14 to 28, hard more). Other
/// files of the same form can be given as arguments.

namespace {

double cpuSeconds()
{
    timespec now {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Measurement
{
    std::uint64_t nodes = 0;
    double cpu = 0;
    double wall = 0;
    int wrong = 0;
};

void add(Measurement& sum, Solver& solver, const SolvedPosition& known)
{
    solver.clearTable();
    const double begin = cpuSeconds();
    const SolveReport report = solver.solve(known.position);
    sum.cpu += cpuSeconds() - begin;
    sum.wall += 1e-9 * static_cast<double>(report.time.count());
    sum.nodes += report.nodes;
    sum.wrong += report.score == ScoreInterval {known.score, known.score} ? 0 : 1;
}

Measurement measure(Solver& solver, const std::vector<SolvedPosition>& positions)
{
    Measurement sum;
    for (const SolvedPosition& known : positions)
        add(sum, solver, known);
    return sum;
}

/// How many times the work of one solver `count` solvers do in the same time, each with a table and
/// a thread of its own; the tables together are as large as the one that workers share.
double sideBySide(int count, const Solver::Settings& one,
                  const std::vector<SolvedPosition>& positions)
{
    Solver::Settings settings = one;
    settings.tableMib = std::max(1, one.tableMib / count);
    Solver alone(settings);
    const double reference = measure(alone, positions).wall;
    std::vector<double> walls(static_cast<std::size_t>(count));
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i)
        threads.emplace_back([&, i] {
            std::vector<SolvedPosition> mine = positions;
            // Not all of them in the same position at the same time.
            std::rotate(mine.begin(), mine.begin() + i * std::ssize(mine) / count, mine.end());
            Solver solver(settings);
            walls[static_cast<std::size_t>(i)] = measure(solver, mine).wall;
        });
    for (std::thread& thread : threads)
        thread.join();
    return count * reference * count / std::accumulate(walls.begin(), walls.end(), 0.0);
}

QString inUnits(double seconds)
{
    if (seconds >= 1)
        return QStringLiteral("%1 s").arg(seconds, 0, 'f', 2);
    if (seconds >= 1e-3)
        return QStringLiteral("%1 ms").arg(1e3 * seconds, 0, 'f', 2);
    return QStringLiteral("%1 us").arg(1e6 * seconds, 0, 'f', 2);
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({
        {"runs", "How often each set is solved; the median counts.", "n", "3"},
        {"hash", "Size of the table.", "MiB", "64"},
        {"kernel", "Number of the instruction set, 0 the fastest; -1 all.", "n", "0"},
        {"workers", "Also measures this many workers against one.", "n", "1"},
        {"empty", "Solves the empty board, too (some 10 s a run)."},
    });
    parser.addHelpOption();
    parser.process(application);
    QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        for (const char* name : {"begin-hard", "begin-medium", "middle-medium"})
            files << QStringLiteral(FOURCAST_POSITIONS "/") + QLatin1String(name);
    const int runs = std::max(1, parser.value(QStringLiteral("runs")).toInt());
    const int tableMib = parser.value(QStringLiteral("hash")).toInt();
    const int workers = parser.value(QStringLiteral("workers")).toInt();
    const int wanted = parser.value(QStringLiteral("kernel")).toInt();

    QTextStream out(stdout);
    for (int kernel = 0; kernel < static_cast<int>(solverKernels().size()); ++kernel) {
        if (wanted >= 0 && kernel != wanted)
            continue;
        const auto report = [&](const QString& name, const std::vector<SolvedPosition>& positions) {
            const auto count = static_cast<double>(positions.size());
            Solver one({.tableMib = tableMib, .workers = 1, .kernel = kernel});
            std::vector<double> cpu;
            Measurement last;
            for (int run = 0; run < runs; ++run) {
                last = measure(one, positions);
                cpu.push_back(last.cpu);
            }
            out << one.kernelName() << ", " << name << ", " << positions.size()
                << " positions: " << static_cast<double>(last.nodes) / count << " nodes, "
                << inUnits(median(cpu) / count) << " CPU a position, "
                << 1e9 * median(cpu) / static_cast<double>(last.nodes) << " ns a node, "
                << last.wrong << " wrong\n"
                << Qt::flush;
            if (workers <= 1)
                return;
            Solver several({.tableMib = tableMib, .workers = workers, .kernel = kernel});
            std::vector<double> ratios;
            std::vector<double> nodes;
            std::vector<double> ceilings;
            for (int run = 0; run < runs; ++run) {
                // In turns position by position: a machine's speed changes from second to second.
                Measurement alone;
                Measurement together;
                for (const SolvedPosition& known : positions) {
                    add(alone, one, known);
                    add(together, several, known);
                }
                ratios.push_back(alone.wall / together.wall);
                nodes.push_back(static_cast<double>(together.nodes)
                                / static_cast<double>(last.nodes));
                ceilings.push_back(sideBySide(
                    workers, {.tableMib = tableMib, .workers = 1, .kernel = kernel}, positions));
            }
            out << "    " << workers << " workers: " << median(ratios) << " times as fast as one, "
                << median(nodes) << " times its nodes; " << workers
                << " independent solvers side by side: " << median(ceilings)
                << " times the work of one\n"
                << Qt::flush;
        };
        if (parser.isSet(QStringLiteral("empty")))
            report(QStringLiteral("empty board"), {{Position(), 1}});
        for (const QString& file : files) {
            const std::vector<SolvedPosition> positions = solvedPositions(file);
            if (positions.empty())
                out << file << ": no positions\n";
            else
                report(file.section(QLatin1Char('/'), -1), positions);
        }
    }
    return 0;
}
