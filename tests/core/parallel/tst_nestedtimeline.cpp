// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/nestedtimeline.h"
#include "core/parallel/timelinemetrics.h"
#include "tests/core/parallel/anytimeline.h"

#include <QTest>
#include <map>

using namespace std::chrono_literals;
using std::chrono::nanoseconds;

class TestNestedTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void iterationsHoldTheirMoves();
    void aMoveHoldsItsReplies();
    void aTaskHoldsWhatItWaitedFor();
    void anothersTaskComesBetween();
    void recordedPliesAreLevels();
    void questionsLieInWhatTheyAreAbout();
    void nothingHasOneEmptyLine();
    void nestingKeepsItsLaws_data();
    void nestingKeepsItsLaws();
    void theLastDepthIsPartOfTheWhole();
    void depthsFollowOneAnotherOnTheCriticalPath();
};

namespace {

using Kind = NestedTask::Kind;

/// "I3 0-50 self 0", level by level.
QStringList described(const NestedTimeline& nested)
{
    QStringList lines;
    for (const NestedTask& task : nested.tasks) {
        QString path;
        for (int ply = 0; ply < task.path.length(); ++ply)
            path += QString::number(task.path.column(ply));
        const QString name = task.kind == Kind::Iteration ? QStringLiteral("I%1").arg(task.depth)
            : task.kind == Kind::Group                    ? u'G' + path
                                                          : u'T' + path;
        lines << QStringLiteral("%1:%2%3 %4-%5 self %6")
                     .arg(task.worker)
                     .arg(QString(task.level, u' '), name)
                     .arg(task.start.count())
                     .arg(task.end.count())
                     .arg(task.self.count());
    }
    return lines;
}

QStringList idleOf(const NestedTimeline& nested, int worker)
{
    QStringList gaps;
    for (int level = 0; level < nested.levels(worker); ++level)
        for (const IdleGap& gap : nested.lane(worker, level).idle)
            gaps << QStringLiteral("%1: %2-%3")
                        .arg(level)
                        .arg(gap.start.count())
                        .arg(gap.end.count());
    return gaps;
}

/// Depth 1 by one worker, depth 2 by two.
Timeline twoDepths()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 100ns;
    timeline.iterations = {{.depth = 1, .start = 0ns, .end = 20ns, .complete = true},
                           {.depth = 2, .start = 25ns, .end = 100ns, .complete = true}};
    timeline.tasks
        = {{.worker = 0, .start = 2ns, .end = 10ns, .nodes = 1, .path = {3}, .depth = 1},
           {.worker = 0, .start = 10ns, .end = 20ns, .nodes = 1, .path = {4}, .depth = 1},
           {.worker = 0, .start = 30ns, .end = 60ns, .nodes = 5, .path = {3}, .depth = 2},
           {.worker = 1, .start = 32ns, .end = 95ns, .nodes = 9, .path = {4}, .depth = 2}};
    return timeline;
}

}

void TestNestedTimeline::iterationsHoldTheirMoves()
{
    const NestedTimeline nested = nestedTimeline(twoDepths());
    QCOMPARE(described(nested),
             (QStringList {"0:I1 0-20 self 0", "0: T3 2-10 self 8", "0: T4 10-20 self 10",
                           "0:I2 25-100 self 0", "0: T3 30-60 self 30", "1:I2 32-95 self 0",
                           "1: T4 32-95 self 63"}));
    QCOMPARE(nested.task(3).behind, 5);
    QCOMPARE(nested.task(4).parent, 3);
    QCOMPARE(nested.task(0).busy.count(), 18);
    QCOMPARE(nested.task(0).idle().count(), 2);
    QCOMPARE(nested.task(0).nodes, std::uint64_t {2});
    // Between the depths nothing holds it; within a depth it is seen below that.
    QCOMPARE(idleOf(nested, 0), (QStringList {"0: 20-25", "1: 0-2", "1: 25-30", "1: 60-100"}));
    QCOMPARE(idleOf(nested, 1), (QStringList {"0: 0-32", "0: 95-100"}));
    // One that was stopped before it had a task is there as well.
    Timeline stopped = twoDepths();
    stopped.tasks.resize(2);
    QCOMPARE(described(nestedTimeline(stopped)).last(), "0:I2 25-100 self 0");
}

void TestNestedTimeline::aMoveHoldsItsReplies()
{
    Timeline timeline;
    timeline.length = 50ns;
    timeline.tasks = {{0, 0ns, 10ns, 1, {3, 0}},
                      {0, 12ns, 20ns, 1, {3, 1}},
                      {0, 20ns, 30ns, 1, {4, 0}},
                      {0, 30ns, 50ns, 1, {3, 2}}};
    QCOMPARE(described(nestedTimeline(timeline)),
             (QStringList {"0:G3 0-20 self 0", "0: T30 0-10 self 10", "0: T31 12-20 self 8",
                           "0:G4 20-30 self 0", "0: T40 20-30 self 10", "0:G3 30-50 self 0",
                           "0: T32 30-50 self 20"}));
}

void TestNestedTimeline::aTaskHoldsWhatItWaitedFor()
{
    // From 10 to 25 it waits, and helps itself with a part of it.
    Timeline timeline;
    timeline.length = 30ns;
    timeline.tasks = {{0, 0ns, 10ns, 4, {3}},
                      {0, 12ns, 18ns, 2, {3, 1}, TaskRecord::Run::Stolen},
                      {0, 25ns, 30ns, 1, {3}}};
    const NestedTimeline nested = nestedTimeline(timeline);
    QCOMPARE(described(nested), (QStringList {"0:T3 0-30 self 15", "0: T31 12-18 self 6"}));
    QCOMPARE(nested.task(0).busy.count(), 21);
    QCOMPARE(nested.task(0).nodes, std::uint64_t {7});
    QCOMPARE(nested.ownerOf, (std::vector<int> {0, 1, 0}));
    QCOMPARE(idleOf(nested, 0), (QStringList {"1: 10-12", "1: 18-25"}));
}

void TestNestedTimeline::anothersTaskComesBetween()
{
    Timeline timeline;
    timeline.length = 30ns;
    timeline.tasks = {{0, 0ns, 10ns, 4, {3}},
                      {0, 12ns, 18ns, 2, {5, 1}, TaskRecord::Run::Stolen},
                      {0, 25ns, 30ns, 1, {3}}};
    QCOMPARE(described(nestedTimeline(timeline)),
             (QStringList {"0:T3 0-10 self 10", "0:G5 12-18 self 0", "0: T51 12-18 self 6",
                           "0:T3 25-30 self 5"}));
}

void TestNestedTimeline::recordedPliesAreLevels()
{
    // Those three plies behind the root have records, and what was taken below them; plies four to
    // six of that one were nobody's task of which there is a record.
    Timeline timeline;
    timeline.length = 30ns;
    timeline.recordedPly = 3;
    timeline.tasks = {{0, 0ns, 10ns, 1, {3, 1, 2}},
                      {0, 10ns, 20ns, 1, {3, 1, 4}},
                      {0, 20ns, 30ns, 1, {3, 1, 4, 0, 0, 0, 6}, TaskRecord::Run::Stolen}};
    QCOMPARE(described(nestedTimeline(timeline)),
             (QStringList {"0:G3 0-30 self 0", "0: G31 0-30 self 0", "0:  T312 0-10 self 10",
                           "0:  T314 10-30 self 10", "0:   T3140006 20-30 self 10"}));
}

void TestNestedTimeline::questionsLieInWhatTheyAreAbout()
{
    const auto asked = [](TaskQuery::About about, TaskQuery::Question question) {
        return TaskQuery {about, question, TaskQuery::Answer::Yes};
    };
    using About = TaskQuery::About;
    using Question = TaskQuery::Question;
    Timeline timeline;
    timeline.length = 30ns;
    timeline.sharing = Timeline::Sharing::Questions;
    timeline.tasks
        = {{0, 0ns, 5ns, 1, {}, TaskRecord::Run::Own, asked(About::Root, Question::Draws)},
           {0, 5ns, 8ns, 1, {}, TaskRecord::Run::Own, asked(About::Root, Question::Wins)},
           {0, 8ns, 9ns, 1, {3}, TaskRecord::Run::Own, asked(About::Column, Question::Wins)},
           {0, 9ns, 12ns, 1, {3}, TaskRecord::Run::Own, asked(About::Traps, Question::Wins)}};
    const NestedTimeline nested = nestedTimeline(timeline);
    QCOMPARE(
        described(nested),
        (QStringList {"0:G 0-8 self 0", "0: T 0-5 self 5", "0: T 5-8 self 3", "0:G3 8-9 self 0",
                      "0: T3 8-9 self 1", "0:G3 9-12 self 0", "0: T3 9-12 self 3"}));
    QCOMPARE(nested.task(5).about, About::Traps);
}

void TestNestedTimeline::nothingHasOneEmptyLine()
{
    const NestedTimeline nested = nestedTimeline({.workers = 3});
    QVERIFY(nested.tasks.empty());
    for (int worker = 0; worker < 3; ++worker)
        QCOMPARE(nested.levels(worker), 1);
}

void TestNestedTimeline::nestingKeepsItsLaws_data()
{
    QTest::addColumn<bool>("deepens");
    QTest::newRow("one run") << false;
    QTest::newRow("iterations") << true;
}

void TestNestedTimeline::nestingKeepsItsLaws()
{
    QFETCH(bool, deepens);
    SeededRandom random(11);
    for (int i = 0; i < 2000; ++i) {
        const Timeline timeline = deepens ? anyDeepening(random) : anyTimeline(random);
        const NestedTimeline nested = nestedTimeline(timeline);
        std::map<int, nanoseconds> self;
        std::map<int, nanoseconds> idle;
        for (int place = 0; place < static_cast<int>(nested.tasks.size()); ++place) {
            const NestedTask& task = nested.task(place);
            self[task.worker] += task.self;
            QVERIFY(task.self <= task.busy && task.busy <= task.length());
            QVERIFY(task.behind > place);
            if (task.parent < 0) {
                QCOMPARE(task.level, 0);
                continue;
            }
            const NestedTask& parent = nested.task(task.parent);
            QCOMPARE(task.level, parent.level + 1);
            QCOMPARE(task.worker, parent.worker);
            QVERIFY(task.start >= parent.start && task.end <= parent.end);
            QVERIFY(place > task.parent && task.behind <= parent.behind);
            QVERIFY(task.firstRecord >= parent.firstRecord && task.lastRecord <= parent.lastRecord);
        }
        for (int worker = 0; worker < timeline.workers; ++worker)
            for (const NestedTimeline::Lane& lane :
                 nested.workers[static_cast<std::size_t>(worker)]) {
                for (std::size_t j = 1; j < lane.tasks.size(); ++j)
                    QVERIFY(nested.task(lane.tasks[j - 1]).end <= nested.task(lane.tasks[j]).start);
                for (std::size_t j = 0; j < lane.idle.size(); ++j) {
                    idle[worker] += lane.idle[j].end - lane.idle[j].start;
                    QVERIFY(j == 0 || lane.idle[j - 1].end <= lane.idle[j].start);
                }
            }
        // What the figures say, which look at the records alone.
        const SpanSums sums = sumsBetween(timeline, 0ns, timeline.length);
        for (int worker = 0; worker < timeline.workers; ++worker) {
            const auto& share = sums.workers[static_cast<std::size_t>(worker)];
            QCOMPARE(self[worker].count(), share.busy.count());
            QCOMPARE(idle[worker].count(), share.idle.count());
        }
        std::uint64_t ofDepths = 0;
        for (const SpanSums::OfDepth& depth : sums.depths)
            ofDepths += depth.nodes;
        QCOMPARE(ofDepths, deepens ? sums.nodes : 0);
    }
}

void TestNestedTimeline::theLastDepthIsPartOfTheWhole()
{
    const Timeline last = lastDepthOf(twoDepths());
    QVERIFY(last.iterations.empty());
    QCOMPARE(last.begin, std::optional<nanoseconds>(30ns));
    QCOMPARE(last.length.count(), 65);
    QCOMPARE(last.tasks.size(), std::size_t {2});
    QCOMPARE(last.tasks[1].start.count(), 2);
    // Of one that was not searched to its end nothing is shown, unless there is nothing else.
    Timeline stopped = twoDepths();
    stopped.iterations[1].complete = false;
    QCOMPARE(lastDepthOf(stopped).tasks.size(), std::size_t {2});
    QCOMPARE(lastDepthOf(stopped).length.count(), 18);
    SeededRandom random(3);
    for (int i = 0; i < 500; ++i) {
        const Timeline whole = anyDeepening(random);
        const Timeline part = lastDepthOf(whole);
        const int depth = whole.iterations.back().complete ? whole.iterations.back().depth
                                                           : whole.iterations.end()[-2].depth;
        std::size_t next = 0;
        for (const TaskRecord& task : whole.tasks) {
            if (task.depth != depth)
                continue;
            QVERIFY(next < part.tasks.size());
            const TaskRecord& same = part.tasks[next++];
            QCOMPARE(part.sinceStart(same.start).count(), whole.sinceStart(task.start).count());
            QCOMPARE(part.sinceStart(same.end).count(), whole.sinceStart(task.end).count());
            QVERIFY(same.path == task.path && same.worker == task.worker && same.run == task.run);
            QCOMPARE(same.nodes, task.nodes);
        }
        QCOMPARE(next, part.tasks.size());
    }
}

void TestNestedTimeline::depthsFollowOneAnotherOnTheCriticalPath()
{
    // 10 of the first depth, though both its moves could have run at once, and 63 of the second.
    Timeline depths = twoDepths();
    for (TaskRecord& task : depths.tasks)
        task.times.running = task.length();
    const SpeedupBounds bounds = speedupBounds(depths);
    QCOMPARE(bounds.criticalPath.count(), 10 + 63);
    QCOMPARE(bounds.longestTask.count(), 63);
    QCOMPARE(bounds.work.count(), 8 + 10 + 30 + 63);
    SeededRandom random(5);
    for (int i = 0; i < 1000; ++i) {
        const Timeline timeline = anyDeepening(random);
        const SpeedupBounds any = speedupBounds(timeline);
        QVERIFY(any.reached <= any.byTasks + 1e-9);
    }
}

QTEST_GUILESS_MAIN(TestNestedTimeline)
#include "tst_nestedtimeline.moc"
