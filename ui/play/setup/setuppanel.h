// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/board/position.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

/// Beside the board while it is set up by hand: says whether a game can reach what stands there,
/// and if not, why not.
class SetupPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPanel(QWidget* parent = nullptr);

    /// Back to how a set-up begins.
    void begin();
    /// Judges what is on the board now.
    void setDiscs(Bitboard first, Bitboard second);

Q_SIGNALS:
    /// What a click puts from now on; Cell::Empty means in turn.
    void brushChosen(Cell brush);
    void clearWanted();
    void cancelled();
    /// Legal moves from the empty board that lead to the position set up.
    void accepted(const std::vector<Move>& moves);

private:
    QComboBox* m_brush = nullptr;
    QLabel* m_verdict = nullptr;
    QPushButton* m_use = nullptr;
    std::vector<Move> m_moves;
};
