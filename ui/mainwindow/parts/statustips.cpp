// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/statustips.h"

#include <QApplication>
#include <QCursor>
#include <QMenuBar>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <utility>

StatusTips::StatusTips(QWidget& window, QStatusBar& bar)
    : QObject(&window), m_window(window), m_bar(bar)
{
    window.installEventFilter(this);
}

void StatusTips::follow(QWidget* source)
{
    if (m_source == source)
        return;
    for (const QPointer<QWidget>& each : std::as_const(m_around))
        if (each)
            each->removeEventFilter(this);
    m_around.clear();
    m_source = source;
    for (QWidget* each = source; each && each != &m_window; each = each->parentWidget()) {
        each->installEventFilter(this);
        m_around += each;
    }
}

void StatusTips::forgetTip()
{
    follow(nullptr);
    if (m_bar.currentMessage() == m_tip)
        m_bar.clearMessage();
}

bool StatusTips::isOfWhatIsThere() const
{
    const QWidget* under = QApplication::widgetAt(QCursor::pos());
    if (QApplication::activePopupWidget() || qobject_cast<const QMenuBar*>(under)
        || qobject_cast<const QMenuBar*>(QApplication::focusWidget()))
        return true;
    while (under && under->statusTip() != m_tip)
        under = under->parentWidget();
    return under;
}

bool StatusTips::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window) {
        if (event->type() != QEvent::StatusTip)
            return QObject::eventFilter(watched, event);
        m_tip = static_cast<QStatusTipEvent*>(event)->tip();
        follow(m_tip.isEmpty() ? nullptr : QApplication::widgetAt(QCursor::pos()));
        if (m_tip.isEmpty())
            return QObject::eventFilter(watched, event);
        // When all that moves now has its place.
        const auto look = [this, tip = m_tip] {
            if (tip == m_tip && !isOfWhatIsThere())
                forgetTip();
        };
        QMetaObject::invokeMethod(this, look, Qt::QueuedConnection);
    } else if (event->type() == QEvent::Hide || event->type() == QEvent::Move
               || (watched == m_source && event->type() == QEvent::Leave)) {
        forgetTip();
    }
    return QObject::eventFilter(watched, event);
}
