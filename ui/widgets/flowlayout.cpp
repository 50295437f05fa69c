// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        size.rwidth() += wanted.width() + (size.width() > 0 ? spacing() : 0);
        size.setHeight(std::max(size.height(), wanted.height()));
    }
    return size.grownBy(contentsMargins());
}

int FlowLayout::heightForWidth(int width) const
{
    return flow(QRect(0, 0, width, 0), false);
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    flow(rect, true);
}

int FlowLayout::flow(const QRect& rect, bool move) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    QList<QLayoutItem*> line;
    int top = room.top();
    int used = 0;
    int height = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        if (!line.isEmpty() && used + spacing() + wanted.width() > room.width()) {
            if (move)
                moveLine(line, room, top, height);
            top += height + spacing();
            line.clear();
            used = height = 0;
        }
        used += wanted.width() + (line.isEmpty() ? 0 : spacing());
        height = std::max(height, wanted.height());
        line.append(item);
    }
    if (move)
        moveLine(line, room, top, height);
    return top + height - room.top() + contentsMargins().top() + contentsMargins().bottom();
}

void FlowLayout::moveLine(const QList<QLayoutItem*>& line, const QRect& rect, int top,
                          int height) const
{
    const bool mirrored = parentWidget() && parentWidget()->layoutDirection() == Qt::RightToLeft;
    int left = rect.left();
    for (QLayoutItem* item : line) {
        const QSize wanted = item->sizeHint();
        const QRect place(left, top + (height - wanted.height()) / 2,
                          std::min(wanted.width(), rect.width()), wanted.height());
        item->setGeometry(mirrored ? QStyle::visualRect(Qt::RightToLeft, rect, place) : place);
        left += place.width() + spacing();
    }
}

QWidget* flowRow(std::initializer_list<QWidget*> widgets)
{
    auto* const row = new QWidget;
    auto* const layout = new FlowLayout(row);
    for (QWidget* const each : widgets)
        layout->addWidget(each);
    return row;
}
