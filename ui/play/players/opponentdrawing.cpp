// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/opponentdrawing.h"

#include "ui/style/dark.h"

#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QRect>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <array>

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

/// Each face is a group of the drawing, and only that of the one who waits is shown in the file.
QByteArray withFace(QByteArray drawing, OpponentFace face)
{
    static constexpr std::array names {"waits", "thinks", "blinks", "happy", "sad"};
    const auto group = [](OpponentFace which) {
        return QByteArray("id=\"") + names.at(static_cast<std::size_t>(which)) + '"';
    };
    static constexpr auto hidden = " display=\"none\"";
    const QByteArray wanted = group(face);
    if (face == OpponentFace::Waits || !drawing.contains(wanted + hidden))
        return drawing;
    const QByteArray usual = group(OpponentFace::Waits);
    return drawing.replace(usual, usual + hidden).replace(wanted + hidden, wanted);
}

}

QString opponentFile(const QString& level)
{
    return QStringLiteral(":/opponents/%1.svg").arg(level);
}

void paintOpponent(QPainter& painter, const QRect& place, const QString& path,
                   const QPalette& palette, OpponentFace face)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    QByteArray drawing = withFace(file.readAll(), face);
    if (isHighContrast(palette))
        drawing = inTwoColors(drawing, palette);
    QSvgRenderer(drawing).render(&painter, place);
}
