// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/labactivity.h"
#include "ui/labs/parallel/parallelpage.h"

#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;

class TestLabActivity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void atRestThereIsNothingToSay()
    {
        LabActivity activity;
        QVERIFY(activity.isIdle());
        QCOMPARE(activity.text(), QString());
        QCOMPARE(activity.page(), QString());
    }

    void shareAndTimeStandInAFewWords()
    {
        LabActivity activity;
        activity.show("study", "Study", {});
        QCOMPARE(activity.text(), "Laboratory");
        activity.show("study", "Study", {.done = 45, .total = 100, .left = 2min});
        QCOMPARE(activity.text(), "Laboratory 45 %, 2 min");
        QVERIFY(activity.details().startsWith("Study: 45 %, about 2 minute"));
        // Not done before it is done.
        activity.show("study", "Study", {.done = 999, .total = 1000});
        QCOMPARE(activity.text(), "Laboratory 99 %");
        activity.show("study", "Study", {.done = 30, .total = 100, .paused = true});
        QCOMPARE(activity.text(), "Laboratory paused at 30 %");
    }

    void anOpenEndIsCounted()
    {
        LabActivity activity;
        activity.show("formal", "Formal", {.done = 1234567});
        QCOMPARE(activity.text(), "Laboratory 1,234,567 done");
    }

    void severalPagesAreAllSaidAndTheFirstIsLedTo()
    {
        LabActivity activity;
        const QSignalSpy changed(&activity, &LabActivity::changed);
        activity.show("study", "Study", {.done = 1, .total = 2, .left = 40s});
        activity.show("tuning", "Tuning", {.done = 1, .total = 4});
        QCOMPARE(activity.text(), "Laboratory 50 %, 40 s \u00b7 25 %");
        QCOMPARE(activity.page(), "study");
        activity.hide("study");
        QCOMPARE(activity.page(), "tuning");
        activity.hide("study");
        activity.hide("tuning");
        QVERIFY(activity.isIdle());
        QCOMPARE(changed.size(), 4);
    }

    void aPageIsWatchedFromItsBeginningToItsEnd()
    {
        LabActivity activity;
        auto page = std::make_unique<ParallelPage>();
        activity.watch("parallel", "Parallel", *page);
        ParallelSettings settings;
        settings.depth = 8;
        settings.repeats = 1000;
        page->setSettings(settings);
        page->run();
        QCOMPARE(activity.page(), "parallel");
        QTRY_VERIFY_WITH_TIMEOUT(activity.text().contains('%'), 20000);
        page->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(activity.isIdle(), 20000);
        page->run();
        page.reset();
        QVERIFY(activity.isIdle());
    }
};

QTEST_MAIN(TestLabActivity)
#include "tst_labactivity.moc"
