// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"

#include <QTimer>
#include <QWidget>

class BoardThumbnail;
class QLabel;
class QSlider;
class QToolButton;

/// A kept game on a small board, to be stepped through or played back, with its players, its result
/// and the comment of the move that is looked at.
class GamePreview : public QWidget
{
    Q_OBJECT

public:
    explicit GamePreview(QWidget* parent = nullptr);

    void setGame(const ArchivedGame& game);
    /// Nothing to be seen, and why: no game or several are chosen, or it can't be read.
    void setNothing(const QString& sentence);
    int ply() const;
    void goTo(int ply);

private:
    void show(int ply);
    void play(bool on);

    BoardThumbnail* m_board = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_comment = nullptr;
    QWidget* m_steps = nullptr;
    QSlider* m_slider = nullptr;
    QToolButton* m_play = nullptr;
    QTimer m_next;
    ArchivedGame m_game;
};
