// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/speedupchart.h"
#include "ui/labs/parallelpage.h"
#include "ui/labs/workertimeline.h"
#include "ui/models/parallelmodel.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

class TestParallelPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunFillsTableChartAndTimeline();
    void cancelKeepsWhatIsFinished();
    void aChosenRowShowsItsTimeline();
    void publishedFiguresStandBesideOurs();
    void settingsAreReadBack();
    void everythingIsExported();
    void aRunningPageCanBeLeft();
};

namespace {

ParallelSettings quick()
{
    ParallelSettings settings;
    settings.depth = 5;
    settings.workers = {1, 2};
    settings.repeats = 2;
    settings.strategies
        = {ParallelStrategy::Sequential, ParallelStrategy::RootMapped, ParallelStrategy::SplitTwo};
    return settings;
}

QPushButton* button(const QWidget& page, const QString& text)
{
    const auto buttons = page.findChildren<QPushButton*>();
    for (QPushButton* found : buttons)
        if (found->text().remove(u'&') == text)
            return found;
    return nullptr;
}

}

void TestParallelPage::aRunFillsTableChartAndTimeline()
{
    ParallelPage page;
    page.resize(700, 700);
    page.show();
    page.setSettings(quick());
    auto* const table = page.findChild<QTableView*>();
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(!button(page, "CSV")->isEnabled());
    QSignalSpy running(&page, &ParallelPage::runningChanged);
    button(page, "Run")->click();
    QVERIFY(button(page, "Cancel")->isEnabled());
    QTRY_COMPARE_WITH_TIMEOUT(running.size(), 2, 20000);
    QCOMPARE(table->model()->rowCount(), 5);
    QCOMPARE(page.result().rows.size(), std::size_t {5});
    QVERIFY(button(page, "CSV")->isEnabled());
    QVERIFY(page.findChild<SpeedUpChart*>()->accessibleDescription().contains("split-2 with 2"));
    QVERIFY(!page.grab().isNull());
}

void TestParallelPage::cancelKeepsWhatIsFinished()
{
    ParallelPage page;
    ParallelSettings settings = quick();
    settings.repeats = 1000;
    settings.depth = 6;
    page.setSettings(settings);
    QSignalSpy running(&page, &ParallelPage::runningChanged);
    page.run();
    page.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(running.size(), 2, 20000);
    QVERIFY(!page.isRunning());
    QVERIFY(page.result().repeats < 1000);
}

void TestParallelPage::aChosenRowShowsItsTimeline()
{
    ParallelPage page;
    page.setResult(*runParallelStudy(quick(), {}, {}));
    auto* const timeline = page.findChild<WorkerTimeline*>();
    auto* const table = page.findChild<QTableView*>();
    table->selectRow(3);
    // Split at the second ply, one worker.
    QCOMPARE(QJsonDocument::fromJson(timeline->content().json).object()["tasksCreated"].toInt(),
             49);
    table->selectRow(0);
    QCOMPARE(QJsonDocument::fromJson(timeline->content().json).object()["tasksCreated"].toInt(), 0);
}

void TestParallelPage::publishedFiguresStandBesideOurs()
{
    ParallelModel model;
    const QAbstractItemModelTester tester(&model);
    ParallelSettings settings = quick();
    settings.depth = 6;
    settings.repeats = 1;
    model.setResult(*runParallelStudy(settings, {}, {}));
    const auto text = [&model](int row, ParallelModel::Column column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(text(0, ParallelModel::Nodes), "137,257");
    QCOMPARE(text(0, ParallelModel::Report12), "10.208 s");
    QCOMPARE(text(1, ParallelModel::Strategy), "root-mapped");
    QCOMPARE(text(1, ParallelModel::Report12), "2.140 s, 4.77×");
    QCOMPARE(text(1, ParallelModel::Report4), "2.062 s, 3.02×");
    QCOMPARE(text(3, ParallelModel::Report12), "");
    settings.board = "7x6";
    model.setResult(*runParallelStudy(settings, {}, {}));
    QCOMPARE(text(0, ParallelModel::Report12), "");
}

void TestParallelPage::settingsAreReadBack()
{
    ParallelPage page;
    ParallelSettings settings = quick();
    settings.board = "7x6";
    settings.seed = 77;
    page.setSettings(settings);
    QCOMPARE(page.settings().board, "7x6");
    QCOMPARE(page.settings().depth, 5);
    QCOMPARE(page.settings().workers, settings.workers);
    QCOMPARE(page.settings().repeats, 2);
    QCOMPARE(page.settings().seed, std::uint64_t {77});
    QCOMPARE(page.settings().strategies, settings.strategies);
}

void TestParallelPage::everythingIsExported()
{
    const QTemporaryDir folder;
    ParallelPage page;
    page.setResult(*runParallelStudy(quick(), {}, {}));
    for (const char* suffix : {"png", "svg", "csv", "json"}) {
        const QString path = folder.filePath(QStringLiteral("p.") + QLatin1String(suffix));
        QVERIFY(chartexport::save(page.content(), path));
        QVERIFY(QFile(path).size() > 200);
    }
}

void TestParallelPage::aRunningPageCanBeLeft()
{
    auto page = std::make_unique<ParallelPage>();
    ParallelSettings settings = quick();
    settings.depth = 10;
    settings.repeats = 1000;
    page->setSettings(settings);
    page->run();
    page.reset();
}

QTEST_MAIN(TestParallelPage)
#include "tst_parallelpage.moc"
