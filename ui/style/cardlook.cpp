// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/cardlook.h"

#include "ui/style/dark.h"

#include <QPainter>
#include <QPalette>

namespace {

/// Of the ink in the edge; the rest is the ground's.
constexpr double edgeInk = 0.45;

}

QColor cardlook::edge(const QPalette& palette)
{
    const QColor ink = palette.color(QPalette::WindowText);
    if (isHighContrast(palette))
        return ink;
    const QColor ground = palette.color(QPalette::Base);
    const auto mixed
        = [](int one, int other) { return qRound(edgeInk * one + (1 - edgeInk) * other); };
    return {mixed(ink.red(), ground.red()), mixed(ink.green(), ground.green()),
            mixed(ink.blue(), ground.blue())};
}

void cardlook::paint(QPainter& painter, const QRectF& place, const QPalette& palette)
{
    const double width = isHighContrast(palette) ? 2 : 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge(palette), width));
    painter.setBrush(palette.color(QPalette::Base));
    const double inset = width / 2;
    painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}
