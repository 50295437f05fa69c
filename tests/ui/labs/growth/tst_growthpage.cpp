// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthrun.h"
#include "core/growth/growthsettings.h"
#include "tests/ui/columntitled.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/growth/growthform.h"
#include "ui/labs/growth/growthpage.h"

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QTest>

class TestGrowthPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunFillsTableChartAndSentence();
    void beforeAClassTheResultsAreAlone();
    void cancelKeepsWhatIsFinished();
    void whatGrowsDecidesWhoCan();
    void aWrongPositionIsSaidAndNothingRuns();
    void fieldsAreReadBack();
    void aLessonChoosesWhatGrows();
    void publishedFiguresStandBesideOurs();
    void workersAreShownInTime();
    void everythingIsExported();
    void everyColumnHasATitleAndATip();
    void aRunningPageCanBeLeft();
};

namespace {

GrowthRequest tree(int depth)
{
    GrowthRequest request;
    request.engine = treeGrowth;
    request.to = depth;
    request.repeats = 1;
    return request;
}

QJsonObject treeFields(int depth)
{
    return {{"by", "depth"}, {"engine", "tree"}, {"from", 1}, {"to", depth}, {"repetitions", 1}};
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

void TestGrowthPage::aRunFillsTableChartAndSentence()
{
    GrowthPage page;
    page.resize(900, 600);
    page.show();
    page.setFields(treeFields(6));
    auto* const table = page.findChild<QTableView*>();
    auto* const chart = page.findChild<FigureChart*>();
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(!button(page, "Export…")->isEnabled());
    QVERIFY(chart->spots().empty());
    button(page, "Run")->click();
    QVERIFY(button(page, "Cancel")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
    // What the function of core finds.
    const auto direct = runGrowth(tree(6), {}, {});
    QVERIFY(direct);
    QCOMPARE(table->model()->rowCount(), 6);
    for (std::size_t i = 0; i < 6; ++i)
        QCOMPARE(page.result().rows[i].nodes(), direct->rows[i].nodes());
    QCOMPARE(page.result().fit(GrowthCost::Nodes)->b, direct->fit(GrowthCost::Nodes)->b);
    QCOMPARE(table->model()->index(3, columnTitled(*table->model(), "Nodes")).data().toString(),
             "2,801");
    // 7.022 by the regression of the known counts.
    QVERIFY2(page.summaryText().startsWith("Each further ply costs 7.02 times as much (95 %: "),
             qPrintable(page.summaryText()));
    QVERIFY(button(page, "Export…")->isEnabled());
    // Six points, and the six that are known.
    QCOMPARE(chart->spots().size(), 12u);
    QVERIFY(chart->accessibleDescription().contains("2,801 nodes"));
    QVERIFY(!page.grab().isNull());
}

void TestGrowthPage::beforeAClassTheResultsAreAlone()
{
    GrowthPage page;
    page.resize(900, 600);
    page.show();
    page.setFields(treeFields(6));
    page.run();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
    QComboBox* cost = nullptr;
    for (QComboBox* const each : page.findChildren<QComboBox*>())
        if (each->toolTip() == QLatin1String("Measure of cost in the chart"))
            cost = each;
    QVERIFY(cost && cost->isVisible());
    for (const bool presented : {true, false}) {
        page.setPresented(presented);
        QCOMPARE(cost->isVisible(), !presented);
        QCOMPARE(button(page, "Run")->isVisible(), !presented);
        QVERIFY(page.findChild<FigureChart*>()->isVisible());
    }
}

void TestGrowthPage::cancelKeepsWhatIsFinished()
{
    GrowthPage page;
    page.setFields(treeFields(42));
    page.run();
    QVERIFY(!page.findChild<GrowthForm*>()->findChild<QComboBox*>()->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(page.result().rows.size() >= 4, 20000);
    page.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
    QVERIFY(page.result().stopped);
    QVERIFY(page.result().rows.size() >= 4 && page.result().rows.size() < 42);
    QCOMPARE(page.result().rows[3].nodes(), 2801u);
    QVERIFY(page.summaryText().contains("Stopped early."));
}

void TestGrowthPage::whatGrowsDecidesWhoCan()
{
    GrowthPage page;
    const auto engineFields = [&page] {
        QStringList names;
        const auto boxes = page.findChild<GrowthForm*>()->findChildren<QComboBox*>();
        for (int i = 0; i < boxes[1]->count(); ++i)
            names += boxes[1]->itemData(i).toString();
        return names;
    };
    for (const GrowthBy by :
         {GrowthBy::Boards, GrowthBy::Workers, GrowthBy::Discs, GrowthBy::Depth}) {
        page.setFields({{"by", growthName(by)}});
        QCOMPARE(engineFields(), growthEngines(by));
        QVERIFY(growthRequestFrom(page.findChild<GrowthForm*>()->values()));
    }
    // Who can grow in another way as well stays chosen.
    page.setFields({{"engine", "mapped-h1"}});
    page.setFields({{"by", "workers"}});
    QCOMPARE(page.fields()["engine"].toString(), "mapped-h1");
}

void TestGrowthPage::aWrongPositionIsSaidAndNothingRuns()
{
    GrowthPage page;
    page.setFields({{"position", "4444444"}});
    page.run();
    QVERIFY(!page.isRunning());
    QVERIFY2(page.statusText().contains("full"), qPrintable(page.statusText()));
    page.setFields({{"position", ""}, {"from", 8}, {"to", 3}});
    page.run();
    QVERIFY(!page.isRunning());
    QVERIFY2(page.statusText().contains("must not be greater than the last"),
             qPrintable(page.statusText()));
}

void TestGrowthPage::fieldsAreReadBack()
{
    const QJsonObject wanted {{"by", "discs"}, {"engine", "study-h2"}, {"from", 5},
                              {"to", 12},      {"repetitions", 4},     {"position", ""},
                              {"depth", 3},    {"positions", 6},       {"seed", 77},
                              {"seconds", 9},  {"cost", "time"}};
    GrowthPage page;
    page.setFields(wanted);
    QCOMPARE(page.fields(), wanted);
    const auto request = growthRequestFrom(page.findChild<GrowthForm*>()->values());
    QVERIFY(request);
    QCOMPARE(request->by, GrowthBy::Discs);
    QCOMPARE(request->seed, 77u);
    QCOMPARE(request->limit, std::chrono::seconds(9));
    // What makes no sense changes nothing.
    page.setFields({{"by", "weight"}, {"engine", "random"}, {"to", "x"}});
    QCOMPARE(page.fields(), wanted);
}

void TestGrowthPage::aLessonChoosesWhatGrows()
{
    GrowthPage page;
    QVERIFY(page.takeSettings({{"by", "discs"}, {"engine", "exact"}, {"from", 20}}));
    QCOMPARE(page.fields()["from"].toInt(), 20);
    QCOMPARE(page.fields()["to"].toInt(), usualGrowth(GrowthBy::Discs).high);
    const auto refused = page.takeSettings({{"by", "boards"}, {"engine", "perfect"}});
    QVERIFY(!refused);
    QVERIFY(refused.error().message.contains("standard board"));
    QVERIFY(!page.takeSettings({{"engine", "deep-blue"}}));
}

void TestGrowthPage::publishedFiguresStandBesideOurs()
{
    GrowthPage page;
    GrowthRequest request = tree(4);
    request.engine = QStringLiteral("study-h1");
    page.setResult(*runGrowth(request, {}, {}));
    auto* const table = page.findChild<QTableView*>();
    const QModelIndex cell
        = table->model()->index(3, columnTitled(*table->model(), "Published nodes"));
    QCOMPARE(cell.data().toString(), "716");
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains("Kang"));
    request.engine = QStringLiteral("alphabeta-h1");
    page.setResult(*runGrowth(request, {}, {}));
    QCOMPARE(columnTitled(*table->model(), "Published nodes"), -1);
    QCOMPARE(columnTitled(*table->model(), "Published ms"), -1);
}

void TestGrowthPage::workersAreShownInTime()
{
    GrowthPage page;
    page.setFields({{"by", "workers"},
                    {"engine", "tree"},
                    {"from", 1},
                    {"to", 3},
                    {"depth", 6},
                    {"repetitions", 1}});
    page.run();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
    QCOMPARE(page.fields()["cost"].toString(), "time");
    QVERIFY2(page.summaryText().contains("Twice the workers take"), qPrintable(page.summaryText()));
}

void TestGrowthPage::everythingIsExported()
{
    GrowthPage page;
    page.setResult(*runGrowth(tree(5), {}, {}));
    const ChartContent content = page.content();
    QVERIFY(content.csv.contains("measured,tree,depth,5,"));
    QCOMPARE(QJsonDocument::fromJson(content.json).object()["rows"].toArray().size(), 5);
    QVERIFY(content.note.contains("Each further ply"));
    QImage image(content.size, QImage::Format_ARGB32);
    image.fill(Qt::white);
    const QImage before = image;
    QPainter painter(&image);
    content.paint(painter, QRectF(QPointF(), QSizeF(content.size)));
    painter.end();
    QVERIFY(image != before);
}

void TestGrowthPage::everyColumnHasATitleAndATip()
{
    GrowthPage page;
    page.setResult(*runGrowth(tree(3), {}, {}));
    const QAbstractItemModel& model = *page.findChild<QTableView*>()->model();
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.columnCount() >= 6);
    for (int column = 0; column < model.columnCount(); ++column) {
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }
    page.setResult({});
    QCOMPARE(model.rowCount(), 0);
}

void TestGrowthPage::aRunningPageCanBeLeft()
{
    auto page = std::make_unique<GrowthPage>();
    page->setFields(treeFields(42));
    page->run();
    QVERIFY(page->isRunning());
    page.reset();
}

QTEST_MAIN(TestGrowthPage)
#include "tst_growthpage.moc"
