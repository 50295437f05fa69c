// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <deque>

class WindowHost;

/// Requests to the program: from the command line, the desktop, or a second start of it.
struct WindowRequest
{
    /// Files by path or URL, links to positions; the first is opened.
    QStringList places;
    /// One of windowrequests::actionNames(), or empty.
    QString action;
    /// By which the desktop lets the window come to the front; both may be empty.
    QString activationToken; ///< on Wayland
    QString startupId; ///< on X

    /// With what the desktop has given this start of the program.
    static WindowRequest ofTheEnvironment();
};

namespace windowrequests {

/// As the desktop file has them.
QStringList actionNames();

}

/// Does in the program's window what is asked for, one after the other: a request that comes while
/// one waits for a person's answer waits, too.
class WindowRequests : public QObject
{
    Q_OBJECT

public:
    explicit WindowRequests(WindowHost& host, QObject* parent = nullptr);

    /// At once, in the window that is there.
    void fulfil(const WindowRequest& request);
    /// In the window that is there, which comes to the front. From the event loop, not at once.
    void take(const WindowRequest& request);

private:
    void work();
    void bringToFront(const WindowRequest& request);

    WindowHost& m_host;
    std::deque<WindowRequest> m_waiting;
    bool m_working = false;
};
