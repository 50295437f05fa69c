// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/threads.h"

#include "tests/core/support/addressspacelimit.h"
#include "tests/core/support/nothreads.h"
#include "tests/sanitized.h"

#include <QTest>

class TestThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSystemMayGiveNone();
    void theLastThreadsAreLeftToOthers();
};

void TestThreads::theSystemMayGiveNone()
{
    const NoThreads none;
    QCOMPARE(startableThreads(3), 0);
    QCOMPARE(threadsToHave(3), 0);
    QVERIFY(threadsGiven(3, [] {}).empty());
}

void TestThreads::theLastThreadsAreLeftToOthers()
{
    if (sanitized::isOn)
        QSKIP("A sanitizer needs the memory itself");
    constexpr int wanted = 200;
    const auto given = [] { return threadsGiven(wanted, [] {}).size(); };
    const AddressSpaceLimit limit(rlim_t {100} * 1024 * 1024);
    // The stacks of threads that have just ended are given back a moment later: until then there
    // are fewer.
    bool isLeft = false;
    for (int attempt = 0; attempt < 20 && !isLeft; ++attempt) {
        leaveThreads(0);
        const int all = startableThreads(wanted);
        QVERIFY2(all < wanted, qPrintable(QString::number(all)));
        leaveThreads(all + 1);
        const bool isNone = given() == 0 && threadsToHave(wanted) == 0;
        leaveThreads(1);
        isLeft = all > 0 && isNone && threadsToHave(wanted) == all - 1;
    }
    leaveThreads(0);
    QVERIFY(isLeft);
    QVERIFY(given() > 0);
}

QTEST_GUILESS_MAIN(TestThreads)
#include "tst_threads.moc"
