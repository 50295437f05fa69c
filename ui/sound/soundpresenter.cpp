// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/soundpresenter.h"

#include "ui/board/boardview.h"
#include "ui/play/boardpresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"

#include <utility>

SoundPresenter::SoundPresenter(const BoardView& board, const BoardPresenter& link,
                               const GameModel& model, const PlayController& controller,
                               QObject* parent)
    : QObject(parent), m_model(model), m_controller(controller)
{
    connect(&board, &BoardView::discLanded, this, [this](int row) { play(dropSound(row)); });
    connect(&link, &BoardPresenter::refused, this, [this] { play(Sound::Refused); });
    connect(&model, &GameModel::gameReset, this, [this] { m_turnWaits = false; });
    // No disc falls then.
    connect(&model, &GameModel::gameEnded, this, [this](Outcome outcome) {
        if (const auto winner = winnerOf(outcome); winner && m_model.game().endedEarly())
            play(endSound(*winner));
    });
    connect(&controller, &PlayController::stateChanged, this, &SoundPresenter::tellTurn);
    connect(&controller, &PlayController::discLanded, this, &SoundPresenter::tellPlace);
}

void SoundPresenter::setOutput(std::unique_ptr<SoundOutput> output)
{
    m_output = std::move(output);
    if (m_output && m_enabled)
        m_output->prepare();
}

void SoundPresenter::setEnabled(bool enabled)
{
    if (!std::exchange(m_enabled, enabled) && enabled && m_output)
        m_output->prepare();
}

void SoundPresenter::play(Sound sound)
{
    if (m_enabled && m_output)
        m_output->play(sound);
}

void SoundPresenter::tellPlace()
{
    m_turnWaits = false;
    if (!m_model.game().atEnd())
        return;
    const Position& position = m_model.position();
    if (const auto winner = winnerOf(position.outcome()))
        return play(endSound(*winner));
    if (position.isFinished())
        return play(Sound::Draw);
    m_turnWaits = !m_controller.player(other(position.sideToMove())).human;
    tellTurn();
}

void SoundPresenter::tellTurn()
{
    if (!m_turnWaits || m_controller.isDiscFalling()
        || m_controller.state() != PlayController::State::WaitingForPerson)
        return;
    m_turnWaits = false;
    // Who has clicked ahead knows.
    if (!m_controller.hasQueuedMove())
        play(Sound::YourTurn);
}

Sound SoundPresenter::endSound(Player winner) const
{
    const bool lost
        = !m_controller.player(winner).human && m_controller.player(other(winner)).human;
    return lost ? Sound::Loss : Sound::Win;
}
