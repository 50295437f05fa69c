// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "ui/charts/markerlayer.h"

#include <QCoreApplication>
#include <QIcon>
#include <functional>
#include <optional>

class QChart;
class QLineSeries;

/// The heuristics study's own curves below those of a game in one chart: a line for each depth that
/// its article printed, in a colour of no side, with a shape of its own.
class StudyLines
{
    Q_DECLARE_TR_FUNCTIONS(StudyLines)

public:
    /// From this source on a hit of the marker layer is one of theirs.
    static constexpr std::size_t firstSource = 1U << 20;
    /// Where a figure of the article is drawn.
    using Place = std::function<QPointF(int ply, double value)>;

    StudyLines(QChart& chart, std::vector<double> PublishedCurve::*values);
    ~StudyLines();
    Q_DISABLE_COPY_MOVE(StudyLines)

    static std::size_t count() { return publishedCurves().size(); }
    /// The chart's own while they are on; the caller ensures it.
    const std::vector<QLineSeries*>& lines() const { return m_lines; }

    bool isOn() const { return m_on; }
    void setOn(bool on) { m_on = on; }
    /// One of them, while they are on.
    bool isShown(std::size_t curve) const { return m_shown[curve]; }
    void setShown(std::size_t curve, bool shown);

    /// The figures of a curve that is seen; none of the others.
    const std::vector<double>& values(std::size_t curve) const;
    void draw(const QPalette& palette, const Place& place);
    MarkerSeries markers(std::size_t curve) const;

    static QString label(std::size_t curve);
    QIcon icon(std::size_t curve, const QPalette& palette) const;
    void paintSample(QPainter& painter, const QRectF& place, std::size_t curve,
                     const QPalette& palette) const;
    /// "The article, depth 4, move 3: 413 nodes, 2 ms"; empty where the hit is none of theirs.
    static QString pointText(const MarkerLayer::Hit& hit);

private:
    QChart& m_chart;
    std::vector<double> PublishedCurve::*m_values;
    bool m_on = false;
    std::vector<bool> m_shown;
    std::vector<QLineSeries*> m_lines;
};
