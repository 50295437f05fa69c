// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/parallel/timelinemetrics.h"
#include "core/search/searchreport.h"
#include "core/search/timeline/chrometrace.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/search/timeline/timelinefigures.h"
#include "core/support/random.h"
#include "tests/core/boards.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <cmath>
#include <map>
#include <set>

using namespace std::chrono_literals;

/// Every figure of a timeline is computed again by somebody who has nothing but its trace.
class TestTimelineFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSearchsFiguresFollowFromItsTrace_data();
    void aSearchsFiguresFollowFromItsTrace();
    void figuresUnderLoadFollowFromTheTrace();
    void helpedQuestionsFollowFromTheTrace();
    void statesSumUpToTheSearchsOwn();
    void withoutProcessorTimeThereAreNoBounds();
};

namespace {

/// A slice of the trace, in nanoseconds.
struct Slice
{
    int thread = 0;
    qint64 start = 0;
    qint64 end = 0;
    QString name;
    QString kind;
    QJsonObject args;
};

qint64 fromMicroseconds(const QJsonValue& value)
{
    return std::llround(value.toDouble() * 1000);
}

class Trace
{
public:
    explicit Trace(const Timeline& timeline)
    {
        const QByteArray bytes = chromeTrace({{"run", timeline}});
        const QJsonObject trace = QJsonDocument::fromJson(bytes).object();
        run = trace["otherData"]["runs"].toArray().first().toObject();
        begin = fromMicroseconds(run["begin"]);
        length = fromMicroseconds(run["length"]);
        workers = run["workers"].toInt();
        const std::set<QString> ofTasks {"own", "stolen", "inline", "helper", "helped"};
        for (const QJsonValue event : trace["traceEvents"].toArray()) {
            if (event["ph"] != QStringLiteral("X"))
                continue;
            const qint64 start = fromMicroseconds(event["ts"]) - begin;
            const Slice slice {event["tid"].toInt(),
                               start,
                               start + fromMicroseconds(event["dur"]),
                               event["name"].toString(),
                               event["cat"].toString(),
                               event["args"].toObject()};
            if (slice.kind == QStringLiteral("state"))
                states.push_back(slice);
            else if (ofTasks.contains(slice.kind))
                tasks.push_back(slice);
        }
    }

    static qint64 ran(const Slice& task) { return fromMicroseconds(task.args["running"]); }

    qint64 work() const
    {
        qint64 sum = 0;
        for (const Slice& task : tasks)
            sum += ran(task);
        return sum;
    }

    qint64 timeIn(const QString& state) const
    {
        qint64 sum = 0;
        for (const Slice& slice : states)
            sum += slice.name == state ? slice.end - slice.start : 0;
        return sum;
    }

    /// Root moves: of each depth the one with the most work, its parts together.
    qint64 pathOfMoves() const
    {
        std::map<int, std::map<QString, qint64>> depths;
        for (const Slice& task : tasks)
            depths[task.args["depth"].toInt()][task.args["path"].toString()] += ran(task);
        qint64 path = 0;
        for (const auto& [depth, moves] : depths) {
            qint64 most = 0;
            for (const auto& [move, time] : moves)
                most = std::max(most, time);
            path += most;
        }
        return path;
    }

    /// Questions one after the other; a helper came to the one with help that was asked last.
    qint64 pathOfQuestions() const
    {
        std::map<qint64, std::pair<qint64, int>> helped;
        qint64 path = 0;
        for (const Slice& asked : tasks)
            if (asked.kind == QStringLiteral("helped"))
                helped[asked.start] = {ran(asked), 1};
            else if (asked.kind == QStringLiteral("own"))
                path += ran(asked);
        for (const Slice& helper : tasks)
            if (helper.kind == QStringLiteral("helper")) {
                const auto next = helped.upper_bound(helper.start);
                if (next == helped.begin())
                    continue;
                auto& [together, who] = std::prev(next)->second;
                together += ran(helper);
                ++who;
            }
        for (const Slice& asked : tasks)
            if (asked.kind == QStringLiteral("helped")) {
                const auto& [together, who] = helped[asked.start];
                path += std::min(together / who, asked.end - asked.start);
            }
        return path;
    }

    /// Between any two neighbouring ends of slices.
    qint64 serial() const
    {
        std::set<qint64> ends;
        for (const Slice& slice : states)
            ends.insert({slice.start, slice.end});
        qint64 alone = 0;
        for (auto from = ends.begin(); from != ends.end() && std::next(from) != ends.end();
             ++from) {
            int run = 0;
            int wait = 0;
            for (const Slice& slice : states)
                if (slice.start <= *from && slice.end > *from) {
                    run += slice.name == QStringLiteral("running")
                        || slice.name == QStringLiteral("overhead");
                    wait += slice.name == QStringLiteral("ready");
                }
            if (run == 1 && wait == 0)
                alone += *std::next(from) - *from;
        }
        return alone;
    }

    qint64 longestWithoutTask() const
    {
        qint64 longest = 0;
        for (int worker = 1; worker <= workers; ++worker) {
            qint64 free = 0;
            for (const Slice& task : tasks)
                if (task.thread == worker) {
                    longest = std::max(longest, task.start - free);
                    free = std::max(free, task.end);
                }
            longest = std::max(longest, length - free);
        }
        return longest;
    }

    QJsonObject run;
    qint64 begin = 0;
    qint64 length = 0;
    int workers = 0;
    std::vector<Slice> tasks;
    std::vector<Slice> states;
};

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}

/// Those of a timeline whose tasks do not lie in one another.
void compareFigures(const Timeline& timeline)
{
    const Trace trace(timeline);
    const SpeedupBounds bounds = speedupBounds(timeline);
    QVERIFY(bounds.isKnown);
    QCOMPARE(trace.length, timeline.length.count());
    const qint64 work = trace.work();
    QCOMPARE(work, bounds.work.count());
    QCOMPARE(trace.timeIn("running"), work);
    const auto length = static_cast<double>(trace.length);
    QVERIFY(isNear(timeline.busyShare().value_or(-1),
                   static_cast<double>(work) / length / trace.workers));
    QVERIFY(isNear(bounds.reached, static_cast<double>(work) / length));

    const qint64 path = timeline.sharing == Timeline::Sharing::Questions ? trace.pathOfQuestions()
                                                                         : trace.pathOfMoves();
    QCOMPARE(path, bounds.criticalPath.count());
    QVERIFY(isNear(bounds.byTasks, static_cast<double>(work) / static_cast<double>(path)));

    const qint64 serial = trace.serial();
    const qint64 processor = work + trace.timeIn("overhead");
    QCOMPARE(serial, bounds.serial.count());
    QCOMPARE(processor, bounds.processor.count());
    const double share = static_cast<double>(serial) / static_cast<double>(processor);
    QVERIFY(isNear(bounds.amdahl, 1 / (share + (1 - share) / trace.workers)));

    const std::vector<IdleStretch> idle = idleStretches(timeline);
    QCOMPARE(trace.longestWithoutTask(), idle.empty() ? 0 : idle.front().length().count());

    // And all of it as the file itself says it.
    const QJsonObject said = trace.run["bounds"].toObject();
    QCOMPARE(said["workNanoseconds"].toInteger(), work);
    QCOMPARE(said["criticalPathNanoseconds"].toInteger(), path);
    QCOMPARE(said["serialNanoseconds"].toInteger(), serial);
    QCOMPARE(said["reached"].toDouble(), bounds.reached);
    qint64 all = 0;
    const QJsonObject states = trace.run["states"].toObject();
    for (const char* const state : {"running", "ready", "overhead", "asleep", "noTask"}) {
        const qint64 time = states[QLatin1String(state) + QLatin1String("Nanoseconds")].toInteger();
        QCOMPARE(trace.timeIn(QLatin1String(state)), time);
        all += time;
    }
    QCOMPARE(all, trace.workers * trace.length);
}

/// Root moves of a few depths on a machine where others take the processors at any time.
Timeline underLoad(SeededRandom& random)
{
    const auto upTo = [&random](std::chrono::nanoseconds most) {
        return std::chrono::nanoseconds(random.below(static_cast<std::uint32_t>(most.count()) + 1));
    };
    Timeline timeline;
    timeline.workers = 1 + static_cast<int>(random.below(4));
    timeline.begin = 0ns;
    std::vector<std::chrono::nanoseconds> free(static_cast<std::size_t>(timeline.workers), 0ns);
    std::chrono::nanoseconds now {0};
    for (int depth = 1; depth <= 3; ++depth) {
        Timeline::Iteration iteration {.depth = depth, .start = now};
        std::vector<std::chrono::nanoseconds> next(free.size(), now);
        for (int column = 0; column < 7; ++column) {
            const auto worker
                = static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(free.size())));
            TaskRecord task {.worker = static_cast<int>(worker)};
            task.start = std::max(free[worker], next[worker]) + upTo(400ns);
            task.end = task.start + 1ns + upTo(5000ns);
            task.nodes = random.below(1000);
            task.path = {column};
            task.run = worker == 0 ? TaskRecord::Run::Inline : TaskRecord::Run::Stolen;
            task.depth = depth;
            task.times.running = 1ns + upTo(task.length() - 1ns);
            const std::chrono::nanoseconds gap = task.start - free[worker];
            task.times.ranBefore = upTo(gap);
            task.times.readyBefore = upTo(gap - task.times.ranBefore);
            free[worker] = next[worker] = task.end;
            now = std::max(now, task.end);
            timeline.tasks.push_back(task);
        }
        now += upTo(300ns);
        iteration.end = now;
        iteration.complete = true;
        timeline.iterations.push_back(iteration);
    }
    timeline.length = now + upTo(500ns);
    for (const std::chrono::nanoseconds each : free) {
        const std::chrono::nanoseconds ran = upTo(timeline.length - each);
        timeline.rests.push_back({timeline.length, ran, upTo(timeline.length - each - ran)});
    }
    std::stable_sort(timeline.tasks.begin(), timeline.tasks.end(),
                     [](const TaskRecord& a, const TaskRecord& b) {
                         return std::pair(a.worker, a.start) < std::pair(b.worker, b.start);
                     });
    return timeline;
}

}

void TestTimelineFigures::aSearchsFiguresFollowFromItsTrace_data()
{
    QTest::addColumn<QString>("engine");
    for (const char* name : {"mapped-h1", "alphabeta-h1", "study-h1", "perfect"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestTimelineFigures::aSearchsFiguresFollowFromItsTrace()
{
    if (!ThreadTimes::hasClock)
        QSKIP("This system does not count the processor time of a thread.");
    QFETCH(QString, engine);
    const auto made = makeEngine(engine, {.workers = 3});
    const Timeline timeline
        = timelineOf((*made)->search(boards::fromDigits(u"44444326555511"), {.depth = 6}, {}));
    QVERIFY(!timeline.isEmpty());
    compareFigures(timeline);
    if (!timeline.iterations.empty())
        compareFigures(lastDepthOf(timeline));
}

void TestTimelineFigures::figuresUnderLoadFollowFromTheTrace()
{
    SeededRandom random(23);
    for (int i = 0; i < 200; ++i) {
        const Timeline timeline = underLoad(random);
        compareFigures(timeline);
        compareFigures(lastDepthOf(timeline));
        if (QTest::currentTestFailed())
            return;
    }
}

void TestTimelineFigures::helpedQuestionsFollowFromTheTrace()
{
    // The second question is answered by three, of whom others held up one.
    Timeline timeline;
    timeline.workers = 3;
    timeline.length = 100us;
    timeline.sharing = Timeline::Sharing::Questions;
    const TaskQuery wins {TaskQuery::About::Column, TaskQuery::Question::Wins,
                          TaskQuery::Answer::Yes};
    timeline.tasks = {{0, 2us, 10us, 1, {3}, TaskRecord::Run::Own, wins},
                      {0, 10us, 70us, 6, {2}, TaskRecord::Run::Inline, wins},
                      {0, 75us, 90us, 2, {1}, TaskRecord::Run::Own, wins},
                      {1, 20us, 70us, 5, {2}, TaskRecord::Run::Stolen, wins},
                      {2, 30us, 70us, 1, {2}, TaskRecord::Run::Stolen, wins}};
    for (TaskRecord& task : timeline.tasks)
        task.times = {task.length(), 1us, 1us};
    timeline.tasks[4].times.running = 10us;
    timeline.rests.assign(3, {100us, 2us, 3us});
    compareFigures(timeline);
    // 8 + (60 + 50 + 10) / 3 + 15.
    QCOMPARE(speedupBounds(timeline).criticalPath, std::chrono::nanoseconds(63us));
}

void TestTimelineFigures::statesSumUpToTheSearchsOwn()
{
    SearchReport report;
    report.workers = 3;
    report.time = 100ms;
    report.workerTimes = {{70ms, 20ms}, {30ms, 15ms}};
    report.iterations.resize(1);
    report.iterations.front().depth = 1;
    report.iterations.front().start = 5ms;
    report.iterations.front().time = 80ms;
    report.iterations.front().rootMoves = {{Move(3), 0, 10ms, 50ms, 1, 12},
                                           {Move(2), 0, 50ms, 80ms, 1, 12},
                                           {Move(4), 1, 20ms, 60ms, 1, 12}};
    report.iterations.front().rootMoves[0].times = {30ms, 8ms, 1ms};
    report.iterations.front().rootMoves[1].times = {25ms, 0ms, 0ms};
    report.iterations.front().rootMoves[2].times = {28ms, 1ms, 2ms};
    const Timeline timeline = timelineOf(report);
    QCOMPARE(timeline.length, report.time);
    const auto sums = stateSums(statesOf(timeline), 0ns, timeline.length);
    for (std::size_t worker = 0; worker < report.workerTimes.size(); ++worker) {
        QCOMPARE(sums[worker].processor(), report.workerTimes[worker].running);
        QCOMPARE(sums[worker][WorkerState::Ready], *report.workerTimes[worker].waiting);
        QCOMPARE(sums[worker].all(), report.time);
    }
    // The third one never turned up.
    QCOMPARE(sums[2][WorkerState::Asleep], report.time);
    QCOMPARE(stateSums(timeline)[WorkerState::NoTask].count(), 0);
    compareFigures(timeline);

    // Of a search that ran the counters themselves agree as far as there is time for it.
    const auto engine = makeEngine("mapped-h1", {.workers = 2});
    const SearchReport real = (*engine)->search(Position(), {.depth = 6}, {});
    QVERIFY(stateSums(timelineOf(real)).processor() <= real.processorTime().running);
}

void TestTimelineFigures::withoutProcessorTimeThereAreNoBounds()
{
    SeededRandom random(29);
    Timeline old = underLoad(random);
    for (TaskRecord& task : old.tasks)
        task.times = {};
    old.rests.clear();
    const QJsonObject figures = timelineFigures(old);
    QVERIFY(figures["bounds"].isNull());
    QVERIFY(!figures["states"].toObject().contains("runningNanoseconds"));
    QVERIFY(figures["states"]["inTaskNanoseconds"].toInteger() > 0);
}

QTEST_GUILESS_MAIN(TestTimelineFigures)
#include "tst_timelinefigures.moc"
