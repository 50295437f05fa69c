// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/commandstates.h"

#include "ui/mainwindow/parts/windowparts.h"

CommandStates::CommandStates(WindowParts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_start(parts.actions[Command::Start]->text())
{
    const auto on = [this](auto& sender, auto signal, Qt::ConnectionType type) {
        connect(&sender, signal, this, &CommandStates::update, type);
    };
    on(parts.model, &GameModel::positionChanged, Qt::AutoConnection);
    on(parts.model, &GameModel::movesChanged, Qt::AutoConnection);
    on(parts.controller, &PlayController::stateChanged, Qt::AutoConnection);
    on(parts.controller, &PlayController::playersChanged, Qt::AutoConnection);
    on(parts.pair, &HeadToHeadScore::changed, Qt::AutoConnection);
    on(parts.hint, &HintPresenter::runningChanged, Qt::AutoConnection);
    on(parts.history, &RunHistory::seriesChanged, Qt::AutoConnection);
    on(parts.setup, &SetupMode::changed, Qt::AutoConnection);
    on(parts.trial, &TryMode::changed, Qt::AutoConnection);
    on(parts.clock, &ClockPresenter::changed, Qt::AutoConnection);
    on(parts.blindfold, &BlindfoldPresenter::activeChanged, Qt::AutoConnection);
    on(parts.reviews, &ReviewPresenter::changed, Qt::AutoConnection);
    // Which chart is in front is known once the docks have found their places.
    on(parts.docks, &DockSet::chartsShownOrHidden, Qt::QueuedConnection);
}

void CommandStates::update()
{
    updateGame();
    updatePlaces();
    updateReview();
    const Actions& actions = m_parts.actions;
    actions[Command::ForgetEarlier]->setEnabled(m_parts.history.currentRun() > 1);
    actions[Command::ExportChart]->setEnabled(m_parts.docks.hasChart());
    actions[Command::SetUp]->setEnabled(!m_parts.trial.isActive());
    actions[Command::SetUp]->setChecked(m_parts.setup.isActive());
}

void CommandStates::updateGame()
{
    using State = PlayController::State;
    const Actions& actions = m_parts.actions;
    const PlayController& controller = m_parts.controller;
    const State state = controller.state();
    const bool playing = !m_parts.setup.isActive() && !m_parts.trial.isActive();
    const bool hintRuns = m_parts.hint.isRunning();
    const bool hasEngine
        = !controller.player(Player::First).human || !controller.player(Player::Second).human;
    const bool paused = playing && hasEngine && state == State::Paused;

    const GameModel& model = m_parts.model;
    actions[Command::Undo]->setEnabled(playing && model.canUndo());
    actions[Command::Redo]->setEnabled(playing && model.canRedo());
    // They would tell of discs that are hidden.
    const bool blind = m_parts.blindfold.isActive();
    for (const Command reveals : {Command::ColumnScores, Command::EvaluationBar, Command::Threats,
                                  Command::HeatMap, Command::PlanCard})
        actions[reveals]->setEnabled(!blind);
    actions[Command::Hint]->setEnabled(playing && !blind && m_parts.hint.canAsk());
    actions[Command::MoveNow]->setEnabled(playing && (state == State::Thinking || hintRuns));
    actions[Command::Start]->setEnabled(paused);
    actions[Command::Start]->setText(
        controller.bothAreEngines() && model.game().length() == 0 ? m_start : tr("Contin&ue"));
    actions[Command::Step]->setEnabled(paused);
    actions[Command::Pause]->setEnabled(playing && hasEngine && controller.isRunning()
                                        && (state == State::Thinking || controller.bothAreEngines())
                                        && state != State::Finished);
    actions[Command::SwapSides]->setEnabled(playing);
    actions[Command::PauseClock]->setEnabled(playing && m_parts.clock.canPause());
    actions[Command::PauseClock]->setVisible(m_parts.clock.canPause());
    actions[Command::PauseClock]->setChecked(m_parts.clock.isPaused());
}

void CommandStates::updatePlaces()
{
    const Actions& actions = m_parts.actions;
    const Game& game = m_parts.model.game();
    const bool playing = !m_parts.setup.isActive() && !m_parts.trial.isActive();
    for (const Command back : {Command::First, Command::Previous})
        actions[back]->setEnabled(playing && game.ply() > 0);
    for (const Command forward : {Command::Next, Command::Last})
        actions[forward]->setEnabled(playing && !game.atEnd());
    actions[Command::Rematch]->setEnabled(playing && game.length() > 0);
    actions[Command::HarderLevel]->setEnabled(playing && !m_parts.pair.levelBeside(1).isEmpty());
    actions[Command::EasierLevel]->setEnabled(playing && !m_parts.pair.levelBeside(-1).isEmpty());
    actions[Command::ForgetScore]->setEnabled(m_parts.pair.score().games() > 0);
    actions[Command::ReviewGame]->setEnabled(playing && game.length() > 0);
    actions[Command::ShowWhere]->setEnabled(playing && winnerOf(game.outcome()).has_value());
    actions[Command::MovingPicture]->setEnabled(game.length() > 0);
}

void CommandStates::updateReview()
{
    const Actions& actions = m_parts.actions;
    const ReviewPresenter& reviews = m_parts.reviews;
    const bool playing = !m_parts.setup.isActive() && !m_parts.trial.isActive();
    actions[Command::TryAgain]->setEnabled(playing && reviews.canTry());
    using Way = ReviewPresenter::Way;
    using Whose = ReviewPresenter::Whose;
    const auto enable = [&](Command command, Way way, Whose whose) {
        actions[command]->setEnabled(playing && reviews.hasMistake(way, whose));
    };
    enable(Command::NextMistake, Way::Forward, Whose::Both);
    enable(Command::PreviousMistake, Way::Back, Whose::Both);
    enable(Command::NextOwnMistake, Way::Forward, Whose::One);
    enable(Command::PreviousOwnMistake, Way::Back, Whose::One);
    actions[Command::ReviewComments]->setEnabled(playing && reviews.hasReview());
    actions[Command::ExportReview]->setEnabled(reviews.hasReview());
}
