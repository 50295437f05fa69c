// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the review of a whole game takes, and whether its classes are those of a naive reading.
//
//     bench_review full [N] [SEED]      N random games that fill the board
//     bench_review check [N] [SEED]     N whole random games, each move read again on its own
//     bench_review DIGITS...            these games
#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "core/review/review.h"
#include "core/solver/solver.h"
#include "tests/core/analysis/naiveclass.h"
#include "tests/core/board/randomgames.h"

#include <QThread>
#include <algorithm>
#include <cstdio>
#include <cstring>

namespace {

Game toGame(const std::vector<int>& columns)
{
    Game game;
    for (const int column : columns)
        if (!game.play(Move(column)))
            qFatal("an illegal move");
    return game;
}

/// Reviews the game and prints how long that took, in seconds.
double timeReview(const Game& game)
{
    ReviewOptions options;
    options.known = &builtInScores();
    const auto start = std::chrono::steady_clock::now();
    const Review review = reviewGame(game, options, {}, {});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    double slowest = 0;
    int ply = 0;
    for (const ReviewedMove& move : review.moves) {
        const double seconds = std::chrono::duration<double>(move.scores.whole.time).count();
        if (seconds > slowest) {
            slowest = seconds;
            ply = move.ply;
        }
    }
    std::printf("%s  %d moves  %.2f s, the slowest at move %d with %.2f s\n",
                qPrintable(notation::toDigits(game.moves())), game.length(), time.count(), ply,
                slowest);
    std::fflush(stdout);
    return time.count();
}

int fullGames(int count, std::uint64_t seed)
{
    SeededRandom random(seed);
    std::vector<double> times;
    while (static_cast<int>(times.size()) < count) {
        const Game game = toGame(randomColumns(random, Position()));
        if (game.length() == Position::Shape::squares)
            times.push_back(timeReview(game));
    }
    std::ranges::sort(times);
    std::printf("%d games, seed %llu, %d workers: median %.2f s, worst %.2f s\n", count,
                static_cast<unsigned long long>(seed), QThread::idealThreadCount(),
                times[times.size() / 2], times.back());
    return 0;
}

/// The naive reading has a solver of its own; both know the book, or the first plies would take
/// minutes each.
int checkClasses(int count, std::uint64_t seed)
{
    SeededRandom random(seed);
    Solver solver({.tableMib = 64, .workers = QThread::idealThreadCount()});
    solver.setKnownScores(&builtInScores());
    ReviewOptions options;
    options.known = &builtInScores();
    int moves = 0;
    int wrong = 0;
    std::array<int, moveClassCount> seen {};
    for (int i = 1; i <= count; ++i) {
        const Review review
            = reviewGame(toGame(randomColumns(random, Position())), options, {}, {});
        // The last first: the solver's table is warm then.
        for (std::size_t at = review.moves.size(); at-- > 0;) {
            const ReviewedMove& move = review.moves[at];
            const int column = move.move.column();
            const MoveClass naive = naiveclass::read(move.before, column,
                                                     naiveclass::exactScores(solver, move.before));
            ++moves;
            wrong += naive == move.quality ? 0 : 1;
            ++seen[static_cast<std::size_t>(naive)];
        }
        std::fprintf(stderr, "\r%d of %d games, %d moves, %d differ", i, count, moves, wrong);
    }
    std::printf("\n%d games, seed %llu, %d moves: %d classes differ from the naive reading\n",
                count, static_cast<unsigned long long>(seed), moves, wrong);
    for (int quality = 1; quality < moveClassCount; ++quality)
        std::printf("  %s %d\n", qPrintable(moveClassName(static_cast<MoveClass>(quality))),
                    seen[static_cast<std::size_t>(quality)]);
    return wrong == 0 ? 0 : 1;
}

}

int main(int argc, char** argv)
{
    const int count = argc > 2 ? std::max(1, std::atoi(argv[2])) : 0;
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    if (argc < 2 || std::strcmp(argv[1], "full") == 0)
        return fullGames(count > 0 ? count : 5, seed);
    if (std::strcmp(argv[1], "check") == 0)
        return checkClasses(count > 0 ? count : 200, seed);
    for (int i = 1; i < argc; ++i) {
        const auto moves = notation::parseMoves(QString::fromLatin1(argv[i]));
        if (!moves) {
            std::fprintf(stderr, "%s\n", qPrintable(moves.error().message));
            return 1;
        }
        std::vector<int> columns;
        for (const Move move : *moves)
            columns.push_back(move.column());
        timeReview(toGame(columns));
    }
    return 0;
}
