// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"
#include "core/support/text/machinetext.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/compare/comparepage.h"

#include <QPushButton>
#include <QTableView>
#include <QTest>

namespace {

QPushButton* button(const QWidget& page, const QString& text)
{
    const auto buttons = page.findChildren<QPushButton*>();
    for (QPushButton* found : buttons)
        if (found->text().remove(u'&') == text)
            return found;
    return nullptr;
}

/// The texts beside a figure's name.
QStringList textsOf(const QAbstractItemModel& model, const QString& figure)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data().toString() == figure)
            for (int column = 1; column < model.columnCount(); ++column)
                texts << model.index(row, column).data().toString();
    return texts;
}

}

/// A recorded search that is repeated on the page that compares searches.
class TestRepeatedPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each figure is a row then, the recorded search one of the chart's.
    void aRecordedSearchStandsBesideItsRepetitions()
    {
        ComparePage page;
        page.resize(1000, 700);
        page.show();
        ComparisonRequest request {.moves = {Move(3), Move(3)},
                                   .contenders = {*contenderFromText("study-h1 depth 4")},
                                   .repeats = 6,
                                   .pruning = false};
        const auto engine = *makeEngine(request.contenders[0].engine);
        SearchReport report = engine->search(request.position(), request.contenders[0].limits, {});
        const QString nodes = comparisontext::count(report.nodes);
        report.time = std::chrono::hours(1);
        request.recorded = {sampleOf(report, false), QStringLiteral("Move 3"), machineText()};
        QVERIFY(page.repeat(request));
        QVERIFY(page.isRunning());
        QVERIFY(!page.repeat(request));
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        const QAbstractItemModel& model = *page.findChild<QTableView*>()->model();
        QCOMPARE(textsOf(model, QStringLiteral("Nodes")),
                 QStringList({nodes, nodes, nodes, nodes, QStringLiteral("the same")}));
        QCOMPARE(textsOf(model, QStringLiteral("Time in ms")).value(0),
                 QStringLiteral("3,600,000"));
        QCOMPARE(textsOf(model, QStringLiteral("Time in ms")).last(),
                 QStringLiteral("above all 6"));
        QVERIFY(!button(page, "Columns")->isEnabled());
        QVERIFY2(page.summaryText().contains("more than each repetition"),
                 qPrintable(page.summaryText()));
        // A median, six repetitions, the recorded search.
        QCOMPARE(page.findChild<FigureChart*>()->spots().size(), 8u);
        QVERIFY(page.findChild<FigureChart*>()->accessibleDescription().contains("Move 3"));
        QVERIFY(!page.grab().isNull());
        // Run again, more often: it is the same search.
        QJsonObject fields = page.fields();
        fields.insert("repetitions", 7);
        page.setFields(fields);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        QVERIFY(page.result().request.recorded);
        QCOMPARE(page.result().contenders[0].samples.size(), 7u);
        // Another one is not.
        fields.insert("position", "44444");
        page.setFields(fields);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 20000);
        QVERIFY(!page.result().request.recorded);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(button(page, "Columns")->isEnabled());
    }
};

QTEST_MAIN(TestRepeatedPage)
#include "tst_repeatedpage.moc"
