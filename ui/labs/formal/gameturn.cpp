// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/gameturn.h"

#include <QCoreApplication>

using namespace fourcast;
using formal::FormulaGame;
using formal::FormulaPlay;
using formal::PlayStatus;

namespace {

struct GameText
{
    Q_DECLARE_TR_FUNCTIONS(GameView)
};

QString partText(const FormulaGame& game, const FormulaGame::Position& position)
{
    const QString values = game.valuesText(position);
    return values.isEmpty() ? game.text(position)
                            : GameText::tr("%1   with %2").arg(game.text(position), values);
}

QString moveText(const FormulaGame& game, const FormulaGame::Position& position,
                 const std::optional<formal::LabelId>& label)
{
    const QString part = partText(game, position);
    return label ? GameText::tr("%1, then %2").arg(game.lts().label(*label).text(), part) : part;
}

QString stepText(const FormulaGame& game, const FormulaPlay& play, std::size_t number)
{
    if (number == 0)
        return GameText::tr("The game starts.");
    const FormulaPlay::Step& step = play.steps[number];
    const QString text = moveText(game, step.position, step.label);
    if (!step.mover)
        return text;
    return GameText::tr("%1: %2").arg(
        *step.mover == play.student ? GameText::tr("You") : playerName(*step.mover), text);
}

QString whoWins(const FormulaPlay& play)
{
    const QString end = play.status == PlayStatus::Endless
        ? GameText::tr("The game has returned to an earlier point and would repeat for ever. The "
                       "outermost fixpoint that keeps recurring decides who wins.")
        : GameText::tr("The game is over. Nobody can move.");
    return end + u' '
        + (play.winner == play.student
               ? GameText::tr("You win.")
               : GameText::tr("You lose. This is where the formula is decided."));
}

FormulaPlay nextPlay(FormulaGame& game, const FormulaPlay& before, const GameTurnRequest& wish,
                     const formal::SolverOptions& options)
{
    switch (wish.kind) {
    case GameTurnRequest::Kind::Choose:
        return formal::playedMove(game, before, static_cast<std::size_t>(wish.move), options);
    case GameTurnRequest::Kind::TakeBack:
        return formal::takenBack(game, before, options);
    case GameTurnRequest::Kind::Begin:
        break;
    }
    return formal::begunPlay(game, wish.student, options);
}

/// The lines of the turn before stay where its steps do.
void putIntoWords(FormulaGame& game, GameTurn& turn)
{
    const FormulaPlay& play = turn.play;
    while (turn.history.size() < static_cast<qsizetype>(play.steps.size()))
        turn.history << stepText(game, play, static_cast<std::size_t>(turn.history.size()));
    for (const FormulaGame::Move& move : play.moves)
        turn.choices << moveText(game, move.position, move.label);
    const FormulaGame::Position& now = play.steps.back().position;
    turn.part = partText(game, now);
    turn.question = play.isOver() ? whoWins(play) : game.question(now);
}

}

QString playerName(FormulaPlay::Player player)
{
    return player == FormulaPlay::Player::Verifier ? GameText::tr("Verifier")
                                                   : GameText::tr("Refuter");
}

GameJob::Work gameWork(const SharedSystem& system,
                       const std::shared_ptr<const formal::CheckResult>& result,
                       const GameTurn& before, const GameTurnRequest& wish)
{
    return [system, result, before, wish](const GameJob::Context& context) -> Expected<GameTurn> {
        const auto tell = [&context](const formal::CheckProgress& progress) {
            context.report({.done = progress.positions, .open = progress.open});
            context.send(progress);
        };
        GameTurn turn;
        turn.play = nextPlay(*result->game, before.play, wish,
                             {.stop = context.stop(), .progress = tell});
        if (!turn.play.hasEnded())
            return turn;
        if (wish.kind != GameTurnRequest::Kind::Begin)
            turn.history = before.history.mid(0, static_cast<qsizetype>(turn.play.steps.size()));
        putIntoWords(*result->game, turn);
        return turn;
    };
}
