// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuning.h"

#include "tests/sanitized.h"

#include "core/study/runs/experimentjson.h"
#include "core/tuning/tuninggate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <limits>
#include <set>

namespace {

/// Large steps: the tenth of them is kept.
TuningOptions quick()
{
    TuningOptions options;
    options.depth = 1;
    options.steps = 12;
    options.gamesCap = 200;
    options.percent = 50;
    options.test = {.elo0 = 0, .elo1 = 15};
    options.yardstickGames = 10;
    options.seed = 1;
    return options;
}

TuningResult begin(const TuningOptions& options)
{
    return {.options = options, .startStrength = {}, .steps = {}, .pending = {}};
}

TuningResult run(const TuningOptions& options)
{
    auto result = runTuning(begin(options), {}, {});
    Q_ASSERT(result);
    return *result;
}

}

class TestTuning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void candidatesMoveEachValueUpAndDownByThePercent()
    {
        TuningOptions options;
        options.percent = 1;
        TuningResult climb = begin(options);
        for (int round = 0; round < 2; ++round) {
            std::set<std::pair<int, bool>> seen;
            for (int move = 0; move < 2 * H1Weights::count; ++move) {
                const TuningStep step = tuningCandidate(climb);
                QCOMPARE(step.number, static_cast<int>(climb.steps.size()) + 1);
                QCOMPARE(step.from, H1Weights().value(step.value));
                // 1 % of 40 is less than 1, the least that a value can move.
                QCOMPARE(std::abs(step.to - step.from), std::max(1, (step.from + 50) / 100));
                seen.emplace(step.value, step.to > step.from);
                climb.steps.push_back(step);
            }
            QCOMPARE(seen.size(), std::size_t {2 * H1Weights::count});
        }
        TuningResult other = begin({});
        other.options.seed = 2;
        int different = 0;
        for (int move = 0; move < H1Weights::count; ++move) {
            const TuningStep step = tuningCandidate(other);
            const TuningStep& first = climb.steps[other.steps.size()];
            different += step.value != first.value || step.to != first.to;
            other.steps.push_back(step);
        }
        QVERIFY(different > 2);
    }

    void valuesStayWhereTheyArePossible()
    {
        TuningResult climb = begin({});
        for (int index = 0; index < H1Weights::count; ++index)
            climb.options.start.weights.setValue(index, index % 2 ? 0 : H1Weights::largest);
        for (int move = 0; move < 2 * H1Weights::count; ++move) {
            TuningStep step = tuningCandidate(climb);
            QVERIFY(step.to >= 0 && step.to <= H1Weights::largest && step.to != step.from);
            step.after = climb.weights();
            climb.steps.push_back(step);
        }
    }

    void equalEntrantsAreEqualInEveryOpening_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("study") << QStringLiteral("study-h1");
        QTest::newRow("by lot") << QStringLiteral("alphabeta-h1");
    }

    void equalEntrantsAreEqualInEveryOpening()
    {
        QFETCH(QString, engine);
        const Entrant entrant {engine, {.workers = 1}, {.depth = 2}};
        const Entrant h2 {QStringLiteral("study-h2"), {.workers = 1}, {.depth = 1}};
        Gate itself({{entrant, entrant, 1}}, {1, 2, 3, 4, 5, 6}, 4);
        Gate besides({{entrant, h2, 1}, {entrant, h2, -1}}, {1, 2, 3}, 4);
        for (Gate* gate : {&itself, &besides}) {
            int told = 0;
            gate->run(2, {}, [&](const GateOpening& opening) {
                ++told;
                return opening.comparison == 0;
            });
            QCOMPARE(told, gate == &itself ? 6 : 3);
        }
    }

    void gateTellsInOrderAndStopsWhenTold()
    {
        const Entrant h1 {QStringLiteral("study-h1"), {.workers = 1}, {.depth = 2}};
        const Entrant lots {QStringLiteral("random"), {}, {}};
        std::vector<std::uint64_t> seeds(20);
        for (std::size_t i = 0; i < seeds.size(); ++i)
            seeds[i] = i;
        std::vector<std::uint64_t> told;
        Gate gate({{h1, lots, 1}}, seeds, 2);
        const int count = gate.run(3, {}, [&](const GateOpening& opening) {
            told.push_back(opening.games.front().seed);
            return told.size() < 7;
        });
        QCOMPARE(count, 7);
        for (std::size_t i = 0; i < told.size(); ++i)
            QCOMPARE(told[i], seeds[i]);
    }

    void workersDontChangeTheHistory_data()
    {
        QTest::addColumn<bool>("h2");
        QTest::newRow("against itself") << false;
        QTest::newRow("against H2") << true;
    }

    void workersDontChangeTheHistory()
    {
        QFETCH(bool, h2);
        TuningOptions options = quick();
        options.opponent = h2 ? TuningOptions::Opponent::H2 : TuningOptions::Opponent::H1;
        options.workers = 1;
        const TuningResult one = run(options);
        options.workers = 3;
        const TuningResult three = run(options);
        QVERIFY(one.isComplete());
        QCOMPARE(one.steps, three.steps);
        QCOMPARE(one.startStrength, three.startStrength);
        QCOMPARE(one.startStrength.games(), options.yardstickGames);
        H1Weights weights;
        for (const TuningStep& step : one.steps) {
            QVERIFY(step.openings() <= options.openingsCap());
            QCOMPARE(step.kept, one.sprtOf(step).verdict == SprtState::Verdict::Stronger);
            if (step.kept)
                weights.setValue(step.value, step.to);
            QCOMPARE(step.after, weights);
        }
        QCOMPARE(one.weights(), weights);
    }

    void somethingIsKept()
    {
        const TuningResult result = run(quick());
        QVERIFY(result.keptSteps() > 0 && result.keptSteps() < result.options.steps);
        const auto [tuned, strict] = tuningEntrants(result);
        QVERIFY(tuned.variant() != strict.variant());
        // An experiment knows the set again.
        const auto known = entrantFromJson(entrantToJson(tuned));
        QVERIFY(known && known->options.h1 == tuned.options.h1);
        QVERIFY(!entrantToJson(strict).contains(QStringLiteral("h1Values")));
    }

    void aStopLosesNoOpening()
    {
        const TuningOptions options = quick();
        const TuningResult whole = run(options);
        // Stopped again and again, after a few openings each time, through a file.
        QByteArray file = tuningToJson(begin(options));
        int runs = 0;
        for (; runs < 500; ++runs) {
            auto known = tuningFromJson(file, options);
            QVERIFY2(known.has_value(), qPrintable(known ? QString() : known.error().message));
            if (known->isComplete())
                break;
            std::stop_source stop;
            int told = 0;
            const auto result = runTuning(*known, stop.get_token(), [&](const TuningProgress&) {
                if (++told == 25)
                    stop.request_stop();
            });
            file = tuningToJson(*result);
        }
        QVERIFY(runs > 5);
        const auto begun = tuningOptionsFromJson(file);
        QVERIFY(begun && tuningFromJson(file, *begun));
        QCOMPARE(begun->steps, options.steps);
        QVERIFY(!tuningOptionsFromJson("{}"));
        QCOMPARE(file, tuningToJson(whole));
        // And a finished one can be made longer.
        TuningOptions longer = options;
        longer.steps += 2;
        const auto more = runTuning(*tuningFromJson(file, longer), {}, {});
        QCOMPARE(more->steps, run(longer).steps);
    }

    void damagedFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("part");
        QTest::newRow("other file") << QByteArray("\"what\": \"tuning\"")
                                    << QByteArray("\"what\": 1") << "not a tuning history";
        QTest::newRow("other seed")
            << QByteArray("\"seed\": 1") << QByteArray("\"seed\": 4") << "'seed' differs";
        QTest::newRow("other value") << QByteArray("\"number\": 1") << QByteArray() << "";
    }

    void damagedFilesAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, part);
        TuningOptions options = quick();
        options.steps = 2;
        const TuningResult result = run(options);
        QByteArray file = tuningToJson(result);
        if (part.isEmpty()) {
            TuningResult wrong = result;
            wrong.steps[1].to += 1;
            file = tuningToJson(wrong);
            part = QStringLiteral("Step 2 does not follow");
        }
        file.replace(from, to);
        const auto known = tuningFromJson(file, options);
        QVERIFY(!known);
        QVERIFY2(known.error().message.contains(part), qPrintable(known.error().message));
        QVERIFY(!tuningFromJson("", options));
        QVERIFY(!tuningFromJson("[1]", options));
    }

    void countsThatNoGamesHaveAreRefused()
    {
        TuningOptions options = quick();
        options.steps = 1;
        const QJsonObject file = QJsonDocument::fromJson(tuningToJson(run(options))).object();
        const int huge = std::numeric_limits<int>::max();

        QJsonObject strength = file["startStrength"].toObject();
        for (const char* name : {"wins", "draws", "losses"})
            strength[QLatin1String(name)] = huge;
        QJsonObject strong = file;
        strong["startStrength"] = strength;
        const auto games = tuningFromJson(QJsonDocument(strong).toJson(), options);
        QVERIFY(!games);
        QVERIFY2(games.error().message.contains("strength"), qPrintable(games.error().message));

        QJsonObject step = file["steps"].toArray().first().toObject();
        for (const char* name : {"better", "equal", "worse"})
            step[QLatin1String(name)] = huge;
        QJsonObject longer = file;
        longer["steps"] = QJsonArray {step};
        const auto openings = tuningFromJson(QJsonDocument(longer).toJson(), options);
        QVERIFY(!openings);
        QVERIFY2(openings.error().message.contains("Step 1"), qPrintable(openings.error().message));
    }

    void whatCannotBeTunedIsRefused()
    {
        for (const char* engine : {"study-h2", "greedy-h1", "level-3", "random", "dataset-h1"}) {
            TuningOptions options = quick();
            options.engine = QString::fromLatin1(engine);
            const auto result = runTuning(begin(options), {}, {});
            QVERIFY2(!result, engine);
            QVERIFY(result.error().message.contains(options.engine));
        }
    }

    void aSetAgainstItselfHasHalfThePoints()
    {
        TuningOptions options;
        options.depth = 2;
        options.steps = 1;
        const TuningStrength strength = run(options).startStrength;
        QCOMPARE(strength.games(), options.yardstickGames);
        QCOMPARE(strength.wins, strength.losses);
        QCOMPARE(strength.share(), 0.5);
        QVERIFY(strength.interval().low < 0.5 && strength.interval().high > 0.5);
    }

    void theDefaultsFindSomething()
    {
        if (sanitized::isOn)
            QSKIP("A figure, which no sanitizer changes");
        QVERIFY(run(TuningOptions()).keptSteps() > 0);
    }

    void whereNothingIsKeptItIsSaidWhy()
    {
        TuningOptions options;
        options.percent = 1;
        options.steps = 6;
        const TuningResult result = run(options);
        QCOMPARE(result.keptSteps(), 0);
        const QString why = result.whyNothingKept();
        QVERIFY2(why.contains(QStringLiteral("A larger percentage")), qPrintable(why));
        const QString text = tuningToText(result);
        QVERIFY(text.contains(why));
        // The keys of the files stay in the files.
        for (int value = 0; value < H1Weights::count; ++value)
            if (H1Weights::name(value).contains(u'-'))
                QVERIFY2(!text.contains(H1Weights::name(value)), qPrintable(text));
        QVERIFY(run(quick()).whyNothingKept().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestTuning)
#include "tst_tuning.moc"
