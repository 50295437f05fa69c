// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/search/chrometrace.h"
#include "core/search/searchtimeline.h"
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
    void whatIsLeftOutIsSaid();
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
    const auto tasks = events(trace, "X");
    QCOMPARE(tasks.size(), std::size_t {4});
    QCOMPARE(tasks[1]["name"].toString(), "d1 d2");
    QCOMPARE(tasks[1]["cat"].toString(), "stolen");
    QCOMPARE(tasks[1]["tid"].toInt(), 2);
    QCOMPARE(tasks[1]["ts"].toDouble(), 1001.0);
    QCOMPARE(tasks[1]["dur"].toDouble(), 7.0);
    QCOMPARE(tasks[1]["args"]["nodes"].toInt(), 4);
    QCOMPARE(tasks[1]["args"]["path"].toString(), "44");
    QCOMPARE(trace["otherData"]["engine"].toString(), "mapped-h1");
    QCOMPARE(said(trace, 0)["workers"].toInt(), 2);
    QCOMPARE(said(trace, 0)["begin"].toDouble(), 1000.0);

    std::map<int, QString> names;
    for (const QJsonObject& name : events(trace, "M"))
        if (name["name"] == QStringLiteral("thread_name"))
            names[name["tid"].toInt()] = name["args"]["name"].toString();
    QCOMPARE(names, (std::map<int, QString> {{1, "Worker 1"}, {2, "Worker 2"}}));
}

void TestChromeTrace::nanosecondsAreKept()
{
    Timeline timeline;
    timeline.length = 24h * 50;
    timeline.tasks = {{0, 7ns, 1'234'567ns, 1, {0}},
                      {0, 24h * 49 + 1ns, 24h * 50 - 1ns, std::uint64_t {1} << 52, {1}}};
    const QByteArray bytes = chromeTrace({{"long", timeline}});
    QVERIFY(bytes.contains("\"ts\":0.007") && bytes.contains("\"dur\":1234.56,"));
    const auto tasks = events(read(bytes), "X");
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(nanoseconds(tasks[i]["ts"]), timeline.tasks[i].start.count());
        QCOMPARE(nanoseconds(tasks[i]["dur"]), timeline.tasks[i].length().count());
    }
    QCOMPARE(tasks[1]["args"]["nodes"].toInteger(), qint64 {1} << 52);
}

void TestChromeTrace::partsNestByTheirPaths()
{
    const auto tasks = events(read(chromeTrace({{"nested", small()}})), "X");
    // d1 is a part of nothing recorded, d1 d2 of it, the next of d1 d2 (nobody recorded d1 d2 d3),
    // and c1 d1 of nothing.
    QVERIFY(tasks[0]["args"]["partOf"].isUndefined());
    QCOMPARE(tasks[1]["args"]["partOf"].toString(), "d1");
    QCOMPARE(tasks[2]["name"].toString(), "d1 d2 d3 a1");
    QCOMPARE(tasks[2]["args"]["partOf"].toString(), "d1 d2");
    QVERIFY(tasks[3]["args"]["partOf"].isUndefined());
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
    timeline.tasks[0].asked = {Asked::About::Column, Asked::Question::Wins, Asked::Answer::Yes};
    const auto tasks = events(read(chromeTrace({{"run", timeline}})), "X");
    QCOMPARE(tasks[0]["args"]["question"].toString(), "does it win? yes");
    QCOMPARE(tasks[0]["cat"].toString(), "helped");
    QVERIFY(tasks[1]["args"]["partOf"].isUndefined());
}

void TestChromeTrace::runsAreProcesses()
{
    const QJsonObject trace = read(chromeTrace({{"one", small()}, {"two", small()}}));
    std::map<int, int> tasks;
    for (const QJsonObject& event : events(trace, "X"))
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
    std::map<int, qint64> ends;
    // In the order of time within each worker.
    for (const QJsonObject& event : events(read(chromeTrace({{engine, timeline}})), "X")) {
        const qint64 start = nanoseconds(event["ts"]);
        qint64& end = ends[event["tid"].toInt()];
        QVERIFY(start >= end);
        end = start + nanoseconds(event["dur"]);
        time += nanoseconds(event["dur"]);
        nodes += event["args"]["nodes"].toInteger();
    }
    qint64 recordedTime = 0;
    qint64 recordedNodes = 0;
    for (const TaskRecord& task : timeline.tasks) {
        recordedTime += task.length().count();
        recordedNodes += static_cast<qint64>(task.nodes);
    }
    QCOMPARE(time, recordedTime);
    QCOMPARE(nodes, recordedNodes);
    QVERIFY(static_cast<int>(ends.size()) <= timeline.workers);
}

QTEST_GUILESS_MAIN(TestChromeTrace)
#include "tst_chrometrace.moc"
