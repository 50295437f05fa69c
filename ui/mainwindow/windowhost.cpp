// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/windowhost.h"

#include "ui/mainwindow/mainwindow.h"
#include "ui/widgets/quietmoment.h"

#include <QGuiApplication>
#include <utility>

WindowHost::WindowHost(QSettings& store, const QString& autosaveFolder, Speak speak)
    : m_store(store), m_autosaveFolder(autosaveFolder), m_speak(std::move(speak))
{
    makeWindow();
}

WindowHost::~WindowHost() = default;

void WindowHost::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_store, m_autosaveFolder);
    // Not from within what the window is just doing, nor under a dialog that it has open.
    connect(
        m_window.get(), &MainWindow::languageChosen, this,
        [this] { atQuietMoment(m_window.get(), [this] { replace(); }); }, Qt::QueuedConnection);
}

void WindowHost::replace()
{
    const CarriedWork work = m_window->carry();
    const QRect place = m_window->geometry();
    const Qt::WindowStates states = m_window->windowState();
    // For a moment the program has no window, and is not at its end.
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    // First the old one: two of them would keep two solvers, and ask for the same files.
    m_window.reset();
    m_speak(work.language);
    makeWindow();
    m_window->setGeometry(place);
    m_window->setWindowState(states);
    m_window->carryOn(work);
    m_window->show();
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    Q_EMIT replaced();
}
