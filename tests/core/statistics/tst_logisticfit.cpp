// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/logisticfit.h"
#include "core/support/random.h"

#include <QTest>
#include <cmath>

namespace {

double unit(SeededRandom& random)
{
    return (random.next() >> 11) * 0x1p-53;
}

/// Cases whose shares come from these coefficients: 0, 1, and where `draws` a half now and then.
LogisticData simulated(SeededRandom& random, const std::vector<double>& truth, int cases,
                       bool draws)
{
    LogisticData data;
    for (int i = 0; i < cases; ++i) {
        std::vector<double> values {1.0};
        while (values.size() < truth.size())
            values.push_back(4 * unit(random) - 2);
        const double p = predictedShare(truth, values);
        double share = unit(random) < p ? 1.0 : 0.0;
        // Half the decided cases become a mean of two draws of the same share.
        if (draws && random.below(2) == 0)
            share = (share + (unit(random) < p ? 1.0 : 0.0)) / 2;
        data.values.push_back(values);
        data.shares.push_back(share);
    }
    return data;
}

}

class TestLogisticFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inverseTimesMatrixIsOne()
    {
        SeededRandom random(1);
        for (std::size_t size = 1; size < 9; ++size) {
            Matrix matrix(size, std::vector<double>(size, 0.0));
            for (std::size_t k = 0; k < size + 2; ++k) {
                std::vector<double> row;
                for (std::size_t i = 0; i < size; ++i)
                    row.push_back(unit(random) - 0.5);
                for (std::size_t i = 0; i < size; ++i)
                    for (std::size_t j = 0; j < size; ++j)
                        matrix[i][j] += row[i] * row[j];
            }
            const auto inverse = invertedPositive(matrix);
            QVERIFY(inverse.has_value());
            for (std::size_t i = 0; i < size; ++i) {
                const std::vector<double> column = product(matrix, (*inverse)[i]);
                for (std::size_t j = 0; j < size; ++j)
                    QVERIFY(std::abs(column[j] - (i == j ? 1.0 : 0.0)) < 1e-7);
            }
        }
        QVERIFY(!invertedPositive({{1, 1}, {1, 1}}).has_value());
        QVERIFY(!invertedPositive({{1, 2}, {2, 1}}).has_value());
    }

    void gradientIsThatOfFiniteDifferences()
    {
        SeededRandom random(2);
        const LogisticData data = simulated(random, {0.5, -1, 2, 0}, 200, true);
        for (int i = 0; i < 20; ++i) {
            std::vector<double> at;
            for (int k = 0; k < 4; ++k)
                at.push_back(4 * unit(random) - 2);
            const std::vector<double> gradient = logisticGradient(data, at, 3.0);
            for (std::size_t k = 0; k < 4; ++k) {
                constexpr double step = 1e-5;
                std::vector<double> above = at;
                std::vector<double> below = at;
                above[k] += step;
                below[k] -= step;
                const double slope
                    = (logisticLoss(data, above, 3.0) - logisticLoss(data, below, 3.0))
                    / (2 * step);
                QVERIFY2(std::abs(slope - gradient[k]) < 1e-5 * (1 + std::abs(slope)),
                         qPrintable(QStringLiteral("%1 %2").arg(slope).arg(gradient[k])));
            }
        }
    }

    void knownCoefficientsAreFound()
    {
        const std::vector<double> truth {0.3, -1.2, 0.8, 0.0, 2.0};
        SeededRandom random(3);
        for (const bool draws : {false, true}) {
            const LogisticFit fit = fitLogistic(simulated(random, truth, 20'000, draws), 1e-6);
            QVERIFY(fit.converged);
            QVERIFY(fit.rounds < 20);
            for (std::size_t i = 0; i < truth.size(); ++i) {
                const double error = std::sqrt(fit.covariance[i][i]);
                QVERIFY(error < 0.05);
                QVERIFY(std::abs(fit.coefficients[i] - truth[i]) < 4 * error);
            }
        }
    }

    void fitIsTheLowestPoint()
    {
        SeededRandom random(4);
        const LogisticData data = simulated(random, {-0.4, 1, 1}, 300, true);
        const LogisticFit fit = fitLogistic(data, 2.0);
        const double least = logisticLoss(data, fit.coefficients, 2.0);
        for (int i = 0; i < 200; ++i) {
            std::vector<double> other = fit.coefficients;
            for (double& each : other)
                each += 0.2 * (unit(random) - 0.5);
            QVERIFY(logisticLoss(data, other, 2.0) >= least);
        }
    }

    void penaltyKeepsSeparatedCasesFinite()
    {
        LogisticData data;
        for (int i = -10; i <= 10; ++i) {
            data.values.push_back({1.0, double(i)});
            data.shares.push_back(i > 0 ? 1.0 : 0.0);
        }
        const LogisticFit fit = fitLogistic(data, 1.0);
        QVERIFY(fit.converged);
        QVERIFY(fit.coefficients[1] > 0 && fit.coefficients[1] < 10);
    }

    void extremeValuesDontOverflow()
    {
        const LogisticData data {{{1.0, 1000.0}, {1.0, -1000.0}}, {0.0, 1.0}};
        QVERIFY(std::abs(logisticLoss(data, {0.0, 1.0}, 0.0) - 2000.0) < 1e-6);
        QCOMPARE(predictedShare({0.0, 1.0}, {1.0, 1000.0}), 1.0);
        QCOMPARE(predictedShare({0.0, 1.0}, {1.0, -1000.0}), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestLogisticFit)
#include "tst_logisticfit.moc"
