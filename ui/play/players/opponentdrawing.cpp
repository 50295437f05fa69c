// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/opponentdrawing.h"

#include "ui/style/dark.h"

#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QRect>
#include <QRegularExpression>
#include <QSvgRenderer>

namespace {

/// Fills become ground; the ink, and all that is only a line, becomes the text's colour.
QByteArray inTwoColors(const QByteArray& drawing, const QPalette& palette)
{
    static const QRegularExpression fill(QStringLiteral("fill=\"#(?!2b2118)[0-9a-f]{6}"));
    static const QRegularExpression line(QStringLiteral("stroke=\"#[0-9a-f]{6}"));
    const QString ground = palette.color(QPalette::Active, QPalette::Window).name();
    const QString text = palette.color(QPalette::Active, QPalette::WindowText).name();
    return QString::fromUtf8(drawing)
        .replace(fill, QStringLiteral("fill=\"") + ground)
        .replace(line, QStringLiteral("stroke=\"") + text)
        .replace(QStringLiteral("fill=\"#2b2118"), QStringLiteral("fill=\"") + text)
        .toUtf8();
}

}

QString opponentFile(const QString& level)
{
    return QStringLiteral(":/opponents/%1.svg").arg(level);
}

void paintOpponent(QPainter& painter, const QRect& place, const QString& path,
                   const QPalette& palette)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    QByteArray drawing = file.readAll();
    if (isHighContrast(palette))
        drawing = inTwoColors(drawing, palette);
    QSvgRenderer(drawing).render(&painter, place);
}
