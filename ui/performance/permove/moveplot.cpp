// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/moveplot.h"

#include "ui/charts/chartaxis.h"
#include "ui/performance/permove/serieslook.h"

#include <QChart>
#include <QLineSeries>
#include <algorithm>
#include <utility>

MovePlot::MovePlot(QChart& chart, const RunHistory& history, MoveQuantity quantity)
    : m_chart(chart), m_history(history), m_quantity(std::move(quantity)),
      m_markers(new MarkerLayer(chart)), m_study(chart, m_quantity.published)
{
    buildAxes();
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

void MovePlot::setHovered(std::optional<MarkerLayer::Hit> hit)
{
    // The layer counts the points that it draws.
    if (hit && hit->source < m_known.size())
        hit->point
            = static_cast<std::size_t>(std::ranges::lower_bound(m_known[hit->source], hit->point)
                                       - m_known[hit->source].begin());
    m_markers->setHovered(hit);
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
