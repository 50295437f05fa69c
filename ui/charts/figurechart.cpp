// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figurechart.h"

#include "ui/paper/figurepicture.h"

#include <algorithm>

namespace {

constexpr QSize figurePaper(900, 540);

}

FigureChart::FigureChart(const QString& name, QWidget* parent, Qt::Orientations zooming)
    : PaintedChart(zooming, parent)
{
    setAccessibleName(name);
}

void FigureChart::setFigure(const Figure& figure)
{
    take(figure);
    replaced();
}

void FigureChart::updateFigure(const Figure& figure)
{
    take(figure);
    changed();
}

void FigureChart::take(const Figure& figure)
{
    m_figure = figure;
    if (!figure.name.isEmpty())
        setAccessibleName(figure.name);
    setAccessibleDescription(figureInWords(figure));
    updateGeometry();
}

void FigureChart::setSizeHint(const QSize& usual, const QSize& least)
{
    m_sizeHint = usual;
    m_least = least;
    updateGeometry();
}

QSize FigureChart::minimumSizeHint() const
{
    const auto rows = static_cast<int>(m_figure.up.names.size());
    if (rows == 0)
        return m_least;
    // Beside the rows the heading, the axis and the legend.
    return {240, (std::max(3, rows) + 6) * fontMetrics().lineSpacing() * 5 / 4};
}

ChartContent FigureChart::content() const
{
    return figureContent(m_figure);
}

void FigureChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                          const PlotPart& part) const
{
    figurepicture::paint(painter, target, m_figure, style, part);
}

std::vector<PlotField> FigureChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                             const PlotPart& part) const
{
    return figurepicture::fields(target, m_figure, style, part);
}

HitTargets FigureChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                const PlotPart& part) const
{
    return figurepicture::spots(target, m_figure, style, part);
}

ChartContent figureContent(const Figure& figure, const PlotPart& part)
{
    ChartContent content;
    content.title = figure.title;
    content.size = figurePaper;
    content.paint = [figure, part](QPainter& painter, const QRectF& target) {
        figurepicture::paint(painter, target, figure, paperStyle(), part);
    };
    content.note = figure.note;
    content.csv = figureToCsv(figure);
    return content;
}
