// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/curvespicture.h"

#include "core/study/results/resultprovenance.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/exportframe.h"
#include "ui/paper/figurepicture.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <iterator>

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

/// Two of them share a depth: nodes and time.
struct Panel
{
    int depth = 0;
    int curve = article; ///< index of ours, if there is one
    bool isTime = false;
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
        for (const bool isTime : {false, true})
            panels.push_back({depth, curve, isTime});
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
    entries.push_back(
        {article,
         CurvesText::tr(
             "The article: Kang, Wang and Hu (2019), figures 12 and 13, one game per depth.")});
    return entries;
}

int inkOf(int curve)
{
    return curve == article ? 1 : 0;
}

chartstyle::Marker markerOf(int curve)
{
    return curve == article ? chartstyle::Marker::Square : chartstyle::Marker::Circle;
}

FigureSeries lineOf(int curve)
{
    FigureSeries line {QString(), FigureSeries::Kind::Line, {}, inkOf(curve)};
    line.marker = markerOf(curve);
    line.size = markerSize;
    return line;
}

/// A time during which other work ran is no measure: it is hollow.
FigureSeries::Point pointOf(const Panel& panel, int curve, int ply, double value, bool isDisturbed)
{
    const QString number = QLocale().toString(value, 'f', panel.isTime && value < 10 ? 3 : 0);
    const QString text = (curve == article ? CurvesText::tr("The article, depth %1, one game")
                                           : CurvesText::tr("This program, depth %1, one game"))
                             .arg(panel.depth)
        + QLatin1Char('\n')
        + (panel.isTime ? CurvesText::tr("Move %1: %2 ms") : CurvesText::tr("Move %1: %2 nodes"))
              .arg(QString::number(ply), number);
    return {.x = double(ply),
            .y = value,
            .text = isDisturbed ? CurvesText::tr("%1, disturbed by other work").arg(text) : text,
            .isHollow = isDisturbed,
            .leadsTo = curve,
            .ply = ply};
}

/// The article's line first, so that ours lies on top.
Figure figureOf(const Panel& panel, const std::vector<StudyCurve>& curves)
{
    Figure figure;
    figure.heading = (panel.isTime ? CurvesText::tr("Depth %1: time for each move")
                                   : CurvesText::tr("Depth %1: nodes for each move"))
                         .arg(panel.depth);
    if (const PublishedCurve* const published = publishedCurve(panel.depth)) {
        figure.series.push_back(lineOf(article));
        int ply = 0;
        for (const double value : panel.isTime ? published->milliseconds : published->nodes)
            figure.series.back().points.push_back(pointOf(panel, article, ++ply, value, false));
    }
    if (panel.curve != article) {
        figure.series.push_back(lineOf(panel.curve));
        for (const CurvePoint& point : curves[static_cast<std::size_t>(panel.curve)].points)
            figure.series.back().points.push_back(
                pointOf(panel, panel.curve, point.ply,
                        panel.isTime ? point.milliseconds : static_cast<double>(point.nodes),
                        panel.isTime && point.disturbed));
    }
    // Two machines lie a hundredfold apart in time: only a logarithmic axis shows both.
    figure.across.title = CurvesText::tr("Move");
    figure.across.leastStep = 1;
    figure.up.title = panel.isTime ? CurvesText::tr("Time in ms") : CurvesText::tr("Nodes");
    fitAxes(figure, false, panel.isTime);
    return figure;
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

/// A figure and where it is painted.
struct Placed
{
    QRectF place;
    Figure figure;
};

std::vector<Placed> layoutOf(const QRectF& target, const std::vector<StudyCurve>& curves,
                             const FigureStyle& style)
{
    const std::vector<Panel> panels = panelsOf(curves);
    const int count = static_cast<int>(panels.size());
    const int columns = columnsWithin(target.size(), panels.size());
    const int rows = (count + columns - 1) / columns;
    const double caption = captionHeight(curves, target.width(), style);
    const QSizeF size(target.width() / columns, (target.height() - caption) / std::max(rows, 1));
    std::vector<Placed> placed;
    for (const Panel& panel : panels) {
        const int i = static_cast<int>(placed.size());
        const int row = i / columns;
        const QPointF corner((i - row * columns) * size.width(), row * size.height());
        placed.push_back({{target.topLeft() + corner, size}, figureOf(panel, curves)});
    }
    return placed;
}

void paintCaption(QPainter& painter, const QRectF& target, const std::vector<StudyCurve>& curves,
                  const FigureStyle& style)
{
    double top = target.bottom() - captionHeight(curves, target.width(), style) + panelGap;
    for (const Entry& entry : captionOf(curves)) {
        const QRectF sample(QPointF(target.left() + panelGap, top), captionSample);
        const int ink = inkOf(entry.curve);
        const QColor color = chartstyle::seriesColor(ink, style.palette);
        chartstyle::paintSample(painter, sample,
                                chartstyle::seriesPen(color, ink, 0, style.palette),
                                markerOf(entry.curve), style.palette);
        const double height = entryHeight(entry, target.width(), style);
        painter.setPen(style.palette.color(QPalette::Text));
        painter.setFont(style.font);
        painter.drawText(QRectF(QPointF(sample.right() + panelGap, top),
                                QPointF(target.right() - panelGap, top + height)),
                         Qt::TextWordWrap, entry.text);
        top += height;
    }
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
    for (const Placed& panel : layoutOf(target, curves, style))
        figurepicture::paint(painter, panel.place, panel.figure, style, part);
    paintCaption(painter, target, curves, style);
}

std::vector<PlotField> fields(const QRectF& target, const std::vector<StudyCurve>& curves,
                              const FigureStyle& style, const PlotPart& part)
{
    std::vector<PlotField> all;
    for (const Placed& panel : layoutOf(target, curves, style))
        std::ranges::copy(figurepicture::fields(panel.place, panel.figure, style, part),
                          std::back_inserter(all));
    return all;
}

HitTargets spots(const QRectF& target, const std::vector<StudyCurve>& curves,
                 const FigureStyle& style, const PlotPart& part)
{
    HitTargets all;
    int lines = 0;
    for (const Placed& panel : layoutOf(target, curves, style)) {
        for (HitTarget spot : figurepicture::spots(panel.place, panel.figure, style, part)) {
            spot.line += lines;
            all.push_back(std::move(spot));
        }
        lines += static_cast<int>(panel.figure.series.size());
    }
    return all;
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
