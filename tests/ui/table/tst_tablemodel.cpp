// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/columntitled.h"
#include "ui/table/tablemodel.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

namespace {

Columns<int> columns()
{
    return {{.title = "Number",
             .tip = "What it is",
             .cell = [](int x) { return TableValue::count(std::uint64_t(x)); }},
            {.csv = {"in_files"}, .cell = [](int) { return TableValue::count(1); }},
            {.title = "Name",
             .cell = [](int x) -> TableValue { return QString(x, u'x'); },
             .cellTip = [](int x) { return x == 2 ? QStringLiteral("two") : QString(); },
             .isWords = true},
            {.title = "Seldom",
             .cell = [](int x) { return x > 2 ? TableValue::times(1.5, 2) : TableValue(); },
             .isOptional = true}};
}

QStringList texts(const QAbstractItemModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.index(row, column).data().toString();
    return texts;
}

}

class TestTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsAreShown()
    {
        TableModel model;
        const QAbstractItemModelTester tester(&model);
        model.show(columns(), {1, 2});
        QCOMPARE(model.columnCount(), 2);
        QCOMPARE(columnTitled(model, "in_files"), -1);
        QCOMPARE(texts(model, 0), (QStringList {"1", "2"}));
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString(), "What it is");
        QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), "What it is");
        QCOMPARE(model.index(1, 1).data(Qt::ToolTipRole).toString(), "two");
        const auto side = [&model](int column) {
            return model.index(0, column).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        };
        QVERIFY(side(0) & Qt::AlignRight);
        QVERIFY(side(1) & Qt::AlignLeft);
    }

    void aColumnWithoutAnythingIsLeftOut()
    {
        TableModel model;
        const QAbstractItemModelTester tester(&model);
        model.show(columns(), {1, 2});
        QCOMPARE(columnTitled(model, "Seldom"), -1);
        model.show(columns(), {1, 2, 3});
        QCOMPARE(texts(model, columnTitled(model, "Seldom")), (QStringList {"", "", "1.50×"}));
        model.show(columns(), {});
        QCOMPARE(model.rowCount(), 0);
    }

    void whatIsSelectedStaysOnItsRow_data()
    {
        QTest::addColumn<QList<int>>("after");
        QTest::addColumn<int>("row");
        QTest::newRow("the same") << QList<int> {5, 6, 7} << 1;
        QTest::newRow("more below") << QList<int> {5, 6, 7, 8, 9} << 1;
        QTest::newRow("more above") << QList<int> {3, 4, 5, 6, 7} << 3;
        QTest::newRow("fewer") << QList<int> {5, 6} << 1;
        QTest::newRow("another in its place") << QList<int> {5, 9, 7} << 1;
        QTest::newRow("none") << QList<int> {} << -1;
    }

    void whatIsSelectedStaysOnItsRow()
    {
        QFETCH(const QList<int>, after);
        TableModel model;
        const QAbstractItemModelTester tester(&model);
        model.show(columns(), {5, 6, 7});
        const QPersistentModelIndex selected = model.index(1, 0);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.show(columns(), std::vector<int>(after.begin(), after.end()));
        QCOMPARE(resets.size(), after.isEmpty() ? 1 : 0);
        QTEST(selected.isValid() ? selected.row() : -1, "row");
        QStringList expected;
        for (const int x : after)
            expected += QString::number(x);
        QCOMPARE(texts(model, 0), expected);
    }

    void onlyWhatChangesIsDrawnAgain()
    {
        TableModel model;
        model.show(columns(), {5, 6, 7});
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.show(columns(), {5, 9, 7});
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes[0][0].toModelIndex().row(), 1);
        QCOMPARE(changes[0][1].toModelIndex().row(), 1);
    }

    void aCellIsRead_data()
    {
        QTest::addColumn<TableValue>("cell");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const TableValue& cell, const QString& text) {
            QTest::newRow(name) << cell << text;
        };
        row("nothing", {}, "");
        row("count", TableValue::count(3187362), "3,187,362");
        row("more than", TableValue::moreThan(TableValue::count(2801)), "> 2,801");
        row("more than nothing", TableValue::moreThan({}), "");
        row("number", TableValue::number(7.0216, 6), "7.02");
        row("time", TableValue::milliseconds(std::chrono::microseconds(31200)), "31.2");
        row("times", TableValue::times(4.766, 4), "4.77×");
        row("share", TableValue::share(0.934, 4), "93 %");
        row("range", TableValue::range(TableValue::count(1000), TableValue::count(2000)),
            "1,000 – 2,000");
        row("range of one", TableValue::range(TableValue::count(1000), TableValue::count(1000)),
            "");
        row("list", TableValue::list({TableValue::count(716), TableValue::count(2000)}),
            "716; 2,000");
        row("list of nothing", TableValue::list({}), "");
    }

    void aCellIsRead()
    {
        QFETCH(const TableValue, cell);
        QTEST(cellText(cell), "text");
    }
};

QTEST_MAIN(TestTableModel)
#include "tst_tablemodel.moc"
