// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/docks/dockshares.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QTimer>
#include <cmath>

namespace {

/// Between the tabs and what is below them, in pixels.
constexpr int nearTabs = 4;

}

DockShares::DockShares(QMainWindow& window, const QList<QDockWidget*>& docks)
    : QObject(&window), m_window(window), m_docks(docks)
{
    window.installEventFilter(this);
    for (QDockWidget* dock : docks)
        dock->installEventFilter(this);
}

void DockShares::setActive(bool active)
{
    m_active = active;
}

/// Seen in the window: neither hidden, nor behind another tab, nor a window of its own.
bool DockShares::isDocked(const QDockWidget& dock) const
{
    return dock.isVisible() && !dock.isFloating() && !dock.visibleRegion().isEmpty();
}

int DockShares::tabsAbove(const QDockWidget& dock) const
{
    for (const QTabBar* tabs : m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
        // Those of another place end elsewhere.
        if (tabs->isVisible() && std::abs(tabs->geometry().bottom() + 1 - dock.y()) <= nearTabs
            && tabs->x() < dock.geometry().right() && tabs->geometry().right() > dock.x())
            return dock.y() - tabs->y();
    return 0;
}

void DockShares::note()
{
    const bool isSameWindow = m_window.size() == m_size;
    m_size = m_window.size();
    for (QDockWidget* dock : m_docks) {
        if (!isDocked(*dock))
            continue;
        const QSize size = dock->size();
        Share& share = m_shares[dock];
        // What it was given it has by its share: rounded numbers would lead away from it.
        if (isSameWindow && share.given == size)
            continue;
        share = {double(size.width()) / m_size.width(), double(size.height()) / m_size.height(),
                 size};
    }
}

void DockShares::apply()
{
    m_size = m_window.size();
    m_applying = true;
    for (const Qt::DockWidgetArea area : {Qt::RightDockWidgetArea, Qt::LeftDockWidgetArea,
                                          Qt::TopDockWidgetArea, Qt::BottomDockWidgetArea}) {
        const bool isBeside = area == Qt::RightDockWidgetArea || area == Qt::LeftDockWidgetArea;
        // The area first, then what shares it.
        resize(area, isBeside ? Qt::Horizontal : Qt::Vertical);
        resize(area, isBeside ? Qt::Vertical : Qt::Horizontal);
    }
    // What is laid out again after this is none of a person's wishes.
    QTimer::singleShot(0, this, &DockShares::settle);
}

void DockShares::settle()
{
    m_applying = false;
    for (auto& [dock, share] : m_shares)
        if (isDocked(*dock))
            share.given = dock->size();
}

void DockShares::resize(Qt::DockWidgetArea area, Qt::Orientation orientation) const
{
    QList<QDockWidget*> docks;
    QList<int> sizes;
    for (const auto& [dock, share] : m_shares) {
        if (!isDocked(*dock) || m_window.dockWidgetArea(dock) != area)
            continue;
        docks << dock;
        sizes << (orientation == Qt::Horizontal
                      ? qRound(share.width * m_size.width())
                      : qRound(share.height * m_size.height()) + tabsAbove(*dock));
    }
    if (!docks.isEmpty())
        m_window.resizeDocks(docks, sizes, orientation);
}

bool DockShares::eventFilter(QObject* watched, QEvent* event)
{
    if (!m_active)
        return QObject::eventFilter(watched, event);
    if (watched == &m_window) {
        // Qt has shared the room out already.
        if (event->type() == QEvent::Resize && m_window.isVisible() && m_size.isValid()
            && m_window.size() != m_size)
            apply();
        else if (event->type() == QEvent::Show && !m_size.isValid())
            QTimer::singleShot(0, this, &DockShares::note);
    } else if (event->type() == QEvent::Resize && m_window.size() == m_size && !m_applying) {
        // A person moved the line between two docks, or opened one.
        QTimer::singleShot(0, this, [this] {
            if (m_active && !m_applying && m_window.size() == m_size)
                note();
        });
    }
    return QObject::eventFilter(watched, event);
}
