// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/pinnedspans.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workertimeline.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

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
    static QAction* actionWith(WorkerTimeline& timeline, const QKeySequence& key)
    {
        for (QAction* const action : timeline.view().actions())
            if (action->shortcuts().contains(key))
                return action;
        return nullptr;
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

    /// Of a search that began earlier than its last depth.
    void theyAreKeptInTheTimeOfTheSearch()
    {
        PinnedSpans pins;
        QCOMPARE(pins.pin({100, 200}), std::size_t(0));
        pins.texts[0] = QStringLiteral("start");
        QCOMPARE(pins.pin({300, 400}), std::size_t(1));
        pins.texts[1] = QStringLiteral("was");
        // A further one is another span, which nobody has named.
        QCOMPARE(pins.pin({500, 600}), std::size_t(1));
        const SearchPins kept = pins.ofSearch();
        QVERIFY(kept.pins[0] == (TimePin {.from = 100ns, .to = 200ns, .text = "start"}));
        QVERIFY(kept.pins[1] == (TimePin {.from = 500ns, .to = 600ns}));
        QVERIFY(PinnedSpans::of(kept) == pins);
        pins.remove(0);
        QVERIFY(!pins.ofSearch().pins[0] && pins.texts[0].isEmpty());
        QCOMPARE(pins.pin({0, 1}), std::size_t(0));
    }

    void aNameIsTypedAndSaid()
    {
        WorkerTimeline timeline;
        timeline.resize(900, 500);
        timeline.show();
        QApplication::setActiveWindow(&timeline);
        timeline.setTimeline(twoTasks(), {});
        QSignalSpy changed(&timeline, &WorkerTimeline::pinsChanged);
        timeline.view().setSpan(TimeSpan {0, 10'000});
        timeline.view().setFocus();
        actionWith(timeline, Qt::Key_P)->trigger();
        QCOMPARE(changed.size(), 1);
        actionWith(timeline, Qt::Key_M)->trigger();
        auto* const field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field);
        QCOMPARE(field->accessibleName(), QStringLiteral("Name of pinned span A"));
        QTest::keyClicks(field, "<b>st");
        QCOMPARE(changed.size(), 6);
        QCOMPARE(timeline.pins().texts[0], QStringLiteral("<b>st"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), &timeline.view());
        // As it was typed, for the eye, the ear and the export.
        const QString said = QStringLiteral("A, “<b>st”: 10.0 µs");
        QVERIFY2(wordsIn(timeline).contains(said), qPrintable(wordsIn(timeline)));
        QVERIFY(timeline.view().accessibleDescription().startsWith(said));
        QVERIFY(timeline.content().note.contains(said));
        // By the mouse it goes, and the keys are the timeline's again.
        for (auto* const button : timeline.findChildren<QToolButton*>())
            if (button->accessibleName() == QStringLiteral("Unpin span A"))
                button->click();
        QVERIFY(timeline.pins().isEmpty());
        QVERIFY(!field->isVisible());
        QCOMPARE(changed.size(), 7);
    }

    void keptPinsAreShownWithoutAChange()
    {
        WorkerTimeline timeline;
        timeline.resize(900, 500);
        timeline.show();
        timeline.setTimeline(twoTasks(), {});
        const QSignalSpy changed(&timeline, &WorkerTimeline::pinsChanged);
        SearchPins kept;
        kept.pins[1] = TimePin {.from = 20us, .to = 40us, .text = QStringLiteral("the long one")};
        timeline.setPins(PinnedSpans::of(kept));
        QVERIFY(wordsIn(timeline).contains("B, “the long one”: 20.0 µs"));
        QVERIFY(timeline.view().pins().spans[1] == (TimeSpan {20'000, 40'000}));
        // Its letter leads there.
        for (auto* const button : timeline.findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("B"))
                button->click();
        QVERIFY(timeline.view().span() == (TimeSpan {20'000, 40'000}));
        QVERIFY(timeline.pins().ofSearch() == kept);
        QVERIFY(changed.isEmpty());
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
        const QImage pinned = picture();
        QVERIFY(pinned != before);
        PinnedSpans named = timeline.pins();
        named.texts[0] = QStringLiteral("half");
        timeline.setPins(named);
        QVERIFY(picture() != pinned);
        timeline.unpinSpans();
        QVERIFY(picture() == before);
    }
};

QTEST_MAIN(TestPinnedSpans)
#include "tst_pinnedspans.moc"
