// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/numbers.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <random>

using fourcast::chance::Bounds;

class TestChanceNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void aNumberIsReadable_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("probability") << 25.0 / 176 << "0.142045";
        QTest::newRow("length") << 53.63978608 << "53.6398";
        QTest::newRow("whole") << 5.0 << "5";
        QTest::newRow("half") << 0.5 << "0.5";
        QTest::newRow("one") << 1.0 << "1";
        QTest::newRow("zero") << 0.0 << "0";
        QTest::newRow("hundred") << 100.0 << "100";
        QTest::newRow("small") << 3.458477e-15 << "3.45848·10⁻¹⁵";
        QTest::newRow("power of ten") << 1e-12 << "1·10⁻¹²";
        QTest::newRow("least") << 5.49e-312 << "5.49·10⁻³¹²";
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << "∞";
    }

    void aNumberIsReadable()
    {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(chancenumbers::number(value), text);
    }

    void theEndsOfAnIntervalAreRoundedOutwards()
    {
        const Bounds bounds {.low = 0.14204541, .high = 0.14204549};
        QCOMPARE(chancenumbers::interval(bounds), QStringLiteral("0.1420454 to 0.1420455"));
        QCOMPARE(chancenumbers::value(bounds), QStringLiteral("0.142045"));
        QCOMPARE(chancenumbers::interval({.low = 0, .high = 0.2512}), QStringLiteral("0 to 0.252"));
        QCOMPARE(chancenumbers::interval({.low = 0.5, .high = 0.5}), QStringLiteral("0.5"));
        // Where the next power of ten is near.
        QCOMPARE(chancenumbers::notBelow(9.9999, 3), QStringLiteral("10"));
        QCOMPARE(chancenumbers::notAbove(1.0000001, 3), QStringLiteral("1"));
    }

    /// Whatever the numbers are, the text holds them.
    void aWrittenIntervalHoldsItsBounds()
    {
        std::mt19937_64 random(7);
        for (int i = 0; i < 2000; ++i) {
            const double value = std::ldexp(1.0 + static_cast<double>(random() % 1000) / 1000,
                                            static_cast<int>(random() % 40) - 12);
            const int digits = 1 + static_cast<int>(random() % 12);
            QVERIFY(chancenumbers::notAbove(value, digits).toDouble() <= value);
            QVERIFY(chancenumbers::notBelow(value, digits).toDouble() >= value);
        }
    }
};

QTEST_GUILESS_MAIN(TestChanceNumbers)
#include "tst_chancenumbers.moc"
