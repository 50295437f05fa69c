// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartgestures.h"

#include "ui/style/dark.h"
#include "ui/style/tintedicon.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace {

/// A notch of the wheel is 120 and zooms by the root of two.
constexpr double chartWheelForTwice = 240;
/// An arrow key moves by this share of what is seen.
constexpr double chartKeyStep = 0.25;
/// The numbers and the title of an axis are within so many pixels of the plot.
constexpr double axisReach = 90;
constexpr int buttonMargin = 4;
/// Width of the ring around what has the keyboard, with high contrast.
constexpr int strongRing = 4;

bool hasRoomToScroll(const QScrollBar* bar)
{
    return bar && bar->maximum() > bar->minimum();
}

QPointF sharesIn(const QRectF& plot, const QPointF& place)
{
    return {std::clamp((place.x() - plot.left()) / plot.width(), 0.0, 1.0),
            std::clamp((plot.bottom() - place.y()) / plot.height(), 0.0, 1.0)};
}

}

ChartGestures::ChartGestures(QWidget& chart, QWidget& surface, Qt::Orientations ways)
    : QObject(&chart), m_chart(chart), m_surface(surface), m_ways(ways)
{
    const auto action = [this](const QString& icon, const QString& text, const QString& tip,
                               const QKeySequence& shortcut, void (ChartGestures::*slot)()) {
        auto* const made = new QAction(tintedIcon(icon), text, this);
        made->setToolTip(tip);
        made->setStatusTip(tip);
        // For the menu to say: the keys come through the filter, whatever else is open.
        made->setShortcut(shortcut);
        made->setShortcutContext(Qt::WidgetShortcut);
        connect(made, &QAction::triggered, this, slot);
        return made;
    };
    m_zoomIn = action(QStringLiteral("zoom-in"), tr("Zoom &in"),
                      tr("Zoom in. The wheel zooms at the mouse pointer. Drag to pan."),
                      Qt::Key_Plus, &ChartGestures::zoomIn);
    m_zoomOut = action(QStringLiteral("zoom-out"), tr("Zoom &out"),
                       tr("Zoom out. The wheel zooms at the mouse pointer."), Qt::Key_Minus,
                       &ChartGestures::zoomOut);
    m_showAll = action(QStringLiteral("zoom-whole"), tr("Show &all"),
                       tr("Show the whole chart again"), Qt::Key_0, &ChartGestures::showAll);
    if (chart.focusPolicy() == Qt::NoFocus)
        chart.setFocusPolicy(Qt::StrongFocus);
    m_button = new QToolButton(&surface);
    m_button->setIcon(m_showAll->icon());
    m_button->setToolTip(tr("Show the whole chart again (0)"));
    m_button->setAccessibleName(tr("Show the whole chart again"));
    m_button->setCursor(Qt::ArrowCursor);
    m_button->setAutoFillBackground(true);
    m_button->hide();
    connect(m_button, &QToolButton::clicked, this, &ChartGestures::showAll);
    chart.installEventFilter(this);
    if (&surface != &chart)
        surface.installEventFilter(this);
}

void ChartGestures::setPart(const PlotPart& part)
{
    if (part == m_part)
        return;
    m_part = part;
    if (m_button) {
        if (m_button->hasFocus() && !isZoomed())
            m_chart.setFocus();
        m_button->setVisible(isZoomed());
    }
    Q_EMIT partChanged();
    placeButton();
    m_surface.update();
}

void ChartGestures::placeButton()
{
    const std::vector<PlotField> all = fields();
    if (!m_button || !m_button->isVisibleTo(&m_surface) || all.empty())
        return;
    m_button->adjustSize();
    const QPoint corner = all.front().plot.topRight().toPoint();
    const QPoint place = corner + QPoint(-m_button->width() - buttonMargin, buttonMargin);
    m_button->move(std::max(0, place.x()), std::max(0, place.y()));
}

bool ChartGestures::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Wheel:
        return watched == &m_surface && wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::KeyPress:
        return watched == &m_chart && key(*static_cast<QKeyEvent*>(event));
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return watched == &m_surface && mouse(*static_cast<QMouseEvent*>(event), event->type());
    case QEvent::ContextMenu:
        showMenu(static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    case QEvent::Resize:
    case QEvent::Show:
        // After the chart has laid itself out.
        QMetaObject::invokeMethod(this, &ChartGestures::placeButton, Qt::QueuedConnection);
        return false;
    default:
        return false;
    }
}

bool ChartGestures::isScrolledByWheel() const
{
    for (const QWidget* above = &m_chart; above; above = above->parentWidget())
        if (const auto* const area = qobject_cast<const QAbstractScrollArea*>(above); area
            && (hasRoomToScroll(area->verticalScrollBar())
                && area->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff))
            return true;
    return false;
}

std::optional<PlotField> ChartGestures::fieldAt(const QPointF& place) const
{
    const std::vector<PlotField> all = fields();
    for (const PlotField& field : all)
        if (field.plot.contains(place))
            return field;
    for (const PlotField& field : all)
        if (field.plot.adjusted(-axisReach, -axisReach / 4, axisReach / 4, axisReach / 2)
                .contains(place))
            return field;
    return std::nullopt;
}

Qt::Orientations ChartGestures::waysAt(const PlotField& field, const QPointF& place) const
{
    Qt::Orientations ways = m_ways;
    if (place.x() < field.plot.left())
        ways &= Qt::Vertical;
    else if (place.y() > field.plot.bottom())
        ways &= Qt::Horizontal;
    return ways;
}

bool ChartGestures::wheel(const QWheelEvent& event)
{
    if (!(event.modifiers() & Qt::ControlModifier) && isScrolledByWheel())
        return false;
    const auto field = fieldAt(event.position());
    if (!field)
        return false;
    const QPoint turned = event.angleDelta();
    const bool sideways = (event.modifiers() & Qt::ShiftModifier) || turned.y() == 0;
    if (sideways)
        pan(*field, m_part, {-(turned.x() + turned.y()) / chartWheelForTwice * chartKeyStep, 0});
    else
        zoom(*field, event.position(), std::pow(2.0, turned.y() / chartWheelForTwice));
    return true;
}

bool ChartGestures::key(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    const bool ctrl = held == Qt::ControlModifier;
    if (!ctrl && (held & ~Qt::KeyboardModifiers(Qt::ShiftModifier)))
        return false;
    switch (ctrl ? 0 : event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        showAll();
        return true;
    default:
        break;
    }
    const std::vector<PlotField> all = fields();
    const bool sideways = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    const bool moves = sideways && m_selecting ? ctrl : ctrl ? sideways : held == Qt::ShiftModifier;
    if (!moves || all.empty())
        return false;
    const auto by = [&](double across, double up) {
        pan(all.front(), m_part, QPointF(across, up) * chartKeyStep);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return by(-1, 0);
    case Qt::Key_Right:
        return by(1, 0);
    case Qt::Key_Up:
        return by(0, 1);
    case Qt::Key_Down:
        return by(0, -1);
    default:
        return false;
    }
}

bool ChartGestures::mouse(const QMouseEvent& event, QEvent::Type type)
{
    if (type == QEvent::MouseButtonPress) {
        m_pressed.reset();
        const bool selects = m_selecting && (event.modifiers() & Qt::ShiftModifier);
        if (event.button() == Qt::LeftButton && isZoomed() && !selects
            && fieldAt(event.position())) {
            m_pressed = event.position();
            m_pressedPart = m_part;
        }
        return false;
    }
    if (type == QEvent::MouseMove) {
        if (!m_pressed || !(event.buttons() & Qt::LeftButton))
            return false;
        m_dragging = m_dragging
            || (event.position() - *m_pressed).manhattanLength()
                >= QApplication::startDragDistance();
        if (m_dragging)
            drag(event.position());
        return m_dragging;
    }
    // What ends a drag is no click.
    const bool ended = m_dragging && event.button() == Qt::LeftButton;
    m_pressed.reset();
    if (ended) {
        m_dragging = false;
        m_surface.unsetCursor();
    }
    return ended;
}

void ChartGestures::drag(const QPointF& place)
{
    const auto field = fieldAt(*m_pressed);
    if (!field)
        return;
    QToolTip::hideText();
    m_surface.setCursor(Qt::ClosedHandCursor);
    const QPointF moved = *m_pressed - place;
    pan(*field, m_pressedPart,
        {moved.x() / field->plot.width(), -moved.y() / field->plot.height()});
}

void ChartGestures::zoom(const PlotField& field, const QPointF& place, double factor)
{
    const Qt::Orientations ways = waysAt(field, place);
    const QPointF shares = sharesIn(field.plot, place);
    PlotPart part = m_part;
    if (ways & Qt::Horizontal)
        part.across = chartaxis::zoomed(field.across, part.across, factor, shares.x());
    if (ways & Qt::Vertical)
        part.up = chartaxis::zoomed(field.up, part.up, factor, shares.y());
    setPart(part);
}

void ChartGestures::zoomAbout(double factor)
{
    const std::vector<PlotField> all = fields();
    if (all.empty())
        return;
    const auto held = m_held ? m_held() : std::nullopt;
    const auto field = std::ranges::find_if(
        all, [&held](const PlotField& each) { return held && each.plot.contains(*held); });
    if (field != all.end())
        zoom(*field, *held, factor);
    else
        zoom(all.front(), all.front().plot.center(), factor);
}

void ChartGestures::pan(const PlotField& field, const PlotPart& from, const QPointF& shares)
{
    PlotPart part = from;
    if (part.across)
        part.across = chartaxis::panned(field.across, part.across, shares.x());
    if (part.up)
        part.up = chartaxis::panned(field.up, part.up, shares.y());
    setPart(part);
}

void ChartGestures::showMenu(const QPoint& onScreen)
{
    // What the menu offers is of this chart, and some of it asks for the chart with the focus.
    m_chart.setFocus(Qt::PopupFocusReason);
    m_zoomOut->setEnabled(isZoomed());
    m_showAll->setEnabled(isZoomed());
    auto* const menu = new QMenu(&m_chart);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addActions({m_zoomIn, m_zoomOut, m_showAll});
    if (m_fillMenu) {
        menu->addSeparator();
        m_fillMenu(*menu);
    }
    menu->popup(onScreen);
}

void paintFocusRing(QPainter& painter, const QWidget& surface)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    const int width = isHighContrast(surface.palette()) ? strongRing : 1;
    painter.setPen(QPen(surface.palette().color(QPalette::Highlight), width, Qt::SolidLine,
                        Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(
        surface.rect().adjusted(width / 2, width / 2, -(width + 1) / 2, -(width + 1) / 2));
    painter.restore();
}
