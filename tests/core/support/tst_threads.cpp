// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads.h"

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
    const int all = startableThreads(wanted);
    QVERIFY2(all > 0 && all < wanted, qPrintable(QString::number(all)));
    leaveThreads(all + 1);
    const std::size_t none = given();
    const int noneToHave = threadsToHave(wanted);
    // The stacks of threads that have just ended are given back a moment later.
    bool isOneFewer = false;
    for (int attempt = 0; attempt < 20 && !isOneFewer; ++attempt) {
        leaveThreads(0);
        const int now = startableThreads(wanted);
        leaveThreads(1);
        isOneFewer = threadsToHave(wanted) == now - 1;
    }
    leaveThreads(0);
    QCOMPARE(none, std::size_t {0});
    QCOMPARE(noneToHave, 0);
    QVERIFY(isOneFewer);
    QVERIFY(given() > 0);
}

QTEST_GUILESS_MAIN(TestThreads)
#include "tst_threads.moc"
