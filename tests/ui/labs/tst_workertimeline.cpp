// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/searchreport.h"
#include "ui/labs/timelineview.h"
#include "ui/labs/workertimeline.h"

#include <QLabel>
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
    void busyAndIdleLookDifferent();
    void aPointFindsItsTask();
    void narrowBarsBecomeOne();
    void keysWalkFromTaskToTask();
    void aSelectedTaskIsScrolledTo();
    void zoomKeepsItsPlace();
    void theFiguresAreInWords();
    void sharedQuestionsAreNoStolenTasks();
    void emptinessIsExplained_data();
    void emptinessIsExplained();
    void nothingSaysWhatWillCome();
    void everyControlHasAName();
    void everythingIsExported();
};

namespace {

/// Two workers: three tasks of 10 us on the first with gaps, one long one on the second.
Timeline small()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 100us;
    timeline.tasks = {{0, 0us, 10us, 5, "a1", TaskRecord::Run::Inline},
                      {0, 40us, 50us, 6, "b1", TaskRecord::Run::Inline},
                      {0, 80us, 90us, 7, "c1", TaskRecord::Run::Inline},
                      {1, 0us, 100us, 80, "d1", TaskRecord::Run::Stolen}};
    timeline.created = 4;
    timeline.stolen = 1;
    timeline.ranInline = 3;
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
            timeline.tasks.push_back({worker, i * 10us, (i + 1) * 10us, 100,
                                      QStringLiteral("d1 c%1").arg(i % 7 + 1),
                                      TaskRecord::Run::Stolen});
    return timeline;
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

void TestWorkerTimeline::busyAndIdleLookDifferent()
{
    TimelineDrawing drawing;
    drawing.setTimeline(small());
    const int width = static_cast<int>(drawing.gutter()) + 1000;
    const QImage image = painted(drawing, QSize(width, 200));
    const int y = static_cast<int>(drawing.axisHeight() + drawing.rowHeight() / 2);
    const int left = static_cast<int>(drawing.gutter());
    // Well inside the first bar, beside its label, all is one colour; behind it, hatched.
    const auto colors = [&](int from, int to) {
        std::set<QRgb> found;
        for (int x = from; x < to; ++x)
            found.insert(image.pixel(left + x, y));
        return found.size();
    };
    QCOMPARE(colors(5, 30), std::size_t {1});
    QCOMPARE(colors(150, 350), std::size_t {2});
}

void TestWorkerTimeline::aPointFindsItsTask()
{
    TimelineDrawing drawing;
    drawing.setTimeline(small());
    const QRectF area(0, 0, drawing.gutter() + 1000, 200);
    const auto view = drawing.whole(1000);
    const auto at = [&](double x, int worker) {
        return drawing.taskAt(
            {drawing.gutter() + x, drawing.axisHeight() + (worker + 0.5) * drawing.rowHeight()},
            area, view);
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
    const int y = static_cast<int>(drawing.axisHeight() + drawing.rowHeight() / 2);
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
    for (const int task : {2, 0, 1}) {
        view.select(task);
        const auto seen = view.view();
        const auto start = static_cast<double>(
            view.drawing().timeline().tasks[static_cast<std::size_t>(task)].start.count());
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

void TestWorkerTimeline::theFiguresAreInWords()
{
    QCOMPARE(taskSentence(small().tasks[3]),
             "Worker 2: d1, 80 nodes in 100 µs, from 0 ns to 100 µs, run by another worker than "
             "its creator.");
    const QString sentence = timelineSentence(small());
    QVERIFY2(sentence.contains("Busy: 65.0 %") && sentence.contains("Tail: 10.0 µs"),
             qPrintable(sentence));
    QVERIFY(sentence.contains("created: 4; run by another worker: 1; run inline: 3"));
}

void TestWorkerTimeline::sharedQuestionsAreNoStolenTasks()
{
    Timeline questions = small();
    questions.sharing = Timeline::Sharing::Questions;
    questions.created = questions.stolen = questions.ranInline = 0;
    questions.tasks[0].run = TaskRecord::Run::Own;
    questions.tasks[3].question = QStringLiteral("does it win? yes");
    QCOMPARE(taskSentence(questions.tasks[3], questions.sharing),
             "Worker 2: d1 (does it win? yes), 80 nodes in 100 µs, from 0 ns to 100 µs, helping "
             "worker 1 with the same question.");
    const QString sentence = timelineSentence(questions);
    QVERIFY2(sentence.contains("without help: 1; with help from other workers: 2"),
             qPrintable(sentence));
    WorkerTimeline timeline;
    timeline.setTimeline(questions, {});
    const auto words = [&timeline] {
        QString all;
        for (const QLabel* label : timeline.findChildren<QLabel*>())
            all += label->text() + u'|';
        return all;
    };
    QVERIFY2(!words().contains("another's") && words().contains("helping"), qPrintable(words()));
    QVERIFY(timeline.content().json.contains("\"run\": \"helper\""));
    timeline.setTimeline(small(), {});
    QVERIFY2(words().contains("another's") && !words().contains("helping"), qPrintable(words()));
}

void TestWorkerTimeline::emptinessIsExplained_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<SearchReport::Status>("status");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QString>("word");
    QTest::newRow("begun") << "perfect" << SearchReport::Status::Deepening << 0 << "has begun";
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
        if (widget->focusPolicy() != Qt::NoFocus)
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
}

void TestWorkerTimeline::everythingIsExported()
{
    WorkerTimeline timeline;
    timeline.setTimeline(small(), {});
    const ChartContent content = timeline.content();
    QCOMPARE(content.csv.count('\n'), 5);
    QVERIFY(content.json.contains("\"busyShare\": 0.65"));
    QImage image(content.size, QImage::Format_RGB32);
    QPainter painter(&image);
    content.paint(painter, image.rect());
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
}

QTEST_MAIN(TestWorkerTimeline)
#include "tst_workertimeline.moc"
