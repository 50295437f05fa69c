// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/studylines.h"

#include "ui/text/counttext.h"

#include <QChart>
#include <QLineSeries>
#include <array>

namespace {

constexpr std::array markers {chartstyle::Marker::UpTriangle, chartstyle::Marker::Diamond};
/// Near the text's own colour: neither side's.
constexpr int colour = 4;

chartstyle::Marker markerOf(std::size_t curve)
{
    return markers[curve % markers.size()];
}

}

StudyLines::StudyLines(QChart& chart, std::vector<double> PublishedCurve::*values)
    : m_chart(chart), m_values(values), m_shown(count(), true)
{
    for (std::size_t i = 0; i < count(); ++i) {
        auto* const line = new QLineSeries;
        line->setName(label(i));
        m_lines.push_back(line);
    }
}

StudyLines::~StudyLines()
{
    for (QLineSeries* const line : m_lines)
        if (!line->chart())
            delete line;
}

void StudyLines::setShown(std::size_t curve, bool shown)
{
    m_shown[curve] = shown;
}

const std::vector<double>& StudyLines::values(std::size_t curve) const
{
    static const std::vector<double> none;
    return m_on && m_shown[curve] ? publishedCurves()[curve].*m_values : none;
}

void StudyLines::draw(const QPalette& palette, const Place& place)
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const std::vector<double>& figures = values(i);
        QLineSeries& line = *m_lines[i];
        line.setVisible(!figures.empty());
        QPen pen = chartstyle::seriesPen(chartstyle::seriesColor(colour, palette), 0, 0, palette);
        pen.setStyle(Qt::DotLine);
        pen.setWidthF(chartstyle::lineWidth(palette, 1.2));
        if (line.pen() != pen)
            line.setPen(pen);
        if (figures.empty())
            continue;
        QList<QPointF> points;
        for (const double figure : figures)
            points.append(place(static_cast<int>(points.size()) + 1, figure));
        if (line.points() != points)
            line.replace(points);
    }
}

MarkerSeries StudyLines::markers(std::size_t curve) const
{
    MarkerSeries series;
    series.marker = markerOf(curve);
    series.color = m_lines[curve]->pen().color();
    series.below = true;
    series.source = firstSource + curve;
    if (!values(curve).empty())
        for (const QPointF& point : m_lines[curve]->points())
            series.points.push_back(m_chart.mapToPosition(point, m_lines[curve]));
    return series;
}

QString StudyLines::label(std::size_t curve)
{
    return tr("Study: the article's game at depth %1").arg(publishedCurves()[curve].depth);
}

QIcon StudyLines::icon(std::size_t curve, const QPalette& palette) const
{
    return chartstyle::seriesIcon(m_lines[curve]->pen(), markerOf(curve), palette);
}

void StudyLines::paintSample(QPainter& painter, const QRectF& place, std::size_t curve,
                             const QPalette& palette) const
{
    chartstyle::paintSample(painter, place, m_lines[curve]->pen(), markerOf(curve), palette);
}

QString StudyLines::pointText(const MarkerLayer::Hit& hit)
{
    if (hit.source < firstSource || hit.source - firstSource >= count())
        return {};
    const PublishedCurve& curve = publishedCurves()[hit.source - firstSource];
    if (hit.point >= curve.nodes.size())
        return {};
    const QString nodes = countText(static_cast<quint64>(curve.nodes[hit.point]));
    if (hit.point >= curve.milliseconds.size())
        return tr("The article, depth %1, move %2: %3 nodes")
            .arg(curve.depth)
            .arg(hit.point + 1)
            .arg(nodes);
    return tr("The article, depth %1, move %2: %3 nodes, %4 ms")
        .arg(curve.depth)
        .arg(hit.point + 1)
        .arg(nodes, quantityText(curve.milliseconds[hit.point]));
}
