// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/paintedchart.h"

#include "ui/charts/chartgestures.h"
#include "ui/widgets/labels/plaintip.h"

#include <QAccessible>
#include <QApplication>
#include <QFontInfo>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>
#include <algorithm>
#include <utility>

namespace {

/// A chart is often higher than its place.
void showWithin(QWidget& chart, const QRectF& spot)
{
    for (QWidget* above = chart.parentWidget(); above; above = above->parentWidget())
        if (auto* const area = qobject_cast<QScrollArea*>(above)) {
            const QPoint centre = chart.mapTo(area->widget(), spot.center().toPoint());
            area->ensureVisible(centre.x(), centre.y(), 0, qRound(spot.height() / 2) + 8);
        }
}

}

PaintedChart::PaintedChart(Qt::Orientations zooming, QWidget* parent) : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    if (!zooming)
        return;
    m_gestures = new ChartGestures(*this, *this, zooming);
    m_gestures->setFields([this] { return fieldsIn(QRectF(rect()), style(), part()); });
    m_gestures->setHeld([this] { return heldPlace(); });
    connect(m_gestures, &ChartGestures::partChanged, this, &PaintedChart::showPart);
}

void PaintedChart::setFurtherMenu(std::function<void(QMenu&)> fill)
{
    m_gestures->setFurtherMenu(std::move(fill));
}

std::optional<QPointF> PaintedChart::heldPlace() const
{
    const std::vector<PlotField> fields = m_gestures->fields();
    if (hasFocus() && m_current && *m_current < spots().size()) {
        const QPointF place = spots()[*m_current].place.center();
        if (std::ranges::any_of(fields,
                                [&](const PlotField& field) { return field.plot.contains(place); }))
            return place;
    }
    std::optional<QPointF> nearest;
    double least = 0;
    for (const HitTarget& spot : spots()) {
        const QPointF place = spot.place.center();
        // The axes of the first plot are those that keys move.
        if (fields.empty() || !fields.front().plot.contains(place))
            continue;
        const QPointF apart = place - fields.front().plot.center();
        const double distance = QPointF::dotProduct(apart, apart);
        if (!nearest || distance < least) {
            nearest = place;
            least = distance;
        }
    }
    return nearest;
}

void PaintedChart::showPart()
{
    const QString said = m_spots && m_current ? (*m_spots)[*m_current].text : QString();
    replaced();
    // The keys stay on their mark as long as it is seen.
    const auto same = std::ranges::find(spots(), said, &HitTarget::text);
    if (!said.isEmpty() && same != spots().end())
        m_current = static_cast<std::size_t>(same - spots().begin());
}

PlotPart PaintedChart::part() const
{
    return m_gestures ? m_gestures->part() : PlotPart();
}

bool PaintedChart::leadsOn(const HitTarget&) const
{
    return false;
}

const HitTargets& PaintedChart::spots() const
{
    if (!m_spots)
        m_spots = spotsIn(QRectF(rect()), style(), part());
    return *m_spots;
}

void PaintedChart::changed()
{
    m_spots.reset();
    m_hovered.reset();
    update();
}

void PaintedChart::replaced()
{
    m_current.reset();
    changed();
}

void PaintedChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Axes run from left to right in every language.
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    paintIn(painter, QRectF(rect()), style(), part());
    for (const auto& marked : {m_hovered, hasFocus() ? m_current : std::nullopt}) {
        if (!marked || *marked >= spots().size())
            continue;
        painter.setPen(QPen(palette().color(QPalette::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(spots()[*marked].place.adjusted(-2, -2, 2, 2), 3, 3);
    }
    if (hasFocus())
        paintFocusRing(painter, *this);
}

void PaintedChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    changed();
}

void PaintedChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    changed();
}

void PaintedChart::mouseMoveEvent(QMouseEvent* event)
{
    const auto spot = hittarget::at(spots(), event->position());
    setCursor(spot && leadsOn(spots()[*spot]) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (spot == m_hovered)
        return;
    m_hovered = spot;
    explain(event->position().toPoint(), event->globalPosition().toPoint());
    update();
}

void PaintedChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(hittarget::at(spots(), event->position()));
}

void PaintedChart::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered.reset();
    update();
}

void PaintedChart::keyPressEvent(QKeyEvent* event)
{
    if (const auto step = hittarget::stepOf(event->key()))
        setCurrent(hittarget::next(spots(), m_current, *step));
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        choose(m_current);
    else
        QWidget::keyPressEvent(event);
}

void PaintedChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_current && event->reason() != Qt::MouseFocusReason)
        setCurrent(hittarget::next(spots(), {}, hittarget::Step::Right));
}

void PaintedChart::setCurrent(std::optional<std::size_t> spot)
{
    m_current = spot;
    update();
    if (!spot)
        return;
    const HitTarget& current = spots()[*spot];
    showWithin(*this, current.place);
    setAccessibleDescription(current.text);
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
    explain(current.place.center().toPoint(), mapToGlobal(current.place.bottomLeft().toPoint()));
}

void PaintedChart::choose(std::optional<std::size_t> spot)
{
    if (!spot || *spot >= spots().size() || !leadsOn(spots()[*spot]))
        return;
    QToolTip::hideText();
    m_current = spot;
    Q_EMIT chosen(spots()[*spot]);
}

void PaintedChart::explain(const QPoint& place, const QPoint& onScreen)
{
    const auto spot = hittarget::at(spots(), place);
    QString text = spot ? spots()[*spot].text : QString();
    // Before a class a page has larger letters than the program.
    if (QFontInfo(font()).pointSizeF() > QFontInfo(QApplication::font()).pointSizeF())
        text = tipInLetters(text, font());
    QToolTip::showText(onScreen, text, this);
}

bool PaintedChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    explain(help->pos(), help->globalPos());
    return true;
}
