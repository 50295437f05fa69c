// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/timelinemetrics.h"
#include "ui/performance/workers/taskedges.h"
#include "ui/performance/workers/taskfinder.h"
#include "ui/performance/workers/tasksearch.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workertimeline.h"

#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTreeWidget>
#include <set>

using namespace std::chrono_literals;

class TestTimelineKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edgesAreWhereSomethingBeginsOrEnds();
    void theNearestEdgeInReachIsFound();
    void aDragSnapsToTasks();
    void keysSnapAndNeverStay();
    void idleStretchesAreWalkedBothWays();
    void theTasksOfARootMoveFollowOneAnother();
    void tasksAreFoundByWhatTheyAreCalled_data();
    void tasksAreFoundByWhatTheyAreCalled();
    void theFinderGoesRound();
    void keysZoomAndPan();
    void everyKeyIsOnTheSheet();
};

namespace {

TaskRecord taskOf(int worker, std::chrono::nanoseconds start, std::chrono::nanoseconds end,
                  TaskPath path, int depth)
{
    TaskRecord task;
    task.worker = worker;
    task.start = start;
    task.end = end;
    task.nodes = 10;
    task.path = path;
    task.depth = depth;
    return task;
}

/// Two depths on two workers: d1 and e1 at both, d1 c1 on the other worker at depth 2.
Timeline twoDepths()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 100us;
    timeline.iterations = {{.depth = 1, .start = 0us, .end = 20us, .nodes = 2, .complete = true},
                           {.depth = 2, .start = 25us, .end = 100us, .nodes = 9, .complete = true}};
    timeline.tasks = {taskOf(0, 0us, 10us, {3}, 1), taskOf(0, 10us, 20us, {4}, 1),
                      taskOf(0, 30us, 60us, {3}, 2), taskOf(1, 32us, 64us, {3, 2}, 2),
                      taskOf(1, 70us, 95us, {4}, 2)};
    timeline.created = 3;
    return timeline;
}

/// What the tasks are called, in their order: "d1@1".
QStringList namesOf(const std::vector<int>& tasks, const Timeline& timeline)
{
    const NestedTimeline nested = nestedTimeline(timeline);
    QStringList names;
    for (const int each : tasks) {
        const NestedTask& task = nested.task(each);
        QString name;
        for (int ply = 0; ply < task.path.length(); ++ply)
            name += QChar('a' + task.path.column(ply));
        names << name + u'@' + QString::number(task.depth);
    }
    return names;
}

QAction* actionWith(const TimelineView& view, const QKeySequence& key)
{
    for (QAction* each : view.actions())
        if (each->shortcuts().contains(key))
            return each;
    return nullptr;
}

QPoint pointAt(const TimelineView& view, double time)
{
    return {static_cast<int>(
                std::lround(view.drawing().gutter()
                            + (time - view.view().start) / view.view().nanosecondsPerPixel)),
            static_cast<int>(view.drawing().middleOf(0, 0))};
}

void drag(const TimelineView& view, double from, double to, Qt::KeyboardModifiers held)
{
    QTest::mousePress(view.viewport(), Qt::LeftButton, held, pointAt(view, from));
    for (const double time : {(from + to) / 2, to}) {
        const QPoint at = pointAt(view, time);
        QMouseEvent move(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, held);
        QCoreApplication::sendEvent(view.viewport(), &move);
    }
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, held, pointAt(view, to));
}

}

void TestTimelineKeys::edgesAreWhereSomethingBeginsOrEnds()
{
    const std::vector<double> expected {0,      10'000, 20'000, 25'000, 30'000, 32'000,
                                        60'000, 64'000, 70'000, 95'000, 100'000};
    QVERIFY(taskEdges(twoDepths()) == expected);
}

void TestTimelineKeys::theNearestEdgeInReachIsFound()
{
    const std::vector<double> edges {0, 10, 20, 100};
    for (double time = -10; time <= 120; time += 0.5)
        for (const double reach : {0.0, 1.0, 5.0, 30.0}) {
            // The definition: of all that are in reach the nearest, the earlier of two.
            double wanted = time;
            double distance = reach + 1;
            for (const double edge : edges)
                if (const double away = std::abs(edge - time); away <= reach && away < distance) {
                    wanted = edge;
                    distance = away;
                }
            QCOMPARE(nearestEdge(edges, time, reach), wanted);
        }
    QCOMPARE(nearestEdge({}, 7, 100), 7.0);
}

void TestTimelineKeys::aDragSnapsToTasks()
{
    TimelineView view;
    view.resize(600, 200);
    view.show();
    view.setTimeline(twoDepths());
    const double pixel = view.view().nanosecondsPerPixel;
    drag(view, 30'000 + 3 * pixel, 60'000 - 4 * pixel, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {30'000, 60'000}));
    drag(view, 30'000 + 3 * pixel, 60'000 - 4 * pixel, Qt::ShiftModifier | Qt::AltModifier);
    QVERIFY(view.span()->from > 30'000 + pixel);
    QVERIFY(view.span()->to < 60'000 - pixel);
}

void TestTimelineKeys::keysSnapAndNeverStay()
{
    TimelineView view;
    view.resize(600, 200);
    view.setTimeline(twoDepths());
    view.setSpan(TimeSpan {0, 8'000});
    // A step is a fortieth of 100 µs; what lies within half of one is where it ends.
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {0, 10'000}));
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {0, 12'500}));
    QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier | Qt::AltModifier);
    QVERIFY(view.span() == (TimeSpan {0, 10'000}));
    double before = view.span()->to;
    for (int i = 0; i < 60 && before < 100'000; ++i) {
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(view.span()->to > before);
        before = view.span()->to;
    }
    QCOMPARE(before, 100'000.0);
}

void TestTimelineKeys::idleStretchesAreWalkedBothWays()
{
    WorkerTimeline timeline;
    timeline.resize(900, 400);
    timeline.setTimeline(twoDepths(), {});
    const std::vector<IdleStretch> stretches = idleStretches(twoDepths());
    QVERIFY(stretches.size() >= 3);
    const auto start
        = [&](std::size_t which) { return static_cast<double>(stretches[which].start.count()); };
    QAction* const next = actionWith(timeline.view(), Qt::Key_I);
    QAction* const previous = actionWith(timeline.view(), Qt::SHIFT | Qt::Key_I);
    QVERIFY(next && previous);
    for (std::size_t i = 0; i < 3; ++i) {
        next->trigger();
        QCOMPARE(timeline.view().span()->from, start(i));
    }
    previous->trigger();
    QCOMPARE(timeline.view().span()->from, start(1));
    previous->trigger();
    QCOMPARE(timeline.view().span()->from, start(0));
    previous->trigger();
    QCOMPARE(timeline.view().span()->from, start(stretches.size() - 1));
    // No sentence twice, whichever way it was come to.
    for (const QLabel* label : timeline.findChildren<QLabel*>()) {
        const QStringList sentences = label->text().split(". ");
        QCOMPARE(std::set<QString>(sentences.begin(), sentences.end()).size(),
                 static_cast<std::size_t>(sentences.size()));
    }
}

void TestTimelineKeys::theTasksOfARootMoveFollowOneAnother()
{
    const Timeline timeline = twoDepths();
    TimelineView view;
    view.resize(600, 200);
    view.setTimeline(timeline);
    const NestedTimeline& nested = view.drawing().nested();
    view.select(nested.ownerOf[0]);
    QStringList walked = namesOf({view.selected()}, timeline);
    for (int last = -1; last != view.selected();) {
        last = view.selected();
        view.selectNextOfMove();
        if (view.selected() != last)
            walked += namesOf({view.selected()}, timeline);
    }
    QCOMPARE(walked.first(), "d@1");
    QCOMPARE(walked.last(), "dc@2");
    QVERIFY(walked.contains("d@2"));
    QVERIFY(walked.filter("e").isEmpty());
    for (qsizetype i = 1; i < walked.size(); ++i)
        view.selectPreviousOfMove();
    QCOMPARE(view.selected(), nested.ownerOf[0]);
}

void TestTimelineKeys::tasksAreFoundByWhatTheyAreCalled_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");

    QTest::newRow("a depth") << "e1 depth 2" << QStringList {"e@2"};
    QTest::newRow("case and order") << "DEPTH 1  E1" << QStringList {"e@1"};
    QTest::newRow("a path") << "d1 c1" << QStringList {"dc@2"};
    QTest::newRow("a worker") << "worker 2 e1" << QStringList {"e@2"};
    QTest::newRow("not finished") << "c" << QStringList {"dc@2"};
    QTest::newRow("no such depth") << "e1 depth 7" << QStringList {};
    QTest::newRow("nothing") << "  " << QStringList {};
    QTest::newRow("by start") << "e" << QStringList {"e@1", "e@2"};
}

void TestTimelineKeys::tasksAreFoundByWhatTheyAreCalled()
{
    QFETCH(QString, text);
    QFETCH(QStringList, names);
    const Timeline timeline = twoDepths();
    const std::vector<int> found = tasksFor(text, nestedTimeline(timeline), timeline);
    QCOMPARE(namesOf(found, timeline), names);
}

void TestTimelineKeys::theFinderGoesRound()
{
    WorkerTimeline timeline;
    timeline.resize(900, 400);
    timeline.show();
    timeline.setTimeline(twoDepths(), {});
    TaskFinder& finder = timeline.finder();
    QVERIFY(finder.isHidden());
    actionWith(timeline.view(), Qt::Key_Slash)->trigger();
    QVERIFY(finder.isVisible());
    finder.setText("e1");
    const auto shown = [&] { return namesOf({timeline.view().selected()}, twoDepths()).first(); };
    QCOMPARE(shown(), "e@1");
    QCOMPARE(finder.found(), "1 of 2 tasks");
    auto* const field = finder.findChild<QLineEdit*>();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shown(), "e@2");
    QCOMPARE(finder.found(), "2 of 2 tasks");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shown(), "e@1");
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(shown(), "e@2");
    finder.setText("g1");
    QCOMPARE(finder.found(), "No task is called that");
    QCOMPARE(shown(), "e@2");
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(finder.isHidden());
}

void TestTimelineKeys::keysZoomAndPan()
{
    WorkerTimeline timeline;
    timeline.resize(900, 400);
    timeline.show();
    timeline.setTimeline(twoDepths(), {});
    TimelineView& view = timeline.view();
    const auto press = [&view](Qt::Key key) { actionWith(view, key)->trigger(); };
    press(Qt::Key_W);
    press(Qt::Key_W);
    QVERIFY(std::abs(view.zoom() - 4) < 0.01);
    const double middle = view.view().start;
    press(Qt::Key_D);
    QVERIFY(view.view().start > middle);
    press(Qt::Key_A);
    press(Qt::Key_A);
    QVERIFY(view.view().start < middle);
    press(Qt::Key_S);
    press(Qt::Key_S);
    QCOMPARE(view.zoom(), 1.0);
}

void TestTimelineKeys::everyKeyIsOnTheSheet()
{
    WorkerTimeline timeline;
    timeline.setTimeline(twoDepths(), {});
    std::set<QString> used;
    for (const QAction* action : timeline.view().actions())
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(used.insert(key.toString()).second, qPrintable(key.toString()));
            QCOMPARE(action->shortcutContext(), Qt::WidgetShortcut);
        }
    actionWith(timeline.view(), Qt::Key_Question)->trigger();
    const auto* const sheet = timeline.findChild<QDialog*>("timelineKeys");
    QVERIFY(sheet);
    QStringList keys;
    const auto* const tree = sheet->findChild<QTreeWidget*>();
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
        keys += tree->topLevelItem(i)->text(1).split(", ");
    for (const QString& key : used)
        QVERIFY2(keys.contains(QKeySequence(key).toString(QKeySequence::NativeText)),
                 qPrintable(key));
}

QTEST_MAIN(TestTimelineKeys)
#include "tst_timelinekeys.moc"
