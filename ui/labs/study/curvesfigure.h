// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "ui/paper/figurespot.h"
#include "ui/paper/plotframe.h"

#include <QGraphicsScene>
#include <vector>

/// The picture of study curves as a scene, so that a view can scroll what is larger than its room,
/// and a ring around the point that the keys have reached.
class CurvesFigure : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit CurvesFigure(QObject* parent = nullptr);

    void setCurves(const std::vector<StudyCurve>& curves);
    void setColors(const QPalette& palette);
    /// Lays the picture out in a rectangle of this size, or a larger one that it needs.
    void resize(const QSizeF& room);
    /// The points as laid out now; their cell is the index of a curve, -1 for the article's.
    FigureSpots spots() const;
    /// A ring around a place, none where it is empty.
    void mark(const QRectF& place);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    void layOut();

    std::vector<StudyCurve> m_curves;
    QGraphicsRectItem* m_ring = nullptr;
    FigureStyle m_style;
    QSizeF m_room {800, 500};
};
