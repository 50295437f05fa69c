// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/steps/boundschart.h"

#include "ui/labs/chance/answer/numbers.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotlegend.h"
#include "ui/text/counttext.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

using fourcast::chance::Bounds;

namespace {

constexpr double pointSize = 5;
constexpr double margin = 4;
constexpr int upperColor = 1;

QPen lowerPen(const QPalette& palette)
{
    return QPen(chartstyle::seriesColor(0, palette), 2);
}

QPen upperPen(const QPalette& palette)
{
    return QPen(chartstyle::seriesColor(upperColor, palette), 2, Qt::DashLine);
}

std::vector<plotlegend::Entry> legendOf(const BoundsChart::Curve& curve, const FigureStyle& style)
{
    const auto line = [](const QPen& pen) {
        return [pen](QPainter& painter, const QRectF& place) {
            painter.setPen(pen);
            painter.drawLine(QPointF(place.left(), place.center().y()),
                             QPointF(place.right(), place.center().y()));
        };
    };
    std::vector<plotlegend::Entry> entries {
        {BoundsChart::tr("upper bound"), line(upperPen(style.palette))},
        {BoundsChart::tr("lower bound"), line(lowerPen(style.palette))}};
    if (curve.unguarded)
        entries.push_back({BoundsChart::tr("sweep %1, where an unguarded stop would have ended")
                               .arg(countText(*curve.unguarded)),
                           line(QPen(style.palette.color(QPalette::Text), 1.5, Qt::DotLine))});
    return entries;
}

}

BoundsChart::BoundsChart(QWidget* parent) : PaintedChart(Qt::Horizontal | Qt::Vertical, parent)
{
    setAccessibleName(tr("Bounds after each sweep"));
}

void BoundsChart::setCurve(Curve curve)
{
    m_curve = std::move(curve);
    setAccessibleDescription(m_curve.bounds.empty() ? QString() : textOf(m_curve.current));
    changed();
}

QString BoundsChart::textOf(std::size_t sweep) const
{
    QString text = tr("Sweep %1: from %2")
                       .arg(QString::number(sweep), chancenumbers::interval(m_curve.bounds[sweep]));
    if (m_curve.unguarded == sweep) {
        const Bounds& best = m_curve.bounds.back();
        text += u'\n'
            + tr("Who goes by the change of the lower bound ends here with %1; the value is at "
                 "least %2")
                  .arg(chancenumbers::number(m_curve.bounds[sweep].low, 9),
                       chancenumbers::notAbove(best.low, 9));
    }
    return text;
}

PlotFrame BoundsChart::frameOf(const Curve& curve, const QRectF& target, const FigureStyle& style,
                               const PlotPart& part)
{
    double most = 0;
    for (const Bounds& bounds : curve.bounds)
        if (std::isfinite(bounds.high))
            most = std::max(most, bounds.high);
    PlotAxis across = PlotFrame::axisFor(
        tr("sweep"), 0, std::max<double>(4, static_cast<double>(curve.bounds.size()) - 1), false);
    across.leastStep = 1;
    const PlotAxis up = PlotFrame::axisFor(curve.title, 0, most > 0 ? most : 1, false);
    const double legend
        = plotlegend::height(target.width() - 2 * margin, legendOf(curve, style), style);
    return {target.adjusted(margin, margin, -margin, -margin - legend), across, up, style, part};
}

std::vector<PlotField> BoundsChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                             const PlotPart& part) const
{
    return {frameOf(m_curve, target, style, part).field()};
}

FigureSpots BoundsChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                 const PlotPart& part) const
{
    FigureSpots spots;
    const PlotFrame frame = frameOf(m_curve, target, style, part);
    for (std::size_t sweep = 0; sweep < m_curve.bounds.size(); ++sweep) {
        const Bounds& bounds = m_curve.bounds[sweep];
        int line = 0;
        for (const double value : {bounds.high, bounds.low}) {
            const auto x = static_cast<double>(sweep);
            if (std::isfinite(value) && frame.isShown(x, value)) {
                QRectF place(0, 0, pointSize, pointSize);
                place.moveCenter(frame.place(x, value));
                spots.push_back({place, textOf(sweep), static_cast<int>(sweep), 0, line});
            }
            ++line;
        }
    }
    std::ranges::stable_sort(spots, {}, &FigureSpot::line);
    return spots;
}

void BoundsChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                          const PlotPart& part) const
{
    paintCurve(m_curve, painter, target, style, part);
}

void BoundsChart::paintCurve(const Curve& curve, QPainter& painter, const QRectF& target,
                             const FigureStyle& style, const PlotPart& part)
{
    const PlotFrame frame = frameOf(curve, target, style, part);
    frame.paint(painter);
    const auto entries = legendOf(curve, style);
    const double legend = plotlegend::height(target.width() - 2 * margin, entries, style);
    plotlegend::paint(painter,
                      QRectF(target.left() + margin, target.bottom() - legend,
                             target.width() - 2 * margin, legend),
                      entries, style);
    if (curve.bounds.empty())
        return;
    painter.save();
    painter.setClipRect(frame.clip(), Qt::IntersectClip);
    const auto atSweep = [&](std::size_t sweep, const QPen& pen) {
        const auto x = static_cast<double>(sweep);
        painter.setPen(pen);
        painter.drawLine(QPointF(frame.place(x, 0).x(), frame.plot().top()),
                         QPointF(frame.place(x, 0).x(), frame.plot().bottom()));
    };
    atSweep(curve.current, QPen(style.palette.color(QPalette::Highlight), 3));
    if (curve.unguarded)
        atSweep(*curve.unguarded, QPen(style.palette.color(QPalette::Text), 1.5, Qt::DotLine));
    QPolygonF low;
    QPolygonF high;
    for (std::size_t sweep = 0; sweep < curve.bounds.size(); ++sweep) {
        const Bounds& bounds = curve.bounds[sweep];
        low << frame.place(static_cast<double>(sweep), bounds.low);
        if (std::isfinite(bounds.high))
            high << frame.place(static_cast<double>(sweep), bounds.high);
    }
    painter.setPen(upperPen(style.palette));
    painter.drawPolyline(high);
    painter.setPen(lowerPen(style.palette));
    painter.drawPolyline(low);
    painter.restore();
}

ChartContent BoundsChart::content() const
{
    ChartContent content;
    content.title = tr("Bounds after each sweep: %1").arg(m_curve.title);
    content.size = {640, 320};
    content.paint = [curve = m_curve](QPainter& painter, const QRectF& room) {
        paintCurve(curve, painter, room, paperStyle(), {});
    };
    QByteArray csv = "sweep,low,high\n";
    for (std::size_t sweep = 0; sweep < m_curve.bounds.size(); ++sweep)
        csv += QByteArray::number(static_cast<quint64>(sweep)) + ','
            + QByteArray::number(m_curve.bounds[sweep].low, 'g', 17) + ','
            + QByteArray::number(m_curve.bounds[sweep].high, 'g', 17) + '\n';
    content.csv = csv;
    return content;
}
