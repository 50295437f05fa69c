// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagetabs.h"

#include <QBoxLayout>
#include <QStackedWidget>
#include <algorithm>

namespace {

/// What it can't do without, at this width. A layout's own answer is what its widgets would like to
/// have, wherever one of them has a height that depends on the width.
int leastHeight(const QWidget& widget, int width)
{
    const auto* const box = qobject_cast<const QBoxLayout*>(widget.layout());
    if (!box || box->direction() != QBoxLayout::TopToBottom) {
        if (widget.layout() && widget.layout()->hasHeightForWidth())
            return widget.layout()->totalMinimumHeightForWidth(width);
        if (!widget.layout() && widget.hasHeightForWidth())
            return std::max(widget.heightForWidth(width), widget.minimumHeight());
        return widget.minimumHeight() > 0 ? widget.minimumHeight()
                                          : widget.minimumSizeHint().height();
    }
    const QMargins margins = box->contentsMargins();
    width -= margins.left() + margins.right();
    int height = margins.top() + margins.bottom();
    int shown = 0;
    for (int i = 0; i < box->count(); ++i) {
        QLayoutItem* const item = box->itemAt(i);
        if (item->isEmpty())
            continue;
        ++shown;
        if (const QWidget* const inside = item->widget())
            height += leastHeight(*inside, width);
        else if (const QLayout* const layout = item->layout();
                 layout && layout->hasHeightForWidth())
            height += layout->minimumHeightForWidth(width);
        else
            height += item->minimumSize().height();
    }
    return std::max(height + std::max(0, shown - 1) * box->spacing(), widget.minimumHeight());
}

}

PageTabs::PageTabs(QWidget* parent) : QTabWidget(parent)
{
    connect(this, &QTabWidget::currentChanged, this, &QWidget::updateGeometry);
}

int PageTabs::heightForWidth(int width) const
{
    const auto* const pages = findChild<const QStackedWidget*>({}, Qt::FindDirectChildrenOnly);
    const QWidget* const page = currentWidget();
    if (!pages || !page)
        return minimumSizeHint().height();
    const QSize around = minimumSizeHint() - pages->minimumSizeHint();
    return std::max(0, around.height()) + leastHeight(*page, width - std::max(0, around.width()));
}
