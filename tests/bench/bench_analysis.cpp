// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hint.h"
#include "core/book/builtinbook.h"
#include "tests/core/boards.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <map>

/// Measures the analysis over seeded positions of 0 to 41 discs: how long all columns take; and
/// what it claims, against the exact solver: how often a hint is a best column, how long it takes,
/// and how often the side that counting says will profit from zugzwang does win.

namespace {

struct Counting
{
    int named = 0; ///< positions in which a side is named
    int wins = 0; ///< it wins
    int draws = 0;
    int nobody = 0; ///< positions in which nobody profits
    int drawn = 0; ///< and the game is a draw
};

void count(Counting& counting, const Position& position, int score)
{
    const ThreatReport threats = findThreats(position);
    if (!threats.isCounted)
        return;
    if (!threats.zugzwang) {
        ++counting.nobody;
        counting.drawn += score == 0 ? 1 : 0;
        return;
    }
    ++counting.named;
    const Player winner = score > 0 ? position.sideToMove() : other(position.sideToMove());
    counting.draws += score == 0 ? 1 : 0;
    counting.wins += score != 0 && winner == *threats.zugzwang ? 1 : 0;
}

void measureCounting(Solver& judge, int positions, std::uint64_t seed)
{
    SeededRandom random(seed);
    std::map<int, Counting> byDiscs;
    Counting all;
    for (int i = 0; i < positions; ++i) {
        const Position position
            = boards::randomUnfinished(random, 12 + static_cast<int>(random.below(30)));
        if (!findThreats(position).isCounted)
            continue;
        const int score = judge.solve(position).score.lower;
        count(all, position, score);
        count(byDiscs[position.plies() / 6 * 6], position, score);
    }
    const auto print = [](const QString& name, const Counting& c) {
        std::printf("%-12s a side is named %5d: wins %5d, draws %5d, loses %5d; nobody %5d, "
                    "drawn %5d\n",
                    qPrintable(name), c.named, c.wins, c.draws, c.named - c.wins - c.draws,
                    c.nobody, c.drawn);
    };
    for (const auto& [discs, counting] : byDiscs)
        print(QStringLiteral("%1-%2 discs").arg(discs).arg(discs + 5), counting);
    print(QStringLiteral("all"), all);
}

/// Seconds of all threads together, which a busy machine does not stretch.
double cpuSeconds()
{
    timespec now {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct HintOptions
{
    int positions = 0;
    std::uint64_t seed = 1;
    int workers = 1;
    bool book = false;
    std::chrono::milliseconds time {hintTime};
};

/// Of the move in this column, from the view of the side that makes it.
int exactScore(Solver& judge, const Position& position, int column)
{
    if (position.wins(column))
        return exactscore::ofWinNow(position.plies());
    const Position after = position.after(column);
    return after.isFull() ? 0 : -judge.solve(after).score.lower;
}

void measureHints(Solver& judge, const HintOptions& options)
{
    SeededRandom random(options.seed);
    Solver solver({.workers = options.workers});
    if (options.book)
        solver.setKnownScores(&builtInScores());
    const int positions = options.positions;
    const SideNames names {QStringLiteral("Red"), QStringLiteral("Blue")};
    int best = 0;
    int keeps = 0;
    std::array<int, 3> bySource {};
    std::array<int, 3> bestBySource {};
    std::vector<double> times;
    double mostCpu = 0;
    for (int i = 0; i < positions; ++i) {
        const Position position = boards::randomUnfinished(random, i % 42);
        solver.clearTable();
        const double begin = cpuSeconds();
        const Hint hint = findHint(position, solver, names, {}, options.time);
        mostCpu = std::max(mostCpu, cpuSeconds() - begin);
        times.push_back(1e-9 * static_cast<double>(hint.time.count()));
        const int worth = judge.solve(position).score.lower;
        const int score = exactScore(judge, position, hint.move.column());
        const bool isBest = score == worth;
        const auto source = static_cast<std::size_t>(hint.source);
        ++bySource[source];
        bestBySource[source] += isBest ? 1 : 0;
        best += isBest ? 1 : 0;
        const auto sign = [](int value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
        keeps += sign(score) == sign(worth) ? 1 : 0;
        if (!isBest)
            std::printf("  not best: %d discs, column %d, score %d, best %d, %s\n",
                        position.plies(), hint.move.column() + 1, score, worth,
                        qPrintable(hint.label));
        // Early positions take the judge long where it has no book.
        std::fprintf(stderr, "\r%d of %d judged", i + 1, positions);
        std::fflush(stdout);
    }
    std::fprintf(stderr, "\n");
    std::sort(times.begin(), times.end());
    std::printf(
        "best column in %d of %d, outcome kept in %d; exact %d (best %d), proven %d (%d), "
        "estimate %d (%d)\nmedian %.3f s, worst %.3f s, of the processors %.3f s, %d workers\n",
        best, positions, keeps, bySource[0], bestBySource[0], bySource[1], bestBySource[1],
        bySource[2], bestBySource[2], times[times.size() / 2], times.back(), mostCpu,
        options.workers);
}

/// As the window asks: from an empty table, with the book.
void measureColumns(int positions, std::uint64_t seed, int workers)
{
    SeededRandom random(seed);
    Solver solver({.workers = workers});
    solver.setKnownScores(&builtInScores());
    std::vector<double> times;
    std::map<int, double> worst;
    for (int i = 0; i < positions; ++i) {
        const Position position = boards::randomUnfinished(random, i % 42);
        solver.clearTable();
        const auto start = std::chrono::steady_clock::now();
        solver.solveColumns(position, BestLine::Briefly);
        const double time
            = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        times.push_back(time);
        double& slowest = worst[position.plies()];
        slowest = std::max(slowest, time);
    }
    std::sort(times.begin(), times.end());
    const auto share = [&](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("all columns of %d positions, %d workers: median %.4f s, 95 %% under %.3f s, worst "
                "%.3f s\n",
                positions, workers, share(0.5), share(0.95), times.back());
    for (const auto& [discs, time] : worst)
        if (time > 0.25)
            std::printf("  %d discs: worst %.3f s\n", discs, time);
    std::fflush(stdout);
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({
        {"hints", "Positions for which hints are judged.", "n", "500"},
        {"columns", "Positions whose columns are timed.", "n", "500"},
        {"counting", "Positions drawn for zugzwang.", "n", "20000"},
        {"seed", "Draws the positions.", "s", "1"},
        {"workers", "Of the hint's solver.", "n", QString::number(QThread::idealThreadCount())},
        {"time", "Of a hint at most.", "ms", QString::number(hintTime.count())},
        {"judge-without-book", "The hints' judge searches the opening, too; takes minutes."},
        {"book", "The hint's solver uses the book that is compiled in."},
    });
    parser.addHelpOption();
    parser.process(application);
    const auto seed = parser.value("seed").toULongLong();
    Solver judge({.tableMib = 256, .workers = parser.value("workers").toInt()});
    if (!parser.isSet("judge-without-book"))
        judge.setKnownScores(&builtInScores());
    if (const int positions = parser.value("columns").toInt())
        measureColumns(positions, seed, parser.value("workers").toInt());
    if (const int positions = parser.value("counting").toInt())
        measureCounting(judge, positions, seed);
    if (const int positions = parser.value("hints").toInt())
        measureHints(judge,
                     {.positions = positions,
                      .seed = seed,
                      .workers = parser.value("workers").toInt(),
                      .book = parser.isSet("book"),
                      .time = std::chrono::milliseconds(parser.value("time").toInt())});
    return 0;
}
