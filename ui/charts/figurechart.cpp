// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figurechart.h"

#include "ui/paper/figurepicture.h"

namespace {

constexpr QSize figurePaper(900, 540);

}

FigureChart::FigureChart(const QString& name, QWidget* parent)
    : PaintedChart(Qt::Horizontal | Qt::Vertical, parent)
{
    setAccessibleName(name);
}

void FigureChart::setFigure(const Figure& figure)
{
    m_figure = figure;
    setAccessibleDescription(figure.title.isEmpty() || figure.isEmpty()
                                 ? figure.note
                                 : figure.title + QStringLiteral(". ") + figure.note);
    replaced();
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

FigureSpots FigureChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                 const PlotPart& part) const
{
    return figurepicture::spots(target, m_figure, style, part);
}

ChartContent figureContent(const Figure& figure)
{
    ChartContent content;
    content.title = figure.title;
    content.size = figurePaper;
    content.paint = [figure](QPainter& painter, const QRectF& target) {
        figurepicture::paint(painter, target, figure, paperStyle());
    };
    content.note = figure.note;
    content.csv = figureToCsv(figure);
    return content;
}
