// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock/timecontrol.h"
#include "core/match/entrant.h"

#include <QWidget>

class ClockEditor;
class PlayerEditor;
class QGroupBox;
class QScrollArea;

/// Who plays Red and who plays Yellow, by which clock, and the buttons that let engines play.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(const QList<QAction*>& buttons, QWidget* parent = nullptr);

    /// Shows without announcing.
    void setPlayer(Player side, const Entrant& player);
    void setClock(const TimeControl& control);
    /// Brings the choice of a clock into sight, with the keyboard's focus.
    void focusClock();

Q_SIGNALS:
    void clockEdited(const TimeControl& control);
    void playerEdited(Player side, const Entrant& player);

private:
    QGroupBox* m_boxes[2] = {};
    PlayerEditor* m_editors[2] = {};
    ClockEditor* m_clock = nullptr;
    QScrollArea* m_scroll = nullptr;
};
