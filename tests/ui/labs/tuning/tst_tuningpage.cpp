// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/filelock.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/tuning/tuningfigure.h"
#include "ui/labs/tuning/tuningpage.h"

#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace {

TuningOptions quick()
{
    TuningOptions options;
    options.depth = 1;
    options.steps = 12;
    options.gamesCap = 200;
    options.percent = 50;
    options.test = {.elo0 = 0, .elo1 = 15};
    options.yardstickGames = 10;
    return options;
}

QPushButton* button(const TuningPage& page, const QString& text)
{
    for (QPushButton* each : page.findChildren<QPushButton*>())
        if (each->text().remove(u'&') == text)
            return each;
    return nullptr;
}

}

class TestTuningPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void controlsAreTheOptions()
    {
        TuningPage page {QString()};
        TuningOptions options = quick();
        options.engine = QStringLiteral("mapped-h1");
        options.opponent = TuningOptions::Opponent::H2;
        options.seed = 77;
        page.setOptions(options);
        QCOMPARE(page.options().engine, options.engine);
        QVERIFY(page.options().opponent == TuningOptions::Opponent::H2);
        QCOMPARE(page.options().depth, 1);
        QCOMPARE(page.options().percent, 50.0);
        QCOMPARE(page.options().test, options.test);
        QCOMPARE(page.options().seed, std::uint64_t {77});
        for (const QWidget* field : page.findChildren<QWidget*>())
            if (field->focusPolicy() & Qt::TabFocus && qobject_cast<const QAbstractButton*>(field)
                && !field->inherits("QTableCornerButton"))
                QVERIFY(!static_cast<const QAbstractButton*>(field)->toolTip().isEmpty());
    }

    void aRunFillsChartAndTable()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("tuning.json"));
        TuningPage page(file);
        page.resize(900, 700);
        page.setOptions(quick());
        QVERIFY(!button(page, QStringLiteral("Play against it"))->isEnabled());
        button(page, QStringLiteral("Run"))->click();
        QVERIFY(page.climb().isRunning());
        QVERIFY(!button(page, QStringLiteral("Run"))->isEnabled());
        QVERIFY(button(page, QStringLiteral("Pause"))->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!page.climb().isRunning(), 60'000);
        QVERIFY2(page.statusText().contains(QStringLiteral("All steps are done")),
                 qPrintable(page.statusText()));
        QCOMPARE(page.findChild<QTableView*>()->model()->rowCount(), 12);
        QSignalSpy play(&page, &TuningPage::playWanted);
        button(page, QStringLiteral("Play against it"))->click();
        const auto engine = play.first().first().value<Entrant>();
        QCOMPARE(engine.engine, QStringLiteral("study-h1"));
        QVERIFY(engine.options.h1.weights != H1Weights());
        QCOMPARE(engine.options.h1.weights, page.climb().result().weights());
        const ChartContent content = page.content();
        QCOMPARE(content.csv.count('\n'), 13);
        QImage image(content.size, QImage::Format_RGB32);
        QPainter painter(&image);
        content.paint(painter, image.rect());
        // A new page takes the history up.
        TuningPage again(file);
        QCOMPARE(again.climb().result().steps, page.climb().result().steps);
        QCOMPARE(again.options().gamesCap, 200);
        QVERIFY(button(again, QStringLiteral("Continue")));
        // Before a class the history is looked at.
        again.show();
        for (const bool presented : {true, false}) {
            again.setPresented(presented);
            for (const char* const text : {"Continue", "Start over", "Play against it"})
                QCOMPARE(button(again, QLatin1String(text))->isVisible(), !presented);
            QVERIFY(again.findChild<FigureChart*>()->isVisible());
            QVERIFY(again.findChild<QTableView*>()->isVisible());
        }
    }

    void countsArePossibleOnes()
    {
        TuningPage page {QString()};
        TuningOptions options = quick();
        options.steps = 3;
        page.setOptions(options);
        QStringList texts;
        const auto keep = [&] { texts << page.statusText(); };
        connect(&page.climb(), &TuningRun::runningChanged, &page, keep);
        connect(&page.climb(), &TuningRun::progressed, &page, keep);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.climb().isRunning(), 60'000);
        QVERIFY(!texts.isEmpty());
        QVERIFY2(texts.filter(QStringLiteral("of 0")).isEmpty(), qPrintable(texts.join(u'\n')));

        // Fewer are asked for than the history has.
        options.steps = 1;
        page.setOptions(options);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.climb().isRunning(), 60'000);
        const auto* bar = page.findChild<QProgressBar*>();
        QCOMPARE(bar->value(), 3);
        QCOMPARE(bar->maximum(), 3);
    }

    void pageSaysWhoElseWorksOnTheHistory()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("tuning.json"));
        TuningPage page(file);
        page.setOptions(quick());
        {
            const auto other = FileLock::take(file);
            page.run();
            QVERIFY2(page.statusText().contains(QStringLiteral("is in use by process")),
                     qPrintable(page.statusText()));
            QVERIFY(button(page, QStringLiteral("Run"))->isEnabled());
        }
        page.run();
        QVERIFY(page.climb().isRunning());
        QVERIFY(!page.statusText().contains(QStringLiteral("in use")));
    }

    void pauseStopsSoon()
    {
        TuningPage page {QString()};
        TuningOptions options = quick();
        options.steps = 100'000;
        options.depth = 5;
        page.setOptions(options);
        page.run();
        // A strength that is measured is the first thing to go on with.
        QTRY_VERIFY_WITH_TIMEOUT(page.climb().result().startStrength.games() > 0, 60'000);
        page.pause();
        QCOMPARE(page.state(), LabState::Stopping);
        QTRY_VERIFY_WITH_TIMEOUT(!page.climb().isRunning(), 10'000);
        QVERIFY(!page.statusText().isEmpty());
        QCOMPARE(page.state(), LabState::Paused);
        QVERIFY(button(page, QStringLiteral("Continue"))->isEnabled());
        page.resume();
        QCOMPARE(page.state(), LabState::Running);
        page.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(page.state(), LabState::Idle, 10'000);
        // What is kept can be gone on with.
        QVERIFY(button(page, QStringLiteral("Continue"))->isEnabled());
    }

    void theChartTellsEachStep()
    {
        FigureChart chart;
        chart.resize(500, 400);
        chart.setFigure(tuningFigure({}));
        QVERIFY(chart.spots().empty());
        QCOMPARE(chart.accessibleDescription(), QStringLiteral("Nothing has been played yet"));
        const auto result = runTuning({quick(), {}, {}, {}}, {}, {});
        chart.setFigure(tuningFigure(*result));
        QVERIFY(!chart.grab().isNull());
        QStringList texts;
        // Over the whole height of both plots.
        for (const double y : {100.0, 300.0})
            for (int x = 0; x < 500; x += 4)
                if (const auto spot = hittarget::at(chart.spots(), {double(x), y}))
                    if (const QString text = chart.spots()[*spot].text; !texts.contains(text))
                        texts << text;
        QCOMPARE(texts.size(), 13);
        QVERIFY(texts.first().contains(QStringLiteral("the study's")));
        QVERIFY(chart.accessibleDescription().contains(QStringLiteral("interval")));
    }
};

QTEST_MAIN(TestTuningPage)
#include "tst_tuningpage.moc"
