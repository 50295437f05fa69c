// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quietmoment.h"

#include <QApplication>
#include <QThread>
#include <QTimer>
#include <chrono>

bool isQuietMoment()
{
    // The program's own loop is the first; a dialog that is just being closed still runs in the
    // second.
    return QThread::currentThread()->loopLevel() <= 1 && !QApplication::activeModalWidget()
        && !QApplication::activePopupWidget();
}

void atQuietMoment(QObject* owner, std::function<void()> work)
{
    if (isQuietMoment())
        return work();
    constexpr std::chrono::milliseconds lookAgain {50};
    QTimer::singleShot(lookAgain, owner,
                       [owner, work = std::move(work)] { atQuietMoment(owner, work); });
}
