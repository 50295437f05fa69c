// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphcanvas.h"

#include "ui/graph/graphwords.h"
#include "ui/graph/painting/graphlabels.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/labels/plaintip.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainterPathStroker>
#include <QScrollBar>
#include <QTextDocument>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

namespace {

/// A notch of the wheel is 120 and zooms by the root of two.
constexpr double canvasWheelForTwice = 240;
/// A key moves the picture by this share of the widget.
constexpr double canvasKeyStep = 0.25;
/// An arrow is at the mouse within so many pixels.
constexpr double arrowReach = 4;

/// There the wheel without Ctrl is the page's.
bool isScrolledByWheel(const QWidget& widget)
{
    for (const QWidget* above = widget.parentWidget(); above; above = above->parentWidget())
        if (const auto* const area = qobject_cast<const QAbstractScrollArea*>(above))
            if (const QScrollBar* const bar = area->verticalScrollBar(); bar
                && bar->maximum() > bar->minimum()
                && area->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
                return true;
    return false;
}

}

void GraphCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressed = event->position();
    m_pressedOrigin = toWidget({});
    m_isDragging = false;
}

void GraphCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed && (event->buttons() & Qt::LeftButton)) {
        const QPointF way = event->position() - *m_pressed;
        m_isDragging = m_isDragging || way.manhattanLength() >= QApplication::startDragDistance();
        if (m_isDragging) {
            setCursor(Qt::ClosedHandCursor);
            pan(m_pressedOrigin + way - toWidget({}));
            return;
        }
    }
    setHovered(m_scene.nodeAt(toScene(event->position())));
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return QWidget::mouseReleaseEvent(event);
    m_pressed.reset();
    if (std::exchange(m_isDragging, false)) {
        unsetCursor();
        return;
    }
    if (const auto node = m_scene.nodeAt(toScene(event->position())))
        activate(*node);
}

void GraphCanvas::setHovered(std::optional<int> node)
{
    if (!m_isDragging)
        setCursor(node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (node == m_hovered)
        return;
    m_hovered = node;
    if (!node)
        QToolTip::hideText();
    update();
}

void GraphCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

std::optional<int> GraphCanvas::arrowAt(const QPointF& point) const
{
    for (const GraphLabel& label : graphlabels::placed(m_scene, sight(), font()))
        if (label.place.contains(point))
            return label.edge;
    const double reach = arrowReach / zoom();
    const QRectF around(point - QPointF(reach, reach), point + QPointF(reach, reach));
    QPainterPathStroker thick;
    thick.setWidth(2 * reach);
    for (const int edge : m_scene.edgesIn(around)) {
        const bool isHidden = m_scene.graph().edge(edge).marks & GraphMark::Hidden;
        const QPainterPath& way = m_scene.placement().routes[static_cast<std::size_t>(edge)].path;
        if (!isHidden && thick.createStroke(way).contains(point))
            return edge;
    }
    return std::nullopt;
}

QString GraphCanvas::arrowText(const QPointF& place) const
{
    const auto edge = arrowAt(toScene(place));
    if (!edge)
        return {};
    const GraphEdge& arrow = m_scene.graph().edge(*edge);
    return graphwords::arrow(m_scene, arrow.from, arrow.to);
}

QString GraphCanvas::tipInItsLetters(int node) const
{
    return isFilling() ? tipInLetters(tipText(node), font()) : tipText(node);
}

bool GraphCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const auto node = m_scene.nodeAt(toScene(help.pos()));
        if (node)
            QToolTip::showText(help.globalPos(), tipInItsLetters(*node), this, nodePlace(*node));
        else
            // An empty text hides what is shown.
            QToolTip::showText(help.globalPos(), arrowText(help.pos()), this);
        return true;
    }
    // Esc is a shortcut elsewhere; here it ends what is going on.
    if (event->type() == QEvent::ShortcutOverride && isArranging()
        && static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void GraphCanvas::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier) && isScrolledByWheel(*this))
        return event->ignore();
    const QPoint turned = event->angleDelta();
    if ((event->modifiers() & Qt::ShiftModifier) || turned.y() == 0)
        pan({(turned.x() + turned.y()) / canvasWheelForTwice * canvasKeyStep * width(), 0});
    else {
        m_isChosen = true;
        m_camera.zoomAt(event->position(), std::pow(2.0, turned.y() / canvasWheelForTwice));
        update();
    }
    event->accept();
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const auto add = [&](const QString& icon, const QString& text, const QString& tip,
                         const QKeySequence& keys, void (GraphCanvas::*slot)()) {
        QAction* const action = menu->addAction(tintedIcon(icon), text);
        action->setToolTip(tip);
        // For the menu to say: the keys come to the canvas itself.
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, slot);
    };
    add(QStringLiteral("zoom-in"), tr("Zoom &in"),
        tr("Zoom in. The wheel zooms at the mouse pointer. Drag to pan."), Qt::Key_Plus,
        &GraphCanvas::zoomIn);
    add(QStringLiteral("zoom-out"), tr("Zoom &out"),
        tr("Zoom out. The wheel zooms at the mouse pointer."), Qt::Key_Minus,
        &GraphCanvas::zoomOut);
    add(QStringLiteral("zoom-whole"), tr("Show &all"), tr("Show the whole picture"), Qt::Key_0,
        &GraphCanvas::showAll);
    add(QStringLiteral("arrange"), tr("Redo &layout"),
        tr("Redo the layout of everything drawn. The picture on screen stays as it is until then."),
        {}, &GraphCanvas::arrange);
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

void GraphCanvas::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    const auto key = static_cast<Qt::Key>(event->key());
    if (held == Qt::ShiftModifier) {
        const QPointF steps(width() * canvasKeyStep, height() * canvasKeyStep);
        switch (key) {
        case Qt::Key_Left:
            return pan({steps.x(), 0});
        case Qt::Key_Right:
            return pan({-steps.x(), 0});
        case Qt::Key_Up:
            return pan({0, steps.y()});
        case Qt::Key_Down:
            return pan({0, -steps.y()});
        default:
            break;
        }
    }
    if (!(held & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) && moveByKey(key))
        return;
    QWidget::keyPressEvent(event);
}

bool GraphCanvas::moveByKey(Qt::Key key)
{
    switch (key) {
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
    case Qt::Key_Escape:
        if (!isArranging())
            return false;
        m_layout.skip();
        return true;
    case Qt::Key_Home:
        if (const auto first = firstNode())
            setCurrentNode(m_scene.graph().node(*first).id);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const auto node = indexOfCurrent())
            activate(*node);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const auto from = indexOfCurrent();
        const auto to = from ? std::optional(m_scene.towards(*from, key)) : firstNode();
        if (to)
            setCurrentNode(m_scene.graph().node(*to).id);
        return true;
    }
    default:
        return false;
    }
}

void GraphCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    // The keys are somewhere from the beginning.
    if (!m_current)
        if (const auto first = firstNode())
            m_current = m_scene.graph().node(*first).id;
    update();
    announceFocus();
}

void GraphCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}
