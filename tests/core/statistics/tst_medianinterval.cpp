// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/medianinterval.h"
#include "core/support/random.h"

#include <QTest>
#include <numeric>

class TestMedianInterval : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMedianLiesInTheMiddle()
    {
        QCOMPARE(repetitions({3, 1, 2}).median, 2.0);
        QCOMPARE(repetitions({4, 1, 2, 3}).median, 2.5);
        QCOMPARE(repetitions({7}).median, 7.0);
    }

    /// The table of the sign test (Conover, Practical Nonparametric Statistics): for n values the
    /// k-th from each end.
    void theEndsAreThoseOfTheSignTest_data()
    {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("k");
        QTest::newRow("5") << 5 << 0;
        QTest::newRow("6") << 6 << 1;
        QTest::newRow("8") << 8 << 1;
        QTest::newRow("9") << 9 << 2;
        QTest::newRow("10") << 10 << 2;
        QTest::newRow("20") << 20 << 6;
        QTest::newRow("25") << 25 << 8;
        QTest::newRow("100") << 100 << 40;
        QTest::newRow("1000") << 1000 << 469;
    }
    void theEndsAreThoseOfTheSignTest()
    {
        QFETCH(const int, n);
        QFETCH(const int, k);
        std::vector<double> values(static_cast<std::size_t>(n));
        std::iota(values.begin(), values.end(), 1.0);
        const auto interval = repetitions(values).interval;
        QCOMPARE(interval.has_value(), k > 0);
        if (interval) {
            QCOMPARE(interval->low, double(k));
            QCOMPARE(interval->high, double(n + 1 - k));
        }
    }

    void itHoldsTheMedianAsOftenAsItSays()
    {
        SeededRandom random(7);
        int held = 0;
        for (int sample = 0; sample < 4000; ++sample) {
            std::vector<double> values(15);
            for (double& value : values) {
                const double share = random.below(1'000'000) / 1e6;
                value = share * share * share; // the median is an eighth
            }
            const auto interval = repetitions(values).interval;
            held += interval->low <= 0.125 && 0.125 <= interval->high;
        }
        // The sign test's own for 15 values: 96.5 %.
        QVERIFY2(held > 4000 * 0.955 && held < 4000 * 0.975, qPrintable(QString::number(held)));
    }
};

QTEST_GUILESS_MAIN(TestMedianInterval)
#include "tst_medianinterval.moc"
