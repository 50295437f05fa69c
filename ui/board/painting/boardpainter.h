// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

#include <QPixmap>
#include <tuple>

class QPainter;

/// Paints a scene from back to front: what is seen through the holes, discs, the falling disc, the
/// face with its holes, and the marks. The face is kept as a picture between frames.
class BoardPainter
{
public:
    void paint(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
               const BoardScene& scene);

private:
    void paintFace(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme);

    QPixmap m_face;
    /// Place, pixels for each logical one, colours, least width of a line.
    std::tuple<QRectF, qreal, QRgb, QRgb, qreal> m_faceKey;
};

/// The shape on a disc of this radius: a star for the first player, a ring for the second.
void paintGlyph(QPainter& painter, QPointF center, qreal radius, const QColor& color, Cell disc);

/// One disc of this radius, with or without its glyph.
void paintDisc(QPainter& painter, QPointF center, qreal radius, const BoardTheme& theme, Cell disc,
               bool glyph);
