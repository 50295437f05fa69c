// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/startfit.h"
#include "core/support/random.h"

#include <QTest>
#include <cmath>
#include <numbers>

namespace {

/// A normal deviate, by Box and Muller (Annals of Mathematical Statistics 29, 1958).
double normalDeviate(SeededRandom& random)
{
    const auto share = [&random] { return (double(random.next() >> 11) + 0.5) * 0x1p-53; };
    const double radius = std::sqrt(-2.0 * std::log(share()));
    return radius * std::cos(2.0 * std::numbers::pi * share());
}

/// Depths 1 to `depths`, whose cost is start + a * b^depth times a deviation.
std::vector<GrowthPoint> simulated(double start, double a, double b, int depths, double deviation,
                                   SeededRandom& random)
{
    std::vector<GrowthPoint> points;
    for (int depth = 1; depth <= depths; ++depth)
        points.push_back(
            {double(depth),
             (start + a * std::pow(b, depth)) * std::exp(deviation * normalDeviate(random))});
    return points;
}

bool isClose(double value, double wanted, double within)
{
    return std::abs(value - wanted) <= within;
}

}

class TestStartFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExactSumHasItsThreeParts_data()
    {
        QTest::addColumn<double>("start");
        QTest::addColumn<double>("b");
        QTest::newRow("half a millisecond, four times a ply") << 0.5 << 4.0;
        QTest::newRow("twice a ply") << 0.05 << 2.0;
        QTest::newRow("costs that fall to the start") << 3.0 << 0.4;
    }

    void anExactSumHasItsThreeParts()
    {
        QFETCH(double, start);
        QFETCH(double, b);
        SeededRandom random(1);
        const double a = b < 1 ? 1000 : 0.002;
        const auto fit
            = fitGrowthFromStart(GrowthLaw::Exponential, simulated(start, a, b, 12, 0, random));
        QVERIFY(fit);
        QVERIFY2(isClose(fit->b, b, 1e-6), qPrintable(QString::number(fit->b, 'g', 12)));
        QVERIFY(isClose(fit->start / start, 1, 1e-6));
        QVERIFY(isClose(fit->a / a, 1, 1e-5));
        QVERIFY(isClose(fit->at(3) / (start + a * b * b * b), 1, 1e-6));
        QCOMPARE(fit->points, 12);
    }

    void anExactPowerBesideAStart()
    {
        std::vector<GrowthPoint> points;
        for (const double x : {20.0, 30.0, 42.0, 56.0, 72.0, 90.0})
            points.push_back({x, 40.0 + 1e-4 * std::pow(x, 3.5)});
        const auto fit = fitGrowthFromStart(GrowthLaw::Power, points);
        QVERIFY(fit);
        QVERIFY(isClose(fit->b, 3.5, 1e-4));
        QVERIFY(isClose(fit->start, 40, 1e-3));
    }

    void withoutAStartItIsThePlainFit()
    {
        SeededRandom random(1);
        const auto points = simulated(0, 5, 3, 8, 0, random);
        const auto plain = fitGrowth(GrowthLaw::Exponential, points);
        const auto fit = fitGrowthFromStart(GrowthLaw::Exponential, points);
        QVERIFY(fit && plain);
        QVERIFY(isClose(fit->b, plain->b, 1e-9));
        QVERIFY(fit->start < 1e-3);
        const std::vector<GrowthPoint> three {{1, 1}, {2, 2}, {3, 9}};
        QCOMPARE(fitGrowthFromStart(GrowthLaw::Exponential, three)->start, 0.0);
        QCOMPARE(fitGrowthFromStart(GrowthLaw::Exponential, three)->b,
                 fitGrowth(GrowthLaw::Exponential, three)->b);
        const std::vector<GrowthPoint> flat {{1, 7}, {2, 7}, {3, 7}, {4, 7}, {5, 7}};
        QCOMPARE(fitGrowthFromStart(GrowthLaw::Exponential, flat)->b, 1.0);
    }

    /// Costs that bend the other way have no start to take off.
    void whatGrowsSlowerAndSlowerHasNoStart()
    {
        std::vector<GrowthPoint> points;
        for (int x = 1; x <= 8; ++x)
            points.push_back({double(x), 1000.0 * x * x});
        QCOMPARE(fitGrowthFromStart(GrowthLaw::Exponential, points)->start, 0.0);
    }

    /// A search of 0.06 ms start and a quarter of a microsecond times 4.1 a ply, of which each time
    /// is off by a tenth: 95 % of the intervals hold the 4.1; of 1,000 between 92.5 and 97.5 %. The
    /// plain line through the same times is far off.
    void theIntervalHoldsTheTrueFactor_data()
    {
        QTest::addColumn<int>("depths");
        QTest::addColumn<double>("start");
        QTest::newRow("8 depths") << 8 << 0.06;
        QTest::newRow("10 depths") << 10 << 0.06;
        QTest::newRow("14 depths") << 14 << 0.06;
        QTest::newRow("no start") << 9 << 0.0;
    }

    void theIntervalHoldsTheTrueFactor()
    {
        QFETCH(int, depths);
        QFETCH(double, start);
        SeededRandom random(20260301);
        int held = 0;
        int plainHeld = 0;
        double sum = 0;
        for (int sample = 0; sample < 1000; ++sample) {
            const auto points = simulated(start, 0.00025, 4.1, depths, 0.1, random);
            const auto fit = fitGrowthFromStart(GrowthLaw::Exponential, points);
            QVERIFY(fit);
            held += fit->interval.low <= 4.1 && 4.1 <= fit->interval.high ? 1 : 0;
            sum += std::log(fit->b);
            const auto plain = fitGrowth(GrowthLaw::Exponential, points);
            plainHeld += plain->interval.low <= 4.1 && 4.1 <= plain->interval.high ? 1 : 0;
        }
        const QString told = QStringLiteral("%1 held, %2 of the plain ones, mean %3")
                                 .arg(held)
                                 .arg(plainHeld)
                                 .arg(std::exp(sum / 1000));
        QVERIFY2(held >= 925 && held <= 980, qPrintable(told));
        QVERIFY2(isClose(std::exp(sum / 1000), 4.1, 0.08), qPrintable(told));
        if (start > 0)
            QVERIFY2(plainHeld < 100, qPrintable(told));
    }

    void theUnitOfTheCostChangesNothingButTheSize()
    {
        SeededRandom random(4);
        const auto points = simulated(2, 0.01, 3.3, 9, 0.1, random);
        auto scaled = points;
        for (GrowthPoint& point : scaled)
            point.cost *= 1000;
        const auto one = fitGrowthFromStart(GrowthLaw::Exponential, points);
        const auto other = fitGrowthFromStart(GrowthLaw::Exponential, scaled);
        QVERIFY(one && other);
        QVERIFY(isClose(other->start / one->start, 1000, 1e-2));
        QVERIFY(isClose(other->b, one->b, 1e-5));
        QVERIFY(isClose(other->rSquared, one->rSquared, 1e-9));
    }

    void whatIsNothingButStartIsRefused()
    {
        const std::vector<GrowthPoint> points {{1, 5}, {2, 5.01}, {3, 4.99},
                                               {4, 5}, {5, 5},    {6, 40}};
        const auto fit = fitGrowthFromStart(GrowthLaw::Exponential, points);
        QVERIFY(!fit);
        QVERIFY2(fit.error().message.contains("all but 1 points"), qPrintable(fit.error().message));
        QVERIFY(!fitGrowthFromStart(GrowthLaw::Exponential, {{1, 5}, {2, 9}}));
    }
};

QTEST_GUILESS_MAIN(TestStartFit)
#include "tst_startfit.moc"
