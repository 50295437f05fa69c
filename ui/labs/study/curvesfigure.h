// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "core/support/expected.h"
#include "ui/charts/figurespot.h"

#include <QGraphicsScene>
#include <QPalette>
#include <vector>

class QChart;
class QXYSeries;

/// The picture of study curves: a row of two panels for each game, nodes at the left and time at
/// the right, ours and the article's own points. The page and the written pictures show the same
/// scene.
class CurvesFigure : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit CurvesFigure(QObject* parent = nullptr);
    ~CurvesFigure() override;

    /// Depths without curves of ours show the article's points alone.
    void setCurves(const std::vector<StudyCurve>& curves);
    void setColors(const QPalette& palette);
    /// Lays the panels out in a rectangle of this size.
    void resize(const QSizeF& size);
    const std::vector<QChart*>& panels() const { return m_panels; }
    /// The points as laid out now; their cell is the index of a curve, -1 for the article's.
    FigureSpots spots() const;
    /// A ring around a place, none where it is empty.
    void mark(const QRectF& place);

private:
    void buildPanels();
    void addPanel(int depth, const StudyCurve* ours, bool time);
    QString captionText() const;
    void layOut();

    std::vector<StudyCurve> m_curves;
    /// The points of a line, and what they are.
    struct Marks
    {
        QChart* panel = nullptr;
        QXYSeries* points = nullptr;
        int depth = 0;
        int curve = -1;
        bool time = false;
    };
    QString textOf(const Marks& marks, const QPointF& point) const;

    std::vector<QChart*> m_panels;
    std::vector<Marks> m_marks;
    QGraphicsRectItem* m_ring = nullptr;
    QGraphicsTextItem* m_caption = nullptr;
    QPalette m_palette;
    QSizeF m_size {800, 500};
};

/// Writes the figure as PNG, 1600 by 1000 pixels, on a light ground. Needs a QApplication (the
/// offscreen platform will do). Fails with a sentence when there is nothing to draw or the file
/// can't be written; no partial file is left.
Expected<void> writeCurvesPicture(const std::vector<StudyCurve>& curves, const QString& pngPath);
