// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/windowrequests.h"

/// The program on the desktop's bus, as org.freedesktop.Application: whoever starts it again, opens
/// a file or a link, or chooses an action of its icon reaches the window that is there.
class ApplicationService : public QObject
{
    Q_OBJECT

public:
    enum class Start
    {
        Alone, ///< there is no bus, or no answer there
        First, ///< requests come here from now on
        Elsewhere ///< another start of the program has taken the request
    };

    explicit ApplicationService(QObject* parent = nullptr);

    /// Without a bus nothing happens and nothing is said. Waits for the answer of a program that
    /// runs already, a few seconds at most.
    Start begin(const WindowRequest& request);

Q_SIGNALS:
    void requested(const WindowRequest& request);
};
