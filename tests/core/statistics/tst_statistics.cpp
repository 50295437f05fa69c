// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/statistics.h"

#include <QTest>
#include <cmath>

class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedIntervalsAreMet_data()
    {
        QTest::addColumn<int>("successes");
        QTest::addColumn<int>("trials");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        // Newcombe 1998, table I, method 3 (score interval without continuity correction).
        QTest::newRow("81 of 263") << 81 << 263 << 0.2553 << 0.3662;
        QTest::newRow("15 of 148") << 15 << 148 << 0.0624 << 0.1605;
        QTest::newRow("0 of 20") << 0 << 20 << 0.0 << 0.1611;
        QTest::newRow("1 of 29") << 1 << 29 << 0.0061 << 0.1718;
    }

    void publishedIntervalsAreMet()
    {
        QFETCH(int, successes);
        QFETCH(int, trials);
        QFETCH(double, low);
        QFETCH(double, high);
        const Interval interval = wilsonInterval(successes, trials);
        QVERIFY(std::abs(interval.low - low) < 0.00005);
        QVERIFY(std::abs(interval.high - high) < 0.00005);
    }

    void intervalsHoldTheirShareAndMirror()
    {
        for (int trials = 1; trials <= 60; ++trials)
            for (int successes = 0; successes <= trials; ++successes) {
                const Interval interval = wilsonInterval(successes, trials);
                const Interval mirrored = wilsonInterval(trials - successes, trials);
                const double share = double(successes) / trials;
                QVERIFY(interval.low >= 0.0 && interval.low <= share + 1e-12);
                QVERIFY(interval.high <= 1.0 && interval.high >= share - 1e-12);
                QVERIFY(std::abs(interval.low + mirrored.high - 1.0) < 1e-12);
            }
    }

    void aMeanHasStudentsInterval_data()
    {
        QTest::addColumn<double>("values");
        QTest::addColumn<double>("quantile");
        // Student's distribution, 97.5 %, from the usual tables.
        QTest::newRow("2") << 2.0 << 12.706;
        QTest::newRow("5") << 5.0 << 2.776;
        QTest::newRow("7") << 7.0 << 2.447;
        QTest::newRow("8") << 8.0 << 2.365;
        QTest::newRow("11") << 11.0 << 2.228;
        QTest::newRow("12") << 12.0 << 2.201;
        QTest::newRow("31") << 31.0 << 2.042;
        QTest::newRow("101") << 101.0 << 1.984;
        QTest::newRow("1001") << 1001.0 << 1.962;
    }

    void aMeanHasStudentsInterval()
    {
        QFETCH(double, values);
        QFETCH(double, quantile);
        // Values with a mean of 10 and a sample variance of 4: an error of 2 / sqrt(values).
        const auto interval = meanInterval(10, 100 + 4 * (values - 1) / values, values);
        QVERIFY(interval);
        QVERIFY(std::abs((interval->high - 10) * std::sqrt(values) / 2 - quantile) < 0.001);
        QVERIFY(std::abs(interval->low + interval->high - 20) < 1e-9);
        QVERIFY(!meanInterval(10, 104, 1));
    }

    void nothingTriedMeansNothingKnown()
    {
        QCOMPARE(wilsonInterval(0, 0).low, 0.0);
        QCOMPARE(wilsonInterval(0, 0).high, 1.0);
    }
};

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
