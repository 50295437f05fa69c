// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/lessons/treeexamples.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/lessons/tree/growthfigure.h"
#include "ui/labs/lessons/tree/searchcomparison.h"

#include <QImage>
#include <QPainter>
#include <QTableWidget>
#include <QTest>

using namespace fourcast::lesson;

class TestSearchComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each count is the one of a search of its own.
    void everyWayToSearchHasItsRow()
    {
        SearchComparison view;
        view.setRequest(treeexamples::position("44", 3));
        view.compare();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 60000);
        QCOMPARE(view.comparisons().size(), std::size_t {3});
        const Comparison& last = view.comparisons().back();
        QCOMPARE(view.table().rowCount(), static_cast<int>(last.searches.size()) + 1);
        for (const ComparedSearch& search : last.searches) {
            auto searcher = TreeSearcher::make(search.request);
            QCOMPARE((*searcher)->count()->counts, search.counted.counts);
        }
        QCOMPARE(view.table().item(0, 1)->text(), QStringLiteral("400"));
        // 7^2 + 7^1 - 1: every move can be played everywhere.
        QVERIFY2(view.noteText().contains(QStringLiteral("= 55")), qPrintable(view.noteText()));
        QCOMPARE(last.least.leaves, std::uint64_t {55});
    }

    /// Before a class: the letters are large, and half of the width is the chart's.
    void noNameOfASearchIsCut()
    {
        SearchComparison view;
        QFont large = view.font();
        large.setPointSizeF(18);
        view.setFont(large);
        view.resize(1000, 480);
        view.setRequest(treeexamples::position("44", 2));
        view.setVisible(true);
        view.compare();
        QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 60000);
        QCoreApplication::processEvents();
        const QTableWidget& table = view.table();
        for (int row = 0; row < table.rowCount(); ++row) {
            const QTableWidgetItem* const name = table.item(row, 0);
            // Less the cell's margins.
            const QRect room(0, 0, table.columnWidth(0) - 6, 10000);
            const QRect needed
                = table.fontMetrics().boundingRect(room, Qt::TextWordWrap, name->text());
            QVERIFY2(needed.height() <= table.rowHeight(row), qPrintable(name->text()));
            QVERIFY2(needed.width() <= table.columnWidth(0), qPrintable(name->text()));
        }
    }

    void whatCannotBeSearchedCannotBeCompared()
    {
        SearchComparison view;
        view.setRequest(tl::unexpected(Error {QStringLiteral("no"), 0, 0}));
        view.compare();
        QVERIFY(!view.isRunning());
    }

    void theChartHasAFileOfItsOwn()
    {
        Comparisons all;
        static_cast<void>(
            growth(treeexamples::typed("((3 5) (2 9))"),
                   [&all](const Comparison& comparison) { all.push_back(comparison); }));
        FigureChart chart;
        chart.setFigure(growthFigure(all, CountedOfTree::Nodes));
        QVERIFY(!chart.accessibleDescription().isEmpty());
        chart.resize(500, 300);
        QVERIFY(!chart.spots().empty());
        const ChartContent content = chart.content();
        QVERIFY(content.csv.contains("minimax"));
        QImage image(content.size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        content.paint(painter, image.rect());
        painter.end();
        QImage blank(content.size, QImage::Format_RGB32);
        blank.fill(Qt::white);
        QVERIFY(image != blank);
    }
};

QTEST_MAIN(TestSearchComparison)
#include "tst_searchcomparison.moc"
