// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardpicture.h"

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardpainter.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <cmath>
#include <utility>

namespace {

/// More than enough for a board of these cells: the geometry takes the largest board that fits.
QSizeF areaOf(int cell)
{
    return {(BoardGeometry::columns + 2.0) * cell, (BoardGeometry::rows + 4.0) * cell};
}

/// What is painted, without the strip above the board.
QRectF cut(const BoardGeometry& geometry)
{
    const QRectF whole = geometry.wholeRect();
    return {whole.left(), geometry.stripRect().bottom(), whole.width(),
            whole.bottom() - geometry.stripRect().bottom()};
}

} // namespace

BoardPicture::BoardPicture(BoardScene scene, const BoardTheme& theme, bool flipped)
    : m_scene(std::move(scene)), m_theme(theme), m_flipped(flipped)
{
    m_scene.ghost = {};
    m_scene.outlook.reset();
    m_scene.hint = {};
    m_scene.hintFirst = -1;
    m_scene.hintLast = -1;
    m_scene.queuedColumn = -1;
    m_scene.keyNumbers = false;
    m_scene.focusFrame = false;
}

QImage BoardPicture::image(int cellPixels) const
{
    const BoardGeometry geometry(areaOf(cellPixels), 1, m_scene.coordinates, m_flipped,
                                 m_scene.chips.has_value());
    const QRectF part = cut(geometry);
    QImage image(QSize(static_cast<int>(std::ceil(part.width())),
                       static_cast<int>(std::ceil(part.height()))),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(-part.topLeft());
    BoardPainter().paint(painter, geometry, m_theme, m_scene);
    return image;
}

QByteArray BoardPicture::png(int cellPixels) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image(cellPixels).save(&buffer, "PNG");
    return bytes;
}

QByteArray BoardPicture::svg() const
{
    constexpr int cell = 64;
    const BoardGeometry geometry(areaOf(cell), 1, m_scene.coordinates, m_flipped,
                                 m_scene.chips.has_value());
    const QRectF part = cut(geometry);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(part.size().toSize());
    generator.setViewBox(QRectF(QPointF(), part.size()));
    generator.setTitle(QStringLiteral("Fourcast"));
    QPainter painter(&generator);
    painter.translate(-part.topLeft());
    BoardPainter().paint(painter, geometry, m_theme, m_scene);
    painter.end();
    return bytes;
}
