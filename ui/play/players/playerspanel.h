// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "ui/style/looks.h"

#include <QWidget>

class PlayerEditor;
class QGroupBox;
class QVBoxLayout;
class SpareRoom;

/// Who plays Red and who plays Yellow, and the buttons that let engines play.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(const QList<QAction*>& buttons, QWidget* parent = nullptr);

    /// Shows without announcing.
    void setPlayer(Player side, const Entrant& player);
    void setDiscTheme(DiscTheme theme);
    /// Puts a widget above the players.
    void addAbove(QWidget* widget);
    /// Gives a widget the room below the players, where that is enough for some lines.
    void addBelow(QWidget* widget);
    /// What is below is hidden where it is not wanted.
    void wantBelow(bool wanted);

Q_SIGNALS:
    void playerEdited(Player side, const Entrant& player);

private:
    QVBoxLayout* m_layout = nullptr;
    SpareRoom* m_below = nullptr;
    QGroupBox* m_boxes[2] = {};
    PlayerEditor* m_editors[2] = {};
};
