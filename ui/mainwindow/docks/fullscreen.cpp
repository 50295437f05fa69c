// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/docks/fullscreen.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <utility>

namespace {

/// A desktop that gives the window another size than that of before is not waited for.
constexpr int longestLeavingMs = 1000;

}

FullScreen::FullScreen(QMainWindow& window, const QList<QDockWidget*>& docks, int version)
    : QObject(&window), m_window(window), m_docks(docks), m_version(version)
{
    window.installEventFilter(this);
    for (QDockWidget* dock : docks)
        dock->installEventFilter(this);
}

bool FullScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && m_isLeaving
        && m_window.size() == m_sizeBefore)
        QTimer::singleShot(0, this, &FullScreen::restoreSizes);
    // Queued: it is shown by somebody who has not finished yet.
    if (auto* const dock = qobject_cast<QDockWidget*>(watched);
        dock && m_isOn && event->type() == QEvent::ShowToParent)
        QTimer::singleShot(0, this, [this, dock] {
            if (!m_isOn)
                return;
            end();
            dock->show();
            dock->raise();
        });
    return QObject::eventFilter(watched, event);
}

QByteArray FullScreen::state() const
{
    return m_isOn || m_isLeaving ? m_stateBefore : m_window.saveState(m_version);
}

QByteArray FullScreen::geometry() const
{
    return m_isOn ? m_geometryBefore : m_window.saveGeometry();
}

QList<QWidget*> FullScreen::surroundings() const
{
    QList<QWidget*> result {m_window.menuBar(), m_window.statusBar()};
    for (QDockWidget* dock : m_docks)
        result += dock;
    for (QToolBar* bar : m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        result += bar;
    return result;
}

void FullScreen::set(bool on)
{
    if (on == m_isOn)
        return;
    if (on)
        begin();
    else
        leave();
}

void FullScreen::end()
{
    set(false);
    m_isLeaving = false;
}

void FullScreen::begin()
{
    m_stateBefore = m_window.saveState(m_version);
    m_geometryBefore = m_window.saveGeometry();
    m_sizeBefore = m_window.size();
    m_isLeaving = false;
    m_wasMaximized = m_window.isMaximized();
    for (QWidget* widget : surroundings())
        if (!widget->isHidden()) {
            widget->hide();
            m_hidden += widget;
        }
    m_isOn = true;
    Q_EMIT changed(true);
    m_window.showFullScreen();
}

void FullScreen::leave()
{
    m_isOn = false;
    m_isLeaving = true;
    for (QWidget* widget : std::as_const(m_hidden))
        widget->show();
    m_hidden.clear();
    if (m_wasMaximized)
        m_window.showMaximized();
    else
        m_window.showNormal();
    Q_EMIT changed(false);
    m_window.restoreState(m_stateBefore, m_version);
    const bool isBack = m_window.size() == m_sizeBefore;
    QTimer::singleShot(isBack ? 0 : longestLeavingMs, this, &FullScreen::restoreSizes);
}

void FullScreen::restoreSizes()
{
    if (std::exchange(m_isLeaving, false))
        m_window.restoreState(m_stateBefore, m_version);
}
