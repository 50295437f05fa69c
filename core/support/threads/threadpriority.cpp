// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/threadpriority.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

void lowerThreadPriority()
{
#ifdef Q_OS_LINUX
    // QThread's priorities mean nothing to Linux's normal scheduling, where every thread has a nice
    // value of its own. Five steps leave a third of the weight.
    constexpr int nice = 5;
    if (getpriority(PRIO_PROCESS, 0) < nice)
        setpriority(PRIO_PROCESS, 0, nice);
#else
    QThread::currentThread()->setPriority(QThread::LowPriority);
#endif
}
