// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningchart.h"

#include "ui/labs/tuning/tuningmodel.h"
#include "ui/paper/chartstyle.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr double edge = 10;
constexpr double markerSize = 9;

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

}

TuningChart::TuningChart(QWidget* parent) : QWidget(parent)
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
    update();
}

QSize TuningChart::sizeHint() const
{
    return {480, 300};
}

QSize TuningChart::minimumSizeHint() const
{
    return {26 * fontMetrics().averageCharWidth(), 12 * fontMetrics().height()};
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

QRectF TuningChart::strengthArea() const
{
    const double line = fontMetrics().height();
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("100.5 %")) + edge;
    const double key = (keyPlaces().back().y() + 1.4) * line;
    const double room = height() - 4.9 * line - key;
    return {left, 1.3 * line, width() - left - edge, std::max(10.0, 0.5 * room)};
}

QRectF TuningChart::valuesArea() const
{
    const double line = fontMetrics().height();
    const QRectF above = strengthArea();
    return {above.left(), above.bottom() + 1.6 * line, above.width(), above.height()};
}

double TuningChart::xOf(int step) const
{
    const QRectF area = strengthArea();
    const int steps = std::max({1, lastStep(), std::min(m_result.options.steps, 20)});
    return area.left() + area.width() * (step + 0.5) / (steps + 1);
}

/// Frame, lines across with their labels.
static void paintFrame(QPainter& painter, const QRectF& area, const QString& title,
                       const std::vector<std::pair<double, QString>>& lines,
                       const QPalette& palette)
{
    const int line = painter.fontMetrics().height();
    QColor faint = palette.color(QPalette::WindowText);
    faint.setAlphaF(0.2F);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(QRectF(area.left(), area.top() - 1.25 * line, area.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter, title);
    for (const auto& [y, label] : lines) {
        painter.setPen(QPen(faint, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(palette.color(QPalette::WindowText));
        painter.drawText(QRectF(0, y - line, area.left() - 5, 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter, label);
    }
}

void TuningChart::paintStrength(QPainter& painter) const
{
    const QRectF area = strengthArea();
    const auto y = [&area](double share) { return area.bottom() - share * area.height(); };
    std::vector<std::pair<double, QString>> lines;
    for (const double share : {0.0, 0.5, 1.0})
        lines.emplace_back(y(share), tr("%1 %").arg(qRound(100 * share)));
    paintFrame(painter, area,
               m_result.options.opponent == TuningOptions::Opponent::H1
                   ? tr("Points against the study's values, with 95 % interval")
                   : tr("Points against H2, with 95 % interval"),
               lines, palette());
    if (m_result.startStrength.games() == 0)
        return;
    const QColor color = chartstyle::seriesColor(0, palette());
    QColor band = color;
    band.setAlphaF(0.2F);
    const double half = std::max(1.5, 0.5 * (xOf(1) - xOf(0)));
    for (int step = 0; step <= lastStep(); ++step) {
        const Interval interval = strengthAfter(step).interval();
        painter.fillRect(QRectF(QPointF(xOf(step) - half, y(interval.high)),
                                QPointF(xOf(step) + half, y(interval.low))),
                         band);
    }
    for (int step = 0; step <= lastStep(); ++step) {
        const QPointF here(xOf(step), y(strengthAfter(step).share()));
        painter.setPen(QPen(color, 2));
        if (step > 0)
            painter.drawLine(QPointF(xOf(step - 1), y(strengthAfter(step - 1).share())), here);
        const bool kept = step == 0 || m_result.steps[static_cast<std::size_t>(step - 1)].kept;
        painter.setBrush(kept ? QBrush(color) : QBrush(palette().color(QPalette::Window)));
        if (kept)
            painter.drawRect(QRectF(here.x() - 4, here.y() - 4, 8, 8));
        else if (half > 3)
            painter.drawEllipse(here, 2.5, 2.5);
    }
}

void TuningChart::paintValues(QPainter& painter) const
{
    const QRectF area = valuesArea();
    std::vector<double> percents;
    for (int step = 0; step <= lastStep(); ++step)
        for (int value = 0; value < H1Weights::count; ++value)
            percents.push_back(percentAfter(step, value));
    const auto [low, high] = rangeOf(percents);
    const auto y = [&area, low = low, high = high](double percent) {
        return area.bottom() - (percent - low) / (high - low) * area.height();
    };
    std::vector<std::pair<double, QString>> lines;
    for (const double percent : {low, 100.0, high})
        lines.emplace_back(y(percent), tr("%1 %").arg(qRound(percent)));
    paintFrame(painter, area, tr("H1's values in percent of the study's"), lines, palette());
    const bool drawMarkers = xOf(1) - xOf(0) > 3;
    for (int value = 0; value < H1Weights::count; ++value) {
        const QPen pen = penOfValue(value, palette());
        QPolygonF path;
        for (int step = 0; step <= lastStep(); ++step)
            path << QPointF(xOf(step), y(percentAfter(step, value)));
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
                painter.drawPath(chartstyle::markerPath(markerOfValue(value), markerSize)
                                     .translated(path[step]));
        }
    }
    paintSteps(painter, area);
}

void TuningChart::paintSteps(QPainter& painter, const QRectF& area) const
{
    const int line = painter.fontMetrics().height();
    painter.setPen(palette().color(QPalette::WindowText));
    const double every = chartaxis::niceStep(std::max(1, lastStep()), 8);
    for (double step = 0; step <= lastStep(); step += std::max(1.0, every))
        painter.drawText(QRectF(xOf(static_cast<int>(step)) - 40, area.bottom() + 2, 80, line),
                         Qt::AlignCenter, QString::number(static_cast<int>(step)));
    painter.drawText(QRectF(area.left(), area.bottom() + line, area.width(), line),
                     Qt::AlignRight | Qt::AlignVCenter, tr("step"));
}

/// Where the values' lines are named: x in pixels, y in rows, of which there are as many as it
/// takes.
std::array<QPointF, H1Weights::count> TuningChart::keyPlaces() const
{
    std::array<QPointF, H1Weights::count> places;
    double x = edge;
    double row = 0;
    for (int value = 0; value < H1Weights::count; ++value) {
        const double needed = keyWidth(value);
        if (x + needed > width() && x > edge) {
            x = edge;
            ++row;
        }
        places.at(static_cast<std::size_t>(value)) = {x, row};
        x += needed;
    }
    return places;
}

double TuningChart::keyWidth(int value) const
{
    return 42 + fontMetrics().horizontalAdvance(H1Weights::title(value));
}

void TuningChart::paintKey(QPainter& painter) const
{
    const double line = painter.fontMetrics().height();
    const double top = valuesArea().bottom() + 2.2 * line;
    const auto places = keyPlaces();
    for (int value = 0; value < H1Weights::count; ++value) {
        const QPointF place = places.at(static_cast<std::size_t>(value));
        const double x = place.x();
        const double y = top + place.y() * line;
        const QPen pen = penOfValue(value, palette());
        painter.setPen(pen);
        painter.drawLine(QPointF(x, y + line / 2), QPointF(x + 24, y + line / 2));
        painter.setPen(Qt::NoPen);
        painter.setBrush(pen.color());
        painter.drawPath(chartstyle::markerPath(markerOfValue(value), markerSize)
                             .translated(x + 12, y + line / 2));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(x + 28, y, keyWidth(value), line), Qt::AlignLeft | Qt::AlignVCenter,
                         H1Weights::title(value));
    }
}

void TuningChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintStrength(painter);
    paintValues(painter);
    paintKey(painter);
}

QString TuningChart::textAt(QPointF place) const
{
    if (m_result.startStrength.games() == 0 || place.y() > valuesArea().bottom())
        return {};
    const double width = xOf(1) - xOf(0);
    const int step = static_cast<int>(std::lround((place.x() - xOf(0)) / width));
    if (step < 0 || step > lastStep())
        return {};
    const QString values = weightsAfter(step).toText();
    return tr("After step %1: %2. Values: %3")
        .arg(step)
        .arg(strengthText(strengthAfter(step)), values.isEmpty() ? tr("the study's") : values);
}

bool TuningChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}
