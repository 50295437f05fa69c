// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/medianinterval.h"
#include "core/statistics/percentiles.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

class TestPercentiles : public QObject
{
    Q_OBJECT

private:
    /// By counting: the k-th smallest has k - 1 values that are smaller or stand before it.
    static double kthSmallest(const std::vector<double>& values, std::size_t k)
    {
        for (std::size_t i = 0; i < values.size(); ++i) {
            std::size_t before = 0;
            for (std::size_t j = 0; j < values.size(); ++j)
                before += values[j] < values[i] || (values[j] == values[i] && j < i) ? 1 : 0;
            if (before == k)
                return values[i];
        }
        return NAN;
    }
    static std::vector<double> someValues(std::size_t count, unsigned seed)
    {
        std::mt19937 random(seed);
        std::vector<double> values;
        // Many are equal, and some are 0.
        for (std::size_t i = 0; i < count; ++i)
            values.push_back(static_cast<double>(random() % 50) / 4);
        return values;
    }

private Q_SLOTS:
    void theDefinitionIsKept();
    void knownPercentiles();
    void anAxisIsLogarithmicWhereOneValueDwarfsTheRest();
    void everyValueIsInOneBin();
    void edgesAreRound();
};

void TestPercentiles::theDefinitionIsKept()
{
    for (std::size_t count = 1; count <= 40; ++count) {
        const std::vector<double> values = someValues(count, static_cast<unsigned>(count));
        for (int percent = 0; percent <= 100; ++percent) {
            const double place = percent / 100.0 * static_cast<double>(count - 1);
            const double below = kthSmallest(values, static_cast<std::size_t>(std::floor(place)));
            const double above = kthSmallest(values, static_cast<std::size_t>(std::ceil(place)));
            const double wanted = below + (place - std::floor(place)) * (above - below);
            QVERIFY(std::abs(percentileOf(values, percent / 100.0) - wanted) < 1e-9);
        }
        QCOMPARE(percentilesOf(values).p50, medianOf(values));
        QCOMPARE(percentilesOf(values).most, *std::max_element(values.begin(), values.end()));
    }
    QCOMPARE(percentileOf({}, 0.5), 0.0);
}

void TestPercentiles::knownPercentiles()
{
    std::vector<double> hundred(101);
    std::iota(hundred.begin(), hundred.end(), 0.0);
    std::ranges::reverse(hundred);
    const Percentiles found = percentilesOf(hundred);
    QCOMPARE(found.p50, 50.0);
    QCOMPARE(found.p90, 90.0);
    QCOMPARE(found.p99, 99.0);
    QVERIFY(found.isTailKnown());
    QVERIFY(!percentilesOf({1, 2, 3}).isTailKnown());
    // As NumPy has it.
    QCOMPARE(percentileOf({15, 20, 35, 40, 50}, 0.4), 29.0);
}

void TestPercentiles::anAxisIsLogarithmicWhereOneValueDwarfsTheRest()
{
    QVERIFY(!spansTooMuchForLinear({}));
    QVERIFY(!spansTooMuchForLinear({0, 0, 0}));
    QVERIFY(!spansTooMuchForLinear({1, 1, 50}));
    QVERIFY(spansTooMuchForLinear({1, 1, 50.5}));
    // Zeros say nothing of how far apart the others are.
    QVERIFY(!spansTooMuchForLinear({0, 0, 0, 0, 3, 4, 5}));
    QVERIFY(spansTooMuchForLinear({0, 0, 1, 1, 1, 100}));
}

void TestPercentiles::everyValueIsInOneBin()
{
    for (const bool logarithmic : {false, true})
        for (std::size_t count = 1; count <= 200; count += 7) {
            const std::vector<double> values = someValues(count, 7 * static_cast<unsigned>(count));
            const auto zeros = static_cast<std::size_t>(std::ranges::count(values, 0.0));
            const std::vector<double> edges = binEdges(values, logarithmic);
            const std::vector<std::size_t> counts = countsIn(values, edges);
            QVERIFY(std::ranges::is_sorted(edges));
            QVERIFY(counts.size() <= 40);
            const std::size_t all = std::accumulate(counts.begin(), counts.end(), std::size_t {0});
            QCOMPARE(all, edges.empty() || logarithmic ? count - zeros : count);
        }
    QVERIFY(countsIn({1, 2}, {}).empty());
    QCOMPARE(countsIn({0, 1, 1.5, 2, 3, 4}, {0, 1, 2, 4}), (std::vector<std::size_t> {1, 2, 3}));
}

void TestPercentiles::edgesAreRound()
{
    QCOMPARE(binEdges({3, 47}, false), (std::vector<double> {0, 10, 20, 30, 40, 50}));
    const std::vector<double> edges = binEdges({1, 10, 1000}, true);
    QCOMPARE(edges.front(), 1.0);
    QCOMPARE(edges.back(), 1000.0);
    for (const double power : {10.0, 100.0})
        QVERIFY(std::ranges::any_of(
            edges, [power](double edge) { return std::abs(edge - power) < 1e-6; }));
    QVERIFY(binEdges({0, 0}, true).empty());
    // All the same, and only zeros: still a bin.
    QVERIFY(binEdges({0, 0}, false).size() >= 2);
    QVERIFY(binEdges({10, 10}, true).size() >= 2);
}

QTEST_GUILESS_MAIN(TestPercentiles)
#include "tst_percentiles.moc"
