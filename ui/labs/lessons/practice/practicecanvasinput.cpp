// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/practice/practicecanvas.h"

#include "core/lesson/practice/practicereasons.h"
#include "ui/labs/lessons/practice/practicepicture.h"
#include "ui/style/tintedicon.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <set>

using namespace fourcast::lesson;

namespace {

/// A branch that is missed by so many pixels is still meant.
constexpr double branchReach = 9;

double distanceTo(const QPointF& place, const QPointF& from, const QPointF& to)
{
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double share
        = length > 0 ? std::clamp(QPointF::dotProduct(place - from, way) / length, 0.0, 1.0) : 0;
    const QPointF rest = place - (from + share * way);
    return std::hypot(rest.x(), rest.y());
}

bool isMinus(QChar sign)
{
    return sign == u'-' || sign == QChar(0x2212);
}

/// Keys that do something here, though they are shortcuts elsewhere.
bool isPracticeKey(const QKeyEvent& event)
{
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        return !(event.modifiers() & Qt::ShiftModifier);
    default:
        return event.text().size() == 1
            && (event.text().front().isDigit() || isMinus(event.text().front()));
    }
}

}

std::optional<int> PracticeCanvas::branchAt(const QPointF& place) const
{
    std::optional<int> nearest;
    double least = branchReach;
    for (int node = 1; node < scene().graph().nodeCount(); ++node) {
        const std::vector<int>& into = scene().into(node);
        if (into.empty())
            continue;
        const GraphRoute& route
            = scene().placement().routes[static_cast<std::size_t>(into.front())];
        if (route.path.isEmpty())
            continue;
        const QPointF from = route.path.elementAt(0);
        double away = distanceTo(place, toWidget(from), toWidget(route.tip));
        if (m_sheet.answer(node).isCut && branchPlace(node).contains(place))
            away = 0;
        if (away >= least)
            continue;
        least = away;
        nearest = node;
    }
    return nearest;
}

bool PracticeCanvas::takeText(const QString& text)
{
    const int node = current();
    if (text.size() != 1 || m_sheet.tree().node(node).isLeaf())
        return false;
    QString typed = m_typedNode == node ? m_typed : QString();
    if (isMinus(text.front()))
        typed = typed.startsWith(QChar(0x2212)) ? typed.mid(1) : QChar(0x2212) + typed;
    else if (text.front().isDigit()) {
        if (typed.size() - typed.count(QChar(0x2212)) >= PracticeSheet::mostDigits)
            return true;
        typed += QString::number(text.front().digitValue());
    } else {
        return false;
    }
    write(node, typed);
    return true;
}

bool PracticeCanvas::takeKey(const QKeyEvent& event)
{
    const int node = current();
    const PracticeNode& at = m_sheet.tree().node(node);
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        refresh();
        if (at.isLeaf() || !m_sheet.answer(node).value)
            goOn();
        else
            Q_EMIT valueEntered(node);
        return true;
    case Qt::Key_Space:
        toggleCut(node);
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        if (!at.isLeaf()) {
            const QString before = m_typedNode == node ? m_typed
                : m_sheet.answer(node).value ? practiceValueText(*m_sheet.answer(node).value)
                                             : QString();
            write(node,
                  event.key() == Qt::Key_Delete
                      ? QString()
                      : before.chopped(std::min<qsizetype>(1, before.size())));
        }
        return true;
    case Qt::Key_Right:
        moveAlong(m_sheet.tree().evaluationOrder(), 1);
        return true;
    case Qt::Key_Left:
        moveAlong(m_sheet.tree().evaluationOrder(), -1);
        return true;
    case Qt::Key_Up:
        if (at.parent >= 0)
            goTo(at.parent);
        return true;
    case Qt::Key_Down:
        if (!at.isLeaf())
            goTo(at.children.front());
        return true;
    case Qt::Key_Home:
        goTo(m_sheet.tree().innerNodes().front());
        return true;
    case Qt::Key_End:
        goTo(PracticeTree::root());
        return true;
    default:
        return takeText(event.text());
    }
}

void PracticeCanvas::keyPressEvent(QKeyEvent* event)
{
    if (scene().isEmpty() || !isPracticeKey(*event) || !takeKey(*event))
        GraphCanvas::keyPressEvent(event);
}

/// Tab goes from field to field, and on to what comes next in the window from the last of them.
bool PracticeCanvas::moveByTab(const QKeyEvent& event)
{
    const bool isBack = event.key() == Qt::Key_Backtab
        || (event.key() == Qt::Key_Tab && (event.modifiers() & Qt::ShiftModifier));
    if ((event.key() != Qt::Key_Tab && !isBack) || scene().isEmpty()
        || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return false;
    const int before = current();
    moveAlong(fieldsToFill(), isBack ? -1 : 1);
    return current() != before;
}

bool PracticeCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !scene().isEmpty()
        && isPracticeKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && moveByTab(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const auto branch = branchAt(help.pos());
        if (!scene().nodeAt(toScene(help.pos())) && branch) {
            const QString why = branchReason(m_sheet, *branch);
            const QString text = practicepicture::branchText(m_sheet, *branch);
            QToolTip::showText(help.globalPos(), why.isEmpty() ? text : text + u'\n' + why, this);
            return true;
        }
    }
    return GraphCanvas::event(event);
}

void PracticeCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressedAt = event->position();
    GraphCanvas::mousePressEvent(event);
}

void PracticeCanvas::mouseMoveEvent(QMouseEvent* event)
{
    GraphCanvas::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton && !scene().nodeAt(toScene(event->position()))
        && branchAt(event->position()))
        setCursor(Qt::PointingHandCursor);
}

void PracticeCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const auto pressed = event->button() == Qt::LeftButton
        ? std::exchange(m_pressedAt, std::nullopt)
        : std::nullopt;
    const bool isClick = pressed
        && (event->position() - *pressed).manhattanLength() < QApplication::startDragDistance();
    GraphCanvas::mouseReleaseEvent(event);
    if (!isClick || scene().nodeAt(toScene(event->position())))
        return;
    if (const auto branch = branchAt(event->position()))
        toggleCut(*branch);
}

void PracticeCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (scene().isEmpty())
        return;
    if (event->reason() == QContextMenuEvent::Keyboard)
        return offerValues(current(), mapToGlobal(nodePlace(current()).center()));
    const auto node = scene().nodeAt(toScene(event->pos()));
    if (const auto meant = node ? node : branchAt(event->pos()))
        offerValues(*meant, event->globalPos());
}

/// For a mouse alone: any value of the leaves below.
void PracticeCanvas::offerValues(int node, const QPoint& place)
{
    goTo(node);
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (node != PracticeTree::root()) {
        QAction* const cut
            = menu->addAction(tintedIcon(QStringLiteral("cut")), tr("&Leave this branch out"));
        cut->setCheckable(true);
        cut->setChecked(m_sheet.answer(node).isCut);
        connect(cut, &QAction::triggered, this, [this, node] { toggleCut(node); });
        menu->addSeparator();
    }
    std::set<Value> values;
    const PracticeTree& tree = m_sheet.tree();
    for (int below = node; !tree.node(node).isLeaf() && below < tree.size(); ++below) {
        int above = below;
        while (above > node)
            above = tree.node(above).parent;
        if (above == node && tree.node(below).isLeaf())
            values.insert(tree.node(below).leaf);
    }
    for (const Value value : values)
        connect(menu->addAction(tr("Value %1").arg(practiceValueText(value))), &QAction::triggered,
                this, [this, node, value] {
                    write(node, practiceValueText(value));
                    refresh();
                    Q_EMIT valueEntered(node);
                });
    menu->popup(place);
}
