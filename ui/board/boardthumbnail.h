// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/board/painting/boardpainter.h"

#include <QWidget>

/// A position as a small picture that cannot be played on.
class BoardThumbnail : public QWidget
{
    Q_OBJECT

public:
    explicit BoardThumbnail(QWidget* parent = nullptr);

    /// `last` is the move that led there, or none; `spoken` what a screen reader says.
    /// Takes the mark away.
    void setPosition(const Position& position, Move last, const QString& spoken);
    /// Rings the square that a disc of this move would take in the position shown; none() takes
    /// the mark away.
    void setMark(Move move);
    /// Names of columns and rows beside the board.
    void setCoordinates(bool on);

    QSize sizeHint() const override { return {280, 250}; }
    QSize minimumSizeHint() const override { return {140, 125}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardPainter m_painter;
    BoardScene m_scene;
    Position m_position;
};
