// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/evaluationplot.h"

#include "ui/charts/chartaxis.h"
#include "ui/style/dark.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QCategoryAxis>
#include <QChart>
#include <QLineSeries>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace {

constexpr int squares = Position::Shape::squares;
/// No game ends with fewer discs.
constexpr int fewestDiscs = 7;
/// Half the draws' band, in discs; wins begin a little beyond it.
constexpr int halfDraw = 3;
constexpr int firstWin = 5;
constexpr int outermost = firstWin + squares - fewestDiscs + 1;

constexpr double valueLabelHeight = 18;
/// In a chart lower than this, a title takes the line's room.
constexpr double heightForMoveTitle = 150;
constexpr double heightForValueTitle = 130;

/// From the top, as the bands are.
std::size_t kindOf(Outcome outcome)
{
    return outcome == Outcome::FirstWins ? 0 : outcome == Outcome::Draw ? 1 : 2;
}

}

EvaluationPlot::EvaluationPlot(QChart& chart)
    : m_chart(chart), m_bands(new OutcomeBands(chart)), m_markers(new MarkerLayer(chart)),
      m_moveAxis(new QValueAxis), m_valueAxis(new QCategoryAxis)
{
    m_moveAxis->setTitleText(tr("Move"));
    m_valueAxis->setTitleText(tr("Move that ends the game"));
    m_valueAxis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_valueAxis->setGridLineVisible(false);
    m_valueAxis->setStartValue(-outermost);
    m_valueAxis->setRange(-outermost, outermost);
    for (QAbstractAxis* axis :
         {static_cast<QAbstractAxis*>(m_moveAxis), static_cast<QAbstractAxis*>(m_valueAxis)})
        axis->setTruncateLabels(false);
    m_chart.addAxis(m_moveAxis, Qt::AlignBottom);
    m_chart.addAxis(m_valueAxis, Qt::AlignLeft);
    const auto part = [](int value) { return (outermost - value) / (2.0 * outermost); };
    m_bands->setDrawBand(part(halfDraw), part(-halfDraw));
    updateAxes();
}

void EvaluationPlot::setLook(const QPalette& palette, const QFont& font)
{
    m_palette = palette;
    m_font = font;
    for (QAbstractAxis* axis :
         {static_cast<QAbstractAxis*>(m_moveAxis), static_cast<QAbstractAxis*>(m_valueAxis)}) {
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
    }
    chartstyle::applyPalette(m_chart, palette);
    const QColor ground = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const DiscTheme theme = ShownDiscs::theme();
    const QColor first = colorOf(Player::First);
    const QColor second = colorOf(Player::Second);
    m_bands->setLook(
        {.names = {tr("%1 wins").arg(sideTitle(Player::First, theme)), tr("Draw"),
                   tr("%1 wins").arg(sideTitle(Player::Second, theme))},
         .grounds = {chartstyle::mixed(ground, first, 0.12), chartstyle::mixed(ground, text, 0.12),
                     chartstyle::mixed(ground, second, 0.12)},
         .texts = {chartstyle::mixed(first, text, 0.3), chartstyle::mixed(ground, text, 0.8),
                   chartstyle::mixed(second, text, 0.3)},
         .line = isHighContrast(palette) ? text : chartstyle::mixed(ground, text, 0.55),
         .lineWidth = chartstyle::lineWidth(palette, 2),
         .font = font});
    updatePoints();
}

QColor EvaluationPlot::colorOf(Player side) const
{
    return chartstyle::sideColor(isSwapped(ShownDiscs::theme()) ? other(side) : side, 0, m_palette);
}

void EvaluationPlot::setCurve(std::vector<EvaluationPoint> curve)
{
    m_curve = std::move(curve);
    updateAxes();
    updatePoints();
}

void EvaluationPlot::setCursor(int ply)
{
    m_cursorPly = ply;
    updatePoints();
}

void EvaluationPlot::setHovered(std::optional<int> ply)
{
    std::optional<MarkerLayer::Hit> hit;
    for (std::size_t kind = 0; ply && kind < m_plies.size(); ++kind) {
        const auto found = std::ranges::find(m_plies[kind], *ply);
        if (found != m_plies[kind].end())
            hit = MarkerLayer::Hit {kind, static_cast<std::size_t>(found - m_plies[kind].begin())};
    }
    m_markers->setHovered(hit);
}

void EvaluationPlot::setPart(const PlotPart& part)
{
    m_part = part;
    updateAxes();
    updatePoints();
}

void EvaluationPlot::areaChanged()
{
    updateAxes();
    updatePoints();
}

double EvaluationPlot::height(const EvaluationPoint& point)
{
    const double distance = firstWin + squares - point.lastDisc;
    const auto winner = winnerOf(point.outcome);
    return !winner ? 0 : *winner == Player::First ? distance / outermost : -distance / outermost;
}

QPointF EvaluationPlot::place(const EvaluationPoint& point) const
{
    const QRectF area = m_chart.plotArea();
    return QPointF(area.left() + area.width() * chartaxis::shareOf(shownMoves(), point.ply),
                   area.center().y() - height(point) * area.height() / 2);
}

std::optional<int> EvaluationPlot::plyAt(const QPointF& place) const
{
    const QRectF area = m_chart.plotArea();
    if (m_curve.empty() || !area.adjusted(-8, -8, 8, 8).contains(place))
        return {};
    const double ply = chartaxis::valueAt(shownMoves(), (place.x() - area.left()) / area.width());
    const int nearest = static_cast<int>(std::lround(std::max(ply, 0.0)));
    if (nearest >= static_cast<int>(m_curve.size()))
        return {};
    return nearest;
}

void EvaluationPlot::updateAxes()
{
    const QRectF area = m_chart.plotArea();
    const int last = std::max(chartaxis::fewestMoves, static_cast<int>(m_curve.size()) - 1);
    m_moves = {m_moveAxis->titleText(), 0, last + 1.0, false, 1};
    chartaxis::show(*m_moveAxis, shownMoves(),
                    std::max(static_cast<int>(area.width() / chartaxis::moveLabelWidth), 2));
    // A low chart keeps its room for the line.
    m_moveAxis->setTitleVisible(m_chart.size().height() >= heightForMoveTitle);
    m_valueAxis->setTitleVisible(area.height() >= heightForValueTitle);
    updateValueLabels(area);
}

void EvaluationPlot::updateValueLabels(const QRectF& area)
{
    // As many discs between two labels as their height asks for.
    const double pixelsPerDisc = std::max(area.height(), 1.0) / (2.0 * outermost);
    const int step = pixelsPerDisc * 5 >= valueLabelHeight ? 5
        : pixelsPerDisc * 10 >= valueLabelHeight           ? 10
                                                           : 20;
    if (step == m_labelStep)
        return;
    m_labelStep = step;
    const QStringList old = m_valueAxis->categoriesLabels();
    for (const QString& label : old)
        m_valueAxis->remove(label);
    // Labels of a category axis must differ: the shapes do that, besides saying which side it is.
    const int largest = squares / step * step;
    const auto value = [](int discs) { return firstWin + squares - discs; };
    for (int discs = step; discs <= largest; discs += step)
        if (discs >= fewestDiscs && discs <= squares - step / 2)
            m_valueAxis->append(QStringLiteral("▼ %1").arg(discs), -value(discs));
    m_valueAxis->append(QStringLiteral("▬"), 0);
    for (int discs = largest; discs >= fewestDiscs; discs -= step)
        if (discs <= squares - step / 2)
            m_valueAxis->append(QStringLiteral("▲ %1").arg(discs), value(discs));
}

void EvaluationPlot::updatePoints()
{
    using chartstyle::Marker;
    const std::array<Marker, OutcomeBands::count> shapes {Marker::UpTriangle, Marker::Bar,
                                                          Marker::Triangle};
    const std::array<QColor, OutcomeBands::count> colors {
        colorOf(Player::First), m_palette.color(QPalette::Text), colorOf(Player::Second)};
    std::vector<MarkerSeries> series(OutcomeBands::count);
    std::vector<QPolygonF> pieces(1);
    for (auto& plies : m_plies)
        plies.clear();
    for (const EvaluationPoint& point : m_curve) {
        if (!point.isKnown()) {
            if (!pieces.back().isEmpty())
                pieces.emplace_back();
            continue;
        }
        const std::size_t kind = kindOf(point.outcome);
        const QPointF where = place(point);
        series[kind].points.push_back(where);
        m_plies[kind].push_back(point.ply);
        pieces.back().append(where);
    }
    for (std::size_t kind = 0; kind < series.size(); ++kind) {
        series[kind].marker = shapes[kind];
        series[kind].color = colors[kind];
        series[kind].source = kind;
    }
    m_bands->moveWithChart();
    m_bands->setPieces(std::move(pieces));
    m_markers->moveWithChart();
    m_markers->setColors(m_palette.color(QPalette::Text), m_palette.color(QPalette::Base));
    m_markers->setSeries(std::move(series));
    const QRectF area = m_chart.plotArea();
    std::optional<double> cursor;
    if (m_cursorPly >= 0)
        cursor = area.left() + area.width() * chartaxis::shareOf(shownMoves(), m_cursorPly);
    m_markers->setCursor(cursor);
}
