// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/threadpriority.h"

#include <QTest>
#include <algorithm>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

class TestThreadPriority : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheThreadAndItsChildrenStandBack();
};

void TestThreadPriority::onlyTheThreadAndItsChildrenStandBack()
{
#ifdef Q_OS_LINUX
    const auto niceness = [] { return getpriority(PRIO_PROCESS, 0); };
    const int before = niceness();
    int lowered = 0;
    int child = 0;
    std::jthread([&] {
        lowerThreadPriority();
        lowerThreadPriority();
        lowered = niceness();
        std::jthread([&] { child = niceness(); }).join();
    }).join();
    QCOMPARE(niceness(), before);
    // A program that was started further back than that stays there.
    QCOMPARE(lowered, std::max(before, 5));
    QCOMPARE(child, lowered);
#else
    QSKIP("Only Linux tells a thread's niceness.");
#endif
}

QTEST_GUILESS_MAIN(TestThreadPriority)
#include "tst_threadpriority.moc"
