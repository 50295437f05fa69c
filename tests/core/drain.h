// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QEvent>

/// Lets all that is on its way to this thread arrive: what was posted, what waits to be deleted
/// (which for a job waits for its work), timers without delay, and what these post in turn. What
/// has not come then does not come any more, so that a count after it proves an absence.
inline void drainEvents()
{
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}
