// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/sharebar.h"

#include "ui/paper/chartstyle.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <array>

namespace {

struct ShareBarText
{
    Q_DECLARE_TR_FUNCTIONS(ClassReport)
};

}

void paintShares(QPainter& painter, const QRectF& place, const ClassShares& shares,
                 const QPalette& palette)
{
    if (shares.all() == 0)
        return;
    const QColor base = palette.color(QPalette::Base);
    const QColor right = chartstyle::seriesColor(0, palette);
    const QColor faint = chartstyle::mixed(base, palette.color(QPalette::Text), 0.55);
    struct Part
    {
        int count;
        QBrush ground;
        QBrush pattern;
    };
    const std::array parts {
        Part {shares.atOnce, right, Qt::NoBrush},
        Part {shares.later, chartstyle::mixed(base, right, 0.25), QBrush(right, Qt::BDiagPattern)},
        Part {shares.wrong, base, Qt::NoBrush},
        Part {shares.toRead, base, QBrush(faint, Qt::Dense6Pattern)},
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    double left = place.left();
    for (const Part& part : parts) {
        const double width = place.width() * part.count / shares.all();
        const QRectF rect(left, place.top(), width, place.height());
        left += width;
        if (part.count == 0)
            continue;
        painter.setPen(Qt::NoPen);
        for (const QBrush& brush : {part.ground, part.pattern}) {
            painter.setBrush(brush);
            painter.drawRect(rect);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faint, 1));
        painter.drawRect(rect);
    }
    painter.restore();
}

QString toText(const ClassShares& shares)
{
    QStringList parts;
    if (shares.atOnce > 0)
        parts << ShareBarText::tr("%n right first time", nullptr, shares.atOnce);
    if (shares.later > 0)
        parts << ShareBarText::tr("%n right later", nullptr, shares.later);
    if (shares.wrong > 0)
        parts << ShareBarText::tr("%n wrong", nullptr, shares.wrong);
    if (shares.toRead > 0)
        parts << ShareBarText::tr("%n to read", nullptr, shares.toRead);
    return parts.join(QStringLiteral(", "));
}
