// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/growthfit.h"

#include "core/support/random.h"

#include <QTest>
#include <cmath>
#include <numbers>

namespace {

/// A normal deviate, by Box and Muller (Annals of Mathematical Statistics 29, 1958).
double normal(SeededRandom& random)
{
    const auto share = [&random] { return (double(random.next() >> 11) + 0.5) * 0x1p-53; };
    const double radius = std::sqrt(-2.0 * std::log(share()));
    return radius * std::cos(2.0 * std::numbers::pi * share());
}

std::vector<GrowthPoint> raised(const std::vector<double>& xs, const std::vector<double>& ys)
{
    std::vector<GrowthPoint> points;
    for (std::size_t i = 0; i < xs.size(); ++i)
        points.push_back({xs[i], std::exp(ys[i])});
    return points;
}

bool isNear(double value, double wanted, double within)
{
    return std::abs(value - wanted) <= within;
}

}

class TestGrowthFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExactGeometricSeriesHasItsFactor()
    {
        std::vector<GrowthPoint> points;
        for (int x = 0; x <= 8; ++x)
            points.push_back({double(x), 5.0 * std::pow(3.0, x)});
        const auto fit = fitGrowth(GrowthLaw::Exponential, points);
        QVERIFY(fit);
        QVERIFY(isNear(fit->a, 5.0, 1e-12));
        QVERIFY(isNear(fit->b, 3.0, 1e-12));
        QVERIFY(isNear(fit->interval.low, 3.0, 1e-6) && isNear(fit->interval.high, 3.0, 1e-6));
        QVERIFY(isNear(fit->rSquared, 1.0, 1e-12));
        QCOMPARE(fit->points, 9);
        QVERIFY(isNear(fit->at(2), 45.0, 1e-10));
    }

    void anExactPowerHasItsExponent()
    {
        std::vector<GrowthPoint> points;
        for (const double x : {1.0, 2.0, 4.0, 8.0, 16.0})
            points.push_back({x, 12.0 / (x * x)});
        const auto fit = fitGrowth(GrowthLaw::Power, points);
        QVERIFY(fit);
        QVERIFY(isNear(fit->a, 12.0, 1e-12));
        QVERIFY(isNear(fit->b, -2.0, 1e-12));
        QVERIFY(isNear(fit->at(3), 12.0 / 9.0, 1e-12));
    }

    void costsThatDontGrowHaveFactorOne()
    {
        for (const double cost : {7.0, 960793.0, 0.1}) {
            std::vector<GrowthPoint> points;
            for (const double x : {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 12.0})
                points.push_back({x, cost});
            const auto fit = fitGrowth(GrowthLaw::Exponential, points);
            QVERIFY(fit);
            QCOMPARE(fit->b, 1.0);
            QCOMPARE(fit->interval.low, 1.0);
            QCOMPARE(fit->interval.high, 1.0);
            QCOMPARE(fit->rSquared, 1.0);
            QCOMPARE(fitGrowth(GrowthLaw::Power, points)->b, 0.0);
        }
    }

    /// x 1 to 5, y 2 4 5 4 5: means 3 and 4, Sxx = 10, Sxy = 6, Syy = 6. So the slope is 0.6, the
    /// intercept 2.2, the residuals -0.8 0.6 1.0 -0.6 -0.2 have the squares 2.4, R^2 = 1 - 2.4 / 6,
    /// and the slope's error is sqrt(2.4 / 3 / 10) = 0.28284, t(3) = 3.1824 of which are 0.90013.
    void anExampleWorkedOutByHand()
    {
        const auto fit
            = fitGrowth(GrowthLaw::Exponential, raised({1, 2, 3, 4, 5}, {2, 4, 5, 4, 5}));
        QVERIFY(fit);
        QVERIFY(isNear(std::log(fit->b), 0.6, 1e-12));
        QVERIFY(isNear(std::log(fit->a), 2.2, 1e-12));
        QVERIFY(isNear(fit->rSquared, 0.6, 1e-12));
        QVERIFY(isNear(std::log(fit->interval.low), 0.6 - 0.90013, 2e-5));
        QVERIFY(isNear(std::log(fit->interval.high), 0.6 + 0.90013, 2e-5));
    }

    /// F. J. Anscombe, "Graphs in Statistical Analysis", The American Statistician 27 (1973): for
    /// each of his sets y = 3.00 + 0.500 x, standard error of the slope 0.118, R^2 = 0.667; eleven
    /// points, so t(9) = 2.2622.
    void anscombesSetsHaveTheirPublishedLine_data()
    {
        QTest::addColumn<QList<double>>("xs");
        QTest::addColumn<QList<double>>("ys");
        const QList<double> xs {10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5};
        QTest::newRow("1") << xs << QList<double> {8.04, 6.95, 7.58,  8.81, 8.33, 9.96,
                                                   7.24, 4.26, 10.84, 4.82, 5.68};
        QTest::newRow("2") << xs << QList<double> {9.14, 8.14, 8.74, 8.77, 9.26, 8.10,
                                                   6.13, 3.10, 9.13, 7.26, 4.74};
        QTest::newRow("3") << xs << QList<double> {7.46, 6.77, 12.74, 7.11, 7.81, 8.84,
                                                   6.08, 5.39, 8.15,  6.42, 5.73};
        QTest::newRow("4") << QList<double> {8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8}
                           << QList<double> {6.58, 5.76,  7.71, 8.84, 8.47, 7.04,
                                             5.25, 12.50, 5.56, 7.91, 6.89};
    }

    void anscombesSetsHaveTheirPublishedLine()
    {
        QFETCH(QList<double>, xs);
        QFETCH(QList<double>, ys);
        const auto fit = fitGrowth(GrowthLaw::Exponential,
                                   raised({xs.begin(), xs.end()}, {ys.begin(), ys.end()}));
        QVERIFY(fit);
        QVERIFY(isNear(std::log(fit->b), 0.500, 0.0005));
        QVERIFY(isNear(std::log(fit->a), 3.00, 0.005));
        QVERIFY(isNear(fit->rSquared, 0.667, 0.001));
        const double error = std::log(fit->interval.high / fit->b) / 2.2622;
        QVERIFY(isNear(error, 0.118, 0.0005));
    }

    /// 95 % of the intervals hold the truth; of 1,000 samples between 93 and 97 % are 2.9 standard
    /// deviations either way.
    void theIntervalHoldsTheTruthAsOftenAsItSays_data()
    {
        QTest::addColumn<int>("points");
        QTest::newRow("3") << 3;
        QTest::newRow("6") << 6;
        QTest::newRow("14") << 14;
    }

    void theIntervalHoldsTheTruthAsOftenAsItSays()
    {
        QFETCH(int, points);
        SeededRandom random(20190501);
        int held = 0;
        for (int sample = 0; sample < 1000; ++sample) {
            std::vector<GrowthPoint> seen;
            for (int x = 1; x <= points; ++x)
                seen.push_back(
                    {double(x), 2.0 * std::pow(3.4, x) * std::exp(0.2 * normal(random))});
            const auto fit = fitGrowth(GrowthLaw::Exponential, seen);
            QVERIFY(fit);
            held += fit->interval.low <= 3.4 && 3.4 <= fit->interval.high ? 1 : 0;
        }
        QVERIFY2(held >= 930 && held <= 970, qPrintable(QString::number(held)));
    }

    void theUnitOfTheCostChangesNothingButA()
    {
        const std::vector<GrowthPoint> points {{1, 3}, {2, 11}, {3, 29}, {4, 120}};
        std::vector<GrowthPoint> scaled = points;
        for (GrowthPoint& point : scaled)
            point.cost *= 1000;
        for (const GrowthLaw law : {GrowthLaw::Exponential, GrowthLaw::Power}) {
            const auto one = fitGrowth(law, points);
            const auto other = fitGrowth(law, scaled);
            QVERIFY(one && other);
            QVERIFY(isNear(other->a / one->a, 1000, 1e-7));
            QVERIFY(isNear(other->b, one->b, 1e-12));
            QVERIFY(isNear(other->interval.low, one->interval.low, 1e-10));
            QVERIFY(isNear(other->rSquared, one->rSquared, 1e-12));
        }
    }

    void whatHasNoLineIsRefusedWithASentence_data()
    {
        QTest::addColumn<bool>("power");
        QTest::addColumn<QList<double>>("numbers");
        QTest::addColumn<QString>("said");
        QTest::newRow("two points") << false << QList<double> {1, 5, 2, 9} << "points, not 2";
        QTest::newRow("a cost of 0") << false << QList<double> {1, 5, 2, 0, 3, 9} << "cost at 2";
        QTest::newRow("a cost below") << true << QList<double> {1, 5, 2, 1, 3, -9} << "cost at 3";
        QTest::newRow("no number")
            << false << QList<double> {1, 5, 2, 1, 3, qQNaN()} << "cost at 3";
        QTest::newRow("a power of 0") << true << QList<double> {0, 5, 2, 1, 3, 9} << "not 0";
        QTest::newRow("one place") << false << QList<double> {4, 5, 4, 6, 4, 9} << "are at 4";
    }

    void whatHasNoLineIsRefusedWithASentence()
    {
        QFETCH(bool, power);
        QFETCH(QList<double>, numbers);
        QFETCH(QString, said);
        std::vector<GrowthPoint> points;
        for (qsizetype i = 0; i < numbers.size(); i += 2)
            points.push_back({numbers[i], numbers[i + 1]});
        const auto fit = fitGrowth(power ? GrowthLaw::Power : GrowthLaw::Exponential, points);
        QVERIFY(!fit);
        QVERIFY2(fit.error().message.contains(said), qPrintable(fit.error().message));
        QVERIFY(fit.error().message.endsWith(u'.'));
    }

    void studentsQuantilesAreThoseOfTheTables_data()
    {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<double>("quantile");
        // NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2, column 0.975.
        const std::pair<int, double> table[] {{1, 12.706}, {2, 4.303},  {3, 3.182},  {4, 2.776},
                                              {5, 2.571},  {9, 2.262},  {10, 2.228}, {11, 2.201},
                                              {15, 2.131}, {20, 2.086}, {40, 2.021}, {100, 1.984}};
        for (const auto& [degrees, quantile] : table)
            QTest::addRow("%d", degrees) << double(degrees) << quantile;
    }

    void studentsQuantilesAreThoseOfTheTables()
    {
        QFETCH(double, degrees);
        QFETCH(double, quantile);
        QVERIFY(isNear(studentQuantile(degrees), quantile, 0.00055));
    }
};

QTEST_GUILESS_MAIN(TestGrowthFit)
#include "tst_growthfit.moc"
