// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/outlinedstyle.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace {

/// Of the text's colour in the edge; the rest is the ground's. Enough for 3:1 on every palette.
constexpr float textShare = 0.6F;

QColor edgeColor(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor ground = palette.color(QPalette::Base);
    const auto mix = [](int a, int b) {
        return static_cast<int>(textShare * static_cast<float>(a)
                                + (1 - textShare) * static_cast<float>(b));
    };
    return {mix(text.red(), ground.red()), mix(text.green(), ground.green()),
            mix(text.blue(), ground.blue())};
}

} // namespace

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) { }

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck)
        return;
    painter->save();
    painter->setPen(edgeColor(option->palette));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
}
