// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/pinnedspans.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workertimeline.h"

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QTest>

using namespace std::chrono_literals;

/// Two spans of a timeline that are compared.
class TestPinnedSpans : public QObject
{
    Q_OBJECT

private:
    /// One worker: 10 µs with 100 nodes, 10 µs without a task, 20 µs with 600 nodes.
    static Timeline twoTasks()
    {
        Timeline timeline;
        timeline.length = 40us;
        TaskRecord task;
        task.end = 10us;
        task.nodes = 100;
        task.path = {3};
        timeline.tasks.push_back(task);
        task.start = 20us;
        task.end = 40us;
        task.nodes = 600;
        task.path = {4};
        timeline.tasks.push_back(task);
        return timeline;
    }
    static QString wordsIn(const WorkerTimeline& timeline)
    {
        QString words;
        for (const QLabel* label : timeline.findChildren<QLabel*>())
            if (label->isVisible())
                words += label->text() + u'\n';
        return words;
    }

private Q_SLOTS:
    void gapsAndOverlaps()
    {
        QCOMPARE(gapBetween({0, 10}, {20, 30}), 10.0);
        QCOMPARE(gapBetween({20, 30}, {0, 10}), 10.0);
        QCOMPARE(gapBetween({0, 10}, {10, 30}), 0.0);
        QCOMPARE(gapBetween({0, 10}, {8, 30}), -2.0);
    }

    void theFirstIsAAndFurtherOnesAreB()
    {
        PinnedSpans pins;
        QVERIFY(pins.isEmpty());
        pins.pin({0, 10});
        pins.pin({20, 30});
        pins.pin({40, 50});
        QVERIFY(pins.spans[0] == (TimeSpan {0, 10}));
        QVERIFY(pins.spans[1] == (TimeSpan {40, 50}));
        QVERIFY(pins.moved(5).spans[1] == (TimeSpan {35, 45}));
        QVERIFY(pins.moved(5).moved(-5) == pins);
    }

    void theDifferenceIsInWords()
    {
        const Timeline timeline = twoTasks();
        PinnedSpans pins;
        QVERIFY(pinnedSentence(pins, TimeSpan {0, 10'000}, timeline).isEmpty());
        pins.pin({0, 10'000});
        const QString alone = pinnedSentence(pins, std::nullopt, timeline);
        QVERIFY2(alone.startsWith("A: 10.0 µs, from 0.0 µs to 10.0 µs. Tasks: 1. Nodes: 100."),
                 qPrintable(alone));
        QVERIFY(!alone.contains("than A"));
        // Without B the selection is compared.
        QVERIFY(pinnedSentence(pins, TimeSpan {10'000, 15'000}, timeline)
                    .contains("The selection is 5.00 µs shorter than A."));
        pins.pin({20'000, 40'000});
        const QString both = pinnedSentence(pins, std::nullopt, timeline);
        QVERIFY2(both.endsWith("B is 10.0 µs longer than A. It has 6 times the nodes of A. Busy: "
                               "100.0 %, against 100.0 % in A. The gap between them is 10.0 µs."),
                 qPrintable(both));
        pins.pin({5'000, 15'000});
        QVERIFY(pinnedSentence(pins, std::nullopt, timeline).contains("B is as long as A."));
        QVERIFY(pinnedSentence(pins, std::nullopt, timeline).endsWith("They overlap by 5.00 µs."));
    }

    void pinsStayWithTheSearch()
    {
        WorkerTimeline timeline;
        timeline.resize(900, 500);
        timeline.show();
        timeline.setTimeline(twoTasks(), {});
        timeline.pinSpan();
        QVERIFY(timeline.view().pins().isEmpty());
        timeline.view().setSpan(TimeSpan {0, 10'000});
        timeline.pinSpan();
        timeline.view().setSpan(TimeSpan {20'000, 40'000});
        timeline.pinSpan();
        timeline.view().setSpan(std::nullopt);
        QVERIFY2(wordsIn(timeline).contains("The gap between them is 10.0 µs."),
                 qPrintable(wordsIn(timeline)));
        QVERIFY(timeline.content().note.contains("The gap between them is 10.0 µs."));
        // The same search again.
        timeline.setTimeline(twoTasks(), {});
        QVERIFY(wordsIn(timeline).contains("The gap between them is 10.0 µs."));
        Timeline other = twoTasks();
        other.tasks[0].end = 9us;
        timeline.setTimeline(other, {});
        QVERIFY(!wordsIn(timeline).contains("gap between"));
        QVERIFY(timeline.view().pins().isEmpty());
    }

    void theyAreDrawnAndExported()
    {
        WorkerTimeline timeline;
        timeline.resize(900, 500);
        timeline.setTimeline(twoTasks(), {});
        const auto picture = [&timeline] {
            const ChartContent content = timeline.content();
            QImage image(content.size, QImage::Format_ARGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            content.paint(painter, QRectF(QPointF(0, 0), QSizeF(content.size)));
            painter.end();
            return image;
        };
        const QImage before = picture();
        timeline.view().setSpan(TimeSpan {5'000, 35'000});
        timeline.pinSpan();
        timeline.view().setSpan(std::nullopt);
        QVERIFY(picture() != before);
        timeline.unpinSpans();
        QVERIFY(picture() == before);
    }
};

QTEST_MAIN(TestPinnedSpans)
#include "tst_pinnedspans.moc"
