// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/sound/soundoutput.h"

#include <QObject>
#include <memory>

class BoardPresenter;
class BoardView;
class GameModel;
class PlayController;

/// Plays the sounds of the game: a disc that lands, whose turn it is, the end, a refused move.
/// Silent until it is handed an output and switched on.
class SoundPresenter : public QObject
{
    Q_OBJECT

public:
    SoundPresenter(const BoardView& board, const BoardPresenter& link, const GameModel& model,
                   const PlayController& controller, QObject* parent = nullptr);

    void setOutput(std::unique_ptr<SoundOutput> output);
    void setEnabled(bool enabled);

private:
    void play(Sound sound);
    /// After a move's disc has come to rest.
    void tellPlace();
    /// Once it is, after an engine's move.
    void tellTurn();
    Sound endSound(Player winner) const;

    const GameModel& m_model;
    const PlayController& m_controller;
    std::unique_ptr<SoundOutput> m_output;
    bool m_enabled = false;
    /// An engine has moved, and the sound for your turn is still due.
    bool m_turnWaits = false;
};
