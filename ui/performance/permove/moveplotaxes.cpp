// SPDX-License-Identifier: GPL-3.0-or-later
//
// The axes of a plot of moves: their kinds, their ranges, and what stands beside them.
#include "ui/performance/permove/moveplot.h"

#include "core/statistics/percentiles.h"
#include "ui/charts/chartaxis.h"
#include "ui/text/counttext.h"

#include <QCategoryAxis>
#include <QFontMetrics>
#include <QFontMetricsF>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <memory>

namespace {

/// Room that a label of the value axis takes along it, in pixels.
constexpr double figureLabelHeight = 34;

/// A plot that is not so much higher than its title is long has the short title beside it.
constexpr double roomOfTitle = 8;

/// In a chart narrower than this, figures of many digits would take the curves' room.
constexpr double widthForWholeFigures = 400;
/// In a chart lower than this, the title below it would be cut.
constexpr double heightForTitleBelow = 115;
constexpr double largestWholeFigure = 1e4;

/// "20 M", as short as there is a letter for.
QString shortFigure(double value, double step)
{
    const auto in = [&](double unit) {
        return decimalText(value / unit, chartaxis::tickDecimals(step / unit));
    };
    if (value >= 1e9)
        return MovePlot::tr("%1 G", "billions, short, beside an axis").arg(in(1e9));
    if (value >= 1e6)
        return MovePlot::tr("%1 M", "millions, short, beside an axis").arg(in(1e6));
    if (value >= 1e3)
        return MovePlot::tr("%1 k", "thousands, short, beside an axis").arg(in(1e3));
    return decimalText(value, chartaxis::tickDecimals(step));
}

int valueSteps(const QRectF& area)
{
    return std::clamp(static_cast<int>(area.height() / figureLabelHeight), 2, 8);
}

}

void MovePlot::setLook(const QPalette& palette, const QFont& font)
{
    m_palette = palette;
    m_font = font;
    for (QAbstractAxis* axis :
         std::initializer_list<QAbstractAxis*> {m_moveAxis, m_valueAxis, m_labelAxis}) {
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
    }
    // Half of the topmost label; Qt Charts keeps no room for it on such an axis.
    QMargins margins = m_chart.margins();
    margins.setTop(QFontMetrics(font).height() / 2 + 2);
    m_chart.setMargins(margins);
    chartstyle::applyPalette(m_chart, palette);
}

void MovePlot::chooseAxis()
{
    std::vector<double> values;
    for (const RunSeries& series : m_history.series())
        for (const MovePoint& point : series.points)
            if (const auto y = series.visible ? value(point) : std::nullopt)
                values.push_back(*y);
    const bool logarithmic = spansTooMuchForLinear(values);
    if (logarithmic == m_logarithmic)
        return;
    m_logarithmic = logarithmic;
    buildAxes();
}

void MovePlot::updateValueTitle()
{
    const auto withAxis = [this](const QString& named) {
        return !m_automatic || !m_logarithmic ? named
            : named.isEmpty()                 ? tr("log", "a logarithmic axis")
                              : tr("%1, log", "beside an axis that is logarithmic").arg(named);
    };
    // Beside a low chart the whole title would be cut; the unit must stay.
    const QString whole = withAxis(m_quantity.axisTitle);
    const bool low = m_chart.plotArea().height()
        < QFontMetricsF(m_font).horizontalAdvance(whole) + roomOfTitle;
    const QString title = low ? withAxis(m_quantity.shortAxisTitle) : whole;
    if (m_labelAxis->titleText() != title)
        m_labelAxis->setTitleText(title);
}

void MovePlot::buildAxes()
{
    const std::unique_ptr<QAbstractAxis> oldMoves(m_moveAxis);
    const std::unique_ptr<QAbstractAxis> oldValues(m_valueAxis);
    const std::unique_ptr<QAbstractAxis> oldLabels(m_labelAxis);
    m_moveAxis = new QValueAxis;
    m_moveAxis->setTitleText(tr("Move"));
    if (m_logarithmic) {
        auto* const values = new QLogValueAxis;
        values->setMinorTickCount(-1);
        m_valueAxis = values;
    } else {
        m_valueAxis = new QValueAxis;
    }
    m_valueAxis->setLabelsVisible(false);
    m_labelAxis = new QCategoryAxis;
    m_labelAxis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_labelAxis->setLineVisible(false);
    m_labelAxis->setGridLineVisible(false);
    updateValueTitle();
    for (QAbstractAxis* axis :
         {m_moveAxis, m_valueAxis, static_cast<QAbstractAxis*>(m_labelAxis)}) {
        axis->setLabelsFont(m_font);
        axis->setTitleFont(m_font);
        axis->setTruncateLabels(false);
    }
    updateRanges();
    // Qt Charts carries the old range over to the new axis for a moment, where a logarithm needs it
    // to be positive.
    if (oldValues && m_logarithmic)
        static_cast<QValueAxis*>(oldValues.get())->setMin(m_floor);
    for (const auto* axis : {&oldMoves, &oldValues, &oldLabels}) {
        if (*axis)
            m_chart.removeAxis(axis->get());
    }
    m_chart.addAxis(m_moveAxis, Qt::AlignBottom);
    m_chart.addAxis(m_valueAxis, Qt::AlignLeft);
    m_chart.addAxis(m_labelAxis, Qt::AlignLeft);
    if (m_study.isOn())
        for (QLineSeries* line : m_study.lines())
            attach(*line);
    for (QLineSeries* line : m_lines)
        attach(*line);
    chartstyle::applyPalette(m_chart, m_palette);
}

void MovePlot::attach(QLineSeries& line)
{
    // A line without points, or with a zero, has no range that a logarithmic axis can start from;
    // the true points follow.
    line.replace({QPointF(1, m_floor), QPointF(2, 10 * m_floor)});
    if (line.chart() != &m_chart)
        m_chart.addSeries(&line);
    line.attachAxis(m_moveAxis);
    line.attachAxis(m_valueAxis);
}

void MovePlot::updateRanges()
{
    double largest = 0;
    double smallestPositive = 0;
    int lastPly = std::max(chartaxis::fewestMoves, m_cursorPly);
    m_hasZeros = false;
    m_hasPoints = false;
    const auto include = [&](int ply, double y) {
        lastPly = std::max(lastPly, ply);
        largest = std::max(largest, y);
        if (y > 0 && (smallestPositive == 0 || y < smallestPositive))
            smallestPositive = y;
        m_hasZeros = m_hasZeros || y <= 0;
    };
    for (const RunSeries& series : m_history.series())
        if (series.visible)
            for (const MovePoint& point : series.points)
                if (const auto y = value(point)) {
                    include(point.ply, *y);
                    m_hasPoints = true;
                }
    for (std::size_t i = 0; i < StudyLines::count(); ++i) {
        int ply = 0;
        for (const double y : m_study.values(i))
            include(++ply, y);
    }
    // Not the plot area's width, which depends on the figures beside it.
    const bool narrow = m_chart.size().width() < widthForWholeFigures;
    m_moves = {tr("Move"), 0, lastPly + 1.0, false, 1};
    if (m_logarithmic) {
        const double smallest = smallestPositive > 0 ? smallestPositive : 1;
        // With zeros the lowest power of ten is theirs: no true value lies on the same line.
        m_values = chartaxis::logarithmicAxis(m_hasZeros ? smallest / 10 : smallest,
                                              std::max(largest, smallest));
    } else {
        m_values
            = chartaxis::linearAxis(largest, m_quantity.leastSpan, valueSteps(m_chart.plotArea()));
        m_values.leastStep = m_quantity.leastStep;
    }
    if (narrow && largest >= largestWholeFigure)
        m_values.text = shortFigure;
    m_floor = m_logarithmic ? m_values.low : 1;
    showRanges();
}

void MovePlot::showRanges()
{
    const QRectF area = m_chart.plotArea();
    chartaxis::show(static_cast<QValueAxis&>(*m_moveAxis), chartaxis::shown(m_moves, m_part.across),
                    std::max(static_cast<int>(area.width() / chartaxis::moveLabelWidth), 2));
    // A low chart keeps its room for the curves.
    m_moveAxis->setTitleVisible(m_chart.size().height() >= heightForTitleBelow);
    const PlotAxis values = chartaxis::shown(m_values, m_part.up);
    if (m_logarithmic)
        chartaxis::show(static_cast<QLogValueAxis&>(*m_valueAxis), values);
    else
        chartaxis::show(static_cast<QValueAxis&>(*m_valueAxis), values, valueSteps(area));
    showLabels(values);
}

void MovePlot::showLabels(const PlotAxis& values)
{
    const auto place = [this](double value) { return m_logarithmic ? std::log10(value) : value; };
    std::vector<chartaxis::Tick> ticks
        = chartaxis::ticks(values, valueSteps(m_chart.plotArea()) + 1);
    if (m_hasZeros && m_logarithmic)
        for (chartaxis::Tick& tick : ticks)
            if (tick.value <= m_floor * (1 + 1e-9))
                tick.text = QStringLiteral("0");
    QStringList texts;
    for (const chartaxis::Tick& tick : ticks)
        texts << tick.text;
    const bool same = texts == m_labelAxis->categoriesLabels()
        && m_labelAxis->min() == place(values.low) && m_labelAxis->max() == place(values.high);
    if (same)
        return;
    const QStringList before = m_labelAxis->categoriesLabels();
    for (const QString& text : before)
        m_labelAxis->remove(text);
    m_labelAxis->setRange(place(values.low), place(values.high));
    for (const chartaxis::Tick& tick : ticks)
        m_labelAxis->append(tick.text, place(tick.value));
}
