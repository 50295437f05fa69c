// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/random.h"

#include <QTest>

class TestRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sequenceIsThePublishedOne();
    void numbersStayBelowTheBoundAndFillIt();
};

void TestRandom::sequenceIsThePublishedOne()
{
    // SplitMix64 with the seed 1234567, as its published test vectors have it.
    SeededRandom random(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u})
        QCOMPARE(random.next(), expected);
}

void TestRandom::numbersStayBelowTheBoundAndFillIt()
{
    SeededRandom random(1);
    std::array<int, 7> counts {};
    for (int i = 0; i < 70000; ++i) {
        const std::uint32_t number = random.below(7);
        QVERIFY(number < 7);
        ++counts[number];
    }
    // Ten thousand of each are expected, with a standard deviation of 93.
    for (const int count : counts)
        QVERIFY(std::abs(count - 10000) < 500);
    QCOMPARE(SeededRandom(9).below(1), 0u);
}

QTEST_GUILESS_MAIN(TestRandom)
#include "tst_random.moc"
