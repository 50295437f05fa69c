// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/searchdifference.h"

#include <QTest>
#include <algorithm>

using namespace std::chrono_literals;

/// Two timelines side by side, against what a reader of both would find.
class TestSearchDifference : public QObject
{
    Q_OBJECT

private:
    static TaskRecord task(int worker, int depth, int column, std::chrono::nanoseconds start,
                           std::chrono::nanoseconds end)
    {
        return {.worker = worker, .start = start, .end = end, .path = {column}, .depth = depth};
    }
    static Timeline first()
    {
        Timeline made;
        made.workers = 2;
        made.length = 20ms;
        made.iterations = {{.depth = 1, .start = 1ms, .end = 3ms, .nodes = 8},
                           {.depth = 2, .start = 4ms, .end = 14ms, .nodes = 50}};
        made.tasks = {task(0, 1, 3, 1ms, 3ms), task(0, 2, 3, 4ms, 9ms), task(1, 2, 4, 4ms, 14ms)};
        return made;
    }
    /// One worker; column 4 is twice as quick, column 5 is another's, depth 3 its own.
    static Timeline second()
    {
        Timeline made;
        made.length = 30ms;
        made.iterations = {{.depth = 1, .start = 0ms, .end = 5ms, .nodes = 8},
                           {.depth = 2, .start = 5ms, .end = 16ms, .nodes = 44},
                           {.depth = 3, .start = 17ms, .end = 30ms, .nodes = 99}};
        made.tasks = {task(0, 1, 3, 0ms, 4ms), task(0, 2, 4, 5ms, 10ms), task(0, 2, 5, 10ms, 16ms),
                      task(0, 3, 3, 17ms, 30ms)};
        return made;
    }

private Q_SLOTS:
    void theSameTaskIsFoundInBoth()
    {
        const SearchDifference difference = searchDifference(first(), second(), false);
        QCOMPARE(difference.tasks.size(), std::size_t(7));
        QCOMPARE(difference.length, std::chrono::nanoseconds(30ms));
        const std::vector<std::optional<double>> ratios {2.0, {}, 0.5, 2.0, 0.5, {}, {}};
        for (std::size_t i = 0; i < ratios.size(); ++i)
            QCOMPARE(difference.tasks[i].ratio, ratios[i]);
        // Where they were.
        for (const SearchDifference::Task& each : difference.tasks) {
            const Timeline timeline = each.search == 0 ? first() : second();
            const TaskRecord& record = timeline.tasks[static_cast<std::size_t>(each.record)];
            QCOMPARE(each.start, record.start);
            QCOMPARE(each.end, record.end);
        }
    }

    void bothDepthsOfOneNumberBeginTogether()
    {
        const SearchDifference difference = searchDifference(first(), second(), true);
        QVERIFY(difference.areDepthsAligned);
        // The longer depth 1 takes 5 ms, the longer depth 2 takes 11.
        const std::vector<std::chrono::nanoseconds> starts {0ms, 5ms, 5ms, 0ms, 5ms, 10ms, 16ms};
        for (std::size_t i = 0; i < starts.size(); ++i)
            QCOMPARE(difference.tasks[i].start, starts[i]);
        QCOMPARE(difference.length, std::chrono::nanoseconds(29ms));
        // No task becomes longer or shorter.
        for (const SearchDifference::Task& each : difference.tasks) {
            const Timeline timeline = each.search == 0 ? first() : second();
            QCOMPARE(each.end - each.start,
                     timeline.tasks[static_cast<std::size_t>(each.record)].length());
        }
    }

    void depthsOfBothAreSetBesideOneAnother()
    {
        const SearchDifference difference = searchDifference(first(), second(), false);
        QCOMPARE(difference.depths.size(), std::size_t(2));
        QCOMPARE(difference.depths[1].depth, 2);
        QCOMPARE(difference.depths[1].nodes, (std::array<std::uint64_t, 2> {50, 44}));
        QCOMPARE(difference.depths[1].time[0], std::chrono::nanoseconds(10ms));
        QCOMPARE(difference.depths[1].time[1], std::chrono::nanoseconds(11ms));
    }

    /// A preempted task did not take longer.
    void processorTimeIsComparedWhereItIsKnown()
    {
        Timeline slow = first();
        slow.tasks[1].times.running = 1ms;
        Timeline quick = first();
        quick.tasks[1].times.running = 3ms;
        QCOMPARE(searchDifference(slow, quick, false).tasks[1].ratio, std::optional(3.0));
        QCOMPARE(searchDifference(slow, slow, false).tasks[1].ratio, std::optional(1.0));
    }

    /// Parts of one question that several workers answered are one task.
    void partsOfAQuestionBelongTogether()
    {
        Timeline questions;
        questions.workers = 2;
        for (const int worker : {0, 1}) {
            TaskRecord part = task(worker, 0, 3, 0ms, 4ms);
            part.asked = {.about = TaskQuery::About::Column,
                          .question = TaskQuery::Question::WinsWithin,
                          .number = 5};
            questions.tasks.push_back(part);
        }
        Timeline alone = questions;
        alone.tasks.pop_back();
        const SearchDifference difference = searchDifference(questions, alone, true);
        QVERIFY(!difference.areDepthsAligned);
        QCOMPARE(difference.tasks[0].ratio, std::optional(0.5));
        alone.tasks[0].asked.number = 6;
        QVERIFY(!searchDifference(questions, alone, false).tasks[0].ratio);
    }
};

QTEST_GUILESS_MAIN(TestSearchDifference)
#include "tst_searchdifference.moc"
