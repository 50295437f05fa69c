// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"
#include "ui/labs/chance/simulator/games/gamepicture.h"
#include "ui/paper/chartexport.h"

#include <QWidget>

/// A state drawn as the game that a person knows: a board, dice or coins.
class GameBoard : public QWidget
{
    Q_OBJECT

public:
    explicit GameBoard(QWidget* parent = nullptr);

    /// Hides itself where the model can't be drawn.
    void setSystem(const SharedChance& system);
    void setState(fourcast::chance::State state);
    /// "Player 1 is on square 12, ..."; empty where nothing is drawn.
    QString words() const;
    /// For a file.
    ChartContent content() const;

    QSize sizeHint() const override { return {300, 300}; }
    QSize minimumSizeHint() const override { return {180, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const GamePicture* m_picture = nullptr;
    SharedChance m_system;
    GameData m_game;
};
