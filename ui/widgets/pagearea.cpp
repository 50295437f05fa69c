// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagearea.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <algorithm>

PageArea::PageArea(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

void PageArea::setPage(QWidget* page)
{
    m_page = page;
    setWidget(page);
    fit();
}

QWidget* PageArea::lend()
{
    return takeWidget();
}

void PageArea::takeBack()
{
    if (!m_page || m_page == widget())
        return;
    setWidget(m_page);
    m_page->show();
    fit();
}

void PageArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

bool PageArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return done;
}

void PageArea::fit()
{
    QWidget* const page = widget();
    if (!page)
        return;
    const QSize least = page->minimumSizeHint().expandedTo(page->minimumSize());
    const auto leastHeight = [page, least](int width) {
        const QLayout* const layout = page->layout();
        return layout && layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width)
                                                     : least.height();
    };
    QSize room = maximumViewportSize();
    // Each bar takes room from the other direction.
    if (least.width() > room.width())
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
    int width = std::max(room.width(), least.width());
    if (leastHeight(width) > room.height()) {
        width = std::max(room.width() - verticalScrollBar()->sizeHint().width(), least.width());
        if (width > room.width() - verticalScrollBar()->sizeHint().width())
            room.setHeight(maximumViewportSize().height()
                           - horizontalScrollBar()->sizeHint().height());
    }
    page->resize(width, std::max(room.height(), leastHeight(width)));
}
