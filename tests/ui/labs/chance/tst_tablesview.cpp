// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sanitized.h"
#include "tests/ui/typedfile.h"
#include "ui/labs/chance/chancepage.h"
#include "ui/labs/chance/tables/tablereport.h"
#include "ui/labs/chance/tables/tablesview.h"
#include "ui/labs/chance/tables/tablewords.h"
#include "ui/widgets/exports/exportmenu.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>

using namespace fourcast;
using namespace fourcast::chance;

class TestTablesView : public QObject
{
    Q_OBJECT

    static void fill(TablesView& view, int number)
    {
        view.choose(number);
        view.run();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 120000);
    }

    static const QTableWidget& cells(const TablesView& view)
    {
        return *view.findChild<QTableWidget*>();
    }

    static QPushButton* button(const TablesView& view, const QString& text)
    {
        for (QPushButton* const each : view.findChildren<QPushButton*>())
            if (each->text().remove(u'&') == text)
                return each;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void theGamblerAgreesWithThePaper()
    {
        TablesView view;
        fill(view, 0);
        QVERIFY(view.table().isComplete());
        const QTableWidget& table = cells(view);
        QVERIFY(table.item(0, 1)->text().startsWith(QStringLiteral("paper 0.6398\n✓ 0.6398104")));
        QVERIFY(table.item(1, 1)->text().contains(QStringLiteral("✓ 0.677419")));
        // What the study does not print has no sign.
        QVERIFY(table.item(1, 2)->text().startsWith(QStringLiteral("0.6398104")));
    }

    /// Which table it is stays legible without the list of them.
    void beforeAClassTheTableHasItsTitle()
    {
        ChancePage page;
        page.resize(1000, 660);
        page.show();
        auto* const view = page.findChild<TablesView*>();
        view->choose(3);
        auto* const tabs = page.findChild<QTabWidget*>();
        tabs->setCurrentWidget(view);
        const auto* const list = view->findChild<QComboBox*>();
        const QString title = view->table().title;
        QCOMPARE(list->currentText(), title);
        const auto hasTitle = [view, &title] {
            const auto labels = view->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&title](const QLabel* label) {
                return label->isVisible() && label->text() == title;
            });
        };
        for (const bool presented : {true, false}) {
            page.setPresented(presented);
            QCOMPARE(list->isVisible(), !presented);
            QCOMPARE(button(*view, QStringLiteral("Open the row"))->isVisible(), !presented);
            QCOMPARE(hasTitle(), presented);
            QVERIFY(cells(*view).isVisible());
        }
    }

    void whatIsPrintedStandsThereBeforeAnythingIsRun()
    {
        TablesView view;
        QCOMPARE(cells(view).item(0, 1)->text(), QStringLiteral("paper 28"));
        QCOMPARE(cells(view).item(4, 4)->text(), QStringLiteral("paper 3.13·10⁻²²"));
        QVERIFY(cells(view).item(0, 1)->toolTip().contains(QStringLiteral("observer")));
    }

    /// A program that stops after some rows goes on with the others.
    void stopKeepsWhatIsThere()
    {
        TablesView view;
        QSignalSpy finished(&view, &TablesView::finished);
        view.run();
        QTRY_VERIFY_WITH_TIMEOUT(view.table().rows[0].isRun, 60000);
        view.stop();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10000);
        QVERIFY(view.table().rows[0].isRun);
        QCOMPARE(view.table().rows[0].cells[0].count, std::uint64_t {28});
        QVERIFY(!view.table().isComplete());
        // Another table is looked at, and the first is as it was.
        view.choose(2);
        QVERIFY(!view.table().rows[0].isRun);
        view.choose(1);
        QVERIFY(view.table().rows[0].isRun);
    }

    void cellsThatDifferSayItWithAShape()
    {
        if (sanitized::isOn)
            QSKIP("A figure, which no sanitizer changes");
        TablesView view;
        fill(view, 3);
        QVERIFY(view.table().isComplete());
        const QTableWidget& table = cells(view);
        for (int row = 0; row < table.rowCount(); ++row) {
            QVERIFY2(table.item(row, 1)->text().contains(QStringLiteral("≠")),
                     qPrintable(table.item(row, 1)->text()));
            for (const int column : {2, 3, 4})
                QVERIFY2(table.item(row, column)->text().contains(QStringLiteral("✓")),
                         qPrintable(table.item(row, column)->text()));
            QVERIFY(table.item(row, 1)->toolTip().contains(QStringLiteral("notes")));
        }
        QVERIFY(tablewords::summary(view.table()).contains(QStringLiteral("✓ 15 agree")));
        QVERIFY(tablewords::summary(view.table()).contains(QStringLiteral("≠ 5 differ")));
    }

    void largeRowsAreRunOnlyWhenThatIsAskedFor()
    {
        TablesView view;
        const QTableWidget& table = cells(view);
        const int last = table.rowCount() - 1;
        const int time = table.columnCount() - 1;
        QVERIFY(table.item(last, time)->text().startsWith(QStringLiteral("large, not run")));
        // What it takes is said before.
        QVERIFY(table.item(last, time)->toolTip().contains(QStringLiteral("more than the 8")));
        QVERIFY(table.item(8, time)->toolTip().contains(QStringLiteral("GiB and")));
        QCOMPARE(table.item(0, time)->text(), QString());
        // Where the study's own time is known it stands there.
        QVERIFY(table.item(8, time)->text().startsWith(QStringLiteral("paper 52")));
        view.setLargeRows(true);
        QCOMPARE(table.item(last, time)->text(), QString());
    }

    void aRowOpensInThePage()
    {
        ChancePage page;
        auto& view = page.tablesView();
        view.choose(2);
        auto& table = *view.findChild<QTableWidget*>();
        Q_EMIT table.cellActivated(0, 4);
        QTRY_VERIFY(page.system() != nullptr);
        QCOMPARE(page.system()->choice.model, QStringLiteral("yahtzee"));
        QCOMPARE(page.system()->choice.property, QStringLiteral("Pmin"));
        QCOMPARE(page.system()->automaton().stateCount(), State {2562});
        QVERIFY(page.answer().contains(QStringLiteral("4.59394·10⁻¹⁰")));
    }

    void theTableLeavesInFourFormats()
    {
        TablesView view;
        fill(view, 0);
        const QTemporaryDir folder;
        auto& exports = *view.findChild<ExportMenu*>();
        const std::map<QString, QByteArray> wanted {
            {"csv", "0.6398"}, {"json", "\"number\": 0"}, {"md", "paper 0.6398"}, {"pdf", "%PDF"}};
        QCOMPARE(exports.menu()->actions().size(), 4);
        int at = 0;
        for (const QString& suffix : {QStringLiteral("csv"), QStringLiteral("json"),
                                      QStringLiteral("md"), QStringLiteral("pdf")}) {
            const QString path = folder.filePath(QStringLiteral("table.") + suffix);
            saveInNextDialog(path);
            QSignalSpy said(&view, &TablesView::messageReady);
            exports.menu()->actions()[at++]->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!said.empty(), 20000);
            QFile file(path);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
            QVERIFY2(file.readAll().contains(wanted.at(suffix)), qPrintable(suffix));
        }
    }

    void everyControlHasANameAndATip()
    {
        TablesView view;
        for (const char* text : {"Fill the table", "Stop", "Open the row", "Export"}) {
            const QPushButton* const found = button(view, QLatin1String(text));
            QVERIFY2(found, text);
            QVERIFY2(!found->toolTip().isEmpty(), text);
        }
        QVERIFY(!cells(view).accessibleName().isEmpty());
        QVERIFY(!view.findChild<QComboBox*>()->accessibleName().isEmpty());
        QVERIFY(!view.findChild<QProgressBar*>()->accessibleName().isEmpty());
        QVERIFY(!button(view, QStringLiteral("Stop"))->isEnabled());
    }
};

QTEST_MAIN(TestTablesView)
#include "tst_tablesview.moc"
