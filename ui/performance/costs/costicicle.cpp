// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costicicle.h"

#include "core/support/text/listtext.h"
#include "ui/charts/chartgestures.h"
#include "ui/performance/costs/costaccessible.h"
#include "ui/performance/costs/costwords.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

CostIcicle::CostIcicle(QWidget* parent) : QWidget(parent)
{
    installCostAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Tree by cost"));
    describe();
}

void CostIcicle::describe()
{
    const CostView view = m_drawing.view();
    const QString boxes = view.measure == CostMeasure::Nodes
        ? tr("Boxes for lines of moves, as wide as their nodes. Arrow keys move between them.")
        : tr("Boxes for lines of moves, as wide as their processor time. Arrow keys move between "
             "them.");
    setAccessibleDescription(joinedTexts(
        {boxes, tr("Colour: %1.").arg(costlooks::name(view.figure))}, QStringLiteral(" ")));
}

void CostIcicle::setView(const CostView& view)
{
    if (view == m_view)
        return;
    m_view = view;
    m_drawing.setView(view);
    describe();
    update();
    Q_EMIT selectedChanged(m_selected);
    Q_EMIT viewChanged();
    if (m_selected >= 0 && hasFocus())
        tellSelected();
}

void CostIcicle::setTree(const CostTree& tree, const Position& root, const QString& ifEmpty)
{
    const std::vector<Move> line = m_selected > 0 && root == m_drawing.root()
        ? m_drawing.tree().path(m_selected)
        : std::vector<Move>();
    m_drawing = CostDrawing(tree, root, m_view);
    describe();
    m_ifEmpty = ifEmpty;
    int box = tree.isEmpty() ? -1 : 0;
    for (const Move move : line) {
        const int next = box < 0 ? CostTree::none
                                 : tree.box(box).children[static_cast<std::size_t>(move.column())];
        if (next == CostTree::none)
            break;
        box = next;
    }
    m_selected = box;
    Q_EMIT selectedChanged(m_selected);
    Q_EMIT viewChanged();
    update();
}

void CostIcicle::select(int box)
{
    if (box < 0 || box == m_selected)
        return;
    m_selected = box;
    update();
    Q_EMIT selectedChanged(box);
    tellSelected();
}

void CostIcicle::tellSelected()
{
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(m_selected);
    QAccessible::updateAccessibility(&focused);
}

QRect CostIcicle::placeOf(int box) const
{
    return m_drawing.placeOf(box, rect()).toAlignedRect();
}

QSize CostIcicle::sizeHint() const
{
    return {40 * fontMetrics().averageCharWidth(), 8 * fontMetrics().height()};
}

QSize CostIcicle::minimumSizeHint() const
{
    return {16 * fontMetrics().averageCharWidth(), 4 * fontMetrics().height()};
}

void CostIcicle::setTop(int box)
{
    if (box == m_drawing.top() || m_drawing.tree().isEmpty())
        return;
    m_drawing.setTop(box);
    update();
    Q_EMIT viewChanged();
}

void CostIcicle::zoomIn()
{
    if (m_selected >= 0)
        setTop(m_selected);
}

void CostIcicle::zoomOut()
{
    setTop(std::max(0, m_drawing.tree().box(m_drawing.top()).parent));
}

void CostIcicle::showAll()
{
    setTop(0);
}

void CostIcicle::choose()
{
    if (m_selected >= 0)
        Q_EMIT lineChosen(m_drawing.root(), m_drawing.tree().path(m_selected));
}

/// In its row, as it is drawn.
int CostIcicle::beside(int step) const
{
    std::vector<int> row;
    for (const CostDrawing::Place& place : m_drawing.placesIn(rect()))
        if (m_drawing.tree().box(place.box).ply == m_drawing.tree().box(m_selected).ply)
            row.push_back(place.box);
    const auto found = std::ranges::find(row, m_selected);
    if (found == row.end())
        return row.empty() ? m_drawing.top() : row.front();
    const auto next = found - row.begin() + step;
    return next < 0 || next >= std::ssize(row) ? -1 : row[static_cast<std::size_t>(next)];
}

int CostIcicle::largestChild() const
{
    const CostTree& tree = m_drawing.tree();
    const CostMeasure measure = m_drawing.view().measure;
    int largest = -1;
    for (const int child : tree.box(m_selected).children)
        if (child != CostTree::none
            && (largest < 0
                || costfigures::cost(tree.box(child), measure)
                    > costfigures::cost(tree.box(largest), measure)))
            largest = child;
    return largest;
}

void CostIcicle::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (m_selected < 0 || !isPlain)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return select(beside(-1));
    case Qt::Key_Right:
        return select(beside(1));
    case Qt::Key_Up:
        if (m_selected == m_drawing.top())
            zoomOut();
        return select(m_drawing.tree().box(m_selected).parent);
    case Qt::Key_Down:
        return select(largestChild());
    default:
        QWidget::keyPressEvent(event);
    }
}

void CostIcicle::mousePressEvent(QMouseEvent* event)
{
    const int box = m_drawing.boxAt(event->position(), rect());
    if (event->button() != Qt::LeftButton || box < 0)
        return QWidget::mousePressEvent(event);
    select(box);
    choose();
}

void CostIcicle::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int box = m_drawing.boxAt(event->position(), rect());
    if (event->button() == Qt::LeftButton && box >= 0)
        setTop(box);
}

bool CostIcicle::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const int box = m_drawing.boxAt(help->pos(), rect());
    if (box < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(
            help->globalPos(),
            costwords::detail(m_drawing.tree(), box, m_drawing.root(), m_drawing.view()), this);
    return true;
}

void CostIcicle::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CostIcicle::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void CostIcicle::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    Q_EMIT viewChanged();
}

void CostIcicle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_drawing.tree().isEmpty()) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         m_ifEmpty);
        return;
    }
    m_drawing.paint(painter, rect(), palette(), font(), m_selected);
    if (hasFocus())
        paintFocusRing(painter, *this);
}
