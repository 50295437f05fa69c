// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/curves.h"

#include "core/match/gameplayer.h"
#include "core/search/studysearch.h"
#include "core/study/gamerules.h"
#include "core/study/runs/storedgame.h"
#include "core/support/random.h"
#include "core/support/threads/concurrentload.h"

#include <QCoreApplication>
#include <algorithm>
#include <chrono>

namespace {

constexpr int longestGame = Position::Shape::squares;

/// The first best move, or one of the two best; of equal moves the left one is the better.
const RootMove& chooseMove(std::vector<RootMove>& moves, bool randomMove, SeededRandom& random)
{
    std::stable_sort(moves.begin(), moves.end(), [](const RootMove& a, const RootMove& b) {
        const bool exactA = a.bound == Score::Bound::Exact;
        const bool exactB = b.bound == Score::Bound::Exact;
        return exactA != exactB ? exactA : a.value > b.value;
    });
    if (!randomMove || moves.size() == 1)
        return moves.front();
    return moves[random.below(2)];
}

StudyCurve playCurve(int depth, const CurveOptions& options, const std::stop_token& stop,
                     const ConcurrentLoad& work, const std::function<void(int plies)>& progress)
{
    StudyCurve curve;
    curve.depth = depth;
    curve.seed = options.seed;
    curve.variant = options.h1.toText();
    curve.h1 = options.h1;
    curve.protocol = QCoreApplication::translate(
        "StudyCurves",
        "H1 plays itself with the article's alpha-beta search. Both players recognise finished "
        "games. On their own moves 3, 6, 9 and so on, players take one of the two columns with the "
        "best exact values at random, each with probability one half. On all other moves they take "
        "the first best column.");

    GameRules rules;
    rules.randomMoves = RandomMoves::TopTwo;
    SeededRandom random(options.seed);
    const auto mover = [&](const Position& position) -> std::optional<PlayedMove> {
        if (stop.stop_requested())
            return {};
        const bool draws = rules.drawsTopTwo(position.plies());
        const auto start = std::chrono::steady_clock::now();
        RootResult result
            = studySearchH1(position, std::min(depth, longestGame - position.plies()), options.h1,
                            draws ? StudyRootMoves::AllExact : StudyRootMoves::SharedWindow, stop);
        const std::chrono::nanoseconds time = std::chrono::steady_clock::now() - start;
        if (!result.complete)
            return {};
        const RootMove& move = chooseMove(result.moves, draws, random);
        curve.points.push_back({.ply = position.plies() + 1,
                                .move = move.move,
                                .nodes = result.counts.nodes,
                                .milliseconds = static_cast<double>(time.count()) * 1e-6,
                                .disturbed = work.metAnotherSince(start),
                                .value = move.value});
        progress(position.plies() + 1);
        return PlayedMove {move.move, result.counts.nodes, time};
    };
    curve.outcome = playGame({}, mover, mover).outcome;
    return curve;
}

}

bool StudyCurve::isDisturbed() const
{
    return std::ranges::any_of(points, &CurvePoint::disturbed);
}

std::vector<StudyCurve> runStudyCurves(const CurveOptions& options, std::stop_token stop,
                                       std::function<void(int, int)> progress)
{
    const int expected = static_cast<int>(options.depths.size()) * longestGame;
    const ConcurrentLoad work;
    std::vector<StudyCurve> curves;
    for (const int depth : options.depths) {
        if (stop.stop_requested())
            break;
        const int before = static_cast<int>(curves.size()) * longestGame;
        curves.push_back(playCurve(depth, options, stop, work, [&](int plies) {
            if (progress)
                progress(before + plies, expected);
        }));
        if (progress && !stop.stop_requested())
            progress(before + longestGame, expected);
    }
    return curves;
}

Expected<StoredGame> storedGame(const StudyCurve& curve)
{
    StoredGame stored;
    for (const CurvePoint& point : curve.points) {
        FOURCAST_TRY(addMove(stored, point.move));
        stored.nodes.push_back(point.nodes);
        stored.milliseconds.push_back(point.milliseconds);
    }
    stored.disturbed = curve.isDisturbed();
    stored.players.fill({QStringLiteral("study-h1"), {.h1 = curve.h1}, {.depth = curve.depth}});
    const QString player = stored.players[0].nameInFiles();
    stored.game.setTag(QStringLiteral("Event"), QStringLiteral("Heuristics study, curves"));
    stored.game.setTag(QStringLiteral("First"), player);
    stored.game.setTag(QStringLiteral("Second"), player);
    stored.game.setTag(QStringLiteral("Seed"), QString::number(curve.seed));
    stored.game.goTo(0);
    return stored;
}
