// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/boardtheme.h"

#include <QPixmap>
#include <QRegion>
#include <QVariantAnimation>
#include <QWidget>
#include <vector>

/// A little joy: discs of the winner that tumble down in front of a whole window, for a moment. It
/// takes no clicks and no focus, no screen reader lists it, and it deletes itself when the last
/// disc is gone.
class DiscRain : public QWidget
{
    Q_OBJECT

public:
    /// How they look. `glyph` has them wear the shape of their side.
    struct Look
    {
        BoardTheme theme;
        Cell disc = Cell::First;
        bool glyph = true;
    };

    /// Begins at once. `spared`, in the window's pixels, is what they fall behind: words are read
    /// there.
    DiscRain(QWidget& window, const Look& look, const QRect& spared);

    /// Milliseconds from the first disc to the end of the last one.
    static constexpr int duration = 1800;
    static constexpr int discs = 80;

    /// Puts the clock there, where it waits; at `duration` the rain is over.
    void setElapsed(int milliseconds);
    /// Where discs are to be seen at this moment.
    QRegion wet() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Shares of the widget's width and height, and of the time.
    struct Falling
    {
        double left = 0;
        double drift = 0;
        double begin = 0;
        double radius = 0; ///< of the widget's shorter side
        double turns = 0;
    };

    /// Of its own way, 0 to 1; outside of that it has not begun, or is gone.
    double share(const Falling& disc) const;
    double radius(const Falling& disc) const;
    QPointF place(const Falling& disc) const;
    void step();
    void makeSprite();

    const Look m_look;
    const QRect m_spared;
    QVariantAnimation m_clock;
    std::vector<Falling> m_discs;
    /// One disc as large as the largest: to draw it again and again costs little.
    QPixmap m_sprite;
    /// Where discs were painted last.
    QRegion m_wet;
};
