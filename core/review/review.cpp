// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/review.h"

#include "core/solver/solver.h"

#include <QThread>
#include <algorithm>

namespace {

/// Counts a move that was just judged.
void count(Review& review, const ReviewedMove& move)
{
    ReviewSide& side = review.sides[static_cast<std::size_t>(move.mover())];
    ++review.done;
    ++side.moves;
    side.kept += keepsOutcome(move.quality) ? 1 : 0;
    ++side.classes[static_cast<std::size_t>(move.quality)];
}

/// The mean of the points of the side's moves.
std::optional<double> accuracy(const Review& review, Player player)
{
    int sum = 0;
    int choices = 0;
    for (const ReviewedMove& move : review.moves) {
        if (move.mover() != player)
            continue;
        if (const auto points = accuracyPoints(move)) {
            sum += *points;
            ++choices;
        }
    }
    if (choices == 0)
        return {};
    return static_cast<double>(sum) / choices;
}

/// What a key moment gave up of what follow-up had held until then.
std::optional<FollowUpLeft> planLeft(const Game& game, const ReviewedMove& move,
                                     const std::stop_token& stop)
{
    const auto& score = move.scores.moves[static_cast<std::size_t>(move.move.column())];
    if (move.ply < 2 || !score)
        return {};
    const Move reply = game.moves()[static_cast<std::size_t>(move.ply - 2)];
    auto left = leftFollowUp(game.positionAt(move.ply - 2), reply, move.move, stop);
    if (left && score->upper >= (left->proof.goal == PlanGoal::Win ? 1 : 0))
        left.reset();
    return left;
}

}

Review unjudgedReview(const Game& game)
{
    Review review;
    review.game = game;
    for (int ply = 1; ply <= game.length(); ++ply) {
        ReviewedMove move;
        move.ply = ply;
        move.before = game.positionAt(ply - 1);
        move.move = game.moves()[static_cast<std::size_t>(ply - 1)];
        review.moves.push_back(move);
    }
    return review;
}

Review reviewGame(const Game& game, const ReviewOptions& options, std::stop_token stop,
                  const std::function<void(const Review&)>& report)
{
    const int workers = options.workers > 0 ? options.workers : QThread::idealThreadCount();
    Solver solver(Solver::Settings {.tableMib = options.tableMib, .workers = workers});
    solver.setKnownScores(options.known);
    const ColumnsOf columnsOf = [&](const Position& position) {
        return solver.solveColumns(position, BestLine::Briefly, {}, {stop, {}});
    };
    return reviewGame(game, columnsOf, stop, report);
}

Review reviewGame(const Game& game, const ColumnsOf& columnsOf, const std::stop_token& stop,
                  const std::function<void(const Review&)>& report)
{
    Review review = unjudgedReview(game);
    for (auto move = review.moves.rbegin(); move != review.moves.rend(); ++move) {
        const ColumnsReport scores = columnsOf(move->before);
        if (stop.stop_requested())
            break;
        move->scores = scores;
        move->quality = classifyMove(move->before, move->move, scores);
        move->keyMoment
            = move->quality == MoveClass::Mistake || move->quality == MoveClass::Blunder;
        if (move->keyMoment)
            move->leftFollowUp = planLeft(game, *move, stop);
        count(review, *move);
        const Player mover = move->mover();
        review.sides[static_cast<std::size_t>(mover)].accuracy = accuracy(review, mover);
        if (report)
            report(review);
    }
    return review;
}

std::optional<int> decisivePly(const Review& review)
{
    const auto last
        = std::find_if(review.moves.rbegin(), review.moves.rend(), [](const ReviewedMove& move) {
              return move.quality == MoveClass::Unknown || move.keyMoment;
          });
    return last != review.moves.rend() && last->keyMoment ? std::optional(last->ply) : std::nullopt;
}
