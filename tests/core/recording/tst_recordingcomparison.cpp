// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/depthcomparison.h"
#include "core/recording/quantitytext.h"
#include "core/recording/recordingcomparison.h"
#include "core/recording/recordingtables.h"
#include "tests/core/recording/recordings.h"

#include <QJsonArray>
#include <QTest>
#include <cmath>

/// The arithmetic of recordings, against numbers worked out by hand.
class TestRecordingComparison : public QObject
{
    Q_OBJECT

private:
    static const SearchQuantity& nodes() { return *searchQuantity(u"nodes"); }
    static const SearchQuantity& time() { return *searchQuantity(u"milliseconds"); }

private Q_SLOTS:
    void sidesAreSummedByThemselves()
    {
        const Recording game = cannedGame("443322", {100, 7, 400, 0, 4000, 9}, {1, 5, 2, 0, 40, 7});
        const auto first = sideMetric(game, Player::First, nodes());
        QVERIFY(first);
        QCOMPARE(first->moves, 3);
        QCOMPARE(first->sum, 4500.0);
        QCOMPARE(first->mean(), 1500.0);
        QCOMPARE(first->median, 400.0);
        QCOMPARE(first->together(nodes()), 4500.0);
        const SearchQuantity& depth = *searchQuantity(u"depth");
        QCOMPARE(sideMetric(game, Player::Second, depth)->together(depth), 4.0);
        QCOMPARE(sideMoves(game, Player::Second).searched, 2);
        QVERIFY(!sideMetric(game, Player::First, *searchQuantity(u"tableReads")));
    }

    void whoDisturbedIsCounted()
    {
        using namespace std::chrono_literals;
        Recording game = cannedGame("443322", {100, 7, 400, 0, 4000, 9}, {1, 5, 2, 0, 40, 7});
        game.moves[0].report->disturbed = true;
        for (const std::size_t crowded : {0, 4})
            game.moves[crowded].report->workerTimes = {{.running = 20ms, .waiting = 20ms}};
        const SideMoves moves = sideMoves(game, Player::First);
        QCOMPARE(moves.disturbed, 2);
        QCOMPARE(moves.disturbedByProgram, 1);
        QCOMPARE(moves.disturbedByOthers, 2);
        const std::vector<recordingtables::Named> all {{QStringLiteral("a"), game}};
        const recordingtables::Quantities quantities {&nodes()};
        const QList<QByteArray> rows = recordingtables::toCsv(all, quantities).split('\n');
        QVERIFY(rows[0].trimmed().endsWith(",nodes,disturbed_by_others,disturbed_by_program"));
        QVERIFY(rows[1].trimmed().endsWith(",100,yes,yes"));
        QVERIFY(rows[4].trimmed().endsWith(",4000,yes,no"));
    }

    void aMoveWithoutNodesIsInNoMedianOfNodes()
    {
        Recording game
            = cannedGame("44336622", {100, 1, 400, 1, 4000, 1, 9, 1}, {1, 1, 2, 1, 40, 1, 3, 1});
        game.moves[6].report->nodes = 0;
        const auto why = compareMove(game, 4);
        QCOMPARE(why->medianNodes, 400.0);
        QCOMPARE(why->medianNodes, sideMetric(game, Player::First, nodes())->median);
        QCOMPARE(why->medianMilliseconds, sideMetric(game, Player::First, time())->median);
    }

    void theSlowestMoveIsExplainedByTwoFactors()
    {
        const Recording game = cannedGame("443322", {100, 7, 400, 8, 4000, 9}, {1, 5, 2, 6, 40, 7});
        QCOMPARE(*slowestMove(game), 4u);
        const auto why = compareMove(game, 4);
        QVERIFY(why);
        QCOMPARE(why->moves, 3);
        QCOMPARE(why->medianNodes, 400.0);
        QCOMPARE(why->medianMilliseconds, 2.0);
        QCOMPARE(why->timeFactor(), 20.0);
        QCOMPARE(why->nodesFactor(), 10.0);
        QCOMPARE(why->speedFactor(), 2.0);
        QVERIFY(!slowestMove(cannedGame("44", {0, 0}, {0, 0})));
        QVERIFY(!compareMove(cannedGame("4433", {10, 20, 30, 40}, {1, 2, 3, 4}), 2));
    }

    /// What the sentences say of the slowest move, the file says too.
    void theSlowestMoveInFilesHasWhatIsSaid()
    {
        using namespace std::chrono_literals;
        Recording game = cannedGame("443322", {100, 7, 400, 8, 4000, 9}, {1, 5, 2, 6, 40, 7});
        SearchReport& slowest = *game.moves[4].report;
        for (const int value : {0, 10, 20, 5020, 5030}) {
            IterationReport& depth = slowest.iterations.emplace_back();
            depth.depth = static_cast<int>(slowest.iterations.size());
            depth.complete = true;
            depth.bestMove = slowest.bestMove;
            depth.score = {.kind = Score::Kind::Estimate, .value = value};
        }
        slowest.iterations.front().rootMoves
            = {{.move = slowest.bestMove, .start = 10ms, .end = 20ms, .nodes = 1}};
        const QJsonValue json
            = recordingtables::toJson({QStringLiteral("a"), game}, {&nodes()})["slowest"];
        QCOMPARE(json["ply"].toInt(), 5);
        QCOMPARE(json["startMilliseconds"].toDouble(), 10.0);
        QCOMPARE(json["searchMilliseconds"].toDouble(), 30.0);
        QCOMPARE(json["valueChanged"]["depth"].toInt(), 4);
        // As in reports, without words.
        QCOMPARE(json["valueChanged"]["from"]["value"].toInt(), 20);
        QCOMPARE(json["valueChanged"]["to"]["value"].toInt(), 5020);
        QVERIFY(json["withoutLoadMilliseconds"].isUndefined());
        QCOMPARE(json["disturbed"], QJsonValue(false));
    }

    void gamesAreMatchedByPlyAndPosition()
    {
        const Recording a = cannedGame("443322", {1, 2, 3, 4, 5, 6}, {1, 1, 1, 1, 1, 1});
        const Recording b = cannedGame("4435", {2, 4, 6, 8}, {1, 1, 1, 1});
        const RecordingComparison comparison(a, b);
        QVERIFY(comparison.beginAlike());
        QCOMPARE(comparison.moves().size(), 6u);
        // The fourth move is another one, in the same position still.
        QCOMPARE(*comparison.differsFrom(), 4);
        QVERIFY(comparison.moves()[3].isSamePosition);
        QVERIFY(!comparison.moves()[3].isSameMove);
        QVERIFY(!comparison.moves()[4].second);
        QCOMPARE(comparison.comparable(), 4);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(*comparison.ratio(comparison.moves()[i], nodes()), 2.0);
        QVERIFY(!comparison.ratio(comparison.moves()[4], nodes()));
        QCOMPARE(*comparison.firstMetric(comparison.moves()[4], nodes()), 5.0);
    }

    void theSameGameDiffersNowhere()
    {
        const Recording a = cannedGame("4433", {1, 2, 3, 4}, {1, 1, 1, 1});
        const RecordingComparison comparison(a, a);
        QVERIFY(!comparison.differsFrom());
        const QuantityRatios ratios = comparison.ratios(nodes());
        QCOMPARE(ratios.equal, 4);
        QCOMPARE(ratios.ratios->median, 1.0);
        // Four ratios are too few for an interval at 95 %.
        QVERIFY(!ratios.ratios->interval);
    }

    void anotherSetUpIsMatchedByItsDiscs()
    {
        const Recording a = cannedGame("4433", {1, 2, 3, 4}, {1, 1, 1, 1});
        Recording b = cannedGame("4433", {1, 2, 9, 12}, {1, 1, 1, 1});
        b.setup = {b.moves[0].move, b.moves[1].move};
        b.moves.erase(b.moves.begin(), b.moves.begin() + 2);
        const RecordingComparison comparison(a, b);
        QVERIFY(!comparison.beginAlike());
        QCOMPARE(*comparison.differsFrom(), 1);
        QCOMPARE(comparison.comparable(), 2);
        QCOMPARE(comparison.ratios(nodes()).ratios->median, 3.0);
    }

    void ratiosHaveMedianAndSignTestInterval()
    {
        // Ratios 1, 2, 3, 4, 5, 6: of six values the least and the most hold the median with
        // 1 - 2 / 64 > 95 %.
        const Recording a = cannedGame("443322", {10, 10, 10, 10, 10, 10}, {4, 4, 4, 4, 4, 4});
        const Recording b = cannedGame("443322", {10, 20, 30, 40, 50, 60}, {1, 2, 4, 8, 16, 32});
        const RecordingComparison comparison(a, b);
        const QuantityRatios counted = comparison.ratios(nodes());
        QCOMPARE(counted.moves, 6);
        QCOMPARE(counted.compared, 6);
        QCOMPARE(counted.first, 60.0);
        QCOMPARE(counted.second, 210.0);
        QCOMPARE(counted.ratios->median, 3.5);
        QCOMPARE(counted.ratios->interval->low, 1.0);
        QCOMPARE(counted.ratios->interval->high, 6.0);
        QCOMPARE(counted.more, 5);
        QCOMPARE(counted.equal, 1);
        // 1/4, 1/2, 1, 2, 4, 8.
        const QuantityRatios took = comparison.ratios(time());
        QCOMPARE(took.ratios->median, 1.5);
        QCOMPARE(took.less, 2);
        // What adds up nowhere is a mean.
        QCOMPARE(comparison.ratios(*searchQuantity(u"depth")).first, 5.0);
    }

    void disturbedMovesMayBeLeftOutOfTimes()
    {
        using namespace std::chrono_literals;
        // Times 2, 2, 2, 50 times as long, the last beside other work.
        Recording a = cannedGame("4433", {10, 10, 10, 10}, {1, 1, 1, 1});
        Recording b = cannedGame("4433", {20, 20, 20, 20}, {2, 2, 2, 50});
        b.moves[3].report->disturbed = true;
        a.moves[0].report->workerTimes = {{.running = 20ms, .waiting = 20ms}};
        const RecordingComparison all(a, b);
        QCOMPARE(all.remaining(), 4);
        QCOMPARE(all.ratios(time()).moves, 4);
        QCOMPARE(all.ratios(time()).second, 56.0);
        const RecordingComparison undisturbed(a, b, true);
        QVERIFY(undisturbed.isDisturbed(undisturbed.moves()[0]));
        QVERIFY(!undisturbed.isDisturbed(undisturbed.moves()[1]));
        QVERIFY(undisturbed.isDisturbed(undisturbed.moves()[3]));
        QCOMPARE(undisturbed.comparable(), 4);
        QCOMPARE(undisturbed.remaining(), 2);
        QCOMPARE(undisturbed.ratios(time()).moves, 2);
        QCOMPARE(undisturbed.ratios(time()).second, 4.0);
        // Nodes are the same under any load.
        QCOMPARE(undisturbed.ratios(nodes()).moves, 4);
        const QJsonObject written = recordingtables::toJson(undisturbed, {}, {}, {&time()});
        QVERIFY(written["leavesOutDisturbed"].toBool());
        QCOMPARE(written["timesCounted"].toInt(), 2);
        const QJsonArray moves = written["moves"].toArray();
        QVERIFY(moves[0]["disturbed"].toBool());
        QVERIFY(moves[0]["disturbedByOthers"].toBool());
        QVERIFY(!moves[0]["disturbedByProgram"].toBool());
        QVERIFY(!moves[1]["disturbed"].toBool());
        QVERIFY(moves[3]["disturbedByProgram"].toBool());
        const QList<QByteArray> rows
            = recordingtables::toCsv(undisturbed, {&time()}).trimmed().split('\n');
        QVERIFY(rows[0].trimmed().endsWith(",disturbed,disturbed_by_others,disturbed_by_program"));
        QVERIFY(rows[1].trimmed().endsWith(",yes,yes,no"));
        QVERIFY(rows[2].trimmed().endsWith(",no,no,no"));
        QVERIFY(rows[4].trimmed().endsWith(",yes,no,yes"));
    }

    void wholeDepthsOfBothAreSummed()
    {
        using namespace std::chrono_literals;
        Recording a = cannedGame("4433", {1, 2, 3, 4}, {1, 1, 1, 1});
        Recording b = a;
        const auto depth = [](int number, std::uint64_t nodes, std::chrono::nanoseconds time,
                              bool isWhole = true) {
            IterationReport made;
            made.depth = number;
            made.counts.nodes = nodes;
            made.time = time;
            made.complete = isWhole;
            return made;
        };
        a.moves[0].report->iterations = {depth(1, 8, 1ms), depth(2, 40, 4ms), depth(3, 200, 9ms)};
        b.moves[0].report->iterations
            = {depth(1, 8, 2ms), depth(2, 20, 2ms), depth(3, 7, 1ms, false)};
        a.moves[2].report->iterations = {depth(1, 4, 3ms)};
        b.moves[2].report->iterations = {depth(1, 12, 6ms)};
        b.moves[2].report->disturbed = true;
        const std::vector<DepthCosts> all = depthCosts(RecordingComparison(a, b));
        QCOMPARE(all.size(), 2u);
        QCOMPARE(all[0].moves, 2);
        QCOMPARE(all[0].nodes[0], 12u);
        QCOMPARE(all[0].nodes[1], 20u);
        QVERIFY(all[0].time[0] == 4ms && all[0].time[1] == 8ms);
        QCOMPARE(all[1].depth, 2);
        QCOMPARE(all[1].nodes[1], 20u);
        // Without disturbed moves nodes are the same, times are fewer.
        const std::vector<DepthCosts> undisturbed = depthCosts(RecordingComparison(a, b, true));
        QCOMPARE(undisturbed[0].nodes[1], 20u);
        QCOMPARE(undisturbed[0].timed, 1);
        QVERIFY(undisturbed[0].time[0] == 1ms && undisturbed[0].time[1] == 2ms);
        const QJsonObject written
            = recordingtables::toJson(RecordingComparison(a, b), {}, {}, {&nodes()});
        const QJsonArray depths = written["moves"].toArray()[0].toObject()["depths"].toArray();
        QCOMPARE(depths.size(), 2);
        QCOMPARE(depths[1].toObject()["nodes"].toObject()["ratio"].toDouble(), 0.5);
        QCOMPARE(depths[1].toObject()["milliseconds"].toObject()["first"].toDouble(), 4.0);
    }

    void whatIsZeroHasNoRatio()
    {
        Recording a = cannedGame("4433", {1, 2, 3, 4}, {1, 1, 1, 1});
        Recording b = a;
        a.moves[1].report->cutoffs = 5;
        b.moves[1].report->cutoffs = 10;
        a.moves[2].report->cutoffs = 5;
        for (Recording* const each : {&a, &b})
            for (RecordedMove& move : each->moves)
                move.report->leaves = 1;
        const QuantityRatios ratios = RecordingComparison(a, b).ratios(*searchQuantity(u"cutoffs"));
        QCOMPARE(ratios.moves, 4);
        QCOMPARE(ratios.compared, 1);
        QCOMPARE(ratios.bothZero, 2);
        QCOMPARE(ratios.oneZero, 1);
        QCOMPARE(ratios.ratios->median, 2.0);
        const QJsonObject written
            = recordingtables::toJson(RecordingComparison(a, b), {}, {},
                                      {searchQuantity(u"cutoffs")})["quantities"]
                  .toObject()["cutoffs"]
                  .toObject();
        QCOMPARE(written["compared"].toInt(), 1);
        QCOMPARE(written["bothZero"].toInt(), 2);
        QCOMPARE(written["oneZero"].toInt(), 1);
    }

    void keysAreReadStrictly()
    {
        const auto two = quantitiesOf(
            {QStringLiteral("nodes"), QStringLiteral(" depth"), QStringLiteral("nodes")});
        QVERIFY(two);
        QCOMPARE(two->size(), 2u);
        const auto wrong = quantitiesOf({QStringLiteral("knots")});
        QVERIFY(!wrong && wrong.error().message.contains("processorMilliseconds"));
    }

    void numbersAreInTheUnitOfTheirTitle()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(quantityNumber(*searchQuantity(u"tableHitShare"), 0.5), QStringLiteral("50.0"));
        QVERIFY(quantityTitle(*searchQuantity(u"tableHitShare")).endsWith(QStringLiteral("in %")));
        QCOMPARE(quantityNumber(*searchQuantity(u"memoryBytes"), 3 << 20), QStringLiteral("3.00"));
        QCOMPARE(quantityNumber(time(), 1234.4), QStringLiteral("1234"));
        QCOMPARE(quantityNumber(nodes(), 2.5), QStringLiteral("2.5"));
    }
};

QTEST_GUILESS_MAIN(TestRecordingComparison)
#include "tst_recordingcomparison.moc"
