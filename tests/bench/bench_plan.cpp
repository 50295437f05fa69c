// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/plan/planjudges.h"
#include "core/plan/plantree.h"
#include "core/search/searchreport.h"
#include "core/solver/solver.h"
#include "core/support/random.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>

/// For which share of positions a plan is found, in what time and with how many marks, by the
/// number of discs: won positions, or drawn ones that are to be held, for the side to move and for
/// the other one. Nobody has won in them, and the side to move neither wins at once nor faces two
/// threats. They come from seeded random play, each free column equally likely, or from games
/// between the middle levels.
///
/// The judge's solver knows the root when a search begins, as in the window. Times are CPU seconds;
/// the limits are of the clock, and should be larger than the second that is counted where other
/// programs run.
///
///     bench_plan --discs 18,20,22 --count 30 [--goal hold] [--own-moves 2] [--from games]
namespace {

struct Wish
{
    PlanGoal goal = PlanGoal::Win;
    int count = 30;
    std::uint64_t seed = 1;
    bool fromGames = false;
    PlanTreeLimits limits;
};

struct Outcome
{
    bool isFound = false;
    PlanSearchStatus status = PlanSearchStatus::Stopped;
    double seconds = 0;
    int numbers = 0;
    int marks = 0;
    int plans = 0;
    std::uint64_t states = 0;
};

template <typename Board> bool isQuiet(const Board& position)
{
    return !position.isFinished() && position.winningSquares() == 0
        && std::popcount(position.threatenedSquares()) < 2;
}

template <typename Board> std::optional<Board> randomPosition(SeededRandom& random, int discs)
{
    constexpr int width = Board::Shape::width;
    Board position;
    while (position.plies() < discs) {
        const int column = static_cast<int>(random.below(width));
        if (!position.canPlay(column))
            continue;
        if (position.wins(column))
            return {};
        position.play(column);
    }
    return position;
}

/// Two random moves, then level 5, 6 or 7 for each side.
std::optional<Position> gamePosition(SeededRandom& random, int discs)
{
    std::optional<Position> position = randomPosition<Position>(random, 2);
    std::array<std::unique_ptr<Engine>, 2> players;
    for (auto& player : players) {
        EngineOptions options;
        options.seed = random.next();
        auto made = makeEngine(QStringLiteral("level-%1").arg(5 + random.below(3)), options);
        if (!made)
            return {};
        player = *std::move(made);
    }
    while (position && position->plies() < discs && !position->isFinished()) {
        const auto side = static_cast<std::size_t>(position->plies() % 2);
        const SearchReport report = players[side]->search(*position, {}, {});
        position->play(report.bestMove);
    }
    if (position->isFinished())
        return {};
    return position;
}

template <typename Board>
std::optional<Board> drawPosition(SeededRandom& random, int discs, bool fromGames)
{
    if constexpr (std::is_same_v<Board, Position>)
        if (fromGames)
            return gamePosition(random, discs);
    return randomPosition<Board>(random, discs);
}

/// Of this thread: other programs may run beside.
double threadSeconds()
{
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <typename Board>
Outcome measured(const Board& position, Player side, PlanJudge<Board>& judge, const Wish& wish)
{
    Outcome outcome;
    const double began = threadSeconds();
    if (wish.limits.ownMoves == 0) {
        const auto search = findPlan(position, side, wish.goal, judge, wish.limits.plan);
        outcome.status = search.status;
        outcome.seconds = threadSeconds() - began;
        outcome.isFound = search.isFound() && verifyPlan(search.plan, position).isValid();
        outcome.numbers = search.plan.numbersUsed();
        outcome.marks = search.plan.marks();
        outcome.plans = 1;
        outcome.states = search.verdict.states;
        return outcome;
    }
    const auto search = findPlanTree(position, side, wish.goal, judge, wish.limits);
    outcome.status = search.status;
    outcome.seconds = threadSeconds() - began;
    if (search.status != PlanSearchStatus::Found)
        return outcome;
    const auto states = verifyPlanTree(search.tree);
    outcome.isFound = states.has_value();
    outcome.states = states.value_or(0);
    outcome.plans = search.tree.plans();
    for (const auto& step : search.tree.steps) {
        if (!step.move.isNone())
            continue;
        outcome.numbers = std::max(outcome.numbers, step.plan.numbersUsed());
        outcome.marks = std::max(outcome.marks, step.plan.marks());
    }
    return outcome;
}

template <typename Value, typename Get>
Value quantile(const std::vector<Outcome>& outcomes, double part, Get get)
{
    std::vector<Value> values;
    for (const Outcome& outcome : outcomes)
        if (outcome.isFound)
            values.push_back(get(outcome));
    if (values.empty())
        return {};
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1) + 0.5)];
}

/// Times are of all positions; the rest is of the plans that were found.
void print(int discs, const char* who, const std::vector<Outcome>& outcomes)
{
    const auto count = [&](auto&& is) {
        return static_cast<int>(std::count_if(outcomes.begin(), outcomes.end(), is));
    };
    std::vector<double> times;
    for (const Outcome& outcome : outcomes)
        times.push_back(outcome.seconds);
    std::sort(times.begin(), times.end());
    const auto seconds = [](const Outcome& outcome) { return outcome.seconds; };
    const auto marks = [](const Outcome& outcome) { return outcome.marks; };
    const auto states = [](const Outcome& outcome) { return outcome.states; };
    const auto plans = [](const Outcome& outcome) { return outcome.plans; };
    std::printf(
        "%5d  %-5s %4zu %6d %6d %6d %6d %6d  %7.4f %7.3f %7.2f  %4d %3d  %6llu %8llu  %3d %4d\n",
        discs, who, outcomes.size(), count([](const Outcome& o) { return o.isFound; }),
        count([](const Outcome& o) { return o.isFound && o.seconds <= 1; }),
        count([](const Outcome& o) { return o.isFound && o.numbers <= 3; }),
        count([](const Outcome& o) { return o.status == PlanSearchStatus::NoneFound; }),
        count([](const Outcome& o) { return o.status == PlanSearchStatus::LimitReached; }),
        quantile<double>(outcomes, 0.5, seconds), quantile<double>(outcomes, 0.9, seconds),
        times.empty() ? 0 : times.back(), quantile<int>(outcomes, 0.5, marks),
        quantile<int>(outcomes, 0.9, marks),
        static_cast<unsigned long long>(quantile<std::uint64_t>(outcomes, 0.5, states)),
        static_cast<unsigned long long>(quantile<std::uint64_t>(outcomes, 1, states)),
        quantile<int>(outcomes, 0.5, plans), quantile<int>(outcomes, 1, plans));
    std::fflush(stdout);
}

/// `judgeOf` makes a judge that has seen nothing yet.
template <typename Board>
void measure(int discs, const Wish& wish,
             const std::function<std::unique_ptr<PlanJudge<Board>>()>& judgeOf)
{
    SeededRandom random(wish.seed * 1000 + static_cast<std::uint64_t>(discs));
    std::array<std::vector<Outcome>, 2> outcomes; // of the side to move, of the other
    const auto isDone
        = [&](const std::vector<Outcome>& of) { return static_cast<int>(of.size()) >= wish.count; };
    // A side that hardly ever has the position it needs does not keep the other waiting.
    for (int drawn = 0; drawn < 400 * wish.count; ++drawn) {
        if (isDone(outcomes[0]) && isDone(outcomes[1]))
            break;
        const auto position = drawPosition<Board>(random, discs, wish.fromGames);
        if (!position || !isQuiet(*position))
            continue;
        const auto judge = judgeOf();
        const Player mover = position->sideToMove();
        const auto wins = judge->canReach(*position, mover, PlanGoal::Win, {});
        const auto holds = judge->canReach(*position, mover, PlanGoal::Hold, {});
        const bool isDrawn = !*wins && *holds;
        if (isDrawn != (wish.goal == PlanGoal::Hold))
            continue;
        for (const std::size_t who : {0, 1}) {
            const bool hasGoal = isDrawn || *wins == (who == 0);
            if (hasGoal && !isDone(outcomes[who]))
                outcomes[who].push_back(
                    measured(*position, who == 0 ? mover : other(mover), *judge, wish));
        }
    }
    print(discs, "mover", outcomes[0]);
    print(discs, "other", outcomes[1]);
}

}

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    const auto option = [&](const char* name, const char* says, const char* usual) {
        parser.addOption({QString::fromLatin1(name), QString::fromLatin1(says),
                          QStringLiteral("value"), QString::fromLatin1(usual)});
    };
    option("discs", "Numbers of discs, with commas.", "26,24,22,20,18");
    option("count", "Positions for each of the two sides.", "30");
    option("goal", "win or hold.", "win");
    option("numbers", "The most numbers of a plan.", "5");
    option("time", "Milliseconds for each plan.", "2000");
    option("own-moves", "The most own moves before a plan; 0 for plans alone.", "0");
    option("tree-time", "Milliseconds for each tree.", "20000");
    option("from", "random play, or games of the levels.", "random");
    option("board", "7x6, 6x5 or 7x7.", "7x6");
    option("seed", "Of the positions.", "1");
    parser.process(app);
    const auto number
        = [&](const char* name) { return parser.value(QString::fromLatin1(name)).toInt(); };
    Wish wish;
    wish.goal = parser.value(QStringLiteral("goal")) == QLatin1String("hold") ? PlanGoal::Hold
                                                                              : PlanGoal::Win;
    wish.count = std::max(1, number("count"));
    wish.seed = static_cast<std::uint64_t>(number("seed"));
    wish.fromGames = parser.value(QStringLiteral("from")) == QLatin1String("games");
    wish.limits.ownMoves = number("own-moves");
    wish.limits.time = std::chrono::milliseconds(number("tree-time"));
    wish.limits.plan.numbers = number("numbers");
    wish.limits.plan.time = std::chrono::milliseconds(number("time"));
    std::printf("discs  side  positions found in 1 s  <=3 no. none  limit   median     p90     max "
                "marks p90  states      max  plans max\n");
    const QString board = parser.value(QStringLiteral("board"));
    Solver solver({.tableMib = 64});
    for (const QString& discs :
         parser.value(QStringLiteral("discs")).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (board == QLatin1String("6x5"))
            measure<BasicPosition<6, 5, 4>>(
                discs.toInt(), wish, [] { return makeSmallJudge<BasicPosition<6, 5, 4>>(); });
        else if (board == QLatin1String("7x7"))
            measure<BasicPosition<7, 7, 4>>(
                discs.toInt(), wish, [] { return makeSmallJudge<BasicPosition<7, 7, 4>>(); });
        else
            measure<Position>(discs.toInt(), wish,
                              [&] { return std::make_unique<SolverJudge>(solver); });
    }
    return 0;
}
