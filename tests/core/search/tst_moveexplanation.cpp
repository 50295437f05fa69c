// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/movecomparison.h"
#include "core/search/metrics/moveexplanation.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <vector>

using namespace std::chrono_literals;

/// Why a move took as long as it did, against sums and medians done by hand.
class TestMoveExplanation : public QObject
{
    Q_OBJECT

private:
    static SearchReport report(std::uint64_t nodes, std::chrono::nanoseconds time,
                               std::chrono::nanoseconds running)
    {
        SearchReport made;
        made.nodes = nodes;
        made.leaves = 1;
        made.time = time;
        made.workers = 2;
        made.workerTimes
            = {{.running = running / 2, .waiting = 0ns}, {.running = running / 2, .waiting = 0ns}};
        made.depth = 4;
        return made;
    }
    static SearchedMove move(int ply, const SearchReport& of) { return {ply, metricsOf(of)}; }
    static const ExplainedFigure* figure(const MoveExplanation& why, const char* key)
    {
        const auto found = std::ranges::find_if(why.figures, [key](const ExplainedFigure& each) {
            return each.quantity->key == QLatin1String(key);
        });
        return found == why.figures.end() ? nullptr : &*found;
    }
    static IterationReport depth(int plies, Score::Kind kind, int column)
    {
        IterationReport made;
        made.depth = plies;
        made.complete = true;
        made.score.kind = kind;
        made.bestMove = Move(column);
        return made;
    }

private Q_SLOTS:
    void medianIsThatOfTheOthers()
    {
        const SearchReport slow = report(4000, 40ms, 60ms);
        const std::vector<SearchedMove> moves {move(1, report(100, 1ms, 1ms)),
                                               move(3, report(400, 2ms, 2ms)), move(5, slow),
                                               move(7, report(900, 3ms, 3ms))};
        const MoveExplanation why = explainMove(slow, 5, moves);
        QCOMPARE(figure(why, "nodes")->median, 400.0);
        QCOMPARE(figure(why, "nodes")->moves, 3);
        QCOMPARE(*figure(why, "nodes")->ratio, 10.0);
        QCOMPARE(*figure(why, "milliseconds")->ratio, 20.0);
        QCOMPARE(*figure(why, "processorMilliseconds")->ratio, 30.0);
        // Those that differ most come first, in either direction; without a ratio, last.
        double before = 1e300;
        bool hasEnded = false;
        for (const ExplainedFigure& each : why.figures) {
            if (!each.ratio) {
                hasEnded = true;
                continue;
            }
            QVERIFY(!hasEnded);
            const double now = std::abs(std::log(*each.ratio));
            QVERIFY(now <= before);
            before = now;
        }
        QCOMPARE(why.figures.front().quantity->key, QLatin1String("processorMilliseconds"));
        QVERIFY(!figure(why, "readyMilliseconds")->ratio);
        // Two moves have no median.
        QVERIFY(explainMove(slow, 5, std::vector {moves[0], moves[2]}).figures.empty());
    }

    /// Time is nodes, times processor time for each, over the processors at work.
    void theFactorsMakeTheTime()
    {
        std::vector<MoveMetrics> moves;
        for (const SearchReport& each : {report(100, 1ms, 1ms), report(400, 2ms, 3ms),
                                         report(4000, 40ms, 60ms), report(77, 9ms, 2ms)})
            moves.push_back(MoveMetrics::of(each));
        for (const MoveMetrics& each : moves) {
            const auto beside = compareMove(each, moves);
            QVERIFY(beside && beside->hasProcessorTime());
            QVERIFY(std::abs(beside->nodesFactor() * beside->effortFactor() / beside->busyFactor()
                             - beside->timeFactor())
                    < 1e-9 * beside->timeFactor());
        }
        moves.back().processorMilliseconds.reset();
        QVERIFY(!compareMove(moves.front(), moves)->hasProcessorTime());
    }

    void loadIsTakenOff()
    {
        // 46.9 ms of two workers that ran for 67.1 ms and waited for 20.3.
        SearchReport loaded = report(1'300'000, 46'900us, 67'100us);
        QVERIFY(!explainMove(loaded, 7, {}).withoutLoad);
        loaded.workerTimes[0].waiting = 16'300us;
        loaded.workerTimes[1].waiting = 4'000us;
        QVERIFY(std::abs(*explainMove(loaded, 7, {}).withoutLoad - (46.9 - 20.3 / 2)) < 1e-6);
        // Never less than the work shared out evenly.
        loaded.workerTimes[0].waiting = 60'000us;
        QVERIFY(std::abs(*explainMove(loaded, 7, {}).withoutLoad - 67.1 / 2) < 1e-6);
    }

    void whatTheDepthsFound()
    {
        using Kind = Score::Kind;
        SearchReport found = report(100, 1ms, 1ms);
        found.iterations = {depth(1, Kind::Estimate, 3), depth(2, Kind::Estimate, 2),
                            depth(3, Kind::Estimate, 2), depth(4, Kind::Win, 4)};
        found.score.kind = Kind::Win;
        QCOMPARE(*explainMove(found, 1, {}).winFoundAt, 4);
        QVERIFY(!explainMove(found, 1, {}).lossFoundAt);
        QCOMPARE(explainMove(found, 1, {}).changesOfMind, 2);
        // A depth that was given up says nothing.
        found.iterations.back().complete = false;
        found.score.kind = Kind::Estimate;
        QVERIFY(!explainMove(found, 1, {}).winFoundAt);
        QCOMPARE(explainMove(found, 1, {}).changesOfMind, 1);
    }

    void anEstimateJumpsWhereItIsNoDrift()
    {
        const auto at = [](int plies, Value value) {
            IterationReport made = depth(plies, Score::Kind::Estimate, 3);
            made.score.value = value;
            return made;
        };
        SearchReport search = report(100, 1ms, 1ms);
        search.iterations = {at(1, 0), at(2, 60), at(3, 40), at(4, 90), at(5, 899'720)};
        const auto jump = explainMove(search, 1, {}).jump;
        QVERIFY(jump);
        QCOMPARE(jump->depth, 5);
        QCOMPARE(jump->from.value, 90);
        QCOMPARE(jump->to.value, 899'720);
        search.iterations.back().score.value = 90 + 599;
        QVERIFY(!explainMove(search, 1, {}).jump);
        search.iterations.back().score.value = 90 + 600;
        QVERIFY(explainMove(search, 1, {}).jump);
        search.iterations = {at(1, 0), at(2, 60), at(3, 899'720)};
        QVERIFY(!explainMove(search, 1, {}).jump);
    }

    void theBookEndsOnce()
    {
        const auto known = [](int columns) {
            SearchReport made = report(100, 1ms, 1ms);
            made.statistics.bookColumns = columns;
            return made;
        };
        const std::vector<SearchedMove> moves {move(1, known(7)), move(3, known(7)),
                                               move(5, known(0)), move(7, known(0))};
        QVERIFY(!explainMove(known(7), 3, moves).isFirstOutsideBook);
        QVERIFY(explainMove(known(0), 5, moves).isFirstOutsideBook);
        QVERIFY(!explainMove(known(0), 7, moves).isFirstOutsideBook);
        // Who never had one does not leave it.
        QVERIFY(!explainMove(known(0), 1, moves).isFirstOutsideBook);
        QVERIFY(!explainMove(report(100, 1ms, 1ms), 5, moves).isFirstOutsideBook);
    }
};

QTEST_GUILESS_MAIN(TestMoveExplanation)
#include "tst_moveexplanation.moc"
