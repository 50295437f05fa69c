// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/curvespicture.h"

#include "core/study/results/resultprovenance.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/exportframe.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace {

struct CurvesText
{
    Q_DECLARE_TR_FUNCTIONS(CurvesFigure)
};

constexpr double panelGap = 6;
constexpr double markerSize = 7;
constexpr QSizeF captionSample(28, 14);
constexpr QSizeF smallestPanel(260, 160);
/// Wider than this in relation to its height, the picture sets its panels side by side.
constexpr double rowAspect = 2.6;
constexpr int article = -1;

struct Panel
{
    int depth = 0;
    int curve = article; ///< index of ours, if there is one
    bool time = false;
};

struct Point
{
    int ply = 0;
    double value = 0;
    /// Other work ran meanwhile: drawn hollow, as the time is no measure.
    bool disturbed = false;
};

struct CurveLine
{
    std::vector<Point> points;
    int curve = article;
};

struct Placed
{
    Panel panel;
    QRectF title;
    PlotFrame frame;
    std::vector<CurveLine> lines;
};

/// A line of the caption, which is the legend of all panels.
struct Entry
{
    int curve = article;
    QString text;
};

std::vector<Panel> panelsOf(const std::vector<StudyCurve>& curves)
{
    std::vector<Panel> panels;
    const auto add = [&panels](int depth, int curve) {
        for (const bool time : {false, true})
            panels.push_back({depth, curve, time});
    };
    for (std::size_t i = 0; i < curves.size(); ++i)
        add(curves[i].depth, static_cast<int>(i));
    if (curves.empty())
        for (const PublishedCurve& published : publishedCurves())
            add(published.depth, article);
    return panels;
}

std::vector<Entry> captionOf(const std::vector<StudyCurve>& curves)
{
    std::vector<Entry> entries;
    if (!curves.empty())
        entries.push_back({0,
                           CurvesText::tr("This program: %1, seed %2. %3")
                               .arg(curves.front().variant)
                               .arg(curves.front().seed)
                               .arg(curves.front().protocol)});
    entries.push_back({article,
                       CurvesText::tr("The article: Kang, Wang and Hu (2019), figures 12 and 13, "
                                      "one game for each depth.")});
    return entries;
}

QPen penOf(int curve, const FigureStyle& style)
{
    const int kind = curve == article ? 1 : 0;
    return chartstyle::seriesPen(chartstyle::seriesColor(kind, style.palette), kind, 0,
                                 style.palette);
}

chartstyle::Marker markerOf(int curve)
{
    return curve == article ? chartstyle::Marker::Square : chartstyle::Marker::Circle;
}

/// The article's first, so that ours lie on top.
std::vector<CurveLine> linesOf(const Panel& panel, const std::vector<StudyCurve>& curves)
{
    std::vector<CurveLine> lines;
    if (const PublishedCurve* const published = publishedCurve(panel.depth)) {
        CurveLine theirs;
        for (const double value : panel.time ? published->milliseconds : published->nodes)
            theirs.points.push_back({static_cast<int>(theirs.points.size()) + 1, value});
        lines.push_back(std::move(theirs));
    }
    if (panel.curve != article) {
        CurveLine ours;
        ours.curve = panel.curve;
        for (const CurvePoint& point : curves[static_cast<std::size_t>(panel.curve)].points)
            ours.points.push_back(
                {point.ply, panel.time ? point.milliseconds : static_cast<double>(point.nodes),
                 panel.time && point.disturbed});
        lines.push_back(std::move(ours));
    }
    // A logarithmic axis has no place for what took no time.
    if (panel.time)
        for (CurveLine& line : lines)
            std::erase_if(line.points, [](const Point& point) { return point.value <= 0; });
    return lines;
}

PlotFrame frameOf(const QRectF& place, const Panel& panel, const std::vector<CurveLine>& lines,
                  const FigureStyle& style, const PlotPart& part)
{
    double smallest = 0;
    double largest = 0;
    double lastPly = 1;
    for (const CurveLine& line : lines)
        for (const Point& point : line.points) {
            lastPly = std::max(lastPly, static_cast<double>(point.ply));
            largest = std::max(largest, point.value);
            smallest = smallest == 0 ? point.value : std::min(smallest, point.value);
        }
    PlotAxis plies = PlotFrame::axisFor(CurvesText::tr("Ply"), 0, lastPly, false);
    plies.leastStep = 1;
    // Two machines lie a hundredfold apart in time: only a logarithmic axis shows both.
    return {place, plies,
            PlotFrame::axisFor(panel.time ? CurvesText::tr("Time in ms") : CurvesText::tr("Nodes"),
                               smallest, largest, panel.time),
            style, part};
}

int columnsWithin(const QSizeF& room, std::size_t panels)
{
    const int count = static_cast<int>(panels);
    const bool flat
        = room.width() > rowAspect * room.height() && room.width() >= count * smallestPanel.width();
    return flat ? std::max(count, 1) : 2;
}

/// Of one line of the caption in a picture of this width.
double entryHeight(const Entry& entry, double width, const FigureStyle& style)
{
    const QRectF room(0, 0, width - captionSample.width() - 3 * panelGap, 1e4);
    const double text
        = QFontMetricsF(style.font).boundingRect(room, Qt::TextWordWrap, entry.text).height();
    return std::max(text, captionSample.height()) + 2;
}

double captionHeight(const std::vector<StudyCurve>& curves, double width, const FigureStyle& style)
{
    double height = 2 * panelGap;
    for (const Entry& entry : captionOf(curves))
        height += entryHeight(entry, width, style);
    return height;
}

std::vector<Placed> layoutOf(const QRectF& target, const std::vector<StudyCurve>& curves,
                             const FigureStyle& style, const PlotPart& part)
{
    const std::vector<Panel> panels = panelsOf(curves);
    const int count = static_cast<int>(panels.size());
    const int columns = columnsWithin(target.size(), panels.size());
    const int rows = (count + columns - 1) / columns;
    const double caption = captionHeight(curves, target.width(), style);
    const QSizeF size(target.width() / columns, (target.height() - caption) / std::max(rows, 1));
    const double titleHeight = QFontMetricsF(style.font).height() + panelGap;
    std::vector<Placed> placed;
    for (int i = 0; i < count; ++i) {
        const Panel& panel = panels[static_cast<std::size_t>(i)];
        const int row = i / columns;
        const QPointF corner(i % columns * size.width(), row * size.height());
        const QRectF whole(target.topLeft() + corner, size);
        std::vector<CurveLine> lines = linesOf(panel, curves);
        const PlotFrame frame = frameOf(whole.adjusted(panelGap, titleHeight, -panelGap, -panelGap),
                                        panel, lines, style, part);
        placed.push_back({panel, QRectF(whole.topLeft(), QSizeF(size.width(), titleHeight)), frame,
                          std::move(lines)});
    }
    return placed;
}

void paintLine(QPainter& painter, const PlotFrame& frame, const CurveLine& line,
               const FigureStyle& style)
{
    const QPen pen = penOf(line.curve, style);
    QPolygonF course;
    for (const Point& point : line.points)
        course.append(frame.place(point.ply, point.value));
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(course);
    painter.setPen(QPen(pen.color(), 1.2));
    for (const Point& point : line.points) {
        if (!frame.isShown(point.ply, point.value))
            continue;
        painter.setBrush(point.disturbed ? style.palette.color(QPalette::Base) : pen.color());
        painter.drawPath(chartstyle::markerPath(markerOf(line.curve), markerSize)
                             .translated(frame.place(point.ply, point.value)));
    }
}

void paintPanel(QPainter& painter, const Placed& placed, const FigureStyle& style)
{
    QFont bold = style.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(style.palette.color(QPalette::Text));
    painter.drawText(placed.title, Qt::AlignHCenter | Qt::AlignBottom,
                     (placed.panel.time ? CurvesText::tr("Depth %1: time for each move")
                                        : CurvesText::tr("Depth %1: nodes for each move"))
                         .arg(placed.panel.depth));
    placed.frame.paint(painter);
    painter.save();
    painter.setClipRect(placed.frame.clip(), Qt::IntersectClip);
    for (const CurveLine& line : placed.lines)
        paintLine(painter, placed.frame, line, style);
    painter.restore();
}

void paintCaption(QPainter& painter, const QRectF& target, const std::vector<StudyCurve>& curves,
                  const FigureStyle& style)
{
    double top = target.bottom() - captionHeight(curves, target.width(), style) + panelGap;
    for (const Entry& entry : captionOf(curves)) {
        const QRectF sample(QPointF(target.left() + panelGap, top), captionSample);
        chartstyle::paintSample(painter, sample, penOf(entry.curve, style), markerOf(entry.curve),
                                style.palette);
        const double height = entryHeight(entry, target.width(), style);
        painter.setPen(style.palette.color(QPalette::Text));
        painter.setFont(style.font);
        painter.drawText(QRectF(QPointF(sample.right() + panelGap, top),
                                QPointF(target.right() - panelGap, top + height)),
                         Qt::TextWordWrap, entry.text);
        top += height;
    }
}

QString textOf(const Panel& panel, const CurveLine& line, const Point& point)
{
    const QString value
        = QLocale().toString(point.value, 'f', panel.time && point.value < 10 ? 3 : 0);
    const QString text
        = (line.curve == article ? CurvesText::tr("The article, depth %1, one game")
                                 : CurvesText::tr("This program, depth %1, one game"))
              .arg(panel.depth)
        + QLatin1Char('\n')
        + (panel.time ? CurvesText::tr("Ply %1: %2 ms") : CurvesText::tr("Ply %1: %2 nodes"))
              .arg(QString::number(point.ply), value);
    return point.disturbed ? CurvesText::tr("%1, disturbed by other work").arg(text) : text;
}

}

namespace curvespicture {

QSizeF sizeFor(const QSizeF& room, const std::vector<StudyCurve>& curves, const FigureStyle& style)
{
    const std::size_t panels = panelsOf(curves).size();
    const int columns = columnsWithin(room, panels);
    const int rows = (static_cast<int>(panels) + columns - 1) / columns;
    const double width = std::max(room.width(), columns * smallestPanel.width());
    return {width,
            std::max(room.height(),
                     rows * smallestPanel.height() + captionHeight(curves, width, style))};
}

void paint(QPainter& painter, const QRectF& target, const std::vector<StudyCurve>& curves,
           const FigureStyle& style, const PlotPart& part)
{
    painter.fillRect(target, style.palette.color(QPalette::Base));
    for (const Placed& placed : layoutOf(target, curves, style, part))
        paintPanel(painter, placed, style);
    paintCaption(painter, target, curves, style);
}

std::vector<PlotField> fields(const QRectF& target, const std::vector<StudyCurve>& curves,
                              const FigureStyle& style, const PlotPart& part)
{
    std::vector<PlotField> fields;
    for (const Placed& placed : layoutOf(target, curves, style, part))
        fields.push_back(placed.frame.field());
    return fields;
}

HitTargets spots(const QRectF& target, const std::vector<StudyCurve>& curves,
                 const FigureStyle& style, const PlotPart& part)
{
    HitTargets spots;
    int number = 0;
    for (const Placed& placed : layoutOf(target, curves, style, part))
        for (const CurveLine& line : placed.lines) {
            for (const Point& point : line.points) {
                if (!placed.frame.isShown(point.ply, point.value))
                    continue;
                QRectF place(0, 0, markerSize + 1, markerSize + 1);
                place.moveCenter(placed.frame.place(point.ply, point.value));
                spots.push_back(
                    {place, textOf(placed.panel, line, point), line.curve, point.ply, number});
            }
            ++number;
        }
    return spots;
}

Expected<void> write(const std::vector<StudyCurve>& curves, const QString& pngPath)
{
    if (curves.empty())
        return fail(CurvesText::tr("There are no curves to draw."));
    ChartContent content;
    content.title = CurvesText::tr("Nodes and time for each move");
    content.provenance = provenanceOf(curves);
    content.size = QSize(1600, 1000) / chartexport::pixelScale;
    // The frame's texts are within the size that is promised.
    const int texts = ExportFrame(content).size().height() - content.size.height();
    content.size.rheight() -= texts;
    content.paint = [&curves](QPainter& painter, const QRectF& target) {
        paint(painter, target, curves, paperStyle());
    };
    return chartexport::save(content, pngPath);
}

}
