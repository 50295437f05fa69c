// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/formulaplay.h"

#include <algorithm>

namespace fourcast::formal {

namespace {

/// A game that goes round and round is decided by then.
constexpr std::size_t mostSteps = 2000;

/// The student has chosen here before: the other side goes the same way each time.
bool hasBeenHere(const FormulaPlay& play)
{
    const FormulaGame::Position& now = play.steps.back().position;
    return std::any_of(
        play.steps.begin(), play.steps.end() - 1, [&now](const FormulaPlay::Step& step) {
            return step.isStudents && step.position.node == now.node
                && step.position.state == now.state && step.position.frame == now.frame;
        });
}

/// Who can win does; who can't goes any way.
std::size_t programsMove(FormulaGame& game, const FormulaGame::Position& position,
                         const std::vector<FormulaGame::Move>& moves, FormulaGame::Player mover)
{
    return game.winner(position) == mover ? game.bestMove(position, moves) : 0;
}

void end(FormulaGame& game, FormulaPlay& play, PlayStatus status)
{
    play.winner = game.winner(play.steps.back().position);
    play.status = status;
}

void goOn(FormulaGame& game, FormulaPlay& play)
{
    for (;;) {
        const FormulaGame::Position now = play.steps.back().position;
        auto moves = game.moves(now);
        if (moves.empty())
            return end(game, play, PlayStatus::Over);
        const auto mover = game.toMove(now);
        if (play.steps.size() >= mostSteps
            || (mover == play.student && hasBeenHere(play) && game.winner(now) != play.student))
            return end(game, play, PlayStatus::Endless);
        if (mover == play.student) {
            play.steps.back().isStudents = true;
            play.moves = std::move(moves);
            play.status = PlayStatus::Choosing;
            return;
        }
        const std::size_t way = mover ? programsMove(game, now, moves, *mover) : 0;
        play.steps.push_back({moves[way].position, mover, moves[way].label});
    }
}

FormulaPlay turn(FormulaGame& game, FormulaPlay play, const SolverOptions& options)
{
    play.moves.clear();
    play.winner.reset();
    game.setOptions(options);
    try {
        goOn(game, play);
    } catch (const Solver::Ended& ended) {
        play.status
            = ended.end == Solver::End::Stopped ? PlayStatus::Stopped : PlayStatus::MemoryReached;
    }
    game.setOptions({});
    return play;
}

}

Path FormulaPlay::path() const
{
    Path path;
    if (!steps.empty())
        path.start = steps.front().position.state;
    for (const Step& step : steps)
        if (step.label)
            path.steps.push_back({*step.label, step.position.state});
    return path;
}

FormulaPlay begunPlay(FormulaGame& game, FormulaPlay::Player student, const SolverOptions& options)
{
    return turn(game, {.student = student, .steps = {{game.start()}}}, options);
}

FormulaPlay playedMove(FormulaGame& game, FormulaPlay play, std::size_t move,
                       const SolverOptions& options)
{
    const FormulaGame::Move chosen = play.moves[move];
    play.steps.push_back({chosen.position, play.student, chosen.label});
    return turn(game, std::move(play), options);
}

FormulaPlay takenBack(FormulaGame& game, FormulaPlay play, const SolverOptions& options)
{
    do {
        if (play.steps.size() > 1)
            play.steps.pop_back();
    } while (play.steps.size() > 1 && !play.steps.back().isStudents);
    return turn(game, std::move(play), options);
}

}
