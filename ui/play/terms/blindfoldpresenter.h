// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/style/looks.h"

#include <QObject>

class BoardView;
class GameModel;
class TermsPanel;

/// Hides discs of the game on the board while it is played, and says so above it. At the end, and
/// wherever one does not play, all are seen.
class BlindfoldPresenter : public QObject
{
    Q_OBJECT

public:
    BlindfoldPresenter(BoardView& board, TermsPanel& panel, const GameModel& model,
                       QObject* parent = nullptr);

    void setBlindfold(Blindfold blindfold);
    /// Is this the place where one plays, and not one where a game is looked into?
    void setPlaying(bool playing);
    /// Are discs hidden, or will be with the next ones? Hints and scores would tell of them.
    bool isActive() const { return m_isActive; }

Q_SIGNALS:
    /// isActive() is another.
    void activeChanged();

private:
    /// The discs that are not seen at the point that is looked at. Looking back shows no more.
    Bitboard hidden() const;
    bool hides() const;
    void show();

    BoardView& m_board;
    TermsPanel& m_panel;
    const GameModel& m_model;
    Blindfold m_blindfold = Blindfold::Off;
    bool m_isPlaying = true;
    bool m_isActive = false;
};
