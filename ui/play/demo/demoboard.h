// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/style/boardtheme.h"

#include <QWidget>

class DropAnimation;
class QLabel;

/// A small board to look at, with a few words beside it. Neither mouse nor keyboard nor a screen
/// reader has anything to do with the discs on it.
class DemoBoard : public QWidget
{
    Q_OBJECT

public:
    explicit DemoBoard(QWidget* parent);

    void setTheme(const BoardTheme& theme);
    void setCaption(const QString& text);
    QString caption() const;
    /// The width of the words beside the board.
    int captionWidth() const;
    /// Too small, nobody would know what it is.
    static constexpr int leastSide = 112;

    /// Shows it at once.
    void setPosition(const Position& position);
    /// Lets the disc of `move`, the last of `after`, fall.
    void drop(const Position& after, Move move, AnimationSpeed speed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect boardRect() const;
    BoardGeometry geometryOfSquares() const;
    void placeCaption();

    BoardTheme m_theme;
    BoardPainter m_painter;
    Position m_position;
    Square m_last;
    DropAnimation* m_fall;
    QLabel* m_caption;
};
