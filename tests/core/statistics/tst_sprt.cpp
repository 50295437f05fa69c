// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/sprt.h"

#include "core/support/random.h"

#include <QTest>
#include <array>
#include <cmath>

namespace {

using Verdict = SprtState::Verdict;

/// Plays a test of lots to its end; `elo` is the truth, `draws` the share of draws.
Verdict play(double elo, double draws, const SprtOptions& options, SeededRandom& random)
{
    const double winning = pointsOfElo(elo) - draws / 2.0;
    int wins = 0;
    int drawn = 0;
    int losses = 0;
    for (;;) {
        const double lot = random.below(1'000'000) / 1e6;
        ++(lot < winning ? wins : lot < winning + draws ? drawn : losses);
        const SprtState state = sprt(wins, drawn, losses, options);
        if (state.verdict != Verdict::Open)
            return state.verdict;
    }
}

}

class TestSprt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boundsAreWalds()
    {
        const SprtState even = sprt(0, 0, 0);
        QCOMPARE(even.llr, 0.0);
        QVERIFY(even.verdict == Verdict::Open);
        // log(0.95 / 0.05) = log 19.
        QVERIFY(std::abs(even.upper - 2.944439) < 1e-6);
        QVERIFY(std::abs(even.lower + 2.944439) < 1e-6);
        // log(0.9 / 0.01) and log(0.1 / 0.99).
        const SprtState uneven = sprt(0, 0, 0, {.alpha = 0.01, .beta = 0.1});
        QVERIFY(std::abs(uneven.upper - 4.499810) < 1e-6);
        QVERIFY(std::abs(uneven.lower + 2.292535) < 1e-6);
    }

    void ratioIsTheOneByHand_data()
    {
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("draws");
        QTest::addColumn<int>("losses");
        QTest::addColumn<double>("elo0");
        QTest::addColumn<double>("elo1");
        QTest::addColumn<double>("llr");
        // 400 Elo are 10/11 of the points, 0 are 1/2. Without draws Wald's test of a share:
        // 3 log(20/11) + 1 log(2/11).
        QTest::newRow("3-0-1") << 3 << 0 << 1 << 0.0 << 400.0
                               << 3 * std::log(20.0 / 11) + std::log(2.0 / 11);
        QTest::newRow("wins alone") << 4 << 0 << 0 << 0.0 << 400.0 << 4 * std::log(20.0 / 11);
        // Draws alone: 10/11 of the points need 9/11 of wins, so 2/11 of draws at most.
        QTest::newRow("draws alone") << 0 << 5 << 0 << 0.0 << 400.0 << 5 * std::log(2.0 / 11);
        // Draws at a difference of 0 are all there is: log 1 - log(2/11).
        QTest::newRow("draws, from below")
            << 0 << 5 << 0 << -400.0 << 0.0 << -5 * std::log(2.0 / 11);
        // 2-2-1 under 10/11 (c = 9/11): 5 u^2 - (3 + 9/11) u + 9/11 - 2 (9/11)^2 = 0 has the root
        // u = 0.881736; under 1/2 the observed shares of draws: u = 3/5.
        QTest::newRow("2-2-1") << 2 << 2 << 1 << 0.0 << 400.0
                               << 2 * std::log(0.849959 / 0.3) + 2 * std::log(0.118264 / 0.4)
                + std::log(0.031777 / 0.3);
    }

    void ratioIsTheOneByHand()
    {
        QFETCH(int, wins);
        QFETCH(int, draws);
        QFETCH(int, losses);
        QFETCH(double, elo0);
        QFETCH(double, elo1);
        QFETCH(double, llr);
        const SprtState state = sprt(wins, draws, losses, {.elo0 = elo0, .elo1 = elo1});
        QVERIFY2(std::abs(state.llr - llr) < 1e-3, qPrintable(QString::number(state.llr, 'f', 6)));
    }

    void sidesMirror()
    {
        // To ask the other side the opposite question turns the answer over.
        for (int wins = 0; wins < 6; ++wins)
            for (int draws = 0; draws < 6; ++draws)
                for (int losses = 0; losses < 6; ++losses) {
                    const double one = sprt(wins, draws, losses, {.elo0 = -5, .elo1 = 20}).llr;
                    const double two = sprt(losses, draws, wins, {.elo0 = -20, .elo1 = 5}).llr;
                    QVERIFY(std::isfinite(one));
                    QVERIFY(std::abs(one + two) < 1e-9);
                }
    }

    void winsRaiseItAndLossesLowerIt()
    {
        for (int draws : {0, 1, 7, 30})
            for (int games = 0; games < 20; ++games) {
                const double now = sprt(games, draws, 5).llr;
                QVERIFY(sprt(games + 1, draws, 5).llr > now);
                QVERIFY(sprt(5, draws, games + 1).llr < sprt(5, draws, games).llr);
            }
    }

    void errorsAreAsRareAsPromised_data()
    {
        QTest::addColumn<double>("draws");
        QTest::newRow("no draws") << 0.0;
        QTest::newRow("a third drawn") << 0.33;
    }

    void errorsAreAsRareAsPromised()
    {
        QFETCH(double, draws);
        const SprtOptions options {.elo0 = 0, .elo1 = 120};
        constexpr int tests = 1000;
        SeededRandom random(1945);
        int wrongStronger = 0;
        int wrongNotStronger = 0;
        for (int i = 0; i < tests; ++i) {
            wrongStronger += play(options.elo0, draws, options, random) == Verdict::Stronger;
            wrongNotStronger += play(options.elo1, draws, options, random) == Verdict::NotStronger;
        }
        // 50 of 1000 are promised; three standard errors are 21.
        QVERIFY2(wrongStronger < 71, qPrintable(QString::number(wrongStronger)));
        QVERIFY2(wrongNotStronger < 71, qPrintable(QString::number(wrongNotStronger)));
        QVERIFY(wrongStronger > 15 && wrongNotStronger > 15);
    }

    void pairsByHand()
    {
        // Two counts are Wald's test of a share: 3 log(20/11) + 1 log(2/11).
        const SprtOptions wide {.elo0 = 0, .elo1 = 400};
        const double wald = 3 * std::log(20.0 / 11) + std::log(2.0 / 11);
        QVERIFY(std::abs(sprt(std::array {1, 3}, wide).llr - wald) < 1e-9);
        // Five with nothing at the halves of a pair are three.
        QVERIFY(std::abs(sprt(std::array {4, 0, 9, 0, 7}).llr - sprt(7, 9, 4).llr) < 1e-9);
        // Even pairs alone: 10/11 of the points need 9/11 of pairs that are won twice.
        QVERIFY(std::abs(sprt(std::array {0, 0, 6, 0, 0}, wide).llr - 6 * std::log(2.0 / 11))
                < 1e-9);
        // 1/2 and 3/2 points once each, under 10/11 of 2. By Lagrange p(d) = 1 / (2 + 2 m d), where
        // d is -29/44 and -7/44: the sum of d / (1 + m d) is below zero for every m, so m is at its
        // lower end, -11, and the rest of the probability goes to pairs won twice.
        QVERIFY(std::abs(sprt(std::array {0, 1, 0, 1, 0}, wide).llr + std::log(33.0 / 4)
                         + std::log(11.0 / 4))
                < 1e-9);
    }

    void errorsOnPairsAreAsRareAsPromised_data()
    {
        QTest::addColumn<bool>("isStronger");
        QTest::newRow("elo0 is true") << false;
        QTest::newRow("elo1 is true") << true;
    }

    void errorsOnPairsAreAsRareAsPromised()
    {
        QFETCH(bool, isStronger);
        // In three openings of four whoever moves first wins; in the others strength decides.
        const SprtOptions options {.elo0 = 0, .elo1 = 60};
        const double winning = isStronger ? pointsOfElo(options.elo1) * 4 - 1.5 : 0.5;
        constexpr int tests = 400;
        SeededRandom random(1945);
        int wrong = 0;
        int decidedBySingleGames = 0;
        for (int i = 0; i < tests; ++i) {
            std::array counts {0, 0, 0, 0, 0};
            Verdict verdict = Verdict::Open;
            while (verdict == Verdict::Open) {
                const bool openingDecides = random.below(4) > 0;
                const auto points = [&] { return random.below(1'000'000) / 1e6 < winning ? 2 : 0; };
                ++counts[static_cast<std::size_t>(openingDecides ? 2 : points() + points())];
                verdict = sprt(counts, options).verdict;
            }
            wrong += (verdict == Verdict::Stronger) != isStronger;
            const int wins = counts[2] + 2 * counts[4];
            const int losses = counts[2] + 2 * counts[0];
            decidedBySingleGames += sprt(wins, 0, losses, options).verdict != Verdict::Open;
        }
        // 20 of 400 are promised; three standard errors are 13.
        QVERIFY2(wrong < 34, qPrintable(QString::number(wrong)));
        // To a test of single games the openings are noise, so it would go on for longer.
        QVERIFY2(decidedBySingleGames < tests / 20,
                 qPrintable(QString::number(decidedBySingleGames)));
    }

    void boundsFitTheGames()
    {
        double before = 1001;
        for (const int games : {10, 20, 50, 100, 200, 476, 686, 2000, 10'000}) {
            const SprtOptions options = sprtFor(games);
            QCOMPARE(options.elo0, 0.0);
            QVERIFY(options.check());
            QVERIFY(options.elo1 <= before);
            before = options.elo1;
            // All games won is enough, and one pair less is not.
            const int least = leastGamesToDecide(options);
            QVERIFY2(least <= games, qPrintable(QString::number(games)));
            QVERIFY(sprt(std::array {0, 0, 0, 0, least / 2}, options).verdict == Verdict::Stronger);
            QVERIFY(sprt(std::array {0, 0, 0, 0, least / 2 - 1}, options).verdict == Verdict::Open);
        }
        // What they were for everybody: 104 pairs won in a row.
        QCOMPARE(leastGamesToDecide({.elo0 = 0, .elo1 = 10}), 208);
        QVERIFY(leastGamesToDecide(sprtFor(8)) > 8);
    }

    void fittingBoundsUsuallyDecide()
    {
        SeededRandom random(4);
        for (const int games : {40, 100, 686}) {
            const SprtOptions options = sprtFor(games);
            const double winning = pointsOfElo(options.elo1);
            int decided = 0;
            constexpr int tests = 200;
            for (int i = 0; i < tests; ++i) {
                std::array counts {0, 0, 0, 0, 0};
                Verdict verdict = Verdict::Open;
                for (int pair = 0; pair < games / 2 && verdict == Verdict::Open; ++pair) {
                    const auto points
                        = [&] { return random.below(1'000'000) / 1e6 < winning ? 2 : 0; };
                    ++counts[static_cast<std::size_t>(points() + points())];
                    verdict = sprt(counts, options).verdict;
                }
                decided += verdict == Verdict::Stronger;
            }
            QVERIFY2(decided > tests / 2, qPrintable(QString::number(decided)));
        }
    }

    void impossibleBoundsAreRefused()
    {
        QVERIFY(SprtOptions().check());
        QVERIFY(!(SprtOptions {.elo0 = 10, .elo1 = 10}).check());
        QVERIFY(!(SprtOptions {.elo0 = 0, .elo1 = 1001}).check());
        QVERIFY(!SprtOptions {.alpha = 0}.check());
        QVERIFY(!SprtOptions {.beta = 0.5}.check());
        QVERIFY(!SprtOptions {.elo0 = std::nan("")}.check());
    }

    void verdictIsReadable()
    {
        QCOMPARE(sprt(0, 0, 0).toText(),
                 QStringLiteral("log likelihood ratio 0.00, bounds -2.94 and 2.94: undecided"));
        QVERIFY(sprt(300, 0, 100).toText().endsWith(QStringLiteral(": stronger")));
        QVERIFY(sprt(100, 0, 300).toText().endsWith(QStringLiteral("not stronger")));
    }
};

QTEST_GUILESS_MAIN(TestSprt)
#include "tst_sprt.moc"
