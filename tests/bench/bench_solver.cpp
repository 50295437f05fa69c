// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solver.h"
#include "tests/bench/solvedpositions.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <ctime>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

/// Measures the exact solver over sets of positions, the table cleared before each: nodes and CPU
/// time a position with one worker, and wall time of one worker against several in turns. What
/// several could reach at best on the machine of the moment is told by as many solvers that have
/// nothing to do with each other, side by side: cores share memory and turbo clocks, and virtual
/// ones are not always as fast as each other. Those count nodes a second, each on its way through
/// the set.
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

    double speed() const { return wall > 0 ? static_cast<double>(nodes) / wall : 0; }
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

/// Solvers that have nothing to do with the one that is measured: each has a table and a thread of
/// its own and goes through the set for as long as it is asked to.
class Neighbours
{
public:
    Neighbours(int count, const Solver::Settings& settings,
               const std::vector<SolvedPosition>& positions)
        : m_positions(positions), m_neighbours(static_cast<std::size_t>(count))
    {
        for (std::size_t i = 0; i < m_neighbours.size(); ++i) {
            m_neighbours[i].solver = std::make_unique<Solver>(settings);
            m_neighbours[i].next = (i + 1) * positions.size() / (m_neighbours.size() + 1);
        }
    }

    void start()
    {
        for (Neighbour& neighbour : m_neighbours)
            neighbour.thread = std::jthread(
                [this, &neighbour](const std::stop_token& stop) { work(neighbour, stop); });
    }

    void stop()
    {
        for (Neighbour& neighbour : m_neighbours)
            neighbour.thread.request_stop();
        for (Neighbour& neighbour : m_neighbours)
            neighbour.thread = {};
    }

    /// Nodes a second of all of them together since this was asked last.
    double takeSpeed()
    {
        double sum = 0;
        for (Neighbour& neighbour : m_neighbours)
            sum += std::exchange(neighbour.done, {}).speed();
        return sum;
    }

private:
    struct Neighbour
    {
        std::unique_ptr<Solver> solver;
        std::size_t next = 0;
        Measurement done;
        std::jthread thread;
    };

    void work(Neighbour& neighbour, const std::stop_token& stop) const
    {
        for (; !stop.stop_requested(); ++neighbour.next) {
            const std::size_t next = neighbour.next % m_positions.size();
            // What it has solved once it would find in its table.
            if (next == 0)
                neighbour.solver->clearTable();
            const SolveReport report = neighbour.solver->solve(
                m_positions[next].position, SolveGoal::Strong, {}, {.stop = stop, .report = {}});
            neighbour.done.nodes += report.nodes;
            neighbour.done.wall += 1e-9 * static_cast<double>(report.time.count());
        }
    }

    const std::vector<SolvedPosition>& m_positions;
    std::vector<Neighbour> m_neighbours;
};

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
            Neighbours neighbours(
                workers - 1, {.tableMib = tableMib, .workers = 1, .kernel = kernel}, positions);
            std::vector<double> ratios;
            std::vector<double> nodes;
            std::vector<double> ceilings;
            std::vector<double> shares;
            int wrong = 0;
            for (int run = 0; run < runs; ++run) {
                // In turns position by position: a machine's speed changes from second to second.
                Measurement alone;
                Measurement together;
                Measurement beside;
                for (const SolvedPosition& known : positions) {
                    add(alone, one, known);
                    add(together, several, known);
                    neighbours.start();
                    add(beside, one, known);
                    neighbours.stop();
                }
                wrong += together.wrong;
                ratios.push_back(alone.wall / together.wall);
                nodes.push_back(static_cast<double>(together.nodes)
                                / static_cast<double>(alone.nodes));
                ceilings.push_back((beside.speed() + neighbours.takeSpeed()) / alone.speed());
                shares.push_back(ratios.back() / ceilings.back());
            }
            out << "    " << workers << " workers: " << median(ratios) << " times as fast as one, "
                << median(nodes) << " times its nodes; " << workers
                << " solvers that share nothing do " << median(ceilings)
                << " times the work of one, so this is " << 100 * median(shares)
                << " % of what these cores can give, " << wrong << " wrong\n"
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
