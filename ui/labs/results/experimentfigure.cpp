// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentfigure.h"

#include "core/study/results/experimentexport.h"
#include "core/study/results/resultprovenance.h"
#include "ui/labs/results/heatmap.h"
#include "ui/labs/results/plycurves.h"
#include "ui/labs/results/sharebars.h"
#include "ui/labs/runs/experimentdata.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>
#include <QtMath>
#include <algorithm>

namespace {

constexpr QSize usualSize(640, 360);

/// A figure is often higher than its place.
void showWithin(QWidget& figure, const QRectF& spot)
{
    for (QWidget* above = figure.parentWidget(); above; above = above->parentWidget())
        if (auto* const area = qobject_cast<QScrollArea*>(above)) {
            const QPoint centre = figure.mapTo(area->widget(), spot.center().toPoint());
            area->ensureVisible(centre.x(), centre.y(), 0, qRound(spot.height() / 2) + 8);
        }
}

}

ExperimentFigure::ExperimentFigure(Kind kind, const ExperimentData& shown, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_data(shown)
{
    setAccessibleName(title(kind));
    setAccessibleDescription(
        tr("The arrow keys go from mark to mark, Enter shows the games behind one."));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&shown, &ExperimentData::replaced, this, [this] {
        m_current.reset();
        forgetSpots();
        updateGeometry();
    });
    connect(&shown, &ExperimentData::changed, this, &ExperimentFigure::forgetSpots);
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

FigureSpots ExperimentFigure::spots(Kind kind, const QRectF& target, const ExperimentResult& result,
                                    const FigureStyle& style)
{
    switch (kind) {
    case Kind::Bars:
        return sharebars::spots(target, result, style);
    case Kind::HeatMap:
        return heatmap::spots(target, result, style);
    case Kind::Nodes:
        return plycurves::spots(target, result, plycurves::Quantity::Nodes, style);
    case Kind::Time:
        return plycurves::spots(target, result, plycurves::Quantity::Milliseconds, style);
    }
    return {};
}

const FigureSpots& ExperimentFigure::spots() const
{
    if (!m_spots)
        m_spots = spots(m_kind, QRectF(rect()), m_data.result(), {palette(), font()});
    return *m_spots;
}

void ExperimentFigure::forgetSpots()
{
    m_spots.reset();
    m_hovered.reset();
    update();
}

ChartContent ExperimentFigure::content() const
{
    ChartContent content;
    content.title = m_data.experiment().title + QStringLiteral(": ") + title(m_kind);
    content.size = size().expandedTo(usualSize);
    const double largest = m_kind == Kind::Bars
        ? sharebars::largestHeight(m_data.result(), paperStyle())
        : m_kind == Kind::HeatMap ? heatmap::largestHeight(m_data.result(), paperStyle())
                                  : content.size.height();
    content.size.setHeight(std::min(content.size.height(), qCeil(largest)));
    content.provenance = provenanceOf(m_data.result());
    content.paint = [this](QPainter& painter, const QRectF& target) {
        paint(m_kind, painter, target, m_data.result(), paperStyle());
    };
    content.csv = isOfCurves() && !m_data.experiment().isFigure()
        ? experimentCurvesToCsv(m_data.result())
        : experimentToCsv(m_data.result());
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

int ExperimentFigure::heightForWidth(int width) const
{
    if (!isOfCurves())
        return -1;
    return qCeil(plycurves::smallestHeight(width, m_data.result(), {palette(), font()}));
}

bool ExperimentFigure::isOfCurves() const
{
    return m_kind == Kind::Nodes || m_kind == Kind::Time;
}

void ExperimentFigure::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(m_kind, painter, QRectF(rect()), m_data.result(), {palette(), font()});
    for (const auto& marked : {m_hovered, hasFocus() ? m_current : std::nullopt}) {
        if (!marked || *marked >= spots().size())
            continue;
        painter.setPen(QPen(palette().color(QPalette::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(spots()[*marked].place.adjusted(-2, -2, 2, 2), 3, 3);
    }
}

void ExperimentFigure::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    forgetSpots();
}

void ExperimentFigure::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    forgetSpots();
}

void ExperimentFigure::mouseMoveEvent(QMouseEvent* event)
{
    const auto spot = figurespot::at(spots(), event->position());
    setCursor(spot && spots()[*spot].cell >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (spot == m_hovered)
        return;
    m_hovered = spot;
    explain(event->position().toPoint(), event->globalPosition().toPoint());
    update();
}

void ExperimentFigure::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(figurespot::at(spots(), event->position()));
}

void ExperimentFigure::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered.reset();
    update();
}

void ExperimentFigure::keyPressEvent(QKeyEvent* event)
{
    if (const auto step = figurespot::stepOf(event->key()))
        setCurrent(figurespot::next(spots(), m_current, *step));
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        choose(m_current);
    else
        QWidget::keyPressEvent(event);
}

void ExperimentFigure::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_current && event->reason() != Qt::MouseFocusReason)
        setCurrent(figurespot::next(spots(), {}, figurespot::Step::Right));
}

void ExperimentFigure::setCurrent(std::optional<std::size_t> spot)
{
    m_current = spot;
    update();
    if (!spot)
        return;
    const FigureSpot& current = spots()[*spot];
    showWithin(*this, current.place);
    setAccessibleDescription(current.text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    explain(current.place.center().toPoint(), mapToGlobal(current.place.bottomLeft().toPoint()));
}

void ExperimentFigure::choose(std::optional<std::size_t> spot)
{
    if (!spot || *spot >= spots().size() || spots()[*spot].cell < 0)
        return;
    QToolTip::hideText();
    m_current = spot;
    Q_EMIT gamesWanted(spots()[*spot].cell, spots()[*spot].ply);
}

void ExperimentFigure::explain(const QPoint& place, const QPoint& onScreen)
{
    const auto spot = figurespot::at(spots(), place);
    QToolTip::showText(onScreen, spot ? spots()[*spot].text : QString(), this);
}

bool ExperimentFigure::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    explain(help->pos(), help->globalPos());
    return true;
}
