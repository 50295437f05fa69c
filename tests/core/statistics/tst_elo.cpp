// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/elo.h"
#include "core/support/random.h"

#include <QTest>
#include <cmath>

namespace {

double chance(double elo, double other)
{
    return 1.0 / (1.0 + std::pow(10.0, (other - elo) / 400.0));
}

/// Zermelo's iteration (D. Hunter, Annals of Statistics 32, 2004): slow and sure, without a
/// derivative.
std::vector<double> slowElo(int players, const std::vector<PairScore>& scores)
{
    const auto size = static_cast<std::size_t>(players);
    std::vector<double> strength(size, 1.0);
    for (int round = 0; round < 20'000; ++round) {
        std::vector<double> points(size, 0.0);
        std::vector<double> weight(size, 0.0);
        for (const PairScore& pair : scores) {
            const auto i = static_cast<std::size_t>(pair.first);
            const auto k = static_cast<std::size_t>(pair.second);
            points[i] += pair.score.points();
            points[k] += pair.score.turned().points();
            weight[i] += pair.score.games() / (strength[i] + strength[k]);
            weight[k] += pair.score.games() / (strength[i] + strength[k]);
        }
        for (std::size_t i = 0; i < size; ++i)
            strength[i] = points[i] / weight[i];
    }
    double mean = 0;
    for (double& each : strength) {
        each = 400.0 * std::log10(each);
        mean += each / players;
    }
    for (double& each : strength)
        each += 1500.0 - mean;
    return strength;
}

/// A round robin between players of known strength; a third of the close games is drawn.
std::vector<PairScore> simulate(SeededRandom& random, const std::vector<double>& elo, int games)
{
    const auto share = [&random] { return (random.next() >> 11) * 0x1p-53; };
    std::vector<PairScore> scores;
    for (std::size_t i = 0; i < elo.size(); ++i)
        for (std::size_t k = i + 1; k < elo.size(); ++k) {
            PairScore pair {.first = int(i), .second = int(k)};
            const double p = chance(elo[i], elo[k]);
            const double draws = (2.0 / 3.0) * std::min(p, 1 - p);
            for (int game = 0; game < games; ++game) {
                const double drawn = share();
                pair.score.count(drawn < draws ? -1 : drawn < draws / 2 + p ? 0 : 1);
            }
            scores.push_back(pair);
        }
    return scores;
}

}

class TestElo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPlayersFollowTheFormula()
    {
        const EloTable table
            = estimateElo(2, {{.first = 0, .second = 1, .score = {.wins = 75, .losses = 25}}});
        const double difference = 400.0 * std::log10(3.0);
        QVERIFY(std::abs(table.entries[0].elo - 1500 - difference / 2) < 1e-6);
        QVERIFY(std::abs(table.entries[1].elo - 1500 + difference / 2) < 1e-6);
        // The error of the logarithm of the odds is 1 / sqrt(n p q); each is half of it from the
        // mean.
        const double reach = 1.959964 * 400 / std::log(10.0) / std::sqrt(100 * 0.75 * 0.25) / 2;
        QVERIFY(std::abs(table.entries[0].high - table.entries[0].elo - reach) < 1e-3);
        QVERIFY(std::abs(table.entries[1].elo - table.entries[1].low - reach) < 1e-3);
        QCOMPARE(table.entries[1].score.wins, 25);
        QVERIFY(!table.hasAddedDraws);
    }

    void numbersAreThoseOfTheSlowIteration()
    {
        SeededRandom random(1);
        for (int i = 0; i < 10; ++i) {
            std::vector<double> elo;
            const auto players = 2 + random.below(7);
            for (std::uint32_t k = 0; k < players; ++k)
                elo.push_back(1200 + random.below(600));
            const auto scores = simulate(random, elo, 40);
            const EloTable table = estimateElo(int(players), scores);
            if (table.hasAddedDraws)
                continue;
            const std::vector<double> slow = slowElo(int(players), scores);
            for (std::size_t k = 0; k < slow.size(); ++k)
                QVERIFY2(
                    std::abs(table.entries[k].elo - slow[k]) < 0.01,
                    qPrintable(QStringLiteral("%1 %2").arg(table.entries[k].elo).arg(slow[k])));
        }
    }

    void intervalsHoldTheTruthAsOftenAsTheySay()
    {
        const std::vector<double> truth {1000, 1250, 1350, 1500, 1600, 1700, 1750, 1850};
        SeededRandom random(2);
        int inside = 0;
        constexpr int repeats = 250;
        for (int i = 0; i < repeats; ++i) {
            const EloTable table = estimateElo(8, simulate(random, truth, 60));
            for (std::size_t k = 0; k < truth.size(); ++k)
                inside += table.entries[k].low <= truth[k] && truth[k] <= table.entries[k].high;
        }
        // 95 %, and more, as draws make the games less random than the intervals take them for.
        const double share = inside / (8.0 * repeats);
        QVERIFY2(share > 0.94 && share < 0.999, qPrintable(QString::number(share)));
    }

    void whoLosesEverythingGetsAFiniteNumber()
    {
        const EloTable table
            = estimateElo(3,
                          {{.first = 0, .second = 1, .score = {.losses = 20}},
                           {.first = 0, .second = 2, .score = {.losses = 20}},
                           {.first = 1, .second = 2, .score = {.wins = 10, .losses = 10}}});
        QVERIFY(table.hasAddedDraws);
        QVERIFY(table.entries[0].elo > 0 && table.entries[0].elo < table.entries[1].elo - 300);
        QVERIFY(std::abs(table.entries[1].elo - table.entries[2].elo) < 1e-6);
        QCOMPARE(table.entries[0].score.games(), 40);
    }

    void whoHasNotPlayedIsAverage()
    {
        const EloTable table = estimateElo(3, {});
        for (const EloEntry& entry : table.entries) {
            QVERIFY(std::abs(entry.elo - 1500) < 1e-9);
            QVERIFY(entry.high - entry.low > 500);
        }
    }
};

QTEST_GUILESS_MAIN(TestElo)
#include "tst_elo.moc"
