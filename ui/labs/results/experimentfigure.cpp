// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentfigure.h"

#include "core/study/results/experimentexport.h"
#include "core/study/results/resultprovenance.h"
#include "ui/labs/results/heatmap.h"
#include "ui/labs/results/plyfigure.h"
#include "ui/labs/results/sharefigure.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/paper/figurepicture.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>

namespace {

constexpr QSize usualFigureSize(640, 360);

/// Of each kind but the heat map.
Figure figureOf(ExperimentFigure::Kind kind, const ExperimentResult& result)
{
    if (kind == ExperimentFigure::Kind::Bars)
        return shareFigure(result);
    return plyFigure(result,
                     kind == ExperimentFigure::Kind::Nodes ? PlyQuantity::Nodes
                                                           : PlyQuantity::Milliseconds);
}

/// A row for each name, and the whole of it.
QSizeF smallestBars(const Figure& figure, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    double widest = 0;
    for (const QString& name : figure.up.names)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    return {widest + 250,
            (1.25 * static_cast<double>(figure.up.names.size()) + 4.3) * metrics.height() + 18};
}

Qt::Orientations zoomingOf(ExperimentFigure::Kind kind)
{
    switch (kind) {
    case ExperimentFigure::Kind::Bars:
        return Qt::Horizontal;
    case ExperimentFigure::Kind::HeatMap:
        return {};
    case ExperimentFigure::Kind::Nodes:
    case ExperimentFigure::Kind::Time:
        break;
    }
    return Qt::Horizontal | Qt::Vertical;
}

}

ExperimentFigure::ExperimentFigure(Kind kind, const ExperimentData& shown, QWidget* parent)
    : PaintedChart(zoomingOf(kind), parent), m_kind(kind), m_data(shown)
{
    setAccessibleName(title(kind));
    setAccessibleDescription(
        tr("Use the arrow keys to move between marks. Press Enter to show the games behind one."));
    connect(this, &PaintedChart::chosen, this,
            [this](const HitTarget& spot) { Q_EMIT gamesWanted(spot.cell, spot.ply); });
    connect(&shown, &ExperimentData::replaced, this, [this] {
        replaced();
        updateGeometry();
    });
    connect(&shown, &ExperimentData::changed, this, [this] { changed(); });
    if (isOfCurves()) {
        QSizePolicy policy = sizePolicy();
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        // Games of another engine have a line of their own in the key.
        connect(&shown, &ExperimentData::changed, this, [this] { updateGeometry(); });
    }
}

QString ExperimentFigure::title(Kind kind)
{
    switch (kind) {
    case Kind::Bars:
        return tr("Share of games won, with 95 % intervals");
    case Kind::HeatMap:
        return tr("Share of points");
    case Kind::Nodes:
        return tr("Nodes by move");
    case Kind::Time:
        return tr("Time by move");
    }
    return {};
}

void ExperimentFigure::paint(Kind kind, QPainter& painter, const QRectF& target,
                             const ExperimentResult& result, const FigureStyle& style,
                             const PlotPart& part)
{
    if (kind == Kind::HeatMap)
        heatmap::paint(painter, target, result, style);
    else
        figurepicture::paint(painter, target, figureOf(kind, result), style, part);
}

QSizeF ExperimentFigure::smallestSize(Kind kind, const ExperimentResult& result,
                                      const FigureStyle& style)
{
    switch (kind) {
    case Kind::Bars:
        return smallestBars(shareFigure(result), style);
    case Kind::HeatMap:
        return heatmap::smallestSize(result, style);
    case Kind::Nodes:
    case Kind::Time:
        break;
    }
    const QFontMetricsF metrics(style.font);
    return {40 * metrics.averageCharWidth(), 10 * metrics.height()};
}

void ExperimentFigure::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                               const PlotPart& part) const
{
    paint(m_kind, painter, target, m_data.result(), style, part);
}

HitTargets ExperimentFigure::spotsIn(const QRectF& target, const FigureStyle& style,
                                     const PlotPart& part) const
{
    return m_kind == Kind::HeatMap
        ? heatmap::spots(target, m_data.result(), style)
        : figurepicture::spots(target, figureOf(m_kind, m_data.result()), style, part);
}

std::vector<PlotField> ExperimentFigure::fieldsIn(const QRectF& target, const FigureStyle& style,
                                                  const PlotPart& part) const
{
    return m_kind == Kind::HeatMap
        ? std::vector<PlotField>()
        : figurepicture::fields(target, figureOf(m_kind, m_data.result()), style, part);
}

ChartContent ExperimentFigure::content() const
{
    ChartContent content;
    content.title = m_data.experiment().title + QStringLiteral(": ") + title(m_kind);
    content.size = size().expandedTo(usualFigureSize);
    const double largest = m_kind == Kind::Bars
        ? figurepicture::heightFor(content.size.width(), shareFigure(m_data.result()), paperStyle())
        : m_kind == Kind::HeatMap ? heatmap::largestHeight(m_data.result(), paperStyle())
                                  : content.size.height();
    content.size.setHeight(std::min(content.size.height(), qCeil(largest)));
    content.provenance = provenanceOf(m_data.result());
    content.paint = [this](QPainter& painter, const QRectF& target) {
        paintIn(painter, target, paperStyle(), part());
    };
    content.csv = isOfCurves() && !m_data.experiment().isFigure()
        ? experimentCurvesToCsv(m_data.result())
        : experimentToCsv(m_data.result());
    content.json = experimentToJson(m_data.result());
    return content;
}

QSize ExperimentFigure::sizeHint() const
{
    return minimumSizeHint().expandedTo(usualFigureSize);
}

QSize ExperimentFigure::minimumSizeHint() const
{
    return smallestSize(m_kind, m_data.result(), {palette(), font()}).toSize();
}

int ExperimentFigure::heightForWidth(int width) const
{
    if (!isOfCurves())
        return -1;
    // The more rows the legend takes, the higher the figure must be.
    return qCeil(figurepicture::heightFor(width, figureOf(m_kind, m_data.result()), style())
                 + 6 * QFontMetricsF(font()).height());
}

bool ExperimentFigure::isOfCurves() const
{
    return m_kind == Kind::Nodes || m_kind == Kind::Time;
}
