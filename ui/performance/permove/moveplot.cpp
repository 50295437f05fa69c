// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/moveplot.h"

#include "core/statistics/percentiles.h"
#include "ui/charts/chartaxis.h"
#include "ui/performance/permove/serieslook.h"
#include "ui/text/counttext.h"

#include <QCategoryAxis>
#include <QChart>
#include <QFontMetrics>
#include <QFontMetricsF>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>
#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

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

MovePlot::MovePlot(QChart& chart, const RunHistory& history, MoveQuantity quantity)
    : m_chart(chart), m_history(history), m_quantity(std::move(quantity)),
      m_markers(new MarkerLayer(chart)), m_study(chart, m_quantity.published)
{
    buildAxes();
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

void MovePlot::setLogarithmic(bool logarithmic)
{
    m_logarithmic = logarithmic;
    buildAxes();
    refresh();
}

void MovePlot::setAutomatic(bool automatic)
{
    if (automatic == m_automatic)
        return;
    m_automatic = automatic;
    refresh();
    updateValueTitle();
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

void MovePlot::setCursor(int ply)
{
    m_cursorPly = ply;
    // The move axis may have become longer.
    areaChanged();
}

void MovePlot::setPart(const PlotPart& part)
{
    m_part = part;
    showRanges();
    updateMarkers();
}

void MovePlot::refresh()
{
    if (m_automatic)
        chooseAxis();
    matchLines();
    updateRanges();
    updateLines();
    updateMarkers();
}

void MovePlot::areaChanged()
{
    updateValueTitle();
    updateRanges();
    updateMarkers();
}

QIcon MovePlot::icon(std::size_t series) const
{
    return chartstyle::seriesIcon(m_lines[series]->pen(),
                                  chartstyle::markerOf(m_history.series()[series].side), m_palette);
}

std::optional<MarkerLayer::Hit> MovePlot::hitTest(const QPointF& position) const
{
    auto hit = m_markers->hitTest(position);
    if (!hit || hit->source >= StudyLines::firstSource)
        return hit;
    if (hit->source >= m_known.size() || hit->point >= m_known[hit->source].size())
        return std::nullopt;
    hit->point = m_known[hit->source][hit->point];
    // What is drawn lags behind the history until the event loop comes round.
    const std::vector<RunSeries>& all = m_history.series();
    return hit->source < all.size() && hit->point < all[hit->source].points.size() ? hit
                                                                                   : std::nullopt;
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

void MovePlot::setHovered(std::optional<MarkerLayer::Hit> hit)
{
    // The layer counts the points that it draws.
    if (hit && hit->source < m_known.size())
        hit->point
            = static_cast<std::size_t>(std::ranges::lower_bound(m_known[hit->source], hit->point)
                                       - m_known[hit->source].begin());
    m_markers->setHovered(hit);
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

QPointF MovePlot::plotted(int ply, double value) const
{
    return QPointF(ply, m_logarithmic ? std::max(value, m_floor) : value);
}

void MovePlot::setStudyBelow(bool on)
{
    m_study.setOn(on);
    // What comes later lies above.
    dropLines(0);
    for (QLineSeries* line : m_study.lines()) {
        if (on)
            attach(*line);
        else
            m_chart.removeSeries(line);
    }
}

void MovePlot::dropLines(std::size_t left)
{
    while (m_lines.size() > left) {
        m_chart.removeSeries(m_lines.back());
        delete m_lines.back();
        m_lines.pop_back();
    }
}

void MovePlot::matchLines()
{
    const std::size_t wanted = m_history.series().size();
    dropLines(wanted);
    while (m_lines.size() < wanted) {
        auto* const line = new QLineSeries;
        attach(*line);
        m_lines.push_back(line);
    }
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

void MovePlot::updateLines()
{
    m_study.draw(m_palette, [this](int ply, double value) { return plotted(ply, value); });
    const std::vector<RunSeries>& all = m_history.series();
    const std::vector<SeriesLook> looks = looksOf(m_history);
    m_known.assign(all.size(), {});
    for (std::size_t i = 0; i < std::min(all.size(), m_lines.size()); ++i) {
        QList<QPointF> points;
        points.reserve(static_cast<qsizetype>(all[i].points.size()));
        for (std::size_t k = 0; k < all[i].points.size(); ++k)
            if (const auto y = value(all[i].points[k])) {
                points.append(plotted(all[i].points[k].ply, *y));
                m_known[i].push_back(k);
            }
        QLineSeries& line = *m_lines[i];
        const QPen pen = chartstyle::seriesPen(
            chartstyle::sideColor(looks[i].color.family, looks[i].color.tint, m_palette),
            looks[i].dash, ageOf(all[i], m_history), m_palette);
        line.setName(all[i].label());
        if (line.pen() != pen)
            line.setPen(pen);
        if (line.isVisible() != all[i].visible)
            line.setVisible(all[i].visible);
        if (line.points() != points)
            line.replace(points);
    }
}

void MovePlot::updateMarkers()
{
    std::vector<MarkerSeries> shown;
    for (std::size_t i = 0; i < StudyLines::count(); ++i)
        shown.push_back(m_study.markers(i));
    const std::vector<RunSeries>& all = m_history.series();
    for (std::size_t i = 0; i < std::min(all.size(), m_lines.size()); ++i) {
        if (!all[i].visible)
            continue;
        MarkerSeries series;
        series.marker = chartstyle::markerOf(all[i].side);
        series.color = m_lines[i]->pen().color();
        series.faint = ageOf(all[i], m_history) > 0;
        series.source = i;
        for (const MovePoint& point : all[i].points) {
            const auto y = value(point);
            if (!y)
                continue;
            if (m_logarithmic && *y <= 0)
                series.zeros.push_back(series.points.size());
            else if (point.isDisturbed() && m_quantity.isDisturbable)
                series.disturbed.push_back(series.points.size());
            series.points.push_back(m_chart.mapToPosition(plotted(point.ply, *y), m_lines[i]));
        }
        shown.push_back(std::move(series));
    }
    // What is in full ink lies on top.
    std::stable_partition(shown.begin(), shown.end(),
                          [](const MarkerSeries& s) { return s.faint || s.below; });
    m_hasDisturbed = std::ranges::any_of(
        shown, [](const MarkerSeries& series) { return !series.disturbed.empty(); });
    m_markers->moveWithChart();
    m_markers->setColors(m_palette.color(QPalette::Text), m_palette.color(QPalette::Base));
    m_markers->setSeries(std::move(shown));
    updateCursor();
}

void MovePlot::updateBand()
{
    std::optional<std::pair<double, double>> band;
    if (const auto range = m_history.range())
        band = {across(range->first - 0.5), across(range->last + 0.5)};
    m_markers->setBand(band);
}

int MovePlot::plyAt(const QPointF& place) const
{
    const QRectF area = m_chart.plotArea();
    const PlotAxis moves = chartaxis::shown(m_moves, m_part.across);
    const double share = area.width() > 0 ? (place.x() - area.left()) / area.width() : 0;
    const double ply = chartaxis::valueAt(moves, std::clamp(share, 0.0, 1.0));
    return std::clamp(qRound(ply), 1, std::max(1, static_cast<int>(m_moves.high) - 1));
}

double MovePlot::across(double ply) const
{
    const QRectF area = m_chart.plotArea();
    return area.left()
        + area.width() * chartaxis::shareOf(chartaxis::shown(m_moves, m_part.across), ply);
}

void MovePlot::updateCursor()
{
    updateBand();
    m_markers->setCursor(m_cursorPly >= 0 && m_moves.high > 0 ? std::optional(across(m_cursorPly))
                                                              : std::nullopt);
}
