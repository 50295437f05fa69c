// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/timelinemetrics.h"
#include "core/search/searchreport.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/search/timeline/timelinetext.h"
#include "ui/charts/figurechart.h"
#include "ui/performance/workers/drawing/timelinelegend.h"
#include "ui/performance/workers/drawing/timelinesums.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/drawing/timeticks.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workercurve.h"
#include "ui/performance/workers/workertimeline.h"

#include <QAction>
#include <QComboBox>
#include <QFontMetricsF>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <set>

using namespace std::chrono_literals;

class TestWorkerTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateLooksDifferent();
    void aPointFindsItsTask();
    void narrowBarsBecomeOne();
    void keysWalkFromTaskToTask();
    void aSelectedTaskIsScrolledTo();
    void zoomKeepsItsPlace();
    void ticksDifferAtEveryZoom_data();
    void ticksDifferAtEveryZoom();
    void aTasksEndsAreToldApart();
    void whatIsNotDrawnIsSaid();
    void hiddenBarsAreCounted();
    void axisAndReportCountFromTheSameMoment();
    void theFiguresAreInWords();
    void sharedQuestionsAreNoStolenTasks();
    void emptinessIsExplained_data();
    void emptinessIsExplained();
    void nothingSaysWhatWillCome();
    void everyControlHasAName();
    void everythingIsExported();
    void theJsonIsATrace();
    void barsSayWhatTheyHaveRoomFor();
    void aDragWithShiftSumsUp();
    void keysChooseASpan();
    void theLongestIdleStretchIsShown();
    void boundsAreExplained();
    void theCurveStandsBesideTheSums();
    void theCriticalPathIsDrawnThroughItsTasks();
    void theTaskUnderTheMouseIsTheInnermost();
    void keysGoIntoTasksAndOutOfThem();
    void enterLooksAtTheSelectedTask();
    void whatHoldsOthersSaysHowItsTimeIsMadeUp();
    void briefNamesStandWhereThereIsLittleRoom();
    void theWholeSearchOrItsLastDepth();
    void aSearchThatGoesOnKeepsItsPlace();
    void theTimelineIsExportedInEveryFormat();
    void everyLookHasItsShape();
};

namespace {

/// Two workers: three tasks of 10 us on the first with gaps, one long one on the second.
Timeline small()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 100us;
    timeline.tasks = {{0, 0us, 10us, 5, {0}, TaskRecord::Run::Inline},
                      {0, 40us, 50us, 6, {1}, TaskRecord::Run::Inline},
                      {0, 80us, 90us, 7, {2}, TaskRecord::Run::Inline},
                      {1, 0us, 100us, 80, {3}, TaskRecord::Run::Stolen}};
    timeline.created = 4;
    timeline.stolen = 1;
    timeline.ranInline = 3;
    return timeline;
}

/// The same on processors that nobody else wants.
Timeline counted(Timeline timeline = small())
{
    for (TaskRecord& task : timeline.tasks)
        task.times = {task.length(), 0us, 0us};
    timeline.rests.assign(static_cast<std::size_t>(timeline.workers), {timeline.length, 0us, 0us});
    return timeline;
}

/// Others had the processor for 60 of the long one's 100, and the second short one came late for
/// 20 of the 30 before it, with 5 of the program's own work.
Timeline loaded()
{
    Timeline timeline = counted();
    timeline.tasks[3].times.running = 40us;
    timeline.tasks[1].times.readyBefore = 20us;
    timeline.tasks[1].times.ranBefore = 5us;
    return timeline;
}

/// Ten thousand tasks on four workers, which leave no time unused.
Timeline large()
{
    Timeline timeline;
    timeline.workers = 4;
    timeline.length = 25ms;
    for (int worker = 0; worker < 4; ++worker)
        for (int i = 0; i < 2500; ++i)
            timeline.tasks.push_back(
                {worker, i * 10us, (i + 1) * 10us, 100, {3, i % 7}, TaskRecord::Run::Stolen});
    return timeline;
}

/// Two depths on two workers, 5 µs between them.
Timeline deepening()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 100us;
    timeline.begin = 1us;
    timeline.iterations
        = {{.depth = 1, .start = 0us, .end = 20us, .nodes = 3, .value = 4, .complete = true},
           {.depth = 2, .start = 25us, .end = 100us, .nodes = 15, .value = 7, .complete = true}};
    timeline.tasks
        = {{.worker = 0, .end = 10us, .nodes = 1, .path = {3}, .depth = 1, .value = 4},
           {.worker = 0, .start = 10us, .end = 20us, .nodes = 1, .path = {4}, .depth = 1},
           {.worker = 0,
            .start = 30us,
            .end = 60us,
            .nodes = 5,
            .path = {3},
            .run = TaskRecord::Run::Inline,
            .depth = 2,
            .value = 7},
           {.worker = 1,
            .start = 32us,
            .end = 95us,
            .nodes = 9,
            .path = {4},
            .run = TaskRecord::Run::Stolen,
            .depth = 2,
            .value = 3,
            .atMost = true}};
    timeline.created = 2;
    timeline.stolen = timeline.ranInline = 1;
    return timeline;
}

/// Of the task whose own one of the records is.
QString sentenceOf(const Timeline& timeline, std::size_t record)
{
    const NestedTimeline nested = nestedTimeline(timeline);
    return taskSentence(nested.ownerOf[record], nested, timeline);
}

/// All that is said in labels.
QString wordsOf(const WorkerTimeline& timeline)
{
    QString all;
    for (const QLabel* label : timeline.findChildren<QLabel*>())
        all += label->text() + u'|';
    return all;
}

bool saysIn(const WorkerTimeline& timeline, const char* words)
{
    return wordsOf(timeline).contains(QString::fromUtf8(words));
}

QImage painted(const TimelineDrawing& drawing, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    drawing.paint(painter, image.rect(), drawing.whole(size.width() - drawing.gutter()), palette,
                  -1);
    return image;
}

}

void TestWorkerTimeline::everyStateLooksDifferent()
{
    const auto colorsOf = [](const Timeline& timeline, int worker, int from, int to, int rows = 2) {
        TimelineDrawing drawing;
        drawing.setTimeline(timeline);
        const int left = static_cast<int>(drawing.gutter());
        const QImage image = painted(drawing, QSize(left + 1000, 200));
        // Above the label, all that lies between two times in tenths of a microsecond.
        const int top = static_cast<int>(drawing.axisHeight() + drawing.rowTop(worker)) + 4;
        std::set<QRgb> found;
        for (int x = from; x < to; ++x)
            for (int y = top; y < top + rows; ++y)
                found.insert(image.pixel(left + x, y));
        return found;
    };
    const QRgb white = QColor(Qt::white).rgb();
    // Well inside the first bar all is one colour, behind it blank: the worker sleeps.
    const Timeline timeline = loaded();
    QCOMPARE(colorsOf(timeline, 0, 5, 95).size(), std::size_t {1});
    QVERIFY(!colorsOf(timeline, 0, 5, 95).contains(white));
    QCOMPARE(colorsOf(timeline, 0, 105, 145), std::set<QRgb> {white});
    // Ready before the second, and in the long one, with the same lines on the ground; then the
    // program's own work.
    const std::set<QRgb> ready = colorsOf(timeline, 0, 160, 340);
    QCOMPARE(ready.size(), std::size_t {2});
    QVERIFY(ready.contains(white));
    QCOMPARE(colorsOf(timeline, 1, 700, 990), ready);
    QVERIFY(colorsOf(timeline, 1, 5, 390) != ready);
    const std::set<QRgb> overhead = colorsOf(timeline, 0, 355, 395, 8);
    QVERIFY(overhead.size() == 2 && overhead != ready);
    // Of what was not counted another one: the task is a bar all over.
    const std::set<QRgb> unknown = colorsOf(small(), 0, 110, 390);
    QVERIFY(unknown.size() == 2 && unknown != ready && unknown != overhead);
    QCOMPARE(colorsOf(small(), 1, 600, 900), colorsOf(timeline, 1, 50, 350));

    // The legend has those that are drawn.
    const auto words = [](const Timeline& shown) {
        TimelineDrawing drawing;
        drawing.setTimeline(shown);
        QStringList names;
        for (const plotlegend::Entry& entry : TimelineLegend::onPaper(drawing))
            names << entry.text;
        return names.mid(3);
    };
    QCOMPARE(words(timeline), (QStringList {"ready", "overhead", "asleep"}));
    QCOMPARE(words(small()), QStringList {"without a task"});
}

void TestWorkerTimeline::aPointFindsItsTask()
{
    TimelineDrawing drawing;
    drawing.setTimeline(small());
    const QRectF area(0, 0, drawing.gutter() + 1000, 200);
    const auto view = drawing.whole(1000);
    const auto at = [&](double x, int worker) {
        return drawing.taskAt({drawing.gutter() + x, drawing.middleOf(worker, 0)}, area, view);
    };
    QCOMPARE(at(50, 0), 0);
    QCOMPARE(at(450, 0), 1);
    QCOMPARE(at(300, 0), -1);
    QCOMPARE(at(300, 1), 3);
    QCOMPARE(at(300, 2), -1);
    QCOMPARE(drawing.taskAt({2, 30}, area, view), -1);
}

void TestWorkerTimeline::narrowBarsBecomeOne()
{
    TimelineDrawing drawing;
    drawing.setTimeline(large());
    const QImage image = painted(drawing, QSize(static_cast<int>(drawing.gutter()) + 200, 200));
    // Below the move that all of them follow.
    const int y = static_cast<int>(drawing.middleOf(0, 1));
    // Twelve tasks a pixel and no gap: nothing of the ground is left between them.
    std::set<QRgb> found;
    for (int x = 0; x < 198; ++x)
        found.insert(image.pixel(static_cast<int>(drawing.gutter()) + 1 + x, y));
    QCOMPARE(found.size(), std::size_t {1});
}

void TestWorkerTimeline::keysWalkFromTaskToTask()
{
    TimelineView view;
    view.resize(600, 200);
    view.setTimeline(small());
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.selected(), 0);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.selected(), 1);
    QVERIFY(view.accessibleDescription().contains("b1"));
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.selected(), 3);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.selected(), 3);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(view.selected(), 0);
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(view.selected(), 2);
    QTest::keyClick(&view, Qt::Key_Home);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.selected(), 0);
}

void TestWorkerTimeline::aSelectedTaskIsScrolledTo()
{
    TimelineView view;
    view.resize(600, 200);
    view.show();
    view.setTimeline(small());
    for (int i = 0; i < 4; ++i)
        view.zoomIn();
    QCOMPARE(view.zoom(), 16.0);
    // Keys zoom about the one that is chosen.
    view.showAll();
    view.select(0);
    for (int i = 0; i < 4; ++i)
        view.zoomIn();
    QCOMPARE(view.zoom(), 16.0);
    const NestedTask& first = view.drawing().nested().task(0);
    const auto halfway = static_cast<double>((first.start + first.length() / 2).count());
    QVERIFY(halfway >= view.view().start);
    QVERIFY(halfway <= view.view().start + view.barsWidth() * view.view().nanosecondsPerPixel);
    for (const int task : {2, 0, 1}) {
        view.select(task);
        const auto seen = view.view();
        const auto start = static_cast<double>(view.drawing().nested().task(task).start.count());
        QVERIFY(start >= seen.start);
        QVERIFY(start <= seen.start + 600 * seen.nanosecondsPerPixel);
    }
    view.showAll();
    QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
}

void TestWorkerTimeline::zoomKeepsItsPlace()
{
    TimelineView view;
    view.resize(600, 200);
    view.show();
    view.setTimeline(large());
    const auto middle = [&view] {
        const auto seen = view.view();
        return seen.start
            + (view.viewport()->width() - view.drawing().gutter()) / 2 * seen.nanosecondsPerPixel;
    };
    const double before = middle();
    for (int i = 0; i < 5; ++i)
        view.zoomIn();
    QVERIFY(std::abs(middle() - before) < 20 * view.view().nanosecondsPerPixel);
    view.setTimeline(small());
    QCOMPARE(view.zoom(), 1.0);
}

void TestWorkerTimeline::ticksDifferAtEveryZoom_data()
{
    QTest::addColumn<double>("length");
    QTest::newRow("a microsecond") << 1e3;
    QTest::newRow("a millisecond") << 1e6;
    QTest::newRow("331 ms") << 331.204'117e6;
    QTest::newRow("two minutes") << 120e9;
}

void TestWorkerTimeline::ticksDifferAtEveryZoom()
{
    QFETCH(double, length);
    const QFontMetricsF metrics((QFont()));
    constexpr double width = 900;
    // Down to a nanosecond a pixel, at the beginning, in the middle and at the end.
    for (double span = length; span >= std::min(length, width); span /= 1.7) {
        for (const double start : {0.0, length / 3, length - span}) {
            const auto ticks
                = chartaxis::ticksAcross(timeAxis(start, start + span), width, metrics);
            QVERIFY2(ticks.size() >= 2, qPrintable(QString::number(span)));
            std::set<QString> different;
            for (const auto& [time, text] : ticks) {
                different.insert(text);
                QVERIFY(time >= start - 1e-3 && time <= start + span + 1e-3);
                const double step = ticks[1].value - ticks[0].value;
                QVERIFY2(metrics.horizontalAdvance(text) < step / span * width, qPrintable(text));
                // What it says is where it stands.
                const double unit = text.endsWith("ns") ? 1
                    : text.endsWith("µs")               ? 1e3
                    : text.endsWith("ms")               ? 1e6
                                                        : 1e9;
                const double said = QLocale().toDouble(text.section(u' ', 0, 0)) * unit;
                QVERIFY2(std::abs(said - time) < 1e-3 * step, qPrintable(text));
            }
            QCOMPARE(different.size(), ticks.size());
        }
    }
}

void TestWorkerTimeline::aTasksEndsAreToldApart()
{
    Timeline timeline = small();
    timeline.length = 400ms;
    timeline.tasks[3].start = 331'204'117ns;
    timeline.tasks[3].end = 331'292'117ns;
    const QString sentence = sentenceOf(timeline, 3);
    QVERIFY2(sentence.contains("from 331.204 ms to 331.292 ms"), qPrintable(sentence));
}

void TestWorkerTimeline::whatIsNotDrawnIsSaid()
{
    Timeline timeline = small();
    QVERIFY(!timelineSentence(timeline).contains("are drawn"));
    // One of the four tasks had to wait and has two records.
    timeline.tasks[2].path = {1};
    timeline.created = 46'000'000;
    timeline.recordedPly = 3;
    const QString sentence = timelineSentence(timeline);
    QVERIFY2(sentence.contains("3 of 46,000,000 tasks are drawn: those 3 move"),
             qPrintable(sentence));
}

void TestWorkerTimeline::hiddenBarsAreCounted()
{
    TimelineDrawing drawing;
    drawing.setTimeline(large());
    const auto whole = drawing.shownIn(drawing.whole(200), 200);
    // With the move of each worker that holds them.
    QCOMPARE(whole.tasks, 10'004);
    QVERIFY2(whole.bars >= 4 * 200 && whole.bars <= 4 * 203,
             qPrintable(QString::number(whole.bars)));
    QVERIFY(barsSentence(whole).contains("stand for 10,004 tasks"));
    // 2 ms of 25, ten pixels for each task; of each worker those at both ends, and the move that
    // holds them all.
    const auto part = drawing.shownIn({.start = 5e6, .nanosecondsPerPixel = 1e3}, 2000);
    QCOMPARE(part.bars, part.tasks);
    QVERIFY2(part.tasks >= 4 * 201 && part.tasks <= 4 * 203,
             qPrintable(QString::number(part.tasks)));
    QVERIFY(!barsSentence(part).contains("stand for"));
}

void TestWorkerTimeline::axisAndReportCountFromTheSameMoment()
{
    SearchReport report;
    report.workers = 1;
    report.rootMoves = {{Move(3), 0, 71ms, 90ms, 10}, {Move(2), 0, 90ms, 101ms, 10}};
    const Timeline timeline = timelineOf(report);
    QCOMPARE(timeline.length, std::chrono::nanoseconds(101ms));
    QVERIFY(sentenceOf(timeline, 0).contains("from 71.0 ms to 90.0 ms"));
    const QString sentence = timelineSentence(timeline);
    QVERIFY2(
        sentence.contains(
            "Times are measured from the start of the search. Its last depth began at 71.0 ms."),
        qPrintable(sentence));
    QVERIFY(timelineToCsv(timeline).contains(",71.000000,90.000000,"));
    QVERIFY(timelineSentence(small()).contains("from the start of the run"));
}

void TestWorkerTimeline::theFiguresAreInWords()
{
    QCOMPARE(sentenceOf(small(), 3),
             "Worker 2: d1, 80 nodes in 100 µs, from 0 µs to 100 µs, stolen: run by a worker other "
             "than its creator.");
    const QString sentence = timelineSentence(counted());
    QVERIFY2(sentence.contains("Workers' time: running 65.0 %, asleep 35.0 %. Tail: 10.0 µs"),
             qPrintable(sentence));
    // What others took is neither work nor the lack of a task.
    QVERIFY2(timelineSentence(loaded()).contains(
                 "running 35.0 %, ready 40.0 %, overhead 2.5 %, asleep 22.5 %."),
             qPrintable(timelineSentence(loaded())));
    QVERIFY2(sentenceOf(loaded(), 3).endsWith("On a processor: 40.0 µs."),
             qPrintable(sentenceOf(loaded(), 3)));
    // Of what was not counted only that much is known.
    QVERIFY2(timelineSentence(small()).contains("with a task 65.0 %, without a task 35.0 %."),
             qPrintable(timelineSentence(small())));
    QVERIFY(sentence.contains("created: 4. Stolen by another worker: 1. Inline: 3."));
}

void TestWorkerTimeline::sharedQuestionsAreNoStolenTasks()
{
    Timeline questions = small();
    questions.sharing = Timeline::Sharing::Questions;
    questions.created = questions.stolen = questions.ranInline = 0;
    questions.tasks[0].run = TaskRecord::Run::Own;
    questions.tasks[3].asked
        = {TaskQuery::About::Column, TaskQuery::Question::Wins, TaskQuery::Answer::Yes};
    QCOMPARE(sentenceOf(questions, 3),
             "Worker 2: d1 (does it win? yes), 80 nodes in 100 µs, from 0 µs to 100 µs, as a "
             "helper of worker 1 with the same question.");
    const QString sentence = timelineSentence(questions);
    QVERIFY2(sentence.contains("own questions: 1. Helped by other workers: 2."),
             qPrintable(sentence));
    WorkerTimeline timeline;
    timeline.setTimeline(questions, {});
    const auto words = [&timeline] {
        QString all;
        for (const QLabel* label : timeline.findChildren<QLabel*>())
            all += label->text() + u'|';
        return all;
    };
    QVERIFY2(!words().contains("|stolen|") && words().contains("|helper|"), qPrintable(words()));
    QVERIFY(timeline.content().json.contains("\"run\": \"helper\""));
    timeline.setTimeline(small(), {});
    QVERIFY2(words().contains("|stolen|") && !words().contains("|helper|"), qPrintable(words()));
}

void TestWorkerTimeline::emptinessIsExplained_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<SearchReport::Status>("status");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QString>("word");
    QTest::newRow("begun") << "perfect" << SearchReport::Status::Deepening << 0 << "has started";
    QTest::newRow("stopped") << "perfect" << SearchReport::Status::Stopped << 0 << "ended";
    QTest::newRow("book") << "level-8" << SearchReport::Status::Completed << 41 << "book";
    QTest::newRow("labels") << "dataset-solver" << SearchReport::Status::Completed << 0 << "labels";
    QTest::newRow("random") << "random" << SearchReport::Status::Completed << 0 << "random";
}

void TestWorkerTimeline::emptinessIsExplained()
{
    QFETCH(QString, engine);
    QFETCH(SearchReport::Status, status);
    QFETCH(int, depth);
    QFETCH(QString, word);
    SearchReport report;
    report.engine = engine;
    report.status = status;
    report.depth = depth;
    const QString sentence = noTasksSentence(report);
    QVERIFY2(sentence.contains(word), qPrintable(sentence));
    WorkerTimeline timeline;
    timeline.setTimeline({}, sentence);
    QCOMPARE(timeline.view().accessibleDescription(), sentence);
}

void TestWorkerTimeline::nothingSaysWhatWillCome()
{
    WorkerTimeline timeline;
    timeline.resize(500, 250);
    timeline.show();
    QVERIFY(!timeline.grab().isNull());
    timeline.setTimeline(small(), {});
    timeline.setTitle("Move 3");
    QVERIFY(!timeline.grab().isNull());
    QTest::keyClick(&timeline.view(), Qt::Key_Right);
    const auto labels = timeline.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text().contains("a1, 5 nodes"); }));
}

void TestWorkerTimeline::everyControlHasAName()
{
    WorkerTimeline timeline;
    const auto widgets = timeline.findChildren<QWidget*>();
    for (const QWidget* widget : widgets)
        // A label's text is its name.
        if (widget->focusPolicy() != Qt::NoFocus && !qobject_cast<const QLabel*>(widget))
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
}

void TestWorkerTimeline::everythingIsExported()
{
    WorkerTimeline timeline;
    timeline.setTimeline(counted(), {});
    const ChartContent content = timeline.content();
    QCOMPARE(content.csv.count('\n'), 5);
    QVERIFY(content.json.contains("\"busyShare\": 0.65"));
    QImage image(content.size, QImage::Format_RGB32);
    QPainter painter(&image);
    content.paint(painter, image.rect());
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    // A part of it says what it is, and which sums are those of the whole.
    QVERIFY(content.note.startsWith("Workers: 2. Time shown: 100 µs."));
    timeline.resize(600, 400);
    timeline.show();
    timeline.view().showStretch(0, {40'000, 50'000});
    const QString note = timeline.content().note;
    QVERIFY2(note.startsWith("This picture shows "), qPrintable(note));
    QVERIFY2(note.contains("The whole timeline: Workers: 2. Time shown: 100 µs."),
             qPrintable(note));
    QVERIFY2(note.indexOf("Tasks: ") < note.indexOf("The whole timeline: "), qPrintable(note));
}

void TestWorkerTimeline::theJsonIsATrace()
{
    WorkerTimeline timeline;
    timeline.setTimeline(counted(), {});
    const QJsonObject json = QJsonDocument::fromJson(timeline.content().json).object();
    int tasks = 0;
    for (const QJsonValue event : json["traceEvents"].toArray())
        tasks += event["ph"] == QStringLiteral("X") && event["cat"] != QStringLiteral("state");
    QCOMPARE(tasks, 4);
    QCOMPARE(json["bounds"]["reached"].toDouble(), 1.3);
}

void TestWorkerTimeline::barsSayWhatTheyHaveRoomFor()
{
    const QFontMetricsF metrics((QFont()));
    Timeline timeline = small();
    timeline.tasks[3].nodes = 1'203'443;
    const NestedTask task = nestedTimeline(timeline).task(3);
    const QString all = QStringLiteral("d1: 1,203,443 nodes");
    std::set<QString> said;
    for (double room = 0; room < 400; room += 0.5) {
        const QString text = barText(task, timeline, room, metrics);
        QVERIFY(metrics.horizontalAdvance(text) <= room);
        said.insert(text);
    }
    QCOMPARE(said, (std::set<QString> {QString(), "d1", all}));
}

void TestWorkerTimeline::aDragWithShiftSumsUp()
{
    WorkerTimeline timeline;
    timeline.resize(900, 400);
    timeline.show();
    timeline.setTimeline(counted(), {});
    QVERIFY(QTest::qWaitForWindowExposed(&timeline));
    TimelineView& view = timeline.view();
    const auto at = [&view](double microseconds) {
        const double x
            = view.drawing().gutter() + microseconds * 1000 / view.view().nanosecondsPerPixel;
        return QPoint(qRound(x), static_cast<int>(view.drawing().axisHeight()) + 20);
    };
    QTest::mousePress(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, at(75));
    QTest::mouseMove(view.viewport(), at(40));
    // The offscreen platform says nothing of the buttons.
    QMouseEvent move(QEvent::MouseMove, at(25), view.viewport()->mapToGlobal(at(25)), Qt::NoButton,
                     Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(view.viewport(), &move);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, at(25));
    QVERIFY(view.span());
    const double pixel = view.view().nanosecondsPerPixel;
    QVERIFY(std::abs(view.span()->from - 25'000) <= pixel);
    QVERIFY(std::abs(view.span()->to - 75'000) <= pixel);
    // Nothing else came of it.
    QCOMPARE(view.selected(), -1);
    QCOMPARE(view.zoom(), 1.0);

    // 25 to 75 of 100 µs: of the first worker b1 with 6 nodes, of the second half of its 80; busy
    // are 10 and 50 of twice 50.
    view.setSpan(TimeSpan {25'000, 75'000});
    QVERIFY2(
        saysIn(timeline,
               "50.0 µs, from 25.0 µs to 75.0 µs. Tasks: 2. Nodes: 46. Workers: running 60.0 %, "
               "asleep 40.0 %."),
        qPrintable(wordsOf(timeline)));
    QVERIFY(saysIn(timeline, "For a task only partly in the span"));
    view.setSpan(TimeSpan {0, 100'000});
    QVERIFY2(saysIn(timeline, ". Tasks: 4. Nodes: 98. Workers: running 65.0 %, asleep 35.0 %."),
             qPrintable(wordsOf(timeline)));
    QVERIFY(!saysIn(timeline, "For a task only partly in the span"));
    QVERIFY(!view.grab().isNull());
    // A click with Shift forgets it, a click without selects.
    QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, at(45));
    QVERIFY(!view.span());
    QVERIFY(!saysIn(timeline, "Tasks: 4."));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(45));
    QCOMPARE(view.selected(), 1);
}

void TestWorkerTimeline::keysChooseASpan()
{
    TimelineView view;
    view.resize(600, 200);
    view.show();
    view.setTimeline(small());
    // A fortieth of what is seen.
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {0, 2'500}));
    QCOMPARE(view.selected(), -1);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {0, 5'000}));
    QTest::keyClick(&view, Qt::Key_End, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {0, 100'000}));
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!view.span());
    // A selected task first, then more; back over its start.
    view.select(1);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {40'000, 50'000}));
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {40'000, 52'500}));
    QTest::keyClick(&view, Qt::Key_Home, Qt::ShiftModifier);
    QVERIFY(view.span() == (TimeSpan {0, 40'000}));
    QCOMPARE(view.selected(), 1);
    // Of another timeline nothing is chosen.
    view.setTimeline(large());
    QVERIFY(!view.span());
}

void TestWorkerTimeline::theLongestIdleStretchIsShown()
{
    WorkerTimeline timeline;
    timeline.resize(900, 400);
    timeline.show();
    // The first worker had no task from 50 to 80 µs when its first two tasks touch.
    Timeline idle = small();
    idle.tasks[1].start = 10us;
    idle = counted(idle);
    // Others had the processor for most of it.
    idle.tasks[2].times.readyBefore = 25us;
    timeline.setTimeline(idle, {});
    QAction* const action = [&timeline]() -> QAction* {
        for (QAction* each : timeline.view().actions())
            if (each->text().contains("idle"))
                return each;
        return nullptr;
    }();
    QVERIFY(action && !action->toolTip().isEmpty());
    action->trigger();
    QVERIFY(timeline.view().span() == (TimeSpan {50'000, 80'000}));
    const auto seen = timeline.view().view();
    const double end = seen.start + timeline.view().barsWidth() * seen.nanosecondsPerPixel;
    QVERIFY2(seen.start <= 50'000 && end >= 80'000 && seen.start > 0,
             qPrintable(QString::number(seen.start)));
    QVERIFY2(saysIn(timeline,
                    "Longest time without a task: worker 1, ready 25.0 µs, asleep 5.00 µs. 30.0 "
                    "µs, from 50.0 µs to 80.0 µs. Tasks: 1. Nodes: 24. Workers: running 50.0 %, "
                    "ready 41.7 %, asleep 8.3 %."),
             qPrintable(wordsOf(timeline)));
    // Asked again, it goes on to the next longest, and in the end comes back.
    const std::vector<IdleStretch> stretches = idleStretches(idle);
    QVERIFY(stretches.size() > 1);
    action->trigger();
    QVERIFY2(
        wordsOf(timeline).contains(QStringLiteral("Time without a task, 2 of %1 by length: worker ")
                                       .arg(stretches.size())),
        qPrintable(wordsOf(timeline)));
    QVERIFY(!saysIn(timeline, "Longest time without"));
    QCOMPARE(timeline.view().span()->from, static_cast<double>(stretches[1].start.count()));
    for (std::size_t i = 2; i <= stretches.size(); ++i)
        action->trigger();
    QVERIFY(timeline.view().span() == (TimeSpan {50'000, 80'000}));
    QCOMPARE(wordsOf(timeline).count(QStringLiteral("ime without a task")), 1);
    timeline.setTimeline(large(), {});
    QVERIFY(!saysIn(timeline, "time without a task"));
    action->trigger();
    QVERIFY(saysIn(timeline, "Every worker always had a task."));
    QVERIFY(!timeline.view().span());
    timeline.setTimeline({}, "nothing");
    QVERIFY(!action->isEnabled());
}

void TestWorkerTimeline::boundsAreExplained()
{
    WorkerTimeline timeline;
    timeline.setTimeline(counted(), {});
    // Work 130 µs, the longest task 100: 1.30 of it. Alone is the second worker for 70: 7/13 of the
    // work, and 1 / (7/13 + 6/26) = 1.3.
    QVERIFY2(saysIn(timeline,
                    "Speed-up 1.30. At most 1.30 with these tasks, 1.30 by Amdahl's law. Critical "
                    "path: 100 µs."),
             qPrintable(wordsOf(timeline)));
    const auto labels = timeline.findChildren<QLabel*>();
    const auto summary = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains("Speed-up");
    });
    QVERIFY((*summary)->toolTip().contains("53.8 % of the processor time"));
    QVERIFY((*summary)->toolTip().contains("Graham 1969"));
    QVERIFY((*summary)->toolTip().startsWith("Tail: "));
    // The 10 + 10 + 10 + 40 that ran of 100, with a path of 40. One was alone and the other not
    // ready for 5 of the 75 on a processor: 1 / (1/15 + 14/30) = 15/8.
    timeline.setTimeline(loaded(), {});
    QVERIFY2(saysIn(timeline, "Speed-up 0.70. At most 1.75 with these tasks, 1.8"),
             qPrintable(wordsOf(timeline)));
    QVERIFY(saysIn(timeline, "by Amdahl's law. Critical path: 40.0 µs."));
    // Of an old recording no number is said.
    timeline.setTimeline(small(), {});
    QVERIFY2(saysIn(timeline, "critical path: not known.") && !saysIn(timeline, "Speed-up 1"),
             qPrintable(wordsOf(timeline)));
    // One worker has nothing to be compared with.
    Timeline alone = counted();
    alone.workers = 1;
    alone.tasks.pop_back();
    timeline.setTimeline(alone, {});
    QVERIFY(!saysIn(timeline, "Speed-up"));
}

void TestWorkerTimeline::theCurveStandsBesideTheSums()
{
    // 40 beside three of 10: two workers need 40, as do four; 70 of work.
    const Figure figure = workerCurve(loaded());
    QVERIFY(!figure.isEmpty());
    const std::vector<FigureSeries::Point>& points = figure.series.front().points;
    QCOMPARE(points.size(), std::size_t {4});
    QCOMPARE(points[0].y, 1.0);
    QCOMPARE(points[1].y, 1.75);
    QCOMPARE(points[3].y, 1.75);
    QVERIFY2(points[1].text.contains("1.75"), qPrintable(points[1].text));
    QCOMPARE(figure.series[1].points.front().y, 0.7);
    WorkerTimeline timeline;
    timeline.setTimeline(loaded(), {});
    const auto* const chart = timeline.findChild<FigureChart*>();
    QVERIFY(chart && !chart->isHidden());
    // Without processor times there is none.
    timeline.setTimeline(small(), {});
    QVERIFY(chart->isHidden());
    QVERIFY(workerCurve(small()).isEmpty());
}

void TestWorkerTimeline::theCriticalPathIsDrawnThroughItsTasks()
{
    // The first depth's second task is as long as its first, which is on the path; then the 63 of
    // the second worker.
    const Timeline timeline = counted(deepening());
    TimelineDrawing drawing;
    drawing.setTimeline(timeline);
    QVERIFY(drawing.hasPath());
    const QSize size(static_cast<int>(drawing.gutter()) + 1000, 200);
    const QImage without = painted(drawing, size);
    drawing.setPathShown(true);
    const QImage with = painted(drawing, size);
    const auto differs = [&](int worker, int from, int to) {
        const int left = static_cast<int>(drawing.gutter());
        const int top = static_cast<int>(drawing.axisHeight() + drawing.rowTop(worker));
        for (int x = left + from; x < left + to; ++x)
            for (int y = top; y < top + static_cast<int>(drawing.rowHeight(worker)); ++y)
                if (with.pixel(x, y) != without.pixel(x, y))
                    return true;
        return false;
    };
    QVERIFY(differs(0, 20, 80));
    QVERIFY(differs(1, 400, 900));
    // Not through the task of the first worker that takes 30 beside it.
    QVERIFY(!differs(0, 420, 580));
    const QString sentence = pathSentence(timeline);
    QVERIFY2(sentence.startsWith("Critical path: 73.0 µs of processor time in 2 task")
                 && sentence.endsWith(": d1 at depth 1, e1 at depth 2."),
             qPrintable(sentence));
    // By processor time, or not at all.
    drawing.setTimeline(deepening());
    QVERIFY(!drawing.hasPath());
}

void TestWorkerTimeline::theTaskUnderTheMouseIsTheInnermost()
{
    TimelineDrawing drawing;
    drawing.setTimeline(deepening());
    const QRectF area(0, 0, drawing.gutter() + 1000, 400);
    const auto view = drawing.whole(1000);
    const auto at = [&](double x, int worker, int level) {
        const int found
            = drawing.taskAt({drawing.gutter() + x, drawing.middleOf(worker, level)}, area, view);
        return found < 0 ? QString() : taskLabel(drawing.nested().task(found), drawing.timeline());
    };
    QCOMPARE(at(50, 0, 0), "depth 1");
    QCOMPARE(at(50, 0, 1), "d1");
    QCOMPARE(at(150, 0, 1), "e1");
    // Between the depths there is none, and where a depth waits it is the depth itself.
    QCOMPARE(at(225, 0, 0), QString());
    QCOMPARE(at(225, 0, 1), QString());
    QCOMPARE(at(800, 0, 1), "depth 2");
    QCOMPARE(at(500, 1, 1), "e1");
    QCOMPARE(at(500, 1, 0), "depth 2");
    QCOMPARE(at(100, 1, 0), QString());
    // Its own line everywhere, whatever is asked for.
    for (int place = 0; place < static_cast<int>(drawing.nested().tasks.size()); ++place) {
        const NestedTask& task = drawing.nested().task(place);
        const double middle
            = static_cast<double>((task.start + task.end).count()) / 2 / view.nanosecondsPerPixel;
        QCOMPARE(
            drawing.taskAt({drawing.gutter() + middle, drawing.middleOf(task.worker, task.level)},
                           area, view),
            place);
    }
}

void TestWorkerTimeline::keysGoIntoTasksAndOutOfThem()
{
    TimelineView view;
    view.resize(600, 300);
    view.setTimeline(deepening());
    const auto label = [&view] {
        const NestedTask& task = view.drawing().nested().task(view.selected());
        return QStringLiteral("%1: %2")
            .arg(task.worker + 1)
            .arg(taskLabel(task, view.drawing().timeline()));
    };
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&view, key);
        return label();
    };
    QCOMPARE(press(Qt::Key_Right), "1: depth 1");
    QCOMPARE(press(Qt::Key_Down), "1: d1");
    QCOMPARE(press(Qt::Key_Right), "1: e1");
    // On in the next depth.
    QCOMPARE(press(Qt::Key_Right), "1: d1");
    QCOMPARE(press(Qt::Key_Right), "1: d1");
    QCOMPARE(press(Qt::Key_Up), "1: depth 2");
    QCOMPARE(press(Qt::Key_Left), "1: depth 1");
    QCOMPARE(press(Qt::Key_End), "1: depth 2");
    QCOMPARE(press(Qt::Key_Down), "1: d1");
    // Nothing lies in it: the worker below, and back.
    QCOMPARE(press(Qt::Key_Down), "2: depth 2");
    QCOMPARE(press(Qt::Key_Down), "2: e1");
    QCOMPARE(press(Qt::Key_Down), "2: e1");
    QCOMPARE(press(Qt::Key_Up), "2: depth 2");
    QCOMPARE(press(Qt::Key_Up), "1: d1");
    QCOMPARE(press(Qt::Key_Home), "1: d1");
    QCOMPARE(view.drawing().nested().task(view.selected()).depth, 1);
    QCOMPARE(press(Qt::Key_Up), "1: depth 1");
    QCOMPARE(press(Qt::Key_Up), "1: depth 1");
}

void TestWorkerTimeline::enterLooksAtTheSelectedTask()
{
    WorkerTimeline timeline;
    timeline.resize(900, 500);
    timeline.show();
    timeline.setTimeline(deepening(), {});
    QVERIFY(QTest::qWaitForWindowExposed(&timeline));
    TimelineView& view = timeline.view();
    view.setFocus();
    view.select(2); // e1 of the first depth, 10 to 20 of 100 µs
    QTest::keyClick(&view, Qt::Key_Return);
    const auto seen = view.view();
    const double end = seen.start + view.barsWidth() * seen.nanosecondsPerPixel;
    QVERIFY2(seen.start > 9'000 && seen.start <= 10'000, qPrintable(QString::number(seen.start)));
    QVERIFY2(end >= 20'000 && end < 21'000, qPrintable(QString::number(end)));
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(view.zoom(), 1.0);
    // A double click on the second depth of the second worker.
    const QPoint at(
        static_cast<int>(view.drawing().gutter() + 50'000 / view.view().nanosecondsPerPixel),
        static_cast<int>(view.drawing().middleOf(1, 0)));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
    QVERIFY(view.zoom() > 1.4 && view.zoom() < 1.6);
}

void TestWorkerTimeline::whatHoldsOthersSaysHowItsTimeIsMadeUp()
{
    const Timeline timeline = deepening();
    const NestedTimeline nested = nestedTimeline(timeline);
    QCOMPARE(taskSentence(3, nested, timeline),
             "Worker 1: depth 2, 5 nodes in 75.0 µs, from 26 µs to 101 µs. Tasks inside it (1) "
             "30.0 µs, no task 45.0 µs. All workers: 15 nodes at this depth. Value: +7.");
    QCOMPARE(sentenceOf(timeline, 3),
             "Worker 2: e1 at depth 2, 9 nodes in 63.0 µs, from 33 µs to 96 µs, stolen: run by a "
             "worker other than its creator. Value: \u2264 +3.");
    Timeline waits = small();
    waits.tasks = {{0, 0us, 10us, 5, {3}},
                   {0, 10us, 30us, 2, {3, 1}, TaskRecord::Run::Stolen},
                   {0, 35us, 40us, 1, {3}}};
    QVERIFY2(sentenceOf(waits, 0).endsWith(
                 "Own work 15.0 µs, tasks inside it (1) 20.0 µs, waiting 5.00 µs."),
             qPrintable(sentenceOf(waits, 0)));
    QVERIFY2(timelineSentence(timeline).endsWith("All its depths are shown, 1 to 2."),
             qPrintable(timelineSentence(timeline)));
}

void TestWorkerTimeline::briefNamesStandWhereThereIsLittleRoom()
{
    const QFontMetricsF metrics((QFont()));
    const auto texts = [&metrics](const NestedTask& task, const Timeline& timeline) {
        QStringList said;
        for (double room = 0; room < 300; room += 0.5) {
            const QString text = barText(task, timeline, room, metrics);
            if (metrics.horizontalAdvance(text) > room)
                return QStringList {"too wide"};
            if (said.isEmpty() || said.last() != text)
                said << text;
        }
        return said;
    };
    const Timeline depths = deepening();
    QCOMPARE(texts(nestedTimeline(depths).task(3), depths),
             (QStringList {"", "2", "depth 2", "depth 2: 15 nodes"}));
    Timeline replies = small();
    replies.tasks = {{0, 0us, 10us, 5, {3, 2}}};
    QCOMPARE(texts(nestedTimeline(replies).task(1), replies),
             (QStringList {"", "c1", "d1 c1", "d1 c1: 5 nodes"}));
}

void TestWorkerTimeline::theWholeSearchOrItsLastDepth()
{
    WorkerTimeline timeline;
    timeline.resize(700, 400);
    timeline.show();
    auto* const scope = timeline.findChild<QComboBox*>();
    timeline.setTimeline(small(), {});
    QVERIFY(scope->isHidden());
    timeline.setTimeline(deepening(), {});
    QVERIFY(scope->isVisible());
    QVERIFY(timeline.view().drawing().nested().levels(0) == 2);
    scope->setCurrentIndex(1);
    QVERIFY(timeline.showsLastDepth());
    const Timeline& shown = timeline.view().drawing().timeline();
    QCOMPARE(shown.tasks.size(), std::size_t {2});
    QCOMPARE(timeline.view().drawing().nested().levels(0), 1);
    QVERIFY2(saysIn(timeline, "Its last depth began at 31.0"), qPrintable(wordsOf(timeline)));
    // Sums are of what is shown: of 65 µs on two workers 30 and 63 are in tasks.
    QVERIFY2(saysIn(timeline, "with a task 71.5 %"), qPrintable(wordsOf(timeline)));
    // The next search is shown in the same way.
    timeline.setTimeline(deepening(), {});
    QVERIFY(timeline.showsLastDepth());
    timeline.showLastDepth(false);
    QCOMPARE(timeline.view().drawing().timeline().tasks.size(), std::size_t {4});
}

void TestWorkerTimeline::aSearchThatGoesOnKeepsItsPlace()
{
    WorkerTimeline timeline;
    timeline.resize(700, 400);
    timeline.show();
    Timeline begun = deepening();
    begun.iterations.pop_back();
    std::erase_if(begun.tasks, [](const TaskRecord& task) { return task.depth == 2; });
    begun.length = 20us;
    timeline.setTimeline(begun, {});
    TimelineView& view = timeline.view();
    view.select(2);
    view.showSelected();
    view.setSpan(TimeSpan {2'000, 9'000});
    const auto before = view.view();
    timeline.setTimeline(deepening(), {});
    QCOMPARE(view.selected(), 2);
    QVERIFY(view.span() == (TimeSpan {2'000, 9'000}));
    QVERIFY(std::abs(view.view().start - before.start) < before.nanosecondsPerPixel);
    QVERIFY(std::abs(view.view().nanosecondsPerPixel / before.nanosecondsPerPixel - 1) < 1e-6);
    QVERIFY2(saysIn(timeline, "e1 at depth 1"), qPrintable(wordsOf(timeline)));
    // Another search is seen whole.
    Timeline other = deepening();
    other.begin = 2us;
    timeline.setTimeline(other, {});
    QCOMPARE(view.selected(), -1);
    QCOMPARE(view.zoom(), 1.0);
    QVERIFY(!view.span());
}

void TestWorkerTimeline::theTimelineIsExportedInEveryFormat()
{
    WorkerTimeline timeline;
    timeline.setTimeline(deepening(), {});
    timeline.setTitle("Ply 3: mapped-h1, depth 2");
    QMenu* exports = nullptr;
    for (QAction* const action : timeline.view().actions())
        if (action->menu())
            exports = action->menu();
    QVERIFY(exports && exports->isEnabled());
    QStringList offered;
    for (const QAction* const action : exports->actions()) {
        QVERIFY(!action->toolTip().isEmpty());
        offered << action->text().remove(u'&');
    }
    for (const char* const format : {"Chrome trace", "CSV", "SVG", "PNG", "JSON"})
        QVERIFY2(!offered.filter(format).isEmpty(), format);
    const ChartContent content = timeline.content();
    for (const char* const suffix : {"svg", "csv", "json", "png", "pdf"}) {
        const auto file = chartexport::toFile(content, QStringLiteral("x.%1").arg(suffix));
        QVERIFY2(file && !file->isEmpty(), suffix);
        if (suffix != QByteArray("png") && suffix != QByteArray("pdf"))
            QVERIFY2(file->contains("mapped-h1, depth 2"), suffix);
    }
    QVERIFY(chartexport::toFile(content, "x.csv")->contains("Whole search"));
    // Nothing is written of nothing.
    timeline.setTimeline({}, "nothing");
    QVERIFY(!exports->isEnabled());
}

void TestWorkerTimeline::everyLookHasItsShape()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    // In one ink: what is left is the shape.
    std::set<QByteArray> different;
    for (int look = 0; look < TimelineDrawing::looks; ++look) {
        QImage image(40, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        TimelineDrawing::drawBar(painter, QRectF(2, 2, 36, 16),
                                 static_cast<TimelineDrawing::Look>(look), {Qt::black, Qt::gray});
        different.insert(
            QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
    }
    QCOMPARE(different.size(), std::size_t {TimelineDrawing::looks});
}

QTEST_MAIN(TestWorkerTimeline)
#include "tst_workertimeline.moc"
