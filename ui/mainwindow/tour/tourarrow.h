// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QWidget>

/// Lies over the window: a ring around what is spoken of, and an arrow to it. The mouse does not
/// notice it.
class TourArrow : public QWidget
{
    Q_OBJECT

public:
    explicit TourArrow(QWidget* parent);

    /// In the parent's pixels.
    void pointAt(const QRect& target, const QLineF& arrow);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF m_target;
    QLineF m_arrow;
};
