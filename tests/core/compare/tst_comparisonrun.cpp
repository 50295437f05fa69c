// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonrun.h"

#include "core/board/notation.h"
#include "core/compare/contender.h"
#include "core/support/threads/concurrentload.h"

#include <QTest>
#include <random>
#include <thread>

namespace {

ComparisonRequest requestOf(const QStringList& contenders, int repeats = 2, const char* moves = "")
{
    ComparisonRequest request;
    request.moves = *notation::parseMoves(QString::fromLatin1(moves));
    request.repeats = repeats;
    for (const QString& text : contenders)
        request.contenders.push_back(*contenderFromText(text));
    return request;
}

ComparisonResult compared(const ComparisonRequest& request)
{
    const auto result = runComparison(request, {}, {});
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return *result;
}

const SearchQuantity& quantity(const char* key)
{
    return *searchQuantity(QString::fromLatin1(key));
}

/// The moves of a game with so many discs in which nobody has won.
std::vector<Move> randomGame(int discs)
{
    std::mt19937 random(12);
    for (;;) {
        Position position;
        std::vector<Move> moves;
        while (position.plies() < discs && !position.isFinished()) {
            const Move move(static_cast<int>(random() % 7));
            if (position.canPlay(move)) {
                position.play(move);
                moves.push_back(move);
            }
        }
        if (!position.isFinished())
            return moves;
    }
}

/// A result whose searches took so many milliseconds.
ComparisonResult handMade(const std::vector<std::vector<int>>& times)
{
    ComparisonResult result;
    for (const std::vector<int>& own : times) {
        ContenderResult& contender = result.contenders.emplace_back();
        contender.entrant = *contenderFromText(QStringLiteral("study-h1 depth 4"));
        result.request.contenders.push_back(contender.entrant);
        for (const int milliseconds : own) {
            SearchReport report;
            report.nodes = 1000;
            report.leaves = 1;
            report.bestMove = Move(3);
            report.time = std::chrono::milliseconds(milliseconds);
            contender.samples.push_back(sampleOf(report, false));
        }
    }
    return result;
}

}

class TestComparisonRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyFindsWhatTheEngineFindsAlone()
    {
        const ComparisonRequest request = requestOf(
            {"minimax-h1 depth 5", "study-h2 depth 6", "alphabeta-h1 depth 7"}, 3, "44");
        const ComparisonResult result = compared(request);
        for (std::size_t i = 0; i < 3; ++i) {
            const Entrant& entrant = request.contenders[i];
            const auto engine = *makeEngine(entrant.engine, entrant.options);
            const SearchReport report = engine->search(request.position(), entrant.limits, {});
            QCOMPARE(result.contenders[i].samples.size(), 3u);
            for (const SearchQuantity& each : searchQuantities()) {
                if (!each.isRepeatable)
                    continue;
                QVERIFY(!result.varies(i, each));
                for (std::size_t round = 0; round < 3; ++round)
                    QCOMPARE(result.value(i, round, each), each.value(report));
            }
            for (const ComparisonSample& sample : result.contenders[i].samples) {
                QCOMPARE(sample.bestMove, report.bestMove);
                QCOMPARE(sample.score, report.score);
                QCOMPARE(sample.line, report.principalVariation);
                // Of the depths that were finished: all of them here.
                QCOMPARE(sample.wholeNodes, report.nodes);
            }
            QVERIFY(result.isSteady(i));
        }
        QVERIFY(!result.stopped);
        QCOMPARE(result.wholeRounds(), 3u);
    }

    void theSearchesTakeTurns()
    {
        std::vector<std::vector<std::size_t>> seen;
        const auto told = [&seen](const ComparisonProgress& progress) {
            std::vector<std::size_t> sizes;
            for (const ContenderResult& contender : progress.soFar.contenders)
                sizes.push_back(contender.samples.size());
            seen.push_back(sizes);
            QCOMPARE(progress.total, 9);
            QCOMPARE(progress.done, static_cast<int>(seen.size()));
        };
        QVERIFY(runComparison(
            requestOf({"study-h1 depth 2", "study-h2 depth 2", "minimax-h1 depth 2"}, 2), {},
            told));
        const std::vector<std::vector<std::size_t>> wanted {{1, 0, 0}, {1, 1, 0}, {1, 1, 1},
                                                            {2, 1, 1}, {2, 2, 1}, {2, 2, 2},
                                                            {2, 2, 2}, {2, 2, 2}, {2, 2, 2}};
        QCOMPARE(seen, wanted);
    }

    void theSameSeedFindsTheSameAgain()
    {
        const ComparisonRequest request
            = requestOf({"random seed 5", "alphabeta-h2 depth 4 seed 3", "perfect table 1"}, 3,
                        "44444433333322222");
        const ComparisonResult first = compared(request);
        const ComparisonResult second = compared(request);
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(first.isSteady(i));
            QVERIFY(!first.anyVaries(i));
            QCOMPARE(first.contenders[i].samples[0].bestMove,
                     second.contenders[i].samples[0].bestMove);
            QCOMPARE(first.value(i, 0, quantity("nodes")), second.value(i, 0, quantity("nodes")));
        }
    }

    void ratiosAreTakenRoundByRound()
    {
        // Each round was twice as slow as the one before, for both: the ratio is 3 in all of them.
        ComparisonResult result
            = handMade({{10, 20, 40, 80, 160, 320}, {30, 60, 120, 240, 480, 960}});
        const auto ratio = result.ratio(1, quantity("milliseconds"));
        QCOMPARE(ratio->median, 3.0);
        QCOMPARE(ratio->least, 3.0);
        QCOMPARE(ratio->interval->low, 3.0);
        QCOMPARE(ratio->interval->high, 3.0);
        QCOMPARE(result.ratio(0, quantity("milliseconds"))->median, 1.0);
        QCOMPARE(result.figure(0, quantity("milliseconds"))->median, 60.0);
        result.request.reference = 1;
        QVERIFY(std::abs(result.ratio(0, quantity("milliseconds"))->median - 1.0 / 3) < 1e-12);
        QCOMPARE(result.ratio(1, quantity("milliseconds"))->median, 1.0);
    }

    void fewRepetitionsHaveNoInterval()
    {
        const ComparisonResult result = handMade({{10, 30, 20}, {10, 10}});
        const auto figures = result.figure(0, quantity("milliseconds"));
        QCOMPARE(figures->median, 20.0);
        QCOMPARE(figures->least, 10.0);
        QCOMPARE(figures->most, 30.0);
        QVERIFY(!figures->interval);
        // Only rounds in which both have searched.
        QCOMPARE(result.ratio(1, quantity("milliseconds"))->most, 1.0);
        QCOMPARE(result.wholeRounds(), 2u);
        QVERIFY(!result.figure(0, quantity("tableReads")));
        QVERIFY(!result.ratio(0, quantity("tableReads")));
    }

    void countsThatDoNotRepeatAreKnownAsSuch()
    {
        ComparisonResult result = handMade({{10, 10, 10}});
        QVERIFY(!result.anyVaries(0));
        SearchReport other;
        other.nodes = 1001;
        other.leaves = 1;
        other.bestMove = Move(2);
        other.time = std::chrono::milliseconds(10);
        result.contenders[0].samples[1] = sampleOf(other, false);
        QVERIFY(result.varies(0, quantity("nodes")));
        QVERIFY(!result.varies(0, quantity("milliseconds")));
        QVERIFY(!result.isSteady(0));
        QVERIFY(!result.isAgreed());
    }

    void otherWorkIsSeen()
    {
        SearchReport report;
        report.workerTimes = {{std::chrono::milliseconds(90), std::chrono::milliseconds(10)}};
        QCOMPARE(sampleOf(report, false).disturbed, (Disturbance {.byOthers = true}));
        QCOMPARE(sampleOf(report, true).disturbed,
                 (Disturbance {.byProgram = true, .byOthers = true}));
        report.workerTimes = {{std::chrono::milliseconds(99), std::chrono::milliseconds(1)}};
        QCOMPARE(sampleOf(report, false).disturbed, Disturbance());
        // Workers of its own that wait for each other are not other work.
        report.workers = 4096;
        report.workerTimes = {{std::chrono::milliseconds(90), std::chrono::milliseconds(90)}};
        QCOMPARE(sampleOf(report, false).disturbed, Disturbance());
        const ConcurrentLoad other;
        const ComparisonResult result = compared(requestOf({"study-h1 depth 3"}, 2));
        QCOMPARE(result.disturbedSamples(), 2);
    }

    void whatPruningSavesIsFound()
    {
        const ComparisonResult result = compared(requestOf(
            {"minimax-h1 depth 7", "alphabeta-h1 depth 7", "study-h1 depth 6", "random", "level-2"},
            1));
        const auto& minimax = *result.contenders[0].pruning;
        QCOMPARE(minimax.full, 960'793u);
        QCOMPARE(minimax.visited, 960'793u);
        QCOMPARE(*minimax.share(), 1.0);
        const auto& ordered = *result.contenders[1].pruning;
        QCOMPARE(ordered.full, 960'793u);
        QCOMPARE(double(ordered.visited), *result.value(1, 0, quantity("nodes")));
        QVERIFY(*ordered.share() < 0.1);
        // The two have the same values, so the same trees.
        QCOMPARE(ordered.least->nodes, minimax.least->nodes);
        QCOMPARE(*ordered.plain, *minimax.plain);
        QVERIFY(minimax.least->nodes <= *minimax.plain && *minimax.plain < minimax.full);
        // The study's engine is plain alpha-beta from left to right.
        const auto& study = *result.contenders[2].pruning;
        QCOMPARE(*study.plain, study.visited);
        QCOMPARE(study.full, 137'257u);
        QVERIFY(!result.contenders[3].pruning);
        QVERIFY(!result.contenders[4].pruning);
    }

    void theExactEngineIsHeldAgainstTheRestOfTheGame()
    {
        ComparisonRequest request = requestOf({"perfect no-book"}, 1);
        request.moves = randomGame(30);
        const ComparisonResult result = compared(request);
        const auto& pruning = *result.contenders[0].pruning;
        QCOMPARE(pruning.depth, 12);
        QVERIFY(pruning.isFullKnown());
        QVERIFY(pruning.full > 100 && pruning.visited < pruning.full);
        QVERIFY(!pruning.least);
        QVERIFY(!pruning.plain);
    }

    void aTreeThatNobodyCanCountIsSaidToBeOne()
    {
        const ComparisonResult result = compared(requestOf({"perfect", "study-h2 depth 3"}, 1));
        QVERIFY(!result.contenders[0].pruning->isFullKnown());
        QVERIFY(!result.contenders[0].pruning->share());
        QVERIFY(result.contenders[0].pruning->countedDepth > 10);
        QCOMPARE(result.contenders[1].pruning->full, 400u);
    }

    void aNodeLimitCountsWholeDepths()
    {
        const ComparisonResult result = compared(requestOf({"alphabeta-h1 20000 nodes"}, 1));
        const ComparisonSample& sample = result.contenders[0].samples.front();
        QCOMPARE(sample.status, SearchReport::Status::LimitReached);
        QVERIFY(sample.wholeNodes < 20000);
        QCOMPARE(result.contenders[0].pruning->depth, sample.depth);
        QCOMPARE(result.contenders[0].pruning->visited, sample.wholeNodes);
    }

    void aStopKeepsWhatIsThere()
    {
        std::stop_source stop;
        const auto told = [&stop](const ComparisonProgress& progress) {
            if (progress.done == 3)
                stop.request_stop();
        };
        const auto result = runComparison(requestOf({"study-h1 depth 3", "study-h2 depth 3"}, 100),
                                          stop.get_token(), told);
        QVERIFY(result);
        QVERIFY(result->stopped);
        QCOMPARE(result->contenders[0].samples.size(), 2u);
        QCOMPARE(result->contenders[1].samples.size(), 1u);
    }

    void aStopEndsASearchThatWouldNeverEnd_data()
    {
        QTest::addColumn<QString>("contender");
        for (const char* text : {"minimax-h1 depth 42", "mapped-h2 depth 42 workers 2",
                                 "perfect no-book", "study-h1 depth 9"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void aStopEndsASearchThatWouldNeverEnd()
    {
        QFETCH(const QString, contender);
        std::stop_source stop;
        std::jthread asks([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            stop.request_stop();
        });
        const auto result
            = runComparison(requestOf({"random", contender}, 1000), stop.get_token(), {});
        QVERIFY(result);
        QVERIFY(result->stopped);
        QVERIFY(!result->contenders[0].samples.empty());
    }

    void wrongRequestsGetASentence()
    {
        const auto says = [](const ComparisonRequest& request, const char* words) {
            const auto result = runComparison(request, {}, {});
            return !result && result.error().message.contains(QLatin1String(words));
        };
        QVERIFY(says(requestOf({}), "number of engines must be from 1 to 6"));
        QVERIFY(says(requestOf(QStringList(7, QStringLiteral("random"))), "not 7"));
        QVERIFY(says(requestOf({"random"}, 0), "repetitions must be from 1"));
        QVERIFY(says(requestOf({"random"}, 1001), "not 1001"));
        QVERIFY(says(requestOf({"random"}, 1, "1212121"), "game is over"));
        ComparisonRequest request = requestOf({"random"});
        request.reference = 1;
        QVERIFY(says(request, "reference"));
        request = requestOf({"study-h1 depth 3"});
        request.contenders[0].limits = {};
        QVERIFY(says(request, "needs a limit"));
        request.contenders[0] = Entrant::person();
        QVERIFY(says(request, "person"));
        request.contenders[0] = Entrant {QStringLiteral("deep-blue")};
        QVERIFY(says(request, "deep-blue"));
    }
};

QTEST_GUILESS_MAIN(TestComparisonRun)
#include "tst_comparisonrun.moc"
