// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/plycurves.h"

#include "core/study/results/curves.h"
#include "core/study/results/entrantcurves.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotlegend.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <optional>

namespace {

struct PlyCurvesText
{
    Q_DECLARE_TR_FUNCTIONS(PlyCurves)
};

using plycurves::Quantity;

constexpr double curveGap = 6;
constexpr double curveMarkSize = 7;
constexpr double thinWidth = 0.7;
/// A line whose peak is so many times lower than another's would lie flat on a linear axis.
constexpr double farApart = 20;

/// A mean, or a value that the article printed.
struct CurveMark
{
    QPointF value;
    /// Of how many games; 0 of the article's one.
    int games = 0;
    std::optional<Interval> interval {};
    /// Too few for the engine's own course: drawn thin, and without a mark.
    bool few = false;
};

struct PlyLine
{
    QString name;
    std::vector<CurveMark> marks;
    QPen pen;
    chartstyle::Marker marker {};
    bool hollow = false;
    /// Where all its games are of one cell; -1 otherwise.
    int cell = -1;
};

constexpr std::array curveMarkers {chartstyle::Marker::Circle, chartstyle::Marker::UpTriangle,
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

PlyLine publishedLine(const PublishedCurve& published, Quantity quantity, const FigureStyle& style)
{
    PlyLine line {
        PlyCurvesText::tr("the article, one game"),
        {},
        chartstyle::seriesPen(chartstyle::seriesColor(1, style.palette), 1, 0, style.palette),
        chartstyle::Marker::Square,
        true};
    const auto& values = quantity == Quantity::Nodes ? published.nodes : published.milliseconds;
    for (std::size_t i = 0; i < values.size(); ++i)
        line.marks.push_back({QPointF(static_cast<double>(i + 1), values[i])});
    return line;
}

PlyLine measuredLine(const EntrantCurve& curve, int number, Quantity quantity,
                     const FigureStyle& style)
{
    // The article's colour stays its own.
    const int color = number == 0 ? 0 : number + 1;
    PlyLine line {PlyCurvesText::tr("%1, %n game(s)", nullptr, curve.games).arg(curve.name),
                  {},
                  chartstyle::seriesPen(chartstyle::seriesColor(color, style.palette),
                                        number == 0 ? 0 : number % 3, 0, style.palette),
                  curveMarkers[static_cast<std::size_t>(number) % curveMarkers.size()],
                  number >= static_cast<int>(curveMarkers.size()),
                  curve.cells.size() == 1 ? curve.cells.front() : -1};
    for (const PlyMean& mean : curve.plies) {
        const double value = quantity == Quantity::Nodes ? mean.nodes : mean.milliseconds;
        if (mean.games > 0 && value > 0)
            line.marks.push_back(
                {QPointF(mean.ply, value), mean.games,
                 quantity == Quantity::Nodes ? mean.nodesInterval : mean.millisecondsInterval,
                 curve.isFew(mean)});
    }
    return line;
}

/// A line of the key alone.
PlyLine note(const QString& text)
{
    return {text, {}, QPen(Qt::NoPen), chartstyle::Marker::Circle, true};
}

std::vector<PlyLine> linesOf(const ExperimentResult& result, Quantity quantity,
                             const FigureStyle& style)
{
    std::vector<PlyLine> lines;
    if (const PublishedCurve* published = publishedFor(result.experiment.artefact))
        lines.push_back(publishedLine(*published, quantity, style));
    const std::vector<EntrantCurve> curves = entrantCurves(result);
    const int drawn = std::min(plycurves::mostLines, static_cast<int>(curves.size()));
    bool few = false;
    for (int number = 0; number < drawn; ++number) {
        lines.push_back(
            measuredLine(curves[static_cast<std::size_t>(number)], number, quantity, style));
        few = few || std::ranges::any_of(lines.back().marks, &CurveMark::few);
    }
    const int left = static_cast<int>(curves.size()) - drawn;
    if (left > 0)
        lines.push_back(note(PlyCurvesText::tr("%n more not drawn", nullptr, left)));
    if (few)
        lines.push_back(note(PlyCurvesText::tr("thin: few games reach the move")));
    return lines;
}

void paintMarker(QPainter& painter, const QPointF& place, const PlyLine& line,
                 const FigureStyle& style)
{
    painter.setPen(QPen(line.pen.color(), 1.2));
    painter.setBrush(line.hollow ? style.palette.color(QPalette::Base) : line.pen.color());
    painter.drawPath(chartstyle::markerPath(line.marker, curveMarkSize).translated(place));
    painter.setBrush(Qt::NoBrush);
}

std::vector<plotlegend::Entry> keyOf(const std::vector<PlyLine>& lines, const FigureStyle& style)
{
    std::vector<plotlegend::Entry> entries;
    for (const PlyLine& line : lines) {
        entries.push_back({line.name});
        if (line.pen.style() != Qt::NoPen)
            entries.back().paintSample = [&line, &style](QPainter& painter, const QRectF& place) {
                painter.setPen(line.pen);
                painter.drawLine(QPointF(place.left(), place.center().y()),
                                 QPointF(place.right(), place.center().y()));
                paintMarker(painter, place.center(), line, style);
            };
    }
    return entries;
}

/// Lines in a frame, and the key below.
struct Layout
{
    std::vector<PlyLine> lines;
    QRectF key;
    std::optional<PlotFrame> frame;
    bool logarithmic = false;
};

Layout layoutOf(const QRectF& target, const ExperimentResult& result, Quantity quantity,
                const FigureStyle& style, const PlotPart& part)
{
    Layout layout {linesOf(result, quantity, style), {}, {}, false};
    double smallest = 0;
    double largest = 0;
    double last = 1;
    double lowestPeak = 0;
    for (const PlyLine& line : layout.lines) {
        double peak = 0;
        for (const CurveMark& mark : line.marks) {
            const QPointF& value = mark.value;
            if (value.y() > 0)
                smallest = smallest > 0 ? std::min(smallest, value.y()) : value.y();
            peak = std::max(peak, value.y());
            last = std::max(last, value.x());
        }
        if (peak > 0)
            lowestPeak = lowestPeak > 0 ? std::min(lowestPeak, peak) : peak;
        largest = std::max(largest, peak);
    }
    if (largest <= 0)
        return layout;
    const QRectF whole = target.adjusted(curveGap, curveGap, -curveGap, -curveGap);
    const double key = plotlegend::height(whole.width(), keyOf(layout.lines, style), style);
    layout.key = QRectF(whole.left(), whole.bottom() - key, whole.width(), key);
    const bool time = quantity == Quantity::Milliseconds;
    layout.logarithmic = time || largest > farApart * lowestPeak;
    layout.frame.emplace(
        whole.adjusted(0, 0, 0, -key - curveGap),
        PlotAxis {PlyCurvesText::tr("Ply"), 0, last + 1, false, 1},
        PlotFrame::axisFor(time ? PlyCurvesText::tr("Time (ms)") : PlyCurvesText::tr("Nodes"),
                           smallest, largest, layout.logarithmic),
        style, part);
    return layout;
}

/// Within a part the lines go on to points beyond it, the marks stand inside.
void paintLine(QPainter& painter, const Layout& layout, const PlyLine& line,
               const FigureStyle& style)
{
    const CurveMark* before = nullptr;
    for (const CurveMark& mark : line.marks) {
        if (layout.logarithmic && mark.value.y() <= 0)
            continue;
        const QPointF place = layout.frame->place(mark.value.x(), mark.value.y());
        if (before) {
            QPen pen = line.pen;
            if (mark.few || before->few)
                pen.setWidthF(thinWidth);
            painter.setPen(pen);
            painter.drawLine(layout.frame->place(before->value.x(), before->value.y()), place);
        }
        before = &mark;
    }
    for (const CurveMark& mark : line.marks)
        if (!mark.few && (!layout.logarithmic || mark.value.y() > 0)
            && layout.frame->isShown(mark.value.x(), mark.value.y()))
            paintMarker(painter, layout.frame->place(mark.value.x(), mark.value.y()), line, style);
}

QString markText(const PlyLine& line, const CurveMark& mark, Quantity quantity)
{
    const QString value = experimenttext::quantity(mark.value.y());
    QStringList sentences {
        line.name,
        quantity == Quantity::Nodes
            ? PlyCurvesText::tr("Ply %1: %2 nodes").arg(QString::number(mark.value.x()), value)
            : PlyCurvesText::tr("Ply %1: %2 ms").arg(QString::number(mark.value.x()), value)};
    if (mark.games > 0)
        sentences << PlyCurvesText::tr("Mean of the %n game(s) in which it searched this move",
                                       nullptr, mark.games);
    if (mark.interval)
        sentences << PlyCurvesText::tr("95 % interval of the mean: %1 to %2")
                         .arg(experimenttext::quantity(std::max(0.0, mark.interval->low)),
                              experimenttext::quantity(mark.interval->high));
    if (mark.few)
        sentences << PlyCurvesText::tr(
            "Few games reach it: the mean is that of these games, and not the engine's course.");
    return sentences.join(QLatin1Char('\n'));
}

}

namespace plycurves {

QSizeF smallestSize(const ExperimentResult&, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    return {40 * metrics.averageCharWidth(), 10 * metrics.height()};
}

double smallestHeight(double width, const ExperimentResult& result, const FigureStyle& style)
{
    // The key is the same for every quantity.
    const std::vector<PlyLine> lines = linesOf(result, Quantity::Nodes, style);
    const double key = plotlegend::height(width - 2 * curveGap, keyOf(lines, style), style);
    return 9 * QFontMetricsF(style.font).height() + key;
}

void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           Quantity quantity, const FigureStyle& style, const PlotPart& part)
{
    painter.setFont(style.font);
    const Layout layout = layoutOf(target, result, quantity, style, part);
    if (!layout.frame) {
        painter.setPen(style.palette.color(QPalette::Text));
        painter.drawText(target, Qt::AlignCenter | Qt::TextWordWrap,
                         PlyCurvesText::tr("The curves come with the first games."));
        return;
    }
    plotlegend::paint(painter, layout.key, keyOf(layout.lines, style), style);
    layout.frame->paint(painter);
    painter.save();
    painter.setClipRect(layout.frame->clip(), Qt::IntersectClip);
    for (const PlyLine& line : layout.lines)
        paintLine(painter, layout, line, style);
    painter.restore();
}

std::vector<PlotField> fields(const QRectF& target, const ExperimentResult& result,
                              Quantity quantity, const FigureStyle& style, const PlotPart& part)
{
    const Layout layout = layoutOf(target, result, quantity, style, part);
    return layout.frame ? std::vector {layout.frame->field()} : std::vector<PlotField>();
}

HitTargets spots(const QRectF& target, const ExperimentResult& result, Quantity quantity,
                 const FigureStyle& style, const PlotPart& part)
{
    HitTargets spots;
    const Layout layout = layoutOf(target, result, quantity, style, part);
    for (std::size_t number = 0; number < layout.lines.size(); ++number) {
        const PlyLine& line = layout.lines[number];
        for (const CurveMark& mark : line.marks) {
            if ((layout.logarithmic && mark.value.y() <= 0)
                || !layout.frame->isShown(mark.value.x(), mark.value.y()))
                continue;
            QRectF place(0, 0, curveMarkSize, curveMarkSize);
            place.moveCenter(layout.frame->place(mark.value.x(), mark.value.y()));
            spots.push_back({place, markText(line, mark, quantity), line.cell,
                             static_cast<int>(mark.value.x()), static_cast<int>(number)});
        }
    }
    return spots;
}

}
