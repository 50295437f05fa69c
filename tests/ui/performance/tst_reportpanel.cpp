// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/reportexamples.h"

#include "core/board/notation.h"
#include "core/search/metrics/branching.h"
#include "core/search/metrics/searchquantity.h"
#include "ui/performance/report/fieldgrid.h"
#include "ui/performance/report/loadtext.h"
#include "ui/performance/report/reportrows.h"
#include "ui/performance/report/reporttable.h"
#include "ui/performance/reportpanel.h"
#include "ui/text/counttext.h"
#include "ui/text/metrictext.h"
#include "ui/text/numbertext.h"
#include "ui/text/scoresentence.h"
#include "ui/widgets/foldingsection.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <algorithm>

class TestReportPanel : public QObject
{
    Q_OBJECT

private:
    struct Shown
    {
        QAction hint {QStringLiteral("Hint")};
        ReportPanel panel {&hint};

        explicit Shown(const SearchReport& report) { set(report); }
        void set(const SearchReport& report)
        {
            panel.setReport(report, QStringLiteral("Ply 3"), DiscTheme::Classic);
        }
        QString value(const char* key) const
        {
            return labelled(panel, searchQuantity(QString::fromLatin1(key))->name());
        }
        const ReportTable& table(const QString& name) const
        {
            for (const ReportTable* table : panel.findChildren<ReportTable*>())
                if (table->accessibleName() == name)
                    return *table;
            qFatal("no such table");
        }
        QString cell(const QString& table, int row, int column) const
        {
            return this->table(table).model()->index(row, column).data().toString();
        }
        const FoldingSection& part(const QString& title) const
        {
            for (const FoldingSection* part : panel.findChildren<FoldingSection*>())
                if (part->title() == title)
                    return *part;
            qFatal("no such part");
        }
    };

    /// Every figure of a report stands where its name says.
    static void verifyFigures(const Shown& shown, const SearchReport& report)
    {
        int seen = 0;
        for (const SearchQuantity& quantity : searchQuantities()) {
            const QLatin1String key = quantity.key;
            // Within the text of another.
            if (key == QLatin1String("firstMoveCutoffShare") || key == QLatin1String("depth"))
                continue;
            // Its part is not there.
            if (key.startsWith(QLatin1String("table")) && !report.statistics.table)
                continue;
            const QString text = labelled(shown.panel, quantity.name());
            QVERIFY2(text.startsWith(metricText(quantity, quantity.value(report))),
                     qPrintable(key + QStringLiteral(": ") + text));
            ++seen;
        }
        QVERIFY(seen >= 11);
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::English); }

    void everyFigureIsSaid()
    {
        const SearchReport report = fullReport();
        const Shown shown(report);
        verifyFigures(shown, report);
        QCOMPARE(labelled(shown.panel, "Report of"), "<b>Ply 3</b>");
        QCOMPARE(labelled(shown.panel, "Engine"), "mapped-h1");
        QCOMPARE(labelled(shown.panel, "Score"), "estimate +412 for Red");
        QCOMPARE(labelled(shown.panel, "Line"), "d1 c1");
        QCOMPARE(shown.value("depth"), "2 plies, completed");
        QCOMPARE(shown.value("evaluations"), "8,100, 90.0 % of the leaves");
        QCOMPARE(shown.value("cutoffs"), "400, 75.0 % on the first move");
        QCOMPARE(shown.value("tableHitShare"), "25.0 %, 1,250");
        QCOMPARE(shown.value("tableCutoffShare"), "10.0 %, 500");
        QCOMPARE(shown.value("tableFill"), "12.5 %");
        QCOMPARE(shown.value("tableBytes"), "16.0 MiB");
        QCOMPARE(shown.value("processBytes"), "116 MiB, 16.0 MiB more than before");
        QCOMPARE(shown.value("busyWorkers"), "1.25");
        QVERIFY(shown.part("Book and exact solver").isHidden());
        QCOMPARE(shown.value("milliseconds"), "40 ms, disturbed by other programs");
    }

    /// 1 + 7 and 1 + 7 + 49: seven at every position.
    void everyDepthIsARow()
    {
        const Shown shown(fullReport());
        const QAbstractItemModel& depths = *shown.table("Depths").model();
        QCOMPARE(depths.rowCount(), 3);
        const QList<QStringList> expected {
            {"1", "8", "–", "7.00", "1.00 ms", "4", "+30"},
            {"2", "57", "7.13", "7.00", "4.00 ms", "3", "−12"},
            {"3, unfinished", "18,139", "318.23", "–", "35 ms", "4", "+412"}};
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 7; ++column)
                if (column != 5 && column != 6)
                    QCOMPARE(shown.cell("Depths", row, column), expected[row][column]);
        QCOMPARE(depths.index(1, 6).data(Qt::AccessibleTextRole).toString(),
                 scoreSentence(Score::fromValue(-12), Player::First, DiscTheme::Classic));
        for (int column = 0; column < 7; ++column)
            QVERIFY(
                !depths.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }

    void cutoffsStandByTheirMove()
    {
        const Shown shown(fullReport());
        const QAbstractItemModel& rows = *shown.table("Cut-offs by move").model();
        QCOMPARE(rows.rowCount(), 3);
        QCOMPARE(shown.cell("Cut-offs by move", 0, 1), "300");
        QCOMPARE(shown.cell("Cut-offs by move", 1, 2), "15.0 %");
        double sum = 0;
        for (int row = 0; row < rows.rowCount(); ++row)
            sum += rows.index(row, 2).data(TableModel::barRole).value<QList<double>>()[0];
        QCOMPARE(sum, 1.0);
    }

    void workersTimesMakeTheWhole()
    {
        const Shown shown(fullReport());
        const QAbstractItemModel& rows = *shown.table("Worker times").model();
        QCOMPARE(rows.rowCount(), 2);
        QCOMPARE(shown.cell("Worker times", 0, 1), "30 ms");
        QCOMPARE(shown.cell("Worker times", 1, 2), "7.10 ms");
        QCOMPARE(shown.cell("Worker times", 1, 3), "13 ms");
        for (int row = 0; row < 2; ++row) {
            const auto bar = rows.index(row, 4).data(TableModel::barRole).value<QList<double>>();
            QCOMPARE(bar.size(), 3);
            QVERIFY(std::abs(bar[0] + bar[1] + bar[2] - 1) < 1e-9);
        }
        // What the bar shows is said, too.
        QCOMPARE(rows.index(0, 4).data(Qt::AccessibleTextRole).toString(),
                 "Running 75.0 %, ready but not running 5.0 %, asleep 20.0 % of the time.");
    }

    /// A colour has a name: the headings show what the parts of the bars are.
    void headingsShowTheirPartOfTheBars()
    {
        Shown shown(fullReport());
        shown.panel.resize(600, 900);
        shown.panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
        const ReportTable& table = shown.table("Worker times");
        QHeaderView& header = *table.horizontalHeader();
        const QImage image = header.viewport()->grab().toImage();
        const auto coloursIn = [&](int column) {
            const QRect place(header.sectionViewportPosition(column), 0, header.sectionSize(column),
                              header.height());
            int found = 0;
            for (int x = place.left(); x < place.right(); ++x)
                for (int y = 0; y < place.height(); ++y)
                    found += image.pixelColor(x, y).saturation() > 100;
            return found;
        };
        QCOMPARE(coloursIn(0), 0);
        QVERIFY(coloursIn(1) > 50);
        QVERIFY(coloursIn(2) > 5 && coloursIn(2) < coloursIn(1));
        QCOMPARE(coloursIn(3), 0);
    }

    void othersLoadIsSaidAsThat()
    {
        SearchReport report = fullReport();
        QCOMPARE(
            loadSentence(report, 2),
            "Worker 2 was ready for 7.10 ms but had no processor. For all workers together this "
            "was 9.10 ms. That time is load from elsewhere, not work.");
        QVERIFY(loadSentence(report, 1).contains("2 workers share 1 processors"));
        report.workerTimes[0].waiting = report.workerTimes[1].waiting = std::chrono::nanoseconds(0);
        QVERIFY(loadSentence(report, 2).startsWith("No other program slowed"));
        report.workerTimes[0].waiting = report.workerTimes[1].waiting = {};
        QVERIFY(loadSentence(report, 2).startsWith("The system does not report"));
        report.workerTimes.clear();
        QVERIFY(loadSentence(report, 2).isEmpty());
    }

    void rootMovesHaveTheirShares()
    {
        const Shown shown(fullReport());
        QCOMPARE(shown.cell("Root moves", 0, 0), notation::columnName(3));
        QCOMPARE(shown.cell("Root moves", 0, 1), "2");
        QCOMPARE(shown.cell("Root moves", 0, 5), "25.0");
        QCOMPARE(shown.cell("Root moves", 1, 5), "75.0");
        QCOMPARE(shown.cell("Root moves", 0, 6), "75.0");
        QCOMPARE(shown.cell("Root moves", 1, 6), "25.0");
    }

    void realReportsAreSaid_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("depth");
        QTest::newRow("alphabeta") << "alphabeta-h1"
                                   << "" << 6;
        QTest::newRow("mapped") << "mapped-h1"
                                << "" << 6;
        QTest::newRow("perfect") << "perfect"
                                 << "4444443222233355" << 0;
    }

    void realReportsAreSaid()
    {
        QFETCH(QString, engine);
        QFETCH(QString, position);
        QFETCH(int, depth);
        const SearchReport report
            = searched(engine, *notation::parsePosition(QStringView(position)), depth);
        const Shown shown(report);
        verifyFigures(shown, report);
        QCOMPARE(shown.table("Depths").model()->rowCount(), int(report.iterations.size()));
        for (std::size_t i = 0; i < report.iterations.size(); ++i) {
            const IterationReport& iteration = report.iterations[i];
            QCOMPARE(shown.cell("Depths", int(i), 1), countText(iteration.counts.nodes));
            if (const auto factor = branchingFactor(iteration))
                QCOMPARE(shown.cell("Depths", int(i), 3), decimalText(*factor, 2));
        }
        QCOMPARE(shown.table("Root moves").model()->rowCount(), int(report.rootMoves.size()));
        QCOMPARE(shown.part("Table of positions").isHidden(), !report.statistics.table);
        QCOMPARE(shown.table("Worker times").model()->rowCount(), int(report.workerTimes.size()));
    }

    /// The exact solver counts no leaves: a dash is no zero.
    void whatIsNotKnownIsNoZero()
    {
        SearchReport report;
        report.engine = QStringLiteral("random");
        report.time = std::chrono::milliseconds(1);
        const Shown shown(report);
        for (const char* key : {"leaves", "evaluations", "cutoffs", "branchingFactor"})
            QCOMPARE(shown.value(key), "–");
        for (const char* title : {"Processors and workers", "Depths", "Cut-offs by move",
                                  "Table of positions", "Root moves"})
            QVERIFY(shown.part(QLatin1String(title)).isHidden());
    }

    /// A listener hears every value with its name: labels by description and text, cells by
    /// themselves.
    void everyValueIsHeard()
    {
        const Shown shown(fullReport());
        int labels = 0;
        for (QLabel* label : shown.panel.findChildren<QLabel*>()) {
            if (label->accessibleDescription().isEmpty() || label->text().isEmpty())
                continue;
            // A name of its own would hide the text.
            QVERIFY(label->accessibleName().isEmpty());
            QAccessibleInterface* const heard = QAccessible::queryAccessibleInterface(label);
            QVERIFY(!heard->text(QAccessible::Name).isEmpty());
            QCOMPARE(heard->text(QAccessible::Description), label->accessibleDescription());
            ++labels;
        }
        QVERIFY(labels >= 30);
        for (ReportTable* table : shown.panel.findChildren<ReportTable*>()) {
            QVERIFY(!table->accessibleName().isEmpty());
            const QAbstractItemModel& model = *table->model();
            for (int row = 0; row < model.rowCount(); ++row)
                for (int column = 0; column < model.columnCount(); ++column)
                    QVERIFY(!model.index(row, column)
                                 .data(Qt::AccessibleTextRole)
                                 .toString()
                                 .isEmpty());
        }
        for (QToolButton* heading : shown.panel.findChildren<QToolButton*>())
            if (heading->isCheckable())
                QVERIFY(heading->focusPolicy() & Qt::TabFocus);
    }

    void aReportThatGrowsKeepsPlaceAndSelection()
    {
        SearchReport report = fullReport();
        report.status = SearchReport::Status::Deepening;
        report.iterations.pop_back();
        Shown shown(report);
        shown.panel.resize(480, 220);
        shown.panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
        auto& depths = const_cast<ReportTable&>(shown.table("Depths"));
        const QAbstractItemModelTester tester(depths.model());
        depths.selectRow(1);
        QScrollBar& bar = *shown.panel.findChild<QScrollArea*>()->verticalScrollBar();
        QTRY_VERIFY(bar.maximum() > 100);
        bar.setValue(100);
        QSignalSpy changed(depths.model(), &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(depths.model(), &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(depths.model(), &QAbstractItemModel::modelReset);
        const int width = depths.columnWidth(1);
        report.iterations = fullReport().iterations;
        report.time += std::chrono::milliseconds(20);
        report.nodes = 99;
        shown.set(report);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(depths.selectionModel()->selectedRows().value(0).row(), 1);
        QCOMPARE(shown.value("nodes"), "99");
        QCoreApplication::processEvents();
        QCOMPARE(bar.value(), 100);
        QVERIFY(depths.columnWidth(1) >= width);
        // The last depth goes on.
        report.iterations.back().counts.nodes = 20'000;
        report.time += std::chrono::milliseconds(20);
        shown.set(report);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().first().toModelIndex().row(), 2);
        // Of another search there may be fewer.
        shown.set(searched(QStringLiteral("alphabeta-h1"), Position(), 1));
        QCOMPARE(depths.model()->rowCount(), 1);
    }

    void partsFold()
    {
        Shown shown(fullReport());
        QSignalSpy told(&shown.panel, &ReportPanel::foldedChanged);
        shown.panel.resize(480, 900);
        shown.panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
        const FoldingSection& depths = shown.part("Depths");
        auto* const heading = depths.findChild<QToolButton*>();
        QTest::keyClick(heading, Qt::Key_Space);
        QCOMPARE(told.count(), 1);
        QCOMPARE(shown.panel.folded(), QStringList {"depths"});
        QVERIFY(!shown.table("Depths").isVisible());
        QVERIFY(heading->isVisible() && !heading->isChecked());
        shown.panel.setFolded({"cutoffs", "no such part"});
        QCOMPARE(shown.panel.folded(), QStringList {"cutoffs"});
        QVERIFY(shown.table("Depths").isVisible());
        QTest::mouseClick(heading, Qt::LeftButton);
        QVERIFY(depths.isFolded());
    }

    /// Nothing is cut, from a narrow dock to a window of its own.
    void tablesAreAsHighAsTheirRows()
    {
        Shown shown(fullReport());
        shown.panel.show();
        for (const int width : {260, 400, 520, 900, 1400}) {
            shown.panel.resize(width, 500);
            QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
            QCoreApplication::processEvents();
            for (const ReportTable* table : shown.panel.findChildren<ReportTable*>()) {
                const int last = table->model()->rowCount() - 1;
                QVERIFY(table->rowViewportPosition(last) + table->rowHeight(last)
                        <= table->viewport()->height());
            }
        }
        // Names and values beside each other as far as there is room.
        const auto grids = shown.panel.findChildren<FieldGrid*>();
        QCOMPARE(grids.first()->columns(), 3);
        shown.panel.resize(260, 500);
        QCoreApplication::processEvents();
        QCOMPARE(grids.first()->columns(), 1);
    }
};

QTEST_MAIN(TestReportPanel)
#include "tst_reportpanel.moc"
