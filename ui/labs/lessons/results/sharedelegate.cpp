// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/sharedelegate.h"

#include "ui/labs/lessons/results/classtables.h"
#include "ui/paper/lessons/sharebar.h"

#include <QApplication>
#include <QPainter>

namespace {

constexpr int air = 4;

}

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString words = ground.text;
    ground.text.clear();
    const QWidget* const view = option.widget;
    QStyle* const style = view ? view->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, view);
    // In the middle, as high as two lines of letters, whatever the row's other texts need.
    const int letters = option.fontMetrics.height();
    QRect room(0, 0, option.rect.width() - 2 * air, 2 * letters + 2);
    room.moveCenter(option.rect.center());
    const QRect text(room.left(), room.bottom() - letters + 1, room.width(), letters);
    const QRectF bar(room.left(), room.top() + 1, room.width() - 1, letters - 3);
    paintShares(*painter, bar, index.data(classtables::dataRole).value<ClassShares>(),
                option.palette);
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(words, Qt::ElideRight, text.width()));
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString words = index.data().toString();
    return {option.fontMetrics.horizontalAdvance(words) + 2 * air + 8,
            2 * option.fontMetrics.height() + 6};
}
