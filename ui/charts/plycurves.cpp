// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plycurves.h"

#include "core/study/curves.h"
#include "ui/charts/chartstyle.h"
#include "ui/models/experimenttext.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace {

struct PlyCurvesText
{
    Q_DECLARE_TR_FUNCTIONS(PlyCurves)
};

using plycurves::Quantity;

constexpr double gap = 6;
constexpr double markerSize = 7;
/// A line whose peak is so many times lower than another's would lie flat on a linear axis.
constexpr double farApart = 20;

struct Line
{
    QString name;
    QPolygonF points;
    QPen pen;
    chartstyle::Marker marker {};
    bool hollow = false;
};

constexpr std::array markers {chartstyle::Marker::Circle, chartstyle::Marker::UpTriangle,
                              chartstyle::Marker::Triangle, chartstyle::Marker::Bar};

const PublishedCurve* publishedFor(const QString& artefact)
{
    const int depth = artefact == QStringLiteral("figure12") ? 4
        : artefact == QStringLiteral("figure13")             ? 6
                                                             : 0;
    const auto& all = publishedCurves();
    const auto found = std::ranges::find(all, depth, &PublishedCurve::depth);
    return found == all.end() ? nullptr : &*found;
}

std::vector<Line> linesOf(const ExperimentResult& result, Quantity quantity,
                          const FigureStyle& style)
{
    std::vector<Line> lines;
    if (const PublishedCurve* published = publishedFor(result.experiment.artefact)) {
        Line line {
            PlyCurvesText::tr("the article, one game"),
            {},
            chartstyle::seriesPen(chartstyle::seriesColor(1, style.palette), 1, 0, style.palette),
            chartstyle::Marker::Square,
            true};
        const auto& values
            = quantity == Quantity::Nodes ? published->nodes : published->milliseconds;
        for (std::size_t i = 0; i < values.size(); ++i)
            line.points << QPointF(static_cast<double>(i + 1), values[i]);
        lines.push_back(std::move(line));
    }
    const auto tallies = result.tallies();
    int number = 0;
    for (std::size_t i = 0; i < tallies.size() && number < plycurves::mostLines; ++i) {
        if (tallies[i].plies.empty())
            continue;
        // The article's colour stays its own.
        const int color = number == 0 ? 0 : number + 1;
        Line line {PlyCurvesText::tr("%1, mean of %n game(s)", nullptr, tallies[i].played)
                       .arg(experimenttext::cellName(result.experiment, i)),
                   {},
                   chartstyle::seriesPen(chartstyle::seriesColor(color, style.palette),
                                         number == 0 ? 0 : number % 3, 0, style.palette),
                   markers[static_cast<std::size_t>(number) % markers.size()],
                   number >= static_cast<int>(markers.size())};
        for (const PlyMean& mean : tallies[i].plies) {
            const double value = quantity == Quantity::Nodes ? mean.nodes : mean.milliseconds;
            if (mean.games > 0 && value > 0)
                line.points << QPointF(mean.ply, value);
        }
        lines.push_back(std::move(line));
        ++number;
    }
    const auto played = std::ranges::count_if(
        tallies, [](const CellTally& tally) { return !tally.plies.empty(); });
    if (played > number)
        lines.push_back(
            {PlyCurvesText::tr("%n more not drawn", nullptr, static_cast<int>(played) - number),
             {},
             QPen(Qt::NoPen),
             chartstyle::Marker::Circle,
             true});
    return lines;
}

void paintMarker(QPainter& painter, const QPointF& place, const Line& line,
                 const FigureStyle& style)
{
    if (line.pen.style() == Qt::NoPen)
        return;
    painter.setPen(QPen(line.pen.color(), 1.2));
    painter.setBrush(line.hollow ? style.palette.color(QPalette::Base) : line.pen.color());
    painter.drawPath(chartstyle::markerPath(line.marker, markerSize).translated(place));
    painter.setBrush(Qt::NoBrush);
}

/// Returns the room that the key took.
double paintKey(QPainter* painter, const QRectF& room, const std::vector<Line>& lines,
                const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    double x = room.left();
    double y = room.top();
    for (const Line& line : lines) {
        const double width = 34 + metrics.horizontalAdvance(line.name) + 3 * gap;
        if (x > room.left() && x + width > room.right()) {
            x = room.left();
            y += metrics.height() + 2;
        }
        if (painter) {
            const double middle = y + metrics.height() / 2;
            painter->setPen(line.pen);
            painter->drawLine(QPointF(x, middle), QPointF(x + 28, middle));
            paintMarker(*painter, {x + 14, middle}, line, style);
            painter->setPen(style.palette.color(QPalette::Text));
            painter->drawText(QPointF(x + 34, y + metrics.ascent()), line.name);
        }
        x += width;
    }
    return y + metrics.height() - room.top();
}

}

namespace plycurves {

QSizeF smallestSize(const ExperimentResult&, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    return {40 * metrics.averageCharWidth(), 10 * metrics.height()};
}

void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           Quantity quantity, const FigureStyle& style)
{
    painter.setFont(style.font);
    const std::vector<Line> lines = linesOf(result, quantity, style);
    double smallest = 0;
    double largest = 0;
    double last = 1;
    double lowestPeak = 0;
    for (const Line& line : lines) {
        double peak = 0;
        for (const QPointF& point : line.points) {
            if (point.y() > 0)
                smallest = smallest > 0 ? std::min(smallest, point.y()) : point.y();
            peak = std::max(peak, point.y());
            last = std::max(last, point.x());
        }
        if (peak > 0)
            lowestPeak = lowestPeak > 0 ? std::min(lowestPeak, peak) : peak;
        largest = std::max(largest, peak);
    }
    if (largest <= 0) {
        painter.setPen(style.palette.color(QPalette::Text));
        painter.drawText(target, Qt::AlignCenter | Qt::TextWordWrap,
                         PlyCurvesText::tr("The curves come with the first games."));
        return;
    }
    const QRectF whole = target.adjusted(gap, gap, -gap, -gap);
    const double key = paintKey(nullptr, whole, lines, style);
    paintKey(&painter, QRectF(whole.left(), whole.bottom() - key, whole.width(), key), lines,
             style);
    const bool time = quantity == Quantity::Milliseconds;
    const bool logarithmic = time || largest > farApart * lowestPeak;
    const PlotFrame frame(
        whole.adjusted(0, 0, 0, -key - gap), {PlyCurvesText::tr("Ply"), 0, last + 1, false},
        PlotFrame::axisFor(time ? PlyCurvesText::tr("Time (ms)") : PlyCurvesText::tr("Nodes"),
                           smallest, largest, logarithmic),
        style);
    frame.paint(painter);
    for (const Line& line : lines) {
        QPolygonF places;
        for (const QPointF& point : line.points)
            if (!logarithmic || point.y() > 0)
                places << frame.place(point.x(), point.y());
        painter.setPen(line.pen);
        painter.drawPolyline(places);
        for (const QPointF& place : places)
            paintMarker(painter, place, line, style);
    }
}

}
