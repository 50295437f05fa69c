// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/growthchart.h"

#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>

using namespace fourcast::lesson;

namespace {

constexpr double markerSize = 9;
/// Beside its text in the legend.
constexpr double sampleWidth = 44;

chartstyle::Marker markerFor(std::size_t series)
{
    static constexpr std::array markers {chartstyle::Marker::Circle, chartstyle::Marker::Square,
                                         chartstyle::Marker::Triangle,
                                         chartstyle::Marker::UpTriangle, chartstyle::Marker::Bar};
    return markers[series % markers.size()];
}

/// There are more searches than colours: the second round has broken lines.
QPen penFor(std::size_t series, bool isLeast, const QPalette& palette)
{
    if (isLeast)
        return {palette.color(QPalette::Text), 2, Qt::DotLine};
    return {chartstyle::seriesColor(static_cast<int>(series), palette), 1.6,
            series / 5 % 2 == 0 ? Qt::SolidLine : Qt::DashLine};
}

void drawMarker(QPainter& painter, const QPointF& at, std::size_t series, const QPalette& palette)
{
    const QPainterPath path = chartstyle::markerPath(markerFor(series), markerSize).translated(at);
    const QColor color = chartstyle::seriesColor(static_cast<int>(series), palette);
    // Hollow in the second round.
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(series / 5 % 2 == 0 ? color : palette.color(QPalette::Base));
    painter.drawPath(path);
}

}

struct GrowthChart::Layout
{
    QRectF legend;
    PlotFrame frame;
};

GrowthChart::GrowthChart(QWidget* parent) : PaintedChart(Qt::Horizontal | Qt::Vertical, parent)
{
    setAccessibleName(tr("Chart of how the searches grow with the depth"));
    take();
}

QString GrowthChart::nameOf(const TreeRequest& request)
{
    const QString name = request.method == Method::AlphaBeta
        ? QStringLiteral("%1, %2").arg(fourcast::lesson::inWords(request.method),
                                       fourcast::lesson::inWords(request.order))
        : fourcast::lesson::inWords(request.method);
    return request.table ? tr("%1, with a table").arg(name) : name;
}

void GrowthChart::setComparisons(const Comparisons& comparisons)
{
    m_comparisons = comparisons;
    take();
}

void GrowthChart::setCounted(Counted counted)
{
    m_counted = counted;
    take();
}

void GrowthChart::take()
{
    const bool countsNodes = m_counted == Counted::Nodes;
    m_figure = {};
    m_figure.counted = countsNodes ? tr("Nodes") : tr("Leaves");
    Series least {.name = tr("the least possible"), .points = {}, .isLeast = true};
    for (const Comparison& comparison : m_comparisons) {
        m_figure.depth = std::max(m_figure.depth, comparison.depth);
        for (const ComparedSearch& search : comparison.searches) {
            const QString name = nameOf(search.request);
            auto found = std::ranges::find(m_figure.series, name, &Series::name);
            if (found == m_figure.series.end())
                found = m_figure.series.insert(found, {.name = name, .points = {}});
            const TreeCounts& counts = search.counted.counts;
            found->points.push_back(
                {comparison.depth,
                 std::max<std::uint64_t>(1, countsNodes ? counts.nodes : counts.leaves)});
        }
        least.points.push_back(
            {comparison.depth,
             std::max<std::uint64_t>(
                 1, countsNodes ? comparison.least.nodes : comparison.least.leaves)});
    }
    if (!least.points.empty())
        m_figure.series.push_back(least);
    for (const Series& series : m_figure.series)
        for (const Point& point : series.points)
            m_figure.most = std::max(m_figure.most, static_cast<double>(point.count));
    setAccessibleDescription(inWords());
    replaced();
}

QString GrowthChart::inWords() const
{
    QStringList words;
    for (const Series& series : m_figure.series)
        words << tr("%1: %2 at depth %3")
                     .arg(series.name, countText(series.points.back().count))
                     .arg(series.points.back().depth);
    return words.isEmpty() ? tr("Nothing was compared yet.") : words.join(QStringLiteral("; "));
}

GrowthChart::Layout GrowthChart::layoutOf(const Figure& figure, const QRectF& target,
                                          const FigureStyle& style, const PlotPart& part)
{
    const QFontMetricsF metrics(style.font);
    const std::vector<plotlegend::Entry> entries = legend(figure, style);
    double widest = 0;
    for (const plotlegend::Entry& entry : entries)
        widest = std::max(widest, metrics.horizontalAdvance(entry.text) + sampleWidth);
    QRectF room = target.adjusted(4, 4, -4, -4);
    QRectF names = room;
    // A narrow chart has its legend below.
    if (room.width() > 2.2 * widest) {
        room.setRight(room.right() - widest);
        names.setLeft(room.right());
    } else {
        room.setBottom(room.bottom() - plotlegend::height(room.width(), entries, style));
        names.setTop(room.bottom());
    }
    return {names,
            PlotFrame(room, {tr("Depth"), 0.5, figure.depth + 0.5, false, 1},
                      PlotFrame::axisFor(figure.counted, 1, figure.most, true), style, part)};
}

std::vector<PlotField> GrowthChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                             const PlotPart& part) const
{
    return m_figure.series.empty()
        ? std::vector<PlotField>()
        : std::vector {layoutOf(m_figure, target, style, part).frame.field()};
}

FigureSpots GrowthChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                 const PlotPart& part) const
{
    FigureSpots spots;
    const PlotFrame frame = layoutOf(m_figure, target, style, part).frame;
    for (std::size_t i = 0; i < m_figure.series.size(); ++i)
        for (const Point& point : m_figure.series[i].points) {
            const auto count = static_cast<double>(point.count);
            if (!frame.isShown(point.depth, count))
                continue;
            QRectF place(0, 0, markerSize, markerSize);
            place.moveCenter(frame.place(point.depth, count));
            spots.push_back({place,
                             tr("%1, depth %2: %3")
                                 .arg(m_figure.series[i].name, QString::number(point.depth),
                                      countText(point.count)),
                             -1, 0, static_cast<int>(i)});
        }
    return spots;
}

void GrowthChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                          const PlotPart& part) const
{
    paintFigure(painter, m_figure, target, style, part);
}

void GrowthChart::paintFigure(QPainter& painter, const Figure& figure, const QRectF& target,
                              const FigureStyle& style, const PlotPart& part)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (figure.series.empty()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Compare the searches to see how they grow with the depth."));
        painter.restore();
        return;
    }
    const Layout layout = layoutOf(figure, target, style, part);
    plotlegend::paint(painter, layout.legend, legend(figure, style), style);
    layout.frame.paint(painter);
    painter.setClipRect(layout.frame.clip(), Qt::IntersectClip);
    for (std::size_t i = 0; i < figure.series.size(); ++i) {
        const Series& series = figure.series[i];
        QPolygonF line;
        for (const Point& point : series.points)
            line << layout.frame.place(point.depth, static_cast<double>(point.count));
        painter.setPen(penFor(i, series.isLeast, style.palette));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        if (!series.isLeast)
            for (const QPointF& at : line)
                drawMarker(painter, at, i, style.palette);
    }
    painter.restore();
}

std::vector<plotlegend::Entry> GrowthChart::legend(const Figure& figure, const FigureStyle& style)
{
    std::vector<plotlegend::Entry> entries;
    for (std::size_t i = 0; i < figure.series.size(); ++i) {
        const bool isLeast = figure.series[i].isLeast;
        entries.push_back(
            {figure.series[i].name,
             [i, isLeast, palette = style.palette](QPainter& painter, const QRectF& place) {
                 painter.setPen(penFor(i, isLeast, palette));
                 painter.drawLine(QPointF(place.left(), place.center().y()),
                                  QPointF(place.right(), place.center().y()));
                 if (!isLeast)
                     drawMarker(painter, place.center(), i, palette);
             }});
    }
    return entries;
}

ChartContent GrowthChart::content(const QString& title) const
{
    ChartContent content;
    content.title = title;
    content.size = {760, 460};
    content.paint
        = [figure = m_figure, style = paperStyle()](QPainter& painter, const QRectF& target) {
              paintFigure(painter, figure, target, style, {});
          };
    content.csv = toCsv(m_comparisons);
    return content;
}
