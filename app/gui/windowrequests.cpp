// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/windowrequests.h"

#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/mainwindow/windowhost.h"
#include "ui/widgets/quietmoment.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace {

struct Row
{
    const char* name;
    Command command;
};

constexpr Row table[] = {
    {"new-game", Command::NewGame},
    {"analyse", Command::LayoutAnalyse},
    {"laboratory", Command::LayoutLab},
};

constexpr const char* tokenVariable = "XDG_ACTIVATION_TOKEN";

}

WindowRequest WindowRequest::ofTheEnvironment()
{
    return {.places = {},
            .action = {},
            .activationToken = qEnvironmentVariable(tokenVariable),
            .startupId = qEnvironmentVariable("DESKTOP_STARTUP_ID")};
}

QStringList windowrequests::actionNames()
{
    QStringList names;
    for (const Row& row : table)
        names << QString::fromLatin1(row.name);
    return names;
}

WindowRequests::WindowRequests(WindowHost& host, QObject* parent)
    : QObject(parent), m_host(host) { }

void WindowRequests::take(const WindowRequest& request)
{
    m_waiting.push_back(request);
    // Whoever asks over the bus gets an answer before a person has given one. What a dialog is open
    // for stays as it is until it is closed.
    QMetaObject::invokeMethod(
        this,
        [this, request] {
            bringToFront(request);
            atQuietMoment(this, [this] { work(); });
        },
        Qt::QueuedConnection);
}

void WindowRequests::work()
{
    if (m_working)
        return;
    m_working = true;
    while (!m_waiting.empty()) {
        const WindowRequest request = m_waiting.front();
        m_waiting.pop_front();
        fulfil(request);
    }
    m_working = false;
}

void WindowRequests::fulfil(const WindowRequest& request)
{
    MainWindow& window = m_host.window();
    bool hasGame = false;
    bool hasMore = false;
    for (const QString& place : request.places) {
        // A lesson and what a class handed in take no game's place.
        const bool isGame = !window.opensInLaboratory(place);
        if (!isGame || !hasGame)
            hasGame = (window.open(place) && isGame) || hasGame;
        else
            hasMore = true;
    }
    if (hasMore)
        window.showMessage(
            QCoreApplication::translate("main", "One game at a time: only the first was opened."));
    const auto row = std::ranges::find_if(
        table, [&](const Row& each) { return request.action == QLatin1String(each.name); });
    if (row == std::end(table))
        return;
    // A layout that is there already keeps what was arranged in it.
    QAction* action = window.parts().actions[row->command];
    if (!action->isChecked())
        action->trigger();
}

void WindowRequests::bringToFront(const WindowRequest& request)
{
    MainWindow& window = m_host.window();
    // Where Qt's Wayland looks for it.
    if (!request.activationToken.isEmpty())
        qputenv(tokenVariable, request.activationToken.toUtf8());
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}
