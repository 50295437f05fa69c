// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/typedtreeview.h"

#include "ui/paper/chartstyle.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

using namespace fourcast::lesson;

namespace {

/// In lines of text.
constexpr double rowLines = 2.6;
constexpr double nodeLines = 0.8;
/// Of a leaf, so that it does not touch the next one; what asks for more than the page has is drawn
/// smaller.
constexpr double leastLeaf = 1.3;
constexpr double leastWidth = 20;

}

TypedTreeView::TypedTreeView(TypedTree tree, QWidget* parent)
    : QWidget(parent), m_tree(std::move(tree)), m_across(m_tree.size()), m_depths(m_tree.size())
{
    place(TypedTree::root(), 0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAccessibleName(tr("Tree: %1").arg(m_tree.toText()));
    setToolTip(tr("MAX points up, MIN points down and a box is a leaf"));
}

double TypedTreeView::place(Node node, int depth)
{
    m_depths[node] = depth;
    if (m_tree.isLeaf(node))
        return m_across[node] = m_leaves++;
    double first = 0;
    double last = 0;
    const auto children = m_tree.children(node);
    for (std::size_t i = 0; i < children.size(); ++i) {
        last = place(children[i], depth + 1);
        if (i == 0)
            first = last;
    }
    return m_across[node] = (first + last) / 2;
}

double TypedTreeView::unit() const
{
    return fontMetrics().lineSpacing();
}

QSize TypedTreeView::sizeHint() const
{
    int widest = 0;
    for (Node node = 0; node < m_tree.size(); ++node)
        if (const auto value = m_tree.value(node))
            widest = std::max(widest, fontMetrics().horizontalAdvance(QString::number(*value)));
    const double each = std::max(2.2 * unit(), widest + 1.2 * unit());
    return {qRound(m_leaves * each), qRound((m_tree.height() * rowLines + 2) * unit())};
}

QSize TypedTreeView::minimumSizeHint() const
{
    return {qRound(std::min(m_leaves * leastLeaf, leastWidth) * unit()), sizeHint().height()};
}

double TypedTreeView::scale() const
{
    return std::min(1.0, width() / (m_leaves * leastLeaf * unit()));
}

QPointF TypedTreeView::pointOf(Node node) const
{
    return {(m_across[node] + 0.5) * width() / m_leaves, (1 + m_depths[node] * rowLines) * unit()};
}

void TypedTreeView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void TypedTreeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    QFont letters = font();
    letters.setPointSizeF(scale() * letters.pointSizeF());
    painter.setFont(letters);
    painter.setPen(QPen(ink, chartstyle::lineWidth(palette(), 1.2)));
    for (Node node = 0; node < m_tree.size(); ++node)
        for (const Node child : m_tree.children(node))
            painter.drawLine(pointOf(node), pointOf(child));
    for (Node node = 0; node < m_tree.size(); ++node)
        paintNode(painter, node);
}

void TypedTreeView::paintNode(QPainter& painter, Node node) const
{
    const double size = scale() * nodeLines * unit();
    const QPointF at = pointOf(node);
    painter.setBrush(palette().color(QPalette::Base));
    if (m_tree.isLeaf(node)) {
        const QString number = QString::number(m_tree.value(node).value_or(0));
        const double half
            = std::max(size, painter.fontMetrics().horizontalAdvance(number) / 2.0 + 3 * scale());
        const QRectF box(at - QPointF(half, size), at + QPointF(half, size));
        painter.drawRect(box);
        painter.drawText(box, Qt::AlignCenter, number);
        return;
    }
    const double tip = m_depths[node] % 2 == 0 ? -size : size;
    painter.drawPolygon(QPolygonF(
        {at + QPointF(0, tip), at + QPointF(size, -tip * 0.8), at + QPointF(-size, -tip * 0.8)}));
}
