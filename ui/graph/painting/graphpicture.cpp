// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphpicture.h"

#include "ui/graph/painting/graphpainter.h"

#include <QFontInfo>
#include <QPainter>
#include <algorithm>

namespace {

/// Around the nodes.
constexpr double margin = 24;
/// Of a picture for a file.
constexpr double mostPaperSide = 3200;

}

ChartContent graphPicture(const GraphScene& scene, const QString& title, const QFont& font,
                          bool withLabels)
{
    const QRectF bounds = scene.bounds().adjusted(-margin, -margin, margin, margin);
    const double scale = std::min(1.0, mostPaperSide / std::max(bounds.width(), bounds.height()));
    ChartContent content;
    content.title = title;
    if (scene.isEmpty())
        return content;
    content.size = (bounds.size() * scale).toSize();
    // In pixels, as the rest of the drawing: paper may be finer than a screen.
    QFont letters = font;
    letters.setPixelSize(QFontInfo(letters).pixelSize());
    const FigureStyle paper {paperPalette(), letters};
    content.paint = [scene, bounds, paper, withLabels](QPainter& painter, const QRectF& target) {
        GraphSight sight;
        const double fits
            = std::min(target.width() / bounds.width(), target.height() / bounds.height());
        const QPointF origin = target.center() - bounds.center() * fits;
        sight.toSurface = QTransform(fits, 0, 0, fits, origin.x(), origin.y());
        sight.room = target;
        sight.isOnPaper = true;
        sight.withLabels = withLabels;
        paintGraph(painter, scene, sight, paper);
    };
    return content;
}
