// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/oddsfit.h"

#include "core/engines/levels.h"
#include "tests/core/failingengine.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace {

OddsOptions quick(int games, int workers = 1)
{
    OddsOptions options;
    options.engines = QStringList {"level-1", "level-2", "level-3"};
    options.games = games;
    options.seed = 3;
    options.workers = workers;
    return options;
}

std::vector<OddsSample> play(const OddsOptions& options)
{
    return *playOddsGames(options, {}, {});
}

}

class TestOddsFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void programsOfOthersAreNotFitted()
    {
        FailingEngine::add(QStringLiteral("my bot"), 1, {EngineFailure::Kind::NoAnswer});
        OddsOptions options = quick(10);
        options.engines << QStringLiteral("my bot");
        const auto samples = playOddsGames(options, {}, {});
        FailingEngine::removeAll();
        QVERIFY(!samples);
        QVERIFY(samples.error().message.contains(QStringLiteral("my bot")));
    }

    void everyGameGivesOneUnfinishedPosition()
    {
        const auto samples = play(quick(300));
        QCOMPARE(samples.size(), std::size_t {300});
        std::array<int, 43> plies {};
        for (std::size_t i = 0; i < samples.size(); ++i) {
            QCOMPARE(samples[i].game, int(i));
            QVERIFY(!samples[i].position.isFinished());
            QVERIFY(samples[i].share == 0 || samples[i].share == 0.5 || samples[i].share == 1);
            ++plies[static_cast<std::size_t>(samples[i].position.plies())];
        }
        QVERIFY(plies[10] > 0 && plies[20] > 0);
    }

    void workersDontChangeTheSamples()
    {
        const auto one = play(quick(60, 1));
        const auto three = play(quick(60, 3));
        QCOMPARE(one.size(), three.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QVERIFY(one[i].position == three[i].position);
            QCOMPARE(one[i].share, three[i].share);
        }
    }

    void stopKeepsWhatIsOver()
    {
        std::stop_source stop;
        const auto samples = playOddsGames(quick(200), stop.get_token(), [&](int done, int, auto) {
            if (done == 20)
                stop.request_stop();
        });
        QVERIFY(samples.has_value());
        QVERIFY(samples->size() >= 20 && samples->size() < 200);
    }

    void onlyErringOpponentsPlay()
    {
        const QStringList names = OddsOptions().engines;
        QCOMPARE(names.size(), 6);
        QVERIFY(!names.contains(QStringLiteral("level-8")));
    }

    void modelIsBetterThanTheMean()
    {
        const OddsOptions options = quick(2000, 0);
        const auto model = fitOdds(options, play(options));
        QVERIFY2(model.has_value(), "the fit failed");
        QCOMPARE(model->games + model->heldOutGames, 2000);
        QVERIFY(std::abs(model->heldOutGames - 500) <= 3);
        QVERIFY(model->logLoss < model->plainLogLoss);
        QVERIFY(model->brier < model->plainBrier);
        int games = 0;
        for (const ReliabilityBin& bin : model->reliability)
            games += bin.games;
        QCOMPARE(games, model->heldOutGames);
        // A win at hand counts for whose it is.
        QVERIFY(model->coefficients[oddsfeatures::Win] > 0);
        QCOMPARE(model->settings.first(), findLevel(QStringLiteral("level-1"))->settings());
        const auto read = OddsModel::fromJson(model->toJson());
        QVERIFY(read.has_value());
        QCOMPARE(read->toJson(), model->toJson());
        QCOMPARE(reliabilityToCsv(*model).count('\n'), qsizetype(model->reliability.size()) + 1);
        // Files say who made them, and are read with it as without.
        const Provenance provenance = provenanceOf(*model);
        const auto told = OddsModel::fromJson(provenance.addedToJson(model->toJson()));
        QVERIFY(told.has_value());
        QCOMPARE(told->toJson(), model->toJson());
        const QByteArray csv = provenance.addedToCsv(reliabilityToCsv(*model));
        QVERIFY2(csv.startsWith("predicted,observed,low,high,games,engines,games_fitted,"
                                "games_held_out,openings,seed,program,date,machine\n"),
                 csv.left(csv.indexOf('\n')).constData());
        QCOMPARE(csv.count("Fourcast " FOURCAST_VERSION), csv.count('\n') - 1);
        QVERIFY(oddsToText(*model).contains(QStringLiteral("Brier score")));
    }

    void everyEngineIsFittedAndJudgedInItsShare_data()
    {
        QTest::addColumn<int>("engines");
        QTest::addColumn<int>("games");
        for (const int engines : {1, 2, 3, 4, 5, 6, 8, 12})
            for (const int games : {100, 101, 399, 4000, 8000})
                QTest::addRow("%d engines, %d games", engines, games) << engines << games;
    }

    void everyEngineIsFittedAndJudgedInItsShare()
    {
        QFETCH(int, engines);
        QFETCH(int, games);
        OddsOptions options;
        options.engines.clear();
        for (int engine = 0; engine < engines; ++engine)
            options.engines << QStringLiteral("engine %1").arg(engine);
        std::vector<int> fitted(static_cast<std::size_t>(engines));
        std::vector<int> judged(static_cast<std::size_t>(engines));
        for (int game = 0; game < games; ++game)
            ++(options.holdsOut(game) ? judged : fitted)[static_cast<std::size_t>(game % engines)];
        const auto [fewestFitted, mostFitted] = std::ranges::minmax(fitted);
        const auto [fewestJudged, mostJudged] = std::ranges::minmax(judged);
        QVERIFY(mostFitted - fewestFitted <= 1);
        QVERIFY(mostJudged - fewestJudged <= 1);
        // A quarter of each engine's games, but for a deal or two at the end.
        for (std::size_t engine = 0; engine < judged.size(); ++engine)
            QVERIFY(std::abs(3 * judged[engine] - fitted[engine]) <= 4);
    }

    void judgedByOtherGamesThanThoseOfTheFit()
    {
        // Turned results in the games held out: the fit does not see them, the judgement does.
        const OddsOptions options = quick(400, 0);
        std::vector<OddsSample> samples = play(options);
        const auto model = fitOdds(options, samples);
        for (OddsSample& sample : samples)
            if (options.holdsOut(sample.game))
                sample.share = 1 - sample.share;
        const auto turned = fitOdds(options, samples);
        QCOMPARE(turned->coefficients, model->coefficients);
        QVERIFY(turned->logLoss > model->logLoss);
    }

    void tooFewGamesAreRefused()
    {
        const OddsOptions options = quick(99);
        std::vector<OddsSample> samples(99);
        QVERIFY(!fitOdds(options, samples).has_value());
        QVERIFY(!fitOdds(options, {}).has_value());
        samples.resize(200);
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = {int(i), Position(), 1.0};
        QVERIFY(!fitOdds(options, samples).has_value());
    }

    void unknownEngineIsRefused()
    {
        OddsOptions options = quick(100);
        options.engines = QStringList {"nobody"};
        QVERIFY(!playOddsGames(options, {}, {}).has_value());
    }
};

QTEST_GUILESS_MAIN(TestOddsFit)
#include "tst_oddsfit.moc"
