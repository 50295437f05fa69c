// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelcolumns.h"
#include "tests/ui/columntitled.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/parallel/keptmeasurements.h"
#include "ui/labs/parallel/parallelpage.h"
#include "ui/performance/workers/workertimeline.h"
#include "ui/table/tablemodel.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>

class TestParallelPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstExampleIsOneInWhichWorkersGain();
    void aRunFillsTableChartAndTimeline();
    void cancelKeepsWhatIsFinished();
    void aChosenRowShowsItsTimeline();
    void publishedFiguresStandBesideOurs();
    void settingsAreReadBack();
    void everythingIsExported();
    void thePictureNamesTheRowOfItsTimeline();
    void everyResultSaysWhatItIs();
    void whatItSaysMakesThePageNoWider();
    void noLineOfWhatItSaysIsCut();
    void otherSettingsRelabelNothing();
    void rowsFillAsTheyComeIn();
    void measurementsComeBackAfterARestart();
    void aKeptOneCanBeChosenRepeatedAndDeleted();
    void aNameIsKeptWithTheMeasurement();
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

/// From the menu of what is kept.
void choose(const QWidget& page, const QString& text)
{
    for (QAction* action : page.findChild<KeptMeasurements*>()->findChild<QMenu*>()->actions())
        if (action->text().remove(u'&') == text)
            return action->trigger();
    QFAIL(qPrintable(text));
}

}

/// At the report's depth a run is over before a second worker is awake.
void TestParallelPage::theFirstExampleIsOneInWhichWorkersGain()
{
    const ParallelPage page;
    const ParallelSettings settings = page.settings();
    QCOMPARE(settings.board, "7x7");
    QCOMPARE(settings.depth, 8);
    QVERIFY(std::ranges::find(settings.strategies, ParallelStrategy::RootMapped)
            != settings.strategies.end());
    QVERIFY(std::ranges::find(settings.strategies, ParallelStrategy::EveryNode)
            == settings.strategies.end());
}

void TestParallelPage::aRunFillsTableChartAndTimeline()
{
    ParallelPage page;
    page.resize(700, 700);
    page.show();
    page.setSettings(quick());
    auto* const table = page.findChild<QTableView*>();
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(!button(page, "Export…")->isEnabled());
    button(page, "Run")->click();
    QVERIFY(button(page, "Cancel")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
    QCOMPARE(table->model()->rowCount(), 5);
    QCOMPARE(page.result().rows.size(), std::size_t {5});
    QVERIFY(button(page, "Export…")->isEnabled());
    QVERIFY(page.findChild<FigureChart*>()->accessibleDescription().contains("split-2 with 2"));
    QVERIFY(!page.grab().isNull());
}

void TestParallelPage::cancelKeepsWhatIsFinished()
{
    ParallelPage page;
    ParallelSettings settings = quick();
    settings.repeats = 1000;
    settings.depth = 6;
    page.setSettings(settings);
    page.run();
    page.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
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
    TableModel model;
    ParallelSettings settings = quick();
    settings.depth = 6;
    settings.repeats = 1;
    const auto show
        = [&] { model.show(parallelColumns(settings), runParallelStudy(settings, {}, {})->rows); };
    const auto text = [&model](int row, const QString& title) {
        return model.index(row, columnTitled(model, title)).data().toString();
    };
    show();
    QCOMPARE(text(0, "Nodes"), "137,257");
    QCOMPARE(text(0, "Report, 12 threads"), "10.208 s");
    QCOMPARE(text(1, "Strategy"), "root-mapped");
    QCOMPARE(text(1, "Report, 12 threads"), "2.140 s, 4.77×");
    QCOMPARE(text(1, "Report, 4 cores"), "2.062 s, 3.02×");
    QCOMPARE(text(3, "Report, 12 threads"), "");
    settings.board = "7x6";
    show();
    QCOMPARE(text(0, "Report, 12 threads"), "");
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

    // What makes no sense changes nothing, or as little as it can.
    const QJsonObject fields = page.fields();
    page.setFields({});
    QCOMPARE(page.fields(), fields);
    page.setFields({{"board", "cellar"}, {"depth", "deep"}, {"seed", QJsonArray()}});
    QCOMPARE(page.fields(), fields);
    page.setFields({{"depth", 1'000'000}, {"workers", -3}});
    QVERIFY(page.settings().depth <= 12);
    QCOMPARE(page.settings().workers, std::vector<int> {1});
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

void TestParallelPage::thePictureNamesTheRowOfItsTimeline()
{
    const QTemporaryDir folder;
    ParallelPage page;
    page.setResult(*runParallelStudy(quick(), {}, {}));
    const QString path = folder.filePath(QStringLiteral("p.svg"));
    auto* const table = page.findChild<QTableView*>();
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        table->selectRow(row);
        const QString title = page.findChild<WorkerTimeline*>()->title();
        const QString heading = title.left(title.indexOf(QStringLiteral(". ")));
        QVERIFY2(heading.contains(QStringLiteral("workers: ")), qPrintable(heading));
        QVERIFY(chartexport::save(page.content(), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(file.readAll()).contains(u'>' + heading + u'<'));
    }
    page.setResult({});
    QVERIFY(!page.content().size.isEmpty());
}

void TestParallelPage::everyResultSaysWhatItIs()
{
    ParallelPage page;
    const ParallelResult result = *runParallelStudy(quick(), {}, {});
    page.setResult(result);
    for (const QString& part :
         {QStringLiteral("7x7"), QStringLiteral("depth 5"), QStringLiteral("seed 1"),
          QStringLiteral("workers: 1, 2"), QStringLiteral("2 repetition"),
          QStringLiteral("split-2"), result.machine, result.program})
        QVERIFY2(page.resultText().contains(part), qPrintable(page.resultText()));
    QVERIFY(page.findChild<FigureChart*>()->accessibleDescription().contains("7x7 board, depth 5"));
    const auto labels = page.findChild<WorkerTimeline*>()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text().contains("7x7 board, depth 5"); }));
}

void TestParallelPage::whatItSaysMakesThePageNoWider()
{
    ParallelPage page;
    const int before = page.minimumSizeHint().width();
    ParallelSettings settings = quick();
    settings.depth = 4;
    settings.workers = workersUpTo(16);
    settings.repeats = 1;
    page.setResult(*runParallelStudy(settings, {}, {}));
    QCOMPARE(page.minimumSizeHint().width(), before);
}

void TestParallelPage::noLineOfWhatItSaysIsCut()
{
    ParallelPage page;
    page.resize(440, 1000);
    page.show();
    page.setResult(*runParallelStudy(quick(), {}, {}));
    int lines = 0;
    QCoreApplication::processEvents();
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (label->wordWrap() && label->isVisible()) {
            const QRect place(0, 0, label->width(), QWIDGETSIZE_MAX);
            const QRect text
                = label->fontMetrics().boundingRect(place, Qt::TextWordWrap, label->text());
            QVERIFY2(text.height() <= label->height(), qPrintable(label->text()));
            lines = std::max(lines, text.height() / label->fontMetrics().lineSpacing());
        }
    QVERIFY(lines > 2);
}

void TestParallelPage::otherSettingsRelabelNothing()
{
    ParallelPage page;
    page.setResult(*runParallelStudy(quick(), {}, {}));
    const QString said = page.resultText();
    const QString drawn = page.findChild<FigureChart*>()->accessibleDescription();
    ParallelSettings others = quick();
    others.board = QStringLiteral("7x6");
    others.depth = 6;
    others.seed = 99;
    page.setSettings(others);
    QCOMPARE(page.resultText(), said);
    QCOMPARE(page.findChild<FigureChart*>()->accessibleDescription(), drawn);
    const QJsonObject json = QJsonDocument::fromJson(page.content().json).object();
    QCOMPARE(json["board"].toString(), "7x7");
    QCOMPARE(json["depth"].toInt(), 5);
    QVERIFY(json.contains("machine") && json.contains("program") && json.contains("began"));
}

void TestParallelPage::rowsFillAsTheyComeIn()
{
    ParallelPage page;
    ParallelSettings settings = quick();
    settings.depth = 8;
    settings.repeats = 1000;
    page.setSettings(settings);
    auto* const model = page.findChild<QTableView*>()->model();
    page.run();
    QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), 5, 20000);
    QVERIFY(page.isRunning());
    QVERIFY(page.resultText().contains("depth 8"));
    // Every row has its place, and those that had their turn have a time.
    QTRY_VERIFY_WITH_TIMEOUT(
        model->index(4, columnTitled(*model, "Median ms")).data().toString() != "…", 20000);
    QVERIFY(page.isRunning());
    page.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
}

void TestParallelPage::measurementsComeBackAfterARestart()
{
    const QTemporaryDir folder;
    QByteArray csv;
    QString said;
    {
        ParallelPage page(folder.filePath("parallel"));
        page.setSettings(quick());
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        csv = page.content().csv;
        said = page.resultText();
        QVERIFY(said.contains("depth 5"));
    }
    ParallelPage page(folder.filePath("parallel"));
    QTRY_COMPARE(page.result().rows.size(), std::size_t {5});
    QCOMPARE(page.content().csv, csv);
    QCOMPARE(page.resultText(), said);
    auto* const timeline = page.findChild<WorkerTimeline*>();
    QVERIFY(!QJsonDocument::fromJson(timeline->content().json)["tasks"].toArray().isEmpty());
}

void TestParallelPage::aKeptOneCanBeChosenRepeatedAndDeleted()
{
    const QTemporaryDir folder;
    ParallelResult older = *runParallelStudy(quick(), {}, {});
    older.began = older.began.addSecs(-60);
    ParallelSettings settings = quick();
    settings.seed = 42;
    settings.depth = 4;
    const ParallelResult newer = *runParallelStudy(settings, {}, {});
    QVERIFY(keepParallel(folder.path(), older) && keepParallel(folder.path(), newer));
    ParallelPage page(folder.path());
    page.show();
    auto* const list = page.findChild<KeptMeasurements*>()->findChild<QComboBox*>();
    QTRY_COMPARE(list->count(), 2);
    QVERIFY(list->itemText(0).contains("depth 4, seed 42"));
    QTRY_VERIFY(page.resultText().contains("seed 42"));
    list->setCurrentIndex(1);
    QVERIFY(page.resultText().contains("depth 5, seed 1"));
    choose(page, "Use as a template");
    QCOMPARE(page.settings().depth, 5);
    QCOMPARE(page.settings().strategies, quick().strategies);

    const auto answer = [](QMessageBox::StandardButton with) {
        QTimer::singleShot(0, qApp, [with] {
            auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box);
            box->button(with)->click();
        });
    };
    answer(QMessageBox::No);
    choose(page, "Delete…");
    QCOMPARE(list->count(), 2);
    answer(QMessageBox::Yes);
    choose(page, "Delete…");
    QCOMPARE(list->count(), 1);
    QVERIFY(page.resultText().contains("seed 42"));
    QCOMPARE(readKeptParallels(folder.path()).kept.size(), std::size_t {1});
}

void TestParallelPage::aNameIsKeptWithTheMeasurement()
{
    const QTemporaryDir folder;
    QVERIFY(keepParallel(folder.path(), *runParallelStudy(quick(), {}, {})));
    const auto listOf = [](const ParallelPage& page) {
        return page.findChild<KeptMeasurements*>()->findChild<QComboBox*>();
    };
    const auto rename = [](ParallelPage& page, const QString& name) {
        QTimer::singleShot(0, qApp, [name] {
            auto* const box = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            QVERIFY(box);
            box->setTextValue(name);
            box->accept();
        });
        choose(page, "Rename…");
    };
    QString title;
    {
        ParallelPage page(folder.path());
        QTRY_COMPARE(listOf(page)->count(), 1);
        title = listOf(page)->itemText(0);
        rename(page, QStringLiteral("  Room 12, morning "));
        QTRY_VERIFY(listOf(page)->itemText(0).startsWith("Room 12, morning ("));
        // What it is stays to be read.
        QVERIFY(listOf(page)->itemText(0).contains(title));
    }
    {
        ParallelPage page(folder.path());
        QTRY_COMPARE(listOf(page)->count(), 1);
        QVERIFY(listOf(page)->itemText(0).startsWith("Room 12, morning ("));
        QVERIFY(!page.result().rows.empty()
                && !page.result().rows.back().run.timeline.tasks.empty());
        QVERIFY(QDir(folder.path()).removeRecursively());
        rename(page, QStringLiteral("Lost"));
        const auto labels = page.findChildren<QLabel*>();
        QTRY_VERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains("cannot be saved in");
        }));
        QVERIFY(listOf(page)->itemText(0).startsWith("Room 12, morning ("));
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
    QVERIFY(page->isRunning());
    // All of it would take hours; leaving it waits for its end.
    page.reset();
}

QTEST_MAIN(TestParallelPage)
#include "tst_parallelpage.moc"
