// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

#include <QPixmap>
#include <tuple>

class QPainter;

/// Paints a scene from back to front: the board's inside and what it stands on, discs, the falling
/// disc, the face with its holes, and the marks. Discs outside the painter's clip are left out.
/// What has no discs on it is kept as two pictures between frames.
class BoardPainter
{
public:
    void paint(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
               const BoardScene& scene);

private:
    enum class Layer
    {
        Back,
        Front
    };
    /// Place, pixels for each logical one, material, colours, least width of a line.
    using Key = std::tuple<QRectF, qreal, BoardMaterial, QRgb, QRgb, qreal>;
    struct Kept
    {
        QPixmap picture;
        Key key;
    };

    void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                    Layer layer);
    template <typename Paint>
    static void paintKept(QPainter& painter, Kept& kept, const QRectF& place, qreal ratio,
                          const Key& key, const Paint& paint);

    Kept m_back;
    Kept m_front;
};

/// The shape on a disc of this radius.
void paintGlyph(QPainter& painter, QPointF center, qreal radius, const QColor& color,
                DiscShape shape);

/// One disc of this radius, with or without its glyph.
void paintDisc(QPainter& painter, QPointF center, qreal radius, const BoardTheme& theme, Cell disc,
               bool glyph);
