// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelkept.h"
#include "core/fulltree/speedup.h"
#include "core/parallel/timelinemetrics.h"
#include "core/search/timeline/timelinetext.h"
#include "tests/core/boards.h"
#include "tests/core/fulltree/walktree.h"
#include "tests/core/support/nothreads.h"

#include <QTemporaryDir>
#include <QTest>
#include <set>

using Tall = BasicPosition<7, 7, 4>;

class TestParallelTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void treesHaveThePublishedSizes_data();
    void treesHaveThePublishedSizes();
    void everyStrategyAgreesWithOneThread();
    void everyStrategySeesAForcedWin();
    void alphaBetaVisitsLess();
    void theSeedAloneChoosesAmongEquals();
    void everyEqualMoveIsChosenByTurns();
    void everyNodeIsATask();
    void rootTasksAreCounted();
    void recordsFillTheWorkers();
    void recordingChangesNothing();
    void aStoppedRunSaysSo();
    void theStudyComparesWithTheSequentialRun();
    void rowsFillWhileTheStudyRuns();
    void aKeptResultIsReadBackWhole();
    void keptTasksAreWrittenAsSquares();
    void aDamagedFileIsRefusedInASentence();
    void measurementsAreKeptInAFolder();
    void theStudyRefusesInASentence();
    void aStoppedStudyKeepsWholeRepetitions();
    void namesAreReadBack();
    void boundsAreTheKnownOnes();
};

void TestParallelTree::treesHaveThePublishedSizes_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<int>("workers");
    for (const ParallelStrategy strategy : parallelStrategies())
        for (const int workers : {1, 3})
            if (visitsWholeTree(strategy))
                QTest::addRow("%s, %d workers", qPrintable(strategyName(strategy)), workers)
                    << strategyName(strategy) << workers;
}

void TestParallelTree::treesHaveThePublishedSizes()
{
    QFETCH(const QString, strategy);
    QFETCH(const int, workers);
    ParallelTree tree(workers);
    const ParallelStrategy how = *strategyFromName(strategy);
    const std::array<std::uint64_t, 4> tall {2801, 19608, 137257, 960800};
    const std::array<std::uint64_t, 4> standard {2801, 19608, 137257, 960793};
    for (int depth = 4; depth <= 7; ++depth) {
        const auto index = static_cast<std::size_t>(depth - 4);
        const ParallelRun high = tree.run(Tall(), depth, how, {});
        QCOMPARE(high.nodes, tall[index]);
        QCOMPARE(high.value, 0);
        QVERIFY(high.complete);
        const ParallelRun low = tree.run(Position(), depth, how, {});
        QCOMPARE(low.nodes, standard[index]);
        QCOMPARE(low.value, 0);
        if (depth <= 6)
            for (const std::optional<int>& value : high.columnValues)
                QCOMPARE(value.value(), 0);
    }
}

void TestParallelTree::everyStrategyAgreesWithOneThread()
{
    SeededRandom random(3);
    ParallelTree tree(3);
    for (int i = 0; i < 60; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(42)));
        const int depth = 1 + static_cast<int>(random.below(5));
        const TreeStatistics expected = walkTree(position, depth);
        const Move move = tree.run(position, depth, ParallelStrategy::Sequential, {}).bestMove;
        for (const ParallelStrategy strategy : parallelStrategies()) {
            const ParallelRun run = tree.run(position, depth, strategy, {.record = i % 2 == 0});
            QCOMPARE(run.value, expected.value);
            QCOMPARE(run.bestMove, move);
            QVERIFY(position.canPlay(run.bestMove));
            if (visitsWholeTree(strategy))
                QCOMPARE(run.nodes, expected.nodes);
            else
                QVERIFY(run.nodes <= expected.nodes);
            for (std::size_t column = 0; column < 7; ++column)
                if (const auto value = run.columnValues[column]) {
                    const Position child = position.after(static_cast<int>(column));
                    QCOMPARE(*value, child.isWon() ? 1 : -walkTree(child, depth - 1).value);
                }
        }
    }
}

void TestParallelTree::everyStrategySeesAForcedWin()
{
    // The first player wins on this board, which a tree of eleven plies sees.
    using Small = BasicPosition<4, 4, 3>;
    ParallelTree tree(2);
    for (const ParallelStrategy strategy : parallelStrategies()) {
        const ParallelRun run = tree.run(Small(), 9, strategy, {});
        QCOMPARE(run.value, walkTree(Small(), 9).value);
    }
    // b1 c1 with room on both sides: a1 or d1 comes next, and b2 c2 do not stop it.
    const Small open = Small().after(1).after(1).after(2).after(2);
    for (const ParallelStrategy strategy : parallelStrategies()) {
        const ParallelRun run = tree.run(open, 1, strategy, {});
        QCOMPARE(run.value, 1);
        QVERIFY(open.wins(run.bestMove.column()));
    }
}

void TestParallelTree::alphaBetaVisitsLess()
{
    ParallelTree one(1);
    ParallelTree three(3);
    const ParallelRun run = one.run(Tall(), 7, ParallelStrategy::SharedBound, {});
    QVERIFY(run.nodes * 20 < 960800);
    // Alone, nothing is left to chance: the same nodes again.
    QCOMPARE(one.run(Tall(), 7, ParallelStrategy::SharedBound, {}).nodes, run.nodes);
    const ParallelRun shared = three.run(Tall(), 7, ParallelStrategy::SharedBound, {});
    QCOMPARE(shared.value, 0);
    QCOMPARE(shared.bestMove, run.bestMove);
}

void TestParallelTree::theSeedAloneChoosesAmongEquals()
{
    ParallelTree one(1);
    ParallelTree two(2);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Move move = one.run(Tall(), 4, ParallelStrategy::Sequential, {seed}).bestMove;
        for (const ParallelStrategy strategy : parallelStrategies()) {
            QCOMPARE(one.run(Tall(), 4, strategy, {seed}).bestMove, move);
            QCOMPARE(two.run(Tall(), 4, strategy, {seed}).bestMove, move);
        }
    }
}

void TestParallelTree::everyEqualMoveIsChosenByTurns()
{
    ParallelTree tree(1);
    std::array<int, 7> chosen {};
    for (std::uint64_t seed = 0; seed < 700; ++seed) {
        const ParallelRun run = tree.run(Tall(), 2, ParallelStrategy::Sequential, {seed});
        ++chosen[static_cast<std::size_t>(run.bestMove.column())];
    }
    for (const int times : chosen)
        QVERIFY2(times > 60 && times < 140, qPrintable(QString::number(times)));
}

void TestParallelTree::everyNodeIsATask()
{
    for (const int workers : {1, 3}) {
        ParallelTree tree(workers);
        const Timeline timeline
            = tree.run(Position(), 5, ParallelStrategy::EveryNode, {.record = true}).timeline;
        QCOMPARE(timeline.created, std::uint64_t {19608 - 1});
        QCOMPARE(timeline.stolen + timeline.ranInline, timeline.created);
        if (workers == 1)
            QCOMPARE(timeline.stolen, std::uint64_t {0});
        QVERIFY(!timeline.isEmpty());
    }
}

void TestParallelTree::rootTasksAreCounted()
{
    ParallelTree tree(3);
    const auto created = [&tree](ParallelStrategy strategy) {
        return tree.run(Tall(), 4, strategy, {}).timeline.created;
    };
    QCOMPARE(created(ParallelStrategy::Sequential), std::uint64_t {0});
    QCOMPARE(created(ParallelStrategy::RootList), std::uint64_t {7});
    QCOMPARE(created(ParallelStrategy::RootMapped), std::uint64_t {7});
    QCOMPARE(created(ParallelStrategy::SplitTwo), std::uint64_t {49});
    QCOMPARE(created(ParallelStrategy::SharedBound), std::uint64_t {7});
    const Timeline mapped
        = tree.run(Tall(), 4, ParallelStrategy::RootMapped, {.record = true}).timeline;
    QCOMPARE(mapped.stolen, std::uint64_t {7});
}

void TestParallelTree::recordsFillTheWorkers()
{
    for (const int workers : {1, 3}) {
        ParallelTree tree(workers);
        for (const ParallelStrategy strategy : parallelStrategies()) {
            const ParallelRun run = tree.run(Position(), 6, strategy, {.record = true});
            const Timeline& timeline = run.timeline;
            QCOMPARE(timeline.workers, strategy == ParallelStrategy::Sequential ? 1 : workers);
            std::uint64_t nodes = 0;
            std::vector<std::chrono::nanoseconds> last(3, std::chrono::nanoseconds(0));
            std::set<QString> labels;
            for (const TaskRecord& task : timeline.tasks) {
                QVERIFY(task.worker >= 0 && task.worker < timeline.workers);
                auto& end = last[static_cast<std::size_t>(task.worker)];
                QVERIFY(task.start >= end && task.end >= task.start);
                QVERIFY(task.end <= timeline.length);
                end = task.end;
                nodes += task.nodes;
                labels.insert(taskLabel(task, timeline));
            }
            QVERIFY(timeline.taskShare() > 0 && timeline.busyShare() <= 1);
            const SpeedupBounds bounds = speedupBounds(timeline);
            QVERIFY(bounds.criticalPath <= timeline.length);
            QVERIFY(bounds.longestTask <= bounds.criticalPath);
            QVERIFY(bounds.reached <= std::min(bounds.byTasks, bounds.amdahl) + 1e-9);
            // What lies above the recorded ply belongs to nobody: the root, and the root moves.
            QVERIFY(nodes <= run.nodes && nodes + 60 > run.nodes);
            if (strategy == ParallelStrategy::RootList)
                QCOMPARE(labels, (std::set<QString> {"a1", "b1", "c1", "d1", "e1", "f1", "g1"}));
            if (strategy == ParallelStrategy::SplitTwo) {
                QCOMPARE(labels.size(), std::size_t {49});
                QVERIFY(labels.contains("d1 d2"));
            }
        }
    }
}

void TestParallelTree::recordingChangesNothing()
{
    ParallelTree tree(1);
    for (const ParallelStrategy strategy : parallelStrategies()) {
        const ParallelRun off = tree.run(Tall(), 5, strategy, {});
        const ParallelRun on = tree.run(Tall(), 5, strategy, {.record = true});
        QCOMPARE(on.nodes, off.nodes);
        QCOMPARE(on.bestMove, off.bestMove);
        QCOMPARE(on.timeline.created, off.timeline.created);
        QVERIFY(off.timeline.isEmpty() && !on.timeline.isEmpty());
    }
}

void TestParallelTree::aStoppedRunSaysSo()
{
    std::stop_source stop;
    stop.request_stop();
    ParallelTree tree(2);
    for (const ParallelStrategy strategy : parallelStrategies())
        QVERIFY(!tree.run(Tall(), 12, strategy, {.stop = stop.get_token()}).complete);
}

void TestParallelTree::theStudyComparesWithTheSequentialRun()
{
    ParallelSettings settings;
    settings.depth = 5;
    settings.repeats = 3;
    settings.workers = {1, 2};
    settings.strategies = {ParallelStrategy::RootMapped, ParallelStrategy::SplitTwo};
    int last = 0;
    const auto result = runParallelStudy(settings, {}, [&last](const ParallelProgress& progress) {
        QCOMPARE(progress.done, last + 1);
        QCOMPARE(progress.total, 15);
        last = progress.done;
    });
    QVERIFY(result);
    QVERIFY(result->isComplete());
    QCOMPARE(last, 15);
    QCOMPARE(result->rows.size(), std::size_t {5});
    const ParallelRow& first = result->rows.front();
    QCOMPARE(first.strategy, ParallelStrategy::Sequential);
    QCOMPARE(first.speedUp, 1.0);
    for (const ParallelRow& row : result->rows) {
        QCOMPARE(row.times.size(), std::size_t {3});
        QVERIFY(row.least() <= row.median() && row.median() <= row.most());
        QVERIFY(row.leastSpeedUp <= row.speedUp && row.speedUp <= row.mostSpeedUp);
        QCOMPARE(row.run.nodes, std::uint64_t {19608});
        QCOMPARE(row.run.bestMove, first.run.bestMove);
    }
    QCOMPARE(parallelToCsv(*result).count('\n'), 6);
    QVERIFY(parallelToText(*result).contains("split-2"));
}

void TestParallelTree::rowsFillWhileTheStudyRuns()
{
    ParallelSettings settings;
    settings.depth = 5;
    settings.repeats = 2;
    settings.workers = {1, 2};
    settings.strategies = {ParallelStrategy::RootMapped};
    std::vector<std::vector<std::size_t>> runs;
    const auto result = runParallelStudy(settings, {}, [&runs](const ParallelProgress& progress) {
        const ParallelResult soFar = progress.soFar();
        QVERIFY(soFar.began.isValid() && !soFar.machine.isEmpty());
        std::vector<std::size_t> counts;
        for (const ParallelRow& row : soFar.rows)
            counts.push_back(row.times.size());
        runs.push_back(std::move(counts));
    });
    QVERIFY(result);
    const std::vector<std::vector<std::size_t>> expected {{1, 0, 0}, {1, 1, 0}, {1, 1, 1},
                                                          {2, 1, 1}, {2, 2, 1}, {2, 2, 2}};
    QCOMPARE(runs, expected);
}

void TestParallelTree::aKeptResultIsReadBackWhole()
{
    ParallelSettings settings;
    settings.board = QStringLiteral("7x6");
    settings.depth = 5;
    settings.repeats = 3;
    settings.seed = 77;
    settings.workers = {1, 2};
    ParallelResult result = *runParallelStudy(settings, {}, {});
    result.disturbed = true;
    const auto back = parallelFromFile(parallelToFile(result));
    QVERIFY2(back, back ? "" : qPrintable(back.error().message));
    QCOMPARE(parallelToFile(*back), parallelToFile(result));
    QCOMPARE(parallelToCsv(*back), parallelToCsv(result));
    QCOMPARE(parallelTimelinesToCsv(*back), parallelTimelinesToCsv(result));
    QCOMPARE(back->began, result.began);
    QCOMPARE(back->machine, result.machine);
    QCOMPARE(back->program, result.program);
    QCOMPARE(back->settings.workers, settings.workers);
    QCOMPARE(back->settings.strategies, settings.strategies);
    QVERIFY(back->disturbed && back->isComplete());
    for (std::size_t i = 0; i < result.rows.size(); ++i)
        QCOMPARE(back->rows[i].times, result.rows[i].times);
    // What is exported can be read as well; only the tasks are missing.
    const auto exported = parallelFromFile(parallelToJson(result));
    QVERIFY(exported);
    QCOMPARE(parallelToCsv(*exported).count('\n'), parallelToCsv(result).count('\n'));
}

void TestParallelTree::keptTasksAreWrittenAsSquares()
{
    ParallelSettings settings;
    settings.depth = 4;
    settings.repeats = 1;
    settings.workers = {1};
    settings.strategies = {ParallelStrategy::Sequential};
    ParallelResult result = *runParallelStudy(settings, {}, {});
    Timeline& timeline = result.rows.front().run.timeline;
    timeline.tasks = {{.end = std::chrono::nanoseconds(70), .nodes = 5, .path = {3, 2, 3}},
                      {.end = std::chrono::nanoseconds(90), .nodes = 1}};
    const QByteArray tasks
        = "[[0,0,70,5,\"d1 c1 d2\",0,null,0,null],[0,0,90,1,\"\",0,null,0,null]]";
    const QByteArray file = parallelToFile(result);
    QVERIFY2(file.contains(tasks), file.constData());
    QCOMPARE(parallelToFile(*parallelFromFile(file)), file);
    // There is no task behind what is no move.
    for (const char* const no : {"d1 c1 d1", "position"})
        QVERIFY(!parallelFromFile(QByteArray(file).replace("d1 c1 d2", no)));
}

void TestParallelTree::aDamagedFileIsRefusedInASentence()
{
    ParallelSettings settings;
    settings.depth = 4;
    settings.repeats = 1;
    settings.workers = {1};
    const QByteArray good = parallelToFile(*runParallelStudy(settings, {}, {}));
    QVERIFY(parallelFromFile(good));
    for (const QByteArray& bad :
         {QByteArray(), QByteArray("[]"), QByteArray("{}"), good.left(300),
          QByteArray(good).replace("\"7x7\"", "\"8x8\""),
          QByteArray(good).replace("\"every-node\"", "\"fastest\""),
          QByteArray(good).replace("\"depth\":4", "\"depth\":99"),
          QByteArray(good).replace("\"repeatsFinished\":1", "\"repeatsFinished\":2")}) {
        const auto refused = parallelFromFile(bad);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.endsWith(u'.'));
    }
}

void TestParallelTree::measurementsAreKeptInAFolder()
{
    const QTemporaryDir root;
    const QString folder = root.filePath("laboratory/parallel");
    QVERIFY(readKeptParallels(folder).kept.empty());
    ParallelSettings settings;
    settings.depth = 4;
    settings.repeats = 1;
    settings.workers = {1};
    ParallelResult result = *runParallelStudy(settings, {}, {});
    const auto older = keepParallel(folder, result);
    QVERIFY(older);
    // Another of the same moment takes nothing away.
    QVERIFY(keepParallel(folder, result));
    result.began = result.began.addSecs(1);
    result.settings.seed = 5;
    QVERIFY(keepParallel(folder, result));
    QFile damaged(QDir(folder).filePath("00000000.json"));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{}") == 2);
    damaged.close();

    const KeptParallels found = readKeptParallels(folder);
    QCOMPARE(found.kept.size(), std::size_t {3});
    QCOMPARE(found.kept.front().result.settings.seed, std::uint64_t {5});
    QCOMPARE(found.faults.size(), 1);
    QVERIFY(found.faults.front().contains("00000000.json"));
    QVERIFY(damaged.exists());

    QVERIFY(removeKeptParallel(*older));
    QCOMPARE(readKeptParallels(folder).kept.size(), std::size_t {2});
    QFile plain(root.filePath("plain"));
    QVERIFY(plain.open(QIODevice::WriteOnly));
    const auto refused = keepParallel(plain.fileName(), result);
    QVERIFY(!refused && refused.error().message.contains("plain"));
}

void TestParallelTree::theStudyRefusesInASentence()
{
    ParallelSettings settings;
    settings.board = QStringLiteral("8x8");
    const auto board = runParallelStudy(settings, {}, {});
    QVERIFY(!board && board.error().message.contains("8x8"));
    settings = {};
    settings.depth = 13;
    const auto depth = runParallelStudy(settings, {}, {});
    QVERIFY(!depth && depth.error().message.contains("13"));
    settings = {};
    settings.strategies.clear();
    QVERIFY(!runParallelStudy(settings, {}, {}));
    const NoThreads none;
    const auto threads = runParallelStudy({}, {}, {});
    QVERIFY(!threads && threads.error().message.contains("0 threads"));
}

void TestParallelTree::aStoppedStudyKeepsWholeRepetitions()
{
    ParallelSettings settings;
    settings.depth = 4;
    settings.repeats = 1000000;
    settings.workers = {2};
    std::stop_source stop;
    const auto result
        = runParallelStudy(settings, stop.get_token(), [&stop](const ParallelProgress& progress) {
              if (progress.done == 20)
                  stop.request_stop();
          });
    QVERIFY(result && !result->isComplete());
    // Six rows: three whole rounds and a part of one.
    QCOMPARE(result->repeats, 3);
    for (const ParallelRow& row : result->rows)
        QCOMPARE(row.times.size(), std::size_t {3});
}

void TestParallelTree::namesAreReadBack()
{
    for (const ParallelStrategy strategy : parallelStrategies()) {
        QCOMPARE(strategyFromName(strategyName(strategy)).value(), strategy);
        QVERIFY(!strategySentence(strategy).isEmpty());
    }
    const auto wrong = strategyFromName("rootlist");
    QVERIFY(!wrong && wrong.error().message.contains("root-list"));
    QCOMPARE(workersUpTo(3), (std::vector<int> {1, 2, 3}));
    QCOMPARE(workersUpTo(1), (std::vector<int> {1}));
    QCOMPARE(workersUpTo(12), (std::vector<int> {1, 2, 3, 4, 5, 6, 7, 8, 12}));
}

void TestParallelTree::boundsAreTheKnownOnes()
{
    QCOMPARE(taskBound(7, 2), 1.75);
    QCOMPARE(taskBound(7, 12), 7.0);
    QCOMPARE(rootTasks("7x6"), 7);
    QCOMPARE(rootTasks("4x4"), 4);
    QCOMPARE(taskBound(49, 2), 49.0 / 25);
    QCOMPARE(amdahlBound(0, 4), 4.0);
    QCOMPARE(amdahlBound(0.5, 2), 1 / 0.75);
    QCOMPARE(serialShare(amdahlBound(0.1, 8), 8), 0.1);
    // The published speed-ups on twelve threads.
    const PublishedTimes& six = publishedTimes().front();
    QCOMPARE(qRound(100 * six.sequential / six.rootList), 404);
    QCOMPARE(qRound(100 * six.sequential / six.rootMapped), 477);
}

QTEST_GUILESS_MAIN(TestParallelTree)
#include "tst_paralleltree.moc"
