// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonrun.h"
#include "core/compare/contender.h"
#include "core/game/game.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/compare/compareform.h"
#include "ui/labs/compare/comparemodel.h"
#include "ui/labs/compare/comparepage.h"
#include "ui/labs/compare/contenderfigure.h"
#include "ui/labs/entrants/entrantlist.h"
#include "ui/widgets/labels/twolineheader.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace {

QJsonObject fieldsOf(const QStringList& engines, int repeats)
{
    return {{"engines", QJsonArray::fromStringList(engines)}, {"repetitions", repeats}};
}

ComparisonResult compared(const QStringList& contenders, int repeats)
{
    ComparisonRequest request;
    request.repeats = repeats;
    for (const QString& text : contenders)
        request.contenders.push_back(*contenderFromText(text));
    return *runComparison(request, {}, {});
}

QPushButton* button(const QWidget& page, const QString& text)
{
    const auto buttons = page.findChildren<QPushButton*>();
    for (QPushButton* found : buttons)
        if (found->text().remove(u'&') == text)
            return found;
    return nullptr;
}

/// The column with this title; -1 where there is none.
int columnOf(const QAbstractItemModel& model, const QString& title)
{
    for (int column = 0; column < model.columnCount(); ++column)
        if (model.headerData(column, Qt::Horizontal).toString() == title)
            return column;
    return -1;
}

}

class TestComparePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunFillsTableChartAndSentence()
    {
        ComparePage page;
        page.resize(1000, 700);
        page.show();
        page.setFields(fieldsOf({"minimax-h1 depth 5", "alphabeta-h1 depth 5"}, 2));
        auto* const table = page.findChild<QTableView*>();
        auto* const chart = page.findChild<FigureChart*>();
        QCOMPARE(table->model()->rowCount(), 0);
        QVERIFY(!table->isVisible());
        QVERIFY(!button(page, "Export…")->isEnabled());
        QVERIFY(chart->spots().empty());
        button(page, "Run")->click();
        QVERIFY(!page.findChild<EntrantList*>()->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        const QAbstractItemModel& model = *table->model();
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(table->isVisible());
        const int nodes = columnOf(model, QStringLiteral("Nodes"));
        QCOMPARE(model.index(0, nodes).data().toString(), "19,608");
        QCOMPARE(model.index(0, columnOf(model, QStringLiteral("Full tree"))).data().toString(),
                 "19,608\nto depth 5");
        QCOMPARE(model.index(0, columnOf(model, QStringLiteral("Share visited"))).data().toString(),
                 "100.0 %");
        QVERIFY(columnOf(model, QStringLiteral("Time: times A")) > 0);
        QVERIFY2(page.summaryText().contains("of the full tree of 19,608 positions to depth 5"),
                 qPrintable(page.summaryText()));
        QVERIFY(button(page, "Export…")->isEnabled());
        // A median and two repetitions of each.
        QCOMPARE(chart->spots().size(), 6u);
        QVERIFY(chart->accessibleDescription().contains("A: Time in ms"));
        QVERIFY(!page.grab().isNull());
    }

    /// Beside the list of pages: the last column, too.
    void aSmallWindowShowsEveryColumn()
    {
        ComparePage page;
        page.resize(800, 560);
        page.show();
        page.setResult(
            compared({"minimax-h1 depth 4", "study-h1 depth 4", "alphabeta-h1 depth 4"}, 2));
        auto* const table = page.findChild<QTableView*>();
        const int last = table->model()->columnCount() - 1;
        QCOMPARE(table->model()->headerData(last, Qt::Horizontal).toString(),
                 QStringLiteral("Alpha-beta, left to right"));
        QTRY_VERIFY2(table->horizontalHeader()->length() <= table->viewport()->width(),
                     qPrintable(QString::number(table->horizontalHeader()->length())));
        const QFontMetrics metrics = table->fontMetrics();
        QCOMPARE(TwoLineHeader::inTwoLines(QStringLiteral("Nodes"), metrics), "Nodes");
        QCOMPARE(TwoLineHeader::inTwoLines(QStringLiteral("Alpha-beta, left to right"), metrics),
                 "Alpha-beta,\nleft to right");
    }

    /// Where every search of the first row was disturbed, another row's mark stands for one search.
    void theLegendNamesMarksThatAreThere()
    {
        ComparisonSample quiet;
        quiet.values.resize(searchQuantityCount);
        quiet.values[indexOf(*searchQuantity(u"milliseconds"))] = 2;
        quiet.values[indexOf(*searchQuantity(u"nodes"))] = 100;
        ComparisonSample disturbed = quiet;
        disturbed.disturbed.byOthers = true;
        const Entrant entrant = *contenderFromText(QStringLiteral("alphabeta-h1 depth 2"));
        ComparisonResult result;
        result.request.contenders = {entrant, entrant};
        result.contenders = {{.entrant = entrant, .samples = {disturbed, disturbed}},
                             {.entrant = entrant, .samples = {quiet, disturbed}}};
        const Figure figure = contenderFigure(result, *searchQuantity(u"milliseconds"));
        QStringList names;
        for (const FigureSeries& series : figure.series) {
            if (series.name.isEmpty())
                continue;
            names << series.name;
            QVERIFY2(!series.points.empty(), qPrintable(series.name));
        }
        QCOMPARE(names.size(), 4);
        QVERIFY(names.contains("one search") && names.contains("a disturbed search"));
        // Hollow is what was disturbed, as in every chart.
        for (const FigureSeries& series : figure.series)
            for (const FigureSeries::Point& point : series.points)
                QCOMPARE(point.isHollow, series.marker == chartstyle::Marker::Cross);
        // What was counted is what it would be alone.
        const Figure counted = contenderFigure(result, *searchQuantity(u"nodes"));
        for (const FigureSeries& series : counted.series) {
            QVERIFY(series.name != "a disturbed search");
            QVERIFY(std::ranges::none_of(series.points, &FigureSeries::Point::isHollow));
        }
    }

    void disturbedSearchesAreLeftOutBySwitch()
    {
        ComparePage page;
        ComparisonResult result = compared({"study-h1 depth 2", "study-h1 depth 3"}, 3);
        for (ContenderResult& contender : result.contenders)
            for (ComparisonSample& sample : contender.samples)
                sample.disturbed = {};
        result.contenders[0].samples[1].disturbed.byOthers = true;
        page.setResult(result);
        QVERIFY(!page.summaryText().contains("Searches that remain"));
        page.setFields({{"leaveOutDisturbed", true}});
        QVERIFY2(page.summaryText().contains("Searches that remain: A: 2 of 3, B: 3 of 3."),
                 qPrintable(page.summaryText()));
        QVERIFY(page.result().leavesOutDisturbed);
        QCOMPARE(page.result().testedRounds(), 2u);
    }

    void cancelKeepsWhatIsFinished()
    {
        ComparePage page;
        page.setFields(fieldsOf({"study-h1 depth 2", "minimax-h1 depth 42"}, 9));
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.result().isEmpty(), 20000);
        page.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        QVERIFY(page.result().stopped);
        QCOMPARE(page.result().contenders[0].samples.size(), 1u);
        QVERIFY(page.summaryText().contains("Stopped early."));
        QVERIFY(button(page, "Export…")->isEnabled());
    }

    /// Nothing that was found is lost by another run that finds nothing.
    void aRunWithoutASearchLeavesTheResultOfBefore()
    {
        ComparePage page;
        page.setFields({{"engines", QJsonArray {"minimax-h1 depth 42"}}, {"pruning", false}});
        page.run();
        QVERIFY(page.isRunning());
        page.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        QVERIFY2(page.statusText().contains("before the first search"),
                 qPrintable(page.statusText()));
        page.setResult(compared({"study-h1 depth 3", "study-h2 depth 3"}, 2));
        page.run();
        QVERIFY(page.isRunning());
        page.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        QCOMPARE(page.result().contenders.size(), 2u);
        QVERIFY(!page.result().isEmpty());
        QVERIFY2(page.statusText().contains("previous result is kept"),
                 qPrintable(page.statusText()));
        QVERIFY(button(page, "Export…")->isEnabled());
    }

    void aWrongPositionIsSaidAndNothingRuns()
    {
        ComparePage page;
        page.setFields({{"position", "4444444"}});
        page.run();
        QVERIFY(!page.isRunning());
        QVERIFY2(page.statusText().contains("full"), qPrintable(page.statusText()));
        page.setFields({{"position", "1212121"}});
        page.run();
        QVERIFY(!page.isRunning());
        QVERIFY2(page.statusText().contains("over"), qPrintable(page.statusText()));
    }

    void thePositionOnTheBoardIsTaken()
    {
        ComparePage page;
        const QSignalSpy wanted(&page, &LabPage::gameWanted);
        button(page, "From the board")->click();
        QCOMPARE(wanted.size(), 1);
        Game game;
        for (const int column : {3, 3, 2})
            QVERIFY(game.play(Move(column)));
        page.takeGame(game);
        QCOMPARE(page.fields()["position"].toString(), "443");
    }

    void fieldsAreReadBack()
    {
        const QJsonObject wanted {
            {"position", "4453"},
            {"engines",
             QJsonArray {"mapped-h2 depth 4 workers 2 seed 7", "perfect table 16 no-book",
                         "minimax-h1 depth 3 h1 vertical-pairs", "alphabeta-h1 5000 nodes"}},
            {"repetitions", 8},
            {"reference", 3},
            {"pruning", false},
            {"quantity", "nodes"},
            {"leaveOutDisturbed", true},
            {"columns", QJsonArray {"answer", "nodes", "leaves"}}};
        ComparePage page;
        page.setFields(wanted);
        QCOMPARE(page.fields(), wanted);
        // What makes no sense changes nothing.
        page.setFields({{"engines", QJsonArray {"deep-blue"}},
                        {"repetitions", "x"},
                        {"reference", 9},
                        {"quantity", "weight"},
                        {"columns", 3}});
        QCOMPARE(page.fields(), wanted);
    }

    void aLessonChoosesWhoIsCompared()
    {
        ComparePage page;
        QVERIFY(page.takeSettings({{"engines", "study-h1 depth 4; study-h2 depth 4"},
                                   {"position", "44"},
                                   {"quantity", "nodes"}}));
        QCOMPARE(page.fields()["engines"].toArray().size(), 2);
        QCOMPARE(page.fields()["quantity"].toString(), "nodes");
        const auto refused = page.takeSettings({{"engines", "deep-blue"}});
        QVERIFY(!refused && refused.error().message.contains("deep-blue"));
        QVERIFY(!page.takeSettings({{"engines", " ; "}}));
        QVERIFY(!page.takeSettings({{"quantity", "weight"}}));
        QVERIFY(!page.takeSettings({{"position", "8"}}));
    }

    void columnsAreChosen()
    {
        ComparePage page;
        page.setResult(compared({"study-h1 depth 3", "perfect 1 nodes"}, 1));
        auto* const table = page.findChild<QTableView*>();
        QVERIFY(columnOf(*table->model(), QStringLiteral("Leaves")) < 0);
        const auto actions = button(page, "Columns")->menu()->actions();
        for (QAction* const action : actions)
            action->setChecked(action->text() == QStringLiteral("Leaves"));
        QCOMPARE(table->model()->columnCount(), 2);
        QCOMPARE(columnOf(*table->model(), QStringLiteral("Leaves")), 1);
        // Of those that nobody has there is no empty column.
        for (QAction* const action : actions)
            action->setChecked(action->text() == QStringLiteral("Busy workers")
                               || action->text() == QStringLiteral("Leaves"));
        QVERIFY(table->model()->columnCount() >= 2);
    }

    void theListHoldsOneToSix()
    {
        EntrantList list(nullptr, EntrantList::Purpose::Comparison);
        list.setEntrants({*contenderFromText(QStringLiteral("mapped-h1 depth 4 workers 2"))});
        QVERIFY(!button(list, "Remove")->isEnabled());
        QCOMPARE(list.entrants().front().options.workers, 2);
        for (int i = 0; i < 8; ++i)
            button(list, "Add")->click();
        QCOMPARE(list.entrants().size(), 6u);
        QVERIFY(!button(list, "Add")->isEnabled());
        button(list, "Remove")->click();
        QCOMPARE(list.entrants().size(), 5u);
        list.setEntrants({*contenderFromText(QStringLiteral("study-h1 depth 4"))});
        const auto actions = button(list, "Vary")->menu()->actions();
        for (QAction* const action : actions)
            if (action->text().contains(QStringLiteral("search method")))
                action->trigger();
        QStringList texts;
        for (const Entrant& each : list.entrants())
            texts += contenderText(each);
        QVERIFY2(texts.contains("minimax-h1 depth 4") && texts.contains("alphabeta-h1 depth 4"),
                 qPrintable(texts.join(u';')));
    }

    void whatTheEngineDoesNotHaveCantBeVaried()
    {
        EntrantList list(nullptr, EntrantList::Purpose::Comparison);
        QMenu* const menu = button(list, "Vary")->menu();
        const auto offered = [&](const char* engine) {
            list.setEntrants({*contenderFromText(QLatin1String(engine))});
            Q_EMIT menu->aboutToShow();
            QStringList words;
            const auto actions = menu->actions();
            for (const QAction* action : actions)
                if (action->isEnabled())
                    words << action->text().remove(u'&').section(QRegularExpression("[ :,]"), 1, 1);
            return words.join(u' ');
        };
        QCOMPARE(offered("alphabeta-h1 depth 4"), "depth heuristic search");
        QCOMPARE(offered("mapped-h1 depth 4"), "depth heuristic search workers");
        QCOMPARE(offered("perfect"), "workers table");
    }

    void valuesThatSpanMuchHaveALogarithmicAxis()
    {
        const ComparisonResult wide = compared({"minimax-h1 depth 5", "study-h1 depth 2"}, 1);
        QVERIFY(contenderFigure(wide, *searchQuantity(u"nodes")).across.logarithmic);
        const ComparisonResult narrow = compared({"study-h1 depth 4", "study-h2 depth 4"}, 1);
        QVERIFY(!contenderFigure(narrow, *searchQuantity(u"nodes")).across.logarithmic);
        QVERIFY(contenderFigure(narrow, *searchQuantity(u"tableReads")).isEmpty());
    }

    void everythingIsExported()
    {
        ComparePage page;
        page.setResult(compared({"minimax-h1 depth 4", "study-h1 depth 4"}, 2));
        const ChartContent content = page.content();
        QVERIFY(content.csv.contains("A,minimax-h1 depth 4,,search,1,completed,"));
        QCOMPARE(QJsonDocument::fromJson(content.json).object()["contenders"].toArray().size(), 2);
        QVERIFY(!content.note.isEmpty());
        QImage image(content.size, QImage::Format_ARGB32);
        image.fill(Qt::white);
        const QImage before = image;
        QPainter painter(&image);
        content.paint(painter, QRectF(QPointF(), QSizeF(content.size)));
        painter.end();
        QVERIFY(image != before);
        // No empty room at its end.
        const int highest = image.height() * 9 / 10;
        QVERIFY(image.copy(0, highest, image.width(), image.height() - highest)
                != before.copy(0, highest, image.width(), image.height() - highest));
    }

    void theModelIsOne()
    {
        CompareModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.columnCount(), 0);
        model.setResult(compared({"study-h1 depth 3", "random"}, 1));
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.columnCount() > 5);
        for (int column = 0; column < model.columnCount(); ++column) {
            QVERIFY(
                !model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
            QVERIFY(
                !model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
        model.setChosen({QStringLiteral("nodes")});
        QCOMPARE(model.columnCount(), 2);
        model.setResult({});
        QCOMPARE(model.rowCount(), 0);
    }

    void aRunningPageCanBeLeft()
    {
        auto page = std::make_unique<ComparePage>();
        page->setFields(fieldsOf({"minimax-h1 depth 42"}, 1));
        page->run();
        QVERIFY(page->isRunning());
        page.reset();
    }
};

QTEST_MAIN(TestComparePage)
#include "tst_comparepage.moc"
