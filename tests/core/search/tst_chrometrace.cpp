// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"
#include "core/search/timeline/chrometrace.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/support/random.h"
#include "tests/core/boards.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <cmath>
#include <map>

using namespace std::chrono_literals;

/// A trace is read again as whoever shows it would.
class TestChromeTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eventsSayWhatTheRecordsDo();
    void nanosecondsAreKept();
    void partsNestByTheirPaths();
    void whatATaskWaitedForLiesInIt();
    void whatEndsTogetherEndsTogetherForEveryReader();
    void iterationsHoldTheirMoves();
    void whatIsLeftOutIsSaid();
    void statesStandBesideTheirWorkers();
    void arrowsLeadToThieves();
    void countersCountStates();
    void runsAreProcesses();
    void aSearchsTraceAddsUp_data();
    void aSearchsTraceAddsUp();
};

namespace {

QJsonObject read(const QByteArray& trace)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(trace, &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

/// Those of one kind: "X" tasks, "M" names.
std::vector<QJsonObject> events(const QJsonObject& trace, const QString& kind)
{
    std::vector<QJsonObject> found;
    for (const QJsonValue event : trace["traceEvents"].toArray())
        if (event["ph"] == kind)
            found.push_back(event.toObject());
    return found;
}

/// Those of one kind that say something of tasks, in their order.
std::vector<QJsonObject> ofCategory(const QJsonObject& trace, const QStringList& categories)
{
    std::vector<QJsonObject> found;
    for (const QJsonObject& event : events(trace, "X"))
        if (categories.contains(event["cat"].toString()))
            found.push_back(event);
    return found;
}

/// All but the states of the workers.
std::vector<QJsonObject> withoutStates(const QJsonObject& trace)
{
    std::vector<QJsonObject> found = events(trace, "X");
    std::erase_if(found, [](const QJsonObject& event) { return event["cat"] == "state"; });
    return found;
}

const QStringList ofTasks {"own", "stolen", "inline", "helper", "helped"};

/// What is said of a run.
QJsonObject said(const QJsonObject& trace, int run)
{
    return trace["otherData"].toObject()["runs"].toArray()[run].toObject();
}

qint64 nanoseconds(const QJsonValue& microseconds)
{
    return std::llround(microseconds.toDouble() * 1000);
}

Timeline small()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 100us;
    timeline.begin = 1ms;
    timeline.tasks = {{0, 0us, 10us, 5, {3}, TaskRecord::Run::Inline},
                      {1, 1us, 8us, 4, {3, 3}, TaskRecord::Run::Stolen},
                      {1, 9us, 20us, 6, {3, 3, 3, 0}, TaskRecord::Run::Stolen},
                      {1, 30us, 40us, 7, {2, 3}, TaskRecord::Run::Stolen}};
    timeline.created = 4;
    timeline.stolen = 3;
    timeline.ranInline = 1;
    return timeline;
}

}

void TestChromeTrace::eventsSayWhatTheRecordsDo()
{
    const QJsonObject trace
        = read(chromeTrace({{"mapped-h1", small()}}, {{"engine", "mapped-h1"}}));
    const auto tasks = ofCategory(trace, ofTasks);
    QCOMPARE(tasks.size(), std::size_t {4});
    QCOMPARE(tasks[1]["name"].toString(), "d1 d2");
    QCOMPARE(tasks[1]["cat"].toString(), "stolen");
    QCOMPARE(tasks[1]["tid"].toInt(), 2);
    QCOMPARE(tasks[1]["ts"].toDouble(), 1001.0);
    // With what lies in it, from 1009 to 1020.
    QCOMPARE(tasks[1]["dur"].toDouble(), 19.0);
    QCOMPARE(tasks[1]["args"]["self"].toDouble(), 7.0);
    QCOMPARE(tasks[1]["args"]["nodes"].toInt(), 10);
    QCOMPARE(tasks[2]["dur"].toDouble(), 11.0);
    QCOMPARE(tasks[2]["args"]["nodes"].toInt(), 6);
    QCOMPARE(tasks[1]["args"]["path"].toString(), "44");
    QCOMPARE(trace["otherData"]["engine"].toString(), "mapped-h1");
    QCOMPARE(said(trace, 0)["workers"].toInt(), 2);
    QCOMPARE(said(trace, 0)["begin"].toDouble(), 1000.0);

    std::map<int, QString> names;
    for (const QJsonObject& name : events(trace, "M"))
        if (name["name"] == QStringLiteral("thread_name"))
            names[name["tid"].toInt()] = name["args"]["name"].toString();
    QCOMPARE(
        names,
        (std::map<int, QString> {
            {1, "Worker 1"}, {2, "Worker 2"}, {3, "Worker 1: state"}, {4, "Worker 2: state"}}));
}

void TestChromeTrace::nanosecondsAreKept()
{
    Timeline timeline;
    timeline.length = 24h * 50;
    timeline.tasks = {{0, 7ns, 1'234'567ns, 1, {0}},
                      {0, 24h * 49 + 1ns, 24h * 50 - 1ns, std::uint64_t {1} << 52, {1}}};
    const QByteArray bytes = chromeTrace({{"long", timeline}});
    const auto tasks = events(read(bytes), "X");
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(nanoseconds(tasks[i]["ts"]), timeline.tasks[i].start.count());
        QCOMPARE(nanoseconds(tasks[i]["dur"]), timeline.tasks[i].length().count());
    }
    QCOMPARE(tasks[1]["args"]["nodes"].toInteger(), qint64 {1} << 52);
}

void TestChromeTrace::partsNestByTheirPaths()
{
    const auto tasks = ofCategory(read(chromeTrace({{"nested", small()}})), ofTasks);
    // d1 is a part of nothing recorded, d1 d2 of it, the next of d1 d2 (nobody recorded d1 d2 d3),
    // and c1 d1 of nothing.
    QVERIFY(tasks[0]["args"]["partOf"].isUndefined());
    QCOMPARE(tasks[1]["args"]["partOf"].toString(), "d1");
    QCOMPARE(tasks[2]["name"].toString(), "d1 d2 d3 a1");
    QCOMPARE(tasks[2]["args"]["partOf"].toString(), "d1 d2");
    QVERIFY(tasks[3]["args"]["partOf"].isUndefined());
}

void TestChromeTrace::whatATaskWaitedForLiesInIt()
{
    Timeline timeline;
    timeline.length = 30us;
    timeline.tasks = {{0, 0us, 10us, 4, {3}},
                      {0, 12us, 18us, 2, {3, 1}, TaskRecord::Run::Stolen},
                      {0, 18us, 30us, 1, {3}}};
    const auto all = withoutStates(read(chromeTrace({{"waits", timeline}})));
    QCOMPARE(all.size(), std::size_t {3});
    QCOMPARE(all[0]["name"].toString(), "d1");
    QCOMPARE(all[0]["dur"].toDouble(), 30.0);
    QCOMPARE(all[0]["args"]["self"].toDouble(), 22.0);
    QCOMPARE(all[0]["args"]["nodes"].toInt(), 7);
    QCOMPARE(all[1]["name"].toString(), "d1 b1");
    QCOMPARE(all[2]["cat"].toString(), "waiting");
    QCOMPARE(all[2]["ts"].toDouble(), 10.0);
    QCOMPARE(all[2]["dur"].toDouble(), 2.0);
    QCOMPARE(all[2]["args"]["task"].toString(), "d1");
}

void TestChromeTrace::whatEndsTogetherEndsTogetherForEveryReader()
{
    // Whoever adds start and duration of a move, of its reply and of the reply after that one has
    // the same end to the last bit, however odd the times, and whatever the times count from.
    SeededRandom random(9);
    for (int i = 0; i < 300; ++i) {
        const std::chrono::nanoseconds start(random.below(2'000'000'000));
        const std::chrono::nanoseconds middle = start + 1ns * random.below(500'000'000);
        const std::chrono::nanoseconds end = middle + 1ns * (1 + random.below(500'000'000));
        Timeline timeline;
        timeline.length = end;
        timeline.tasks = {{0, start, middle, 1, {3, 0}}, {0, middle, end, 1, {3, 1, 2}}};
        timeline.recordedPly = 2;
        std::vector<double> ends;
        double first = -1;
        for (const QJsonObject& event : withoutStates(read(chromeTrace({{"run", timeline}})))) {
            if (first < 0)
                first = event["ts"].toDouble();
            ends.push_back(event["ts"].toDouble() - first + event["dur"].toDouble());
        }
        QCOMPARE(ends.size(), std::size_t {4});
        // The move, its first reply, its second one and what lies in that.
        QVERIFY(ends[0] == ends[2] && ends[2] == ends[3]);
        QVERIFY(ends[1] < ends[0]);
    }
}

void TestChromeTrace::iterationsHoldTheirMoves()
{
    const auto made = makeEngine("mapped-h1", {.workers = 2});
    const SearchReport report = (*made)->search(Position(), {.depth = 6}, {});
    const QJsonObject trace = read(chromeTrace({{"mapped-h1", timelineOf(report)}}));
    std::map<int, qint64> nodes;
    for (const QJsonObject& event : ofCategory(trace, {"iteration"})) {
        const int depth = event["args"]["depth"].toInt();
        const IterationReport& iteration = report.iterations[static_cast<std::size_t>(depth - 1)];
        QCOMPARE(event["name"].toString(), QStringLiteral("depth %1").arg(depth));
        QCOMPARE(event["args"]["nodesOfDepth"].toInteger(),
                 static_cast<qint64>(iteration.counts.nodes));
        QVERIFY(event["args"]["value"].isDouble() && event["args"]["complete"].toBool());
        nodes[depth] += event["args"]["nodes"].toInteger();
        if (event["tid"] == 1) {
            QCOMPARE(nanoseconds(event["ts"]), iteration.start.count());
            QCOMPARE(nanoseconds(event["dur"]), iteration.time.count());
        }
    }
    QCOMPARE(nodes.size(), std::size_t {6});
    for (const auto& [depth, ofWorkers] : nodes)
        QCOMPARE(ofWorkers + 1, // the root
                 static_cast<qint64>(
                     report.iterations[static_cast<std::size_t>(depth - 1)].counts.nodes));
    for (const QJsonObject& event : ofCategory(trace, ofTasks))
        QVERIFY(event["args"]["depth"].toInt() > 0 && event["args"]["value"].isDouble());
}

void TestChromeTrace::whatIsLeftOutIsSaid()
{
    Timeline timeline = small();
    const auto leftOut = [&timeline] {
        return said(read(chromeTrace({{"run", timeline}})), 0).value("leftOut");
    };
    QVERIFY(leftOut().isUndefined());
    timeline.recordedPly = 3;
    timeline.created = 19607;
    QVERIFY(leftOut().toString().startsWith("4 of 19607 tasks have an event: those 3 plies"));
    timeline.sharing = Timeline::Sharing::Questions;
    timeline.tasks[0].asked
        = {TaskQuery::About::Column, TaskQuery::Question::Wins, TaskQuery::Answer::Yes};
    const auto tasks = ofCategory(read(chromeTrace({{"run", timeline}})), ofTasks);
    QCOMPARE(tasks[0]["name"].toString(), "does it win? yes");
    QCOMPARE(tasks[0]["args"]["about"].toString(), "d1");
    QCOMPARE(tasks[0]["args"]["question"].toString(), "does it win? yes");
    QCOMPARE(tasks[0]["cat"].toString(), "helped");
    QVERIFY(tasks[1]["args"]["partOf"].isUndefined());
}

void TestChromeTrace::statesStandBesideTheirWorkers()
{
    // Nothing was counted: with a task or without is all that is known.
    const auto statesOf = [](const Timeline& timeline, int thread) {
        QStringList found;
        for (const QJsonObject& event :
             ofCategory(read(chromeTrace({{"run", timeline}})), {"state"}))
            if (event["tid"] == thread)
                found << QStringLiteral("%1 %2-%3")
                             .arg(event["name"].toString(),
                                  QString::number(event["ts"].toDouble() - 1000),
                                  QString::number(event["ts"].toDouble() - 1000
                                                  + event["dur"].toDouble()));
        return found;
    };
    QCOMPARE(statesOf(small(), 3), (QStringList {"inTask 0-10", "noTask 10-100"}));
    Timeline timeline = small();
    for (TaskRecord& task : timeline.tasks)
        task.times = {task.length(), 0ns, 0ns};
    timeline.tasks[3].times = {4us, 2us, 5us};
    timeline.rests.assign(2, {100us, 0ns, 0ns});
    QCOMPARE(statesOf(timeline, 3), (QStringList {"running 0-10", "asleep 10-100"}));
    QCOMPARE(statesOf(timeline, 4),
             (QStringList {"asleep 0-1", "running 1-8", "asleep 8-9", "running 9-20",
                           "asleep 20-23", "ready 23-28", "overhead 28-30", "running 30-34",
                           "ready 34-40", "asleep 40-100"}));
    // The sums are in the file as well, and what follows from them.
    const QJsonObject run = said(read(chromeTrace({{"run", timeline}})), 0);
    QCOMPARE(run["states"]["runningNanoseconds"].toInteger(), 32'000);
    QCOMPARE(run["states"]["readyNanoseconds"].toInteger(), 11'000);
    QCOMPARE(run["statesOfWorkers"].toArray().size(), 2);
    QCOMPARE(run["bounds"]["reached"].toDouble(), 0.32);
    QVERIFY(said(read(chromeTrace({{"run", small()}})), 0)["bounds"].isNull());
    const auto tasks = ofCategory(read(chromeTrace({{"run", timeline}})), ofTasks);
    QCOMPARE(tasks[3]["args"]["running"].toDouble(), 4.0);
}

void TestChromeTrace::arrowsLeadToThieves()
{
    const auto ends = [](const Timeline& timeline) {
        QStringList found;
        const QJsonObject trace = read(chromeTrace({{"run", timeline}}));
        for (const char* const kind : {"s", "f"})
            for (const QJsonObject& event : events(trace, kind))
                found << QStringLiteral("%1%2 %3 of %4")
                             .arg(QLatin1String(kind))
                             .arg(event["id"].toInt())
                             .arg(event["ts"].toDouble())
                             .arg(event["tid"].toInt());
        return found;
    };
    // From d1 to d1 d2, and to d1 d2 d3 a1, which is below d1, too; d1 d2 is the thief's own. Who
    // had c1 d1 is not known.
    QCOMPARE(ends(small()),
             (QStringList {"s1 1001 of 1", "s2 1009 of 1", "f1 1001 of 2", "f2 1009 of 2"}));
    // A root move comes from its iteration, which the first worker has.
    Timeline moves = small();
    moves.tasks = {{.worker = 0, .end = 50us, .path = {3}, .depth = 2},
                   {.worker = 1,
                    .start = 5us,
                    .end = 40us,
                    .path = {2},
                    .run = TaskRecord::Run::Stolen,
                    .depth = 2}};
    moves.iterations = {{.depth = 2, .end = 60us}};
    QCOMPARE(ends(moves), (QStringList {"s1 1005 of 1", "f1 1005 of 2"}));
}

void TestChromeTrace::countersCountStates()
{
    Timeline timeline = small();
    timeline.tasks.resize(2);
    timeline.tasks[0].times = {10us, 0ns, 0ns};
    timeline.tasks[1].times = {4us, 0ns, 0ns};
    QStringList workers;
    QStringList nodes;
    for (const QJsonObject& event : events(read(chromeTrace({{"run", timeline}})), "C"))
        if (event["name"] == QStringLiteral("workers"))
            workers << QStringLiteral("%1: %2+%3")
                           .arg(event["ts"].toDouble())
                           .arg(event["args"]["running"].toInt())
                           .arg(event["args"]["ready"].toInt());
        else
            nodes << QString::number(event["args"]["nodes"].toInt());
    // 5 nodes in 10 µs, 4 in 7 of them as well.
    QCOMPARE(workers,
             (QStringList {"1000: 1+0", "1001: 2+0", "1005: 1+1", "1008: 1+0", "1010: 0+0",
                           "1100: 0+0"}));
    QCOMPARE(nodes, (QStringList {"500000", "1071429", "1071429", "500000", "0", "0"}));
}

void TestChromeTrace::runsAreProcesses()
{
    const QJsonObject trace = read(chromeTrace({{"one", small()}, {"two", small()}}));
    std::map<int, int> tasks;
    for (const QJsonObject& event : ofCategory(trace, ofTasks))
        ++tasks[event["pid"].toInt()];
    QCOMPARE(tasks, (std::map<int, int> {{1, 4}, {2, 4}}));
    QCOMPARE(said(trace, 1)["name"].toString(), "two");
    QCOMPARE(read(chromeTrace({}))["traceEvents"].toArray().size(), 0);
    QVERIFY(read(chromeTrace({})).contains("otherData"));
}

void TestChromeTrace::aSearchsTraceAddsUp_data()
{
    QTest::addColumn<QString>("engine");
    for (const char* name : {"mapped-h1", "alphabeta-h1", "perfect"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestChromeTrace::aSearchsTraceAddsUp()
{
    QFETCH(QString, engine);
    const Position root = boards::fromDigits(u"44444326555511");
    const auto made = makeEngine(engine, {.workers = 3});
    const Timeline timeline = timelineOf((*made)->search(root, {.depth = 5}, {}));
    QVERIFY(!timeline.isEmpty());
    qint64 time = 0;
    qint64 nodes = 0;
    // In the order of time within each worker, inside one another, and what a viewer calls self
    // time: that of an event less that of the events directly within it.
    std::map<int, std::vector<std::pair<qint64, std::size_t>>> open;
    const auto all = withoutStates(read(chromeTrace({{engine, timeline}})));
    std::vector<qint64> self;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const qint64 start = nanoseconds(all[i]["ts"]);
        const qint64 end = start + nanoseconds(all[i]["dur"]);
        self.push_back(end - start);
        auto& outer = open[all[i]["tid"].toInt()];
        while (!outer.empty() && outer.back().first <= start)
            outer.pop_back();
        if (!outer.empty()) {
            QVERIFY2(end <= outer.back().first, qPrintable(all[i]["name"].toString()));
            self[outer.back().second] -= end - start;
        }
        outer.emplace_back(end, i);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        if (ofTasks.contains(all[i]["cat"].toString())) {
            QCOMPARE(self[i], nanoseconds(all[i]["args"]["self"]));
            time += self[i];
            nodes += all[i]["args"]["nodes"].toInteger();
        } else {
            QCOMPARE(self[i], nanoseconds(all[i]["args"]["idle"]));
        }
    qint64 recordedTime = 0;
    qint64 recordedNodes = 0;
    for (const TaskRecord& task : timeline.tasks) {
        recordedTime += task.length().count();
        recordedNodes += static_cast<qint64>(task.nodes);
    }
    QCOMPARE(time, recordedTime);
    QCOMPARE(nodes, recordedNodes);
    QVERIFY(static_cast<int>(open.size()) <= timeline.workers);
}

QTEST_GUILESS_MAIN(TestChromeTrace)
#include "tst_chrometrace.moc"
