// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/settings.h"

#include <QWidget>

class PlayerEditor;
class QGroupBox;
class QVBoxLayout;

/// Who plays Red and who plays Yellow, and the buttons that let engines play.
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(const QList<QAction*>& buttons, QWidget* parent = nullptr);

    /// Shows without announcing.
    void setPlayer(Player side, const PlayerSettings& player);
    void setDiscTheme(DiscTheme theme);
    /// Puts a widget above the players.
    void addAbove(QWidget* widget);

Q_SIGNALS:
    void playerEdited(Player side, const PlayerSettings& player);

private:
    QVBoxLayout* m_layout = nullptr;
    QGroupBox* m_boxes[2] = {};
    PlayerEditor* m_editors[2] = {};
};
