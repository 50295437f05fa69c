// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/boardview.h"

#include <QByteArray>
#include <QProxyStyle>
#include <QTest>

/// A position from column digits, "4455"; every move must be legal.
inline Position positionAfter(const QByteArray& digits)
{
    Position position;
    for (const char digit : digits)
        position.play(digit - '1');
    return position;
}

/// Middle of a square, in the view's pixels.
inline QPoint middle(const BoardView& view, int column, int row = 0)
{
    return view.geometryOfSquares().center(column, row).toPoint();
}

/// A view on the screen, with the keyboard's focus.
inline void present(BoardView& view, QSize size = QSize(600, 600))
{
    view.resize(size);
    view.show();
    view.setFocus();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
}

/// A desktop that asks for this much movement, in milliseconds; 0 asks for none.
class MotionStyle : public QProxyStyle
{
public:
    explicit MotionStyle(int duration) : m_duration(duration) { }
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animation_Duration
            ? m_duration
            : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    int m_duration;
};
