// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/statustips.h"

#include <QApplication>
#include <QCursor>
#include <QStatusBar>
#include <QStatusTipEvent>

StatusTips::StatusTips(QWidget& window, QStatusBar& bar)
    : QObject(&window), m_window(window), m_bar(bar)
{
    window.installEventFilter(this);
}

void StatusTips::follow(QWidget* source)
{
    if (m_source == source)
        return;
    if (m_source)
        m_source->removeEventFilter(this);
    m_source = source;
    // The window is listened to in any case.
    if (m_source == &m_window)
        m_source = nullptr;
    if (m_source)
        m_source->installEventFilter(this);
}

bool StatusTips::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::StatusTip) {
        m_tip = static_cast<QStatusTipEvent*>(event)->tip();
        follow(m_tip.isEmpty() ? nullptr : QApplication::widgetAt(QCursor::pos()));
    } else if (watched == m_source
               && (event->type() == QEvent::Hide || event->type() == QEvent::Move
                   || event->type() == QEvent::Leave)) {
        follow(nullptr);
        if (m_bar.currentMessage() == m_tip)
            m_bar.clearMessage();
    }
    return QObject::eventFilter(watched, event);
}
