// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/experimentfigure.h"

#include "core/study/experimentexport.h"
#include "ui/charts/heatmap.h"
#include "ui/charts/plycurves.h"
#include "ui/charts/sharebars.h"
#include "ui/models/experimentdata.h"

#include <QApplication>
#include <QPainter>

namespace {

constexpr QSize usualSize(640, 360);

}

FigureStyle paperStyle()
{
    QPalette light;
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Text, QColor(0x20, 0x20, 0x20));
    return {light, QApplication::font()};
}

ExperimentFigure::ExperimentFigure(Kind kind, const ExperimentData& shown, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_data(shown)
{
    setAccessibleName(title(kind));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    connect(&shown, &ExperimentData::replaced, this, [this] {
        updateGeometry();
        update();
    });
    connect(&shown, &ExperimentData::changed, this, qOverload<>(&QWidget::update));
}

QString ExperimentFigure::title(Kind kind)
{
    switch (kind) {
    case Kind::Bars:
        return tr("Shares won, with 95 % intervals");
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
                             const ExperimentResult& result, const FigureStyle& style)
{
    switch (kind) {
    case Kind::Bars:
        return sharebars::paint(painter, target, result, style);
    case Kind::HeatMap:
        return heatmap::paint(painter, target, result, style);
    case Kind::Nodes:
        return plycurves::paint(painter, target, result, plycurves::Quantity::Nodes, style);
    case Kind::Time:
        return plycurves::paint(painter, target, result, plycurves::Quantity::Milliseconds, style);
    }
}

QSizeF ExperimentFigure::smallestSize(Kind kind, const ExperimentResult& result,
                                      const FigureStyle& style)
{
    switch (kind) {
    case Kind::Bars:
        return sharebars::smallestSize(result, style);
    case Kind::HeatMap:
        return heatmap::smallestSize(result, style);
    case Kind::Nodes:
    case Kind::Time:
        break;
    }
    return plycurves::smallestSize(result, style);
}

ChartContent ExperimentFigure::content() const
{
    ChartContent content;
    content.title = m_data.experiment().title + QStringLiteral(": ") + title(m_kind);
    content.size = size().expandedTo(usualSize);
    content.paint = [this](QPainter& painter, const QRectF& target) {
        painter.fillRect(target, Qt::white);
        paint(m_kind, painter, target, m_data.result(), paperStyle());
    };
    content.csv = experimentToCsv(m_data.result());
    content.json = experimentToJson(m_data.result());
    return content;
}

QSize ExperimentFigure::sizeHint() const
{
    return minimumSizeHint().expandedTo(usualSize);
}

QSize ExperimentFigure::minimumSizeHint() const
{
    return smallestSize(m_kind, m_data.result(), {palette(), font()}).toSize();
}

void ExperimentFigure::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(m_kind, painter, QRectF(rect()), m_data.result(), {palette(), font()});
}
