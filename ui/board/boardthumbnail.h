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
    void setPosition(const Position& position, Move last, const QString& spoken);

    QSize sizeHint() const override { return {280, 250}; }
    QSize minimumSizeHint() const override { return {140, 125}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardPainter m_painter;
    BoardScene m_scene;
};
