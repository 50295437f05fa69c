// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QWidget>

class PlayerEditor;
class QGroupBox;

/// Who plays Red and who plays Yellow, and the buttons that let engines play.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(const QList<QAction*>& buttons, QWidget* parent = nullptr);

    /// Shows without announcing.
    void setPlayer(Player side, const Entrant& player);

Q_SIGNALS:
    void playerEdited(Player side, const Entrant& player);

private:
    QGroupBox* m_boxes[2] = {};
    PlayerEditor* m_editors[2] = {};
};
