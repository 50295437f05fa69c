// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/search/timeline/timelinetext.h"
#include "tests/core/boards.h"

#include <QTest>

using namespace std::chrono_literals;

class TestSearchTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void busyShareAndTailOfSevenTasksOnTwoWorkers();
    void nothingIsNothing();
    void rootMovesOfAReportAreTasks();
    void oneWorkersMovesAreItsOwn();
    void everyMappedMoveHasATask();
    void theWholeSearchHoldsTheLastDepth_data();
    void theWholeSearchHoldsTheLastDepth();
    void everySearchHasTasks_data();
    void everySearchHasTasks();
    void questionsAreNotHandedOut();
    void csvHasARowPerTask();
    void csvOfIterationsSaysWhichOne();
    void csvOfQuestionsHasThemToo();
    void squaresStandOnTheDiscsOfTheRoot();
    void aLabelLeadsBackToItsPath();
};

namespace {

TaskRecord task(int worker, std::chrono::nanoseconds start, std::chrono::nanoseconds end)
{
    TaskRecord record;
    record.worker = worker;
    record.start = start;
    record.end = end;
    return record;
}

constexpr TaskQuery wins {TaskQuery::About::Column, TaskQuery::Question::Wins,
                          TaskQuery::Answer::Yes};

SearchReport twoWorkersReport()
{
    SearchReport report;
    report.workers = 2;
    report.rootMoves = {
        {Move(0), 1, 20ms, 40ms, 100}, {Move(3), 0, 10ms, 25ms, 50}, {Move(6), 0, 25ms, 30ms, 20}};
    return report;
}

}

void TestSearchTimeline::busyShareAndTailOfSevenTasksOnTwoWorkers()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 4ms;
    for (int i = 0; i < 7; ++i)
        timeline.tasks.push_back(task(i % 2, i / 2 * 1ms, (i / 2 + 1) * 1ms));
    QCOMPARE(timeline.taskShare(), 7.0 / 8);
    QCOMPARE(timeline.tail(), std::chrono::nanoseconds(1ms));
}

void TestSearchTimeline::nothingIsNothing()
{
    const Timeline timeline;
    QCOMPARE(timeline.taskShare(), 0.0);
    QCOMPARE(timeline.tail(), std::chrono::nanoseconds(0));
    QVERIFY(timelineOf(SearchReport()).isEmpty());
}

void TestSearchTimeline::rootMovesOfAReportAreTasks()
{
    const Timeline timeline = timelineOf(twoWorkersReport());
    QCOMPARE(timeline.tasks.size(), std::size_t {3});
    // From the start of the search; by worker, then by start.
    QCOMPARE(timeline.length, std::chrono::nanoseconds(40ms));
    QCOMPARE(taskLabel(timeline.tasks[0], timeline), "d1");
    QCOMPARE(timeline.tasks[0].start, std::chrono::nanoseconds(10ms));
    QCOMPARE(timeline.tasks[0].run, TaskRecord::Run::Inline);
    QCOMPARE(taskLabel(timeline.tasks[2], timeline), "a1");
    QCOMPARE(timeline.tasks[2].run, TaskRecord::Run::Stolen);
    QCOMPARE(timeline.tasks[2].nodes, std::uint64_t {100});
    QCOMPARE(timeline.created, std::uint64_t {3});
    QCOMPARE(timeline.stolen, std::uint64_t {1});
    QCOMPARE(timeline.ranInline, std::uint64_t {2});
    QCOMPARE(timeline.tail(), std::chrono::nanoseconds(10ms));
}

void TestSearchTimeline::oneWorkersMovesAreItsOwn()
{
    const auto engine = makeEngine("study-h1", {});
    const Timeline timeline = timelineOf((*engine)->search(Position(), {.depth = 4}, {}));
    QCOMPARE(timeline.workers, 1);
    QCOMPARE(timeline.tasks.size(), std::size_t {7});
    QCOMPARE(timeline.created, std::uint64_t {0});
    for (const TaskRecord& record : timeline.tasks)
        QCOMPARE(record.run, TaskRecord::Run::Own);
}

void TestSearchTimeline::everyMappedMoveHasATask()
{
    const auto engine = makeEngine("mapped-h1", {.workers = 2});
    const SearchReport report = (*engine)->search(Position(), {.depth = 6}, {});
    const Timeline timeline = lastDepthOf(timelineOf(report));
    QCOMPARE(timeline.workers, 2);
    QCOMPARE(timeline.tasks.size(), std::size_t {7});
    std::uint64_t nodes = 1; // the root
    for (const TaskRecord& record : timeline.tasks)
        nodes += record.nodes;
    // Of the last of its depths.
    QVERIFY(nodes < report.nodes);
    QVERIFY(timeline.taskShare() > 0 && timeline.busyShare() <= 1);
}

void TestSearchTimeline::theWholeSearchHoldsTheLastDepth_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<std::uint64_t>("nodes");
    // One that deepens, one that searches its depth alone, one that a budget ends within a depth.
    QTest::newRow("mapped-h1") << "mapped-h1" << std::uint64_t {0};
    QTest::newRow("study-h1") << "study-h1" << std::uint64_t {0};
    QTest::newRow("alphabeta-h2") << "alphabeta-h2" << std::uint64_t {0};
    QTest::newRow("stopped") << "alphabeta-h1" << std::uint64_t {5'000};
}

void TestSearchTimeline::theWholeSearchHoldsTheLastDepth()
{
    QFETCH(QString, engine);
    QFETCH(std::uint64_t, nodes);
    const auto made = makeEngine(engine, {.workers = 2});
    const SearchReport report = (*made)->search(Position(), {.depth = 7, .nodes = nodes}, {});
    const Timeline whole = timelineOf(report);
    QCOMPARE(whole.iterations.size(), report.iterations.size());
    std::uint64_t counted = 0;
    for (std::size_t i = 0; i < whole.iterations.size(); ++i) {
        const Timeline::Iteration& iteration = whole.iterations[i];
        const IterationReport& reported = report.iterations[i];
        QCOMPARE(whole.sinceStart(iteration.start), reported.start);
        QCOMPARE(iteration.end - iteration.start, reported.time);
        QVERIFY(i == 0 || whole.iterations[i - 1].end <= iteration.start);
        std::uint64_t ofTasks = 1; // the root
        for (const TaskRecord& task : whole.tasks) {
            if (task.depth != iteration.depth)
                continue;
            QVERIFY(task.start >= iteration.start && task.end <= iteration.end);
            ofTasks += task.nodes;
        }
        QCOMPARE(ofTasks, iteration.nodes);
        counted += iteration.nodes;
        if (iteration.complete) {
            const Score best = Score::fromValue(iteration.value.value_or(-1'000'000));
            QCOMPARE(best.toText(), reported.score.toText());
        }
    }
    QCOMPARE(counted, report.nodes);

    // The report's own root moves are those of the last whole depth.
    const Timeline last = lastDepthOf(whole);
    std::size_t begun = 0;
    for (const RootMoveReport& move : report.rootMoves) {
        if (move.end <= move.start)
            continue;
        ++begun;
        QVERIFY(std::any_of(last.tasks.begin(), last.tasks.end(), [&](const TaskRecord& task) {
            return task.worker == move.worker && last.sinceStart(task.start) == move.start
                && last.sinceStart(task.end) == move.end && task.nodes == move.nodes
                && task.path == TaskPath {move.move.column()} && task.value == move.value;
        }));
    }
    QCOMPARE(last.tasks.size(), begun);
    QVERIFY(last.iterations.empty());
}

void TestSearchTimeline::everySearchHasTasks_data()
{
    QTest::addColumn<QString>("engine");
    for (const QString& name : engineNames())
        if (name != QLatin1String("random"))
            QTest::newRow(qPrintable(name)) << name;
}

/// Whatever an engine is, if it visited positions it says which worker did.
void TestSearchTimeline::everySearchHasTasks()
{
    QFETCH(QString, engine);
    // Too many discs for the book and the data set, and nothing that is seen at once.
    const Position root = boards::fromDigits(u"44444326555511");
    const auto made = makeEngine(engine, {.workers = 2});
    const SearchReport report = (*made)->search(root, {.depth = 4}, {});
    const Timeline timeline = timelineOf(report);
    QVERIFY(!timeline.isEmpty());
    QVERIFY(timeline.length > 0ns);
    std::uint64_t nodes = 0;
    for (const TaskRecord& record : timeline.tasks) {
        QVERIFY(record.worker >= 0 && record.worker < timeline.workers);
        QVERIFY(record.start >= 0ns && record.start <= record.end);
        QVERIFY(!taskLabel(record, timeline).isEmpty());
        nodes += record.nodes;
    }
    QVERIFY(nodes > 0 && nodes <= report.nodes);
}

void TestSearchTimeline::questionsAreNotHandedOut()
{
    SearchReport report;
    report.workers = 3;
    report.tasks = {{0, 10ms, 40ms, 100, {3}, TaskRecord::Run::Inline, wins},
                    {2, 20ms, 30ms, 50, {3}, TaskRecord::Run::Stolen, wins},
                    {0, 5ms, 10ms, 20, {}, TaskRecord::Run::Own, {TaskQuery::About::Root}}};
    const Timeline timeline = timelineOf(report);
    QCOMPARE(timeline.sharing, Timeline::Sharing::Questions);
    QCOMPARE(timeline.workers, 3);
    QCOMPARE(timeline.created, std::uint64_t {0});
    // By worker, then by start, which counts from the start of the search.
    QCOMPARE(taskLabel(timeline.tasks[0], timeline), "position");
    QCOMPARE(timeline.tasks[0].start, std::chrono::nanoseconds(5ms));
    QCOMPARE(timeline.tasks[1].start, std::chrono::nanoseconds(10ms));
    QCOMPARE(timeline.tasks[2].worker, 2);
    QCOMPARE(timeline.length, std::chrono::nanoseconds(40ms));
}

void TestSearchTimeline::csvHasARowPerTask()
{
    const QByteArray csv = timelineToCsv(timelineOf(twoWorkersReport()));
    QVERIFY(csv.startsWith(
        "worker,label,run,start_ms,end_ms,nodes,running_ms,overhead_before_ms,ready_before_ms\n"));
    QCOMPARE(csv.count('\n'), 4);
    // Of the whole search, as its report has them.
    QVERIFY(csv.contains("2,a1,stolen,20.000000,40.000000,100,,,\n"));
}

void TestSearchTimeline::csvOfIterationsSaysWhichOne()
{
    SearchReport report;
    report.iterations.resize(2);
    IterationReport& first = report.iterations.front();
    first.depth = 1;
    first.time = 1ms;
    first.complete = true;
    first.rootMoves = {{Move(3), 0, 0ms, 1ms, 1, 12}};
    IterationReport& second = report.iterations.back();
    second.depth = 2;
    second.start = 2ms;
    second.time = 2ms;
    second.complete = true;
    second.rootMoves
        = {{Move(3), 0, 2ms, 3ms, 7, 5}, {Move(2), 0, 3ms, 4ms, 6, 4, Score::Bound::AtMost}};
    second.rootMoves.front().times = {750us, 125us, 250us};
    QCOMPARE(timelineToCsv(timelineOf(report)),
             QByteArray("worker,label,run,start_ms,end_ms,nodes,running_ms,overhead_before_ms,"
                        "ready_before_ms,depth,value,bound\n"
                        "1,d1,own,0.000000,1.000000,1,,,,1,12,exact\n"
                        "1,d1,own,2.000000,3.000000,7,0.750000,0.125000,0.250000,2,5,exact\n"
                        "1,c1,own,3.000000,4.000000,6,,,,2,4,at most\n"));
}

void TestSearchTimeline::csvOfQuestionsHasThemToo()
{
    SearchReport report;
    report.tasks = {{0, 0ms, 1ms, 7, {3}, TaskRecord::Run::Inline, wins}};
    QCOMPARE(timelineToCsv(timelineOf(report)),
             QByteArray("worker,label,run,start_ms,end_ms,nodes,running_ms,overhead_before_ms,"
                        "ready_before_ms,question\n"
                        "1,d1,helped,0.000000,1.000000,7,,,,does it win? yes\n"));
}

void TestSearchTimeline::squaresStandOnTheDiscsOfTheRoot()
{
    Timeline timeline;
    const auto label = [&timeline](const TaskPath& path) {
        TaskRecord record;
        record.path = path;
        return taskLabel(record, timeline);
    };
    QCOMPARE(label({}), QString());
    QCOMPARE(label({3, 2, 3}), "d1 c1 d2");
    timeline.setRoot(boards::fromDigits(u"4434"));
    QCOMPARE(label({3, 2, 3}), "d4 c2 d5");
    QCOMPARE(label({0, 6}), "a1 g1");
}

void TestSearchTimeline::aLabelLeadsBackToItsPath()
{
    Timeline timeline;
    for (const TaskPath& path : {TaskPath {}, TaskPath {6}, TaskPath {3, 3, 0, 3}}) {
        TaskRecord record;
        record.path = path;
        QVERIFY(taskPathFromLabel(taskLabel(record, timeline), timeline) == path);
    }
    for (const char* const no : {"d2", "d1 d1", "h1", "d", "d1  c1", "line", "D1", " "})
        QVERIFY2(!taskPathFromLabel(QString::fromLatin1(no), timeline), no);
    timeline.setRoot(boards::fromDigits(u"4"));
    QVERIFY(taskPathFromLabel(QStringLiteral("d2"), timeline) == TaskPath {3});
}

QTEST_GUILESS_MAIN(TestSearchTimeline)
#include "tst_searchtimeline.moc"
