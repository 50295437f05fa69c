// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningchart.h"

#include "ui/labs/tuning/tuningmodel.h"
#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr double edge = 4;
constexpr double tuningMarkSize = 9;

chartstyle::Marker markerOfValue(int value)
{
    constexpr std::array markers {chartstyle::Marker::Circle, chartstyle::Marker::Square,
                                  chartstyle::Marker::Triangle, chartstyle::Marker::UpTriangle,
                                  chartstyle::Marker::Bar};
    return markers[static_cast<std::size_t>(value) % markers.size()];
}

/// Colours come again after five, the marker and the dashes then differ.
QPen penOfValue(int value, const QPalette& palette)
{
    QPen pen(chartstyle::seriesColor(value, palette), 1.8);
    if (value >= 5)
        pen.setStyle(Qt::DashLine);
    return pen;
}

/// Where the values lie, in percent, with some air.
std::pair<double, double> rangeOf(const std::vector<double>& percents)
{
    const auto [low, high] = std::ranges::minmax_element(percents);
    // Whole tens, so that the labels are round.
    const double farthest = std::max(*high - 100.0, 100.0 - *low);
    const double reach = farthest < 4.5 ? 5.0 : 10.0 * std::ceil(farthest * 1.05 / 10.0);
    return {std::max(0.0, 100.0 - reach), 100.0 + reach};
}

/// Of shares where `whole` is 1, of percents where it is 100.
PlotAxis percentAxis(const QString& title, double low, double high, double whole)
{
    return {title, low, high, false, 0, [whole](double value, double step) {
                const int decimals = chartaxis::tickDecimals(100 * step / whole);
                return TuningChart::tr("%1 %").arg(decimalText(100 * value / whole, decimals));
            }};
}

}

struct TuningChart::Layout
{
    PlotFrame strength;
    PlotFrame values;
    QRectF legend;
};

TuningChart::TuningChart(QWidget* parent) : PaintedChart(Qt::Horizontal, parent)
{
    setAccessibleName(tr("Values and strength by step"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TuningChart::setResult(const TuningResult& result)
{
    m_result = result;
    setAccessibleDescription(
        m_result.startStrength.games() > 0
            ? tr("At the start %1; after %n step(s) %2", nullptr, lastStep())
                  .arg(strengthText(m_result.startStrength), strengthText(m_result.strength()))
            : tr("Nothing has been played yet"));
    changed();
}

QSize TuningChart::sizeHint() const
{
    return {480, 300};
}

QSize TuningChart::minimumSizeHint() const
{
    return {26 * fontMetrics().averageCharWidth(), 16 * fontMetrics().height()};
}

const TuningStrength& TuningChart::strengthAfter(int step) const
{
    return step == 0 ? m_result.startStrength
                     : m_result.steps[static_cast<std::size_t>(step - 1)].strength;
}

const H1Weights& TuningChart::weightsAfter(int step) const
{
    return step == 0 ? m_result.options.start.weights
                     : m_result.steps[static_cast<std::size_t>(step - 1)].after;
}

double TuningChart::percentAfter(int step, int value) const
{
    return 100.0 * weightsAfter(step).value(value) / H1Weights().value(value);
}

TuningChart::Layout TuningChart::layoutIn(const QRectF& target, const FigureStyle& style,
                                          const PlotPart& part) const
{
    std::vector<double> percents;
    for (int step = 0; step <= lastStep(); ++step)
        for (int value = 0; value < H1Weights::count; ++value)
            percents.push_back(percentAfter(step, value));
    const auto [low, high] = rangeOf(percents);
    const int steps = std::max({1, lastStep(), std::min(m_result.options.steps, 20)});
    const PlotAxis across {tr("step"), -0.5, steps + 0.5, false, 1};
    const QRectF room = target.adjusted(edge, edge, -edge, -edge);
    const double key = plotlegend::height(room.width(), legend(style), style);
    QRectF half = room.adjusted(0, 0, 0, -key);
    half.setHeight(half.height() / 2);
    Layout layout {
        PlotFrame(half, across,
                  percentAxis(m_result.options.opponent == TuningOptions::Opponent::H1
                                  ? tr("Points against the study's values, with 95 % interval")
                                  : tr("Points against H2, with 95 % interval"),
                              0, 1, 1),
                  style, part),
        PlotFrame(half.translated(0, half.height()), across,
                  percentAxis(tr("H1's values in percent of the study's"), low, high, 100), style,
                  part),
        QRectF(room.left(), room.bottom() - key, room.width(), key)};
    PlotFrame::alignLeft(layout.strength, layout.values);
    return layout;
}

std::vector<PlotField> TuningChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                             const PlotPart& part) const
{
    const Layout layout = layoutIn(target, style, part);
    return {layout.strength.field(), layout.values.field()};
}

void TuningChart::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const
{
    paintIn(painter, area, style, part());
}

void TuningChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                          const PlotPart& part) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    const Layout layout = layoutIn(target, style, part);
    layout.strength.paint(painter);
    layout.values.paint(painter);
    plotlegend::paint(painter, layout.legend, legend(style), style);
    painter.setClipRect(layout.strength.clip(), Qt::IntersectClip);
    paintStrength(painter, layout.strength, style);
    painter.restore();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(layout.values.clip(), Qt::IntersectClip);
    paintValues(painter, layout.values, style);
    painter.restore();
}

void TuningChart::paintStrength(QPainter& painter, const PlotFrame& frame,
                                const FigureStyle& style) const
{
    if (m_result.startStrength.games() == 0)
        return;
    const QColor color = chartstyle::seriesColor(0, style.palette);
    QColor band = color;
    band.setAlphaF(0.2F);
    const double half = std::max(1.5, 0.5 * (frame.place(1, 0).x() - frame.place(0, 0).x()));
    for (int step = 0; step <= lastStep(); ++step) {
        const Interval interval = strengthAfter(step).interval();
        painter.fillRect(QRectF(frame.place(step, interval.high) - QPointF(half, 0),
                                frame.place(step, interval.low) + QPointF(half, 0)),
                         band);
    }
    for (int step = 0; step <= lastStep(); ++step) {
        const QPointF here = frame.place(step, strengthAfter(step).share());
        painter.setPen(QPen(color, 2));
        if (step > 0)
            painter.drawLine(frame.place(step - 1, strengthAfter(step - 1).share()), here);
        const bool kept = step == 0 || m_result.steps[static_cast<std::size_t>(step - 1)].kept;
        painter.setBrush(kept ? QBrush(color) : QBrush(style.palette.color(QPalette::Base)));
        if (kept)
            painter.drawRect(QRectF(here.x() - 4, here.y() - 4, 8, 8));
        else if (half > 3)
            painter.drawEllipse(here, 2.5, 2.5);
    }
}

void TuningChart::paintValues(QPainter& painter, const PlotFrame& frame,
                              const FigureStyle& style) const
{
    const bool drawMarkers = frame.place(1, 0).x() - frame.place(0, 0).x() > 3;
    for (int value = 0; value < H1Weights::count; ++value) {
        const QPen pen = penOfValue(value, style.palette);
        QPolygonF path;
        for (int step = 0; step <= lastStep(); ++step)
            path << frame.place(step, percentAfter(step, value));
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(path);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pen.color());
        // Where the value moved, and at the last step.
        for (int step = 0; step <= lastStep(); ++step) {
            const bool moved
                = step > 0 && percentAfter(step, value) != percentAfter(step - 1, value);
            if ((moved && drawMarkers) || step == lastStep())
                painter.drawPath(chartstyle::markerPath(markerOfValue(value), tuningMarkSize)
                                     .translated(path[step]));
        }
    }
}

std::vector<plotlegend::Entry> TuningChart::legend(const FigureStyle& style)
{
    std::vector<plotlegend::Entry> entries;
    for (int value = 0; value < H1Weights::count; ++value)
        entries.push_back({H1Weights::title(value),
                           [value, pen = penOfValue(value, style.palette)](QPainter& painter,
                                                                           const QRectF& place) {
                               painter.setPen(pen);
                               painter.drawLine(QPointF(place.left(), place.center().y()),
                                                QPointF(place.right(), place.center().y()));
                               painter.setPen(Qt::NoPen);
                               painter.setBrush(pen.color());
                               painter.drawPath(
                                   chartstyle::markerPath(markerOfValue(value), tuningMarkSize)
                                       .translated(place.center()));
                           }});
    return entries;
}

QString TuningChart::textAfter(int step) const
{
    const QString values = weightsAfter(step).toText();
    return tr("After step %1: %2. Values: %3")
        .arg(step)
        .arg(strengthText(strengthAfter(step)), values.isEmpty() ? tr("the study's") : values);
}

/// A step is asked over the whole height of both plots.
HitTargets TuningChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                const PlotPart& part) const
{
    if (m_result.startStrength.games() == 0)
        return {};
    HitTargets spots;
    const Layout layout = layoutIn(target, style, part);
    for (int step = 0; step <= lastStep(); ++step) {
        const QRectF strip(
            QPointF(layout.strength.place(step - 0.5, 1).x(), layout.strength.plot().top()),
            QPointF(layout.strength.place(step + 0.5, 1).x(), layout.values.plot().bottom()));
        if (layout.strength.isShown(step, 0))
            spots.push_back({strip, textAfter(step)});
    }
    return spots;
}

QString TuningChart::textAt(QPointF place) const
{
    for (const HitTarget& spot : spots())
        if (spot.place.contains(place))
            return spot.text;
    return {};
}
