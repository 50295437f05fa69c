// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/column.h"

#include <QTest>
#include <limits>

class TestColumn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCellIsWrittenInFiles_data()
    {
        QTest::addColumn<TableValue>("cell");
        QTest::addColumn<QStringList>("csv");
        QTest::addColumn<QJsonValue>("json");
        const auto row = [](const char* name, const TableValue& cell, const QStringList& csv,
                            const QJsonValue& json) { QTest::newRow(name) << cell << csv << json; };
        row("nothing", {}, {""}, QJsonValue::Null);
        row("words", QStringLiteral("7x6"), {"7x6"}, "7x6");
        row("count", TableValue::count(2801), {"2801"}, 2801);
        row("number", TableValue::number(7.0216049, 3), {"7.022"}, 7.0216049);
        row("no number", TableValue::number({}, 3), {""}, QJsonValue::Null);
        row("time", TableValue::milliseconds(std::chrono::nanoseconds(1500)), {"0.001500"}, 0.0015);
        row("times", TableValue::times(4.766, 2), {"4.77"}, 4.766);
        row("share", TableValue::share(0.25, 4), {"0.2500"}, 0.25);
        row("more than", TableValue::moreThan(TableValue::count(9)), {"9"}, 9);
    }

    void aCellIsWrittenInFiles()
    {
        QFETCH(const TableValue, cell);
        QTEST(cell.csv(), "csv");
        QTEST(cell.json(), "json");
    }

    void noCountIsTooLargeForCsv()
    {
        QCOMPARE(TableValue::count(std::numeric_limits<std::uint64_t>::max()).csv(),
                 QStringList {"18446744073709551615"});
    }

    void aRangeHasTwoFields()
    {
        const Columns<int> columns {
            {.csv = {"x"},
             .json = {"x"},
             .cell = [](int x) { return TableValue::count(std::uint64_t(x)); }},
            {.title = "Shown alone", .cell = [](int) { return TableValue(QStringLiteral("-")); }},
            {.csv = {"least", "most"}, .json = {"low", "high"}, .cell = [](int x) {
                 return TableValue::range(TableValue::count(std::uint64_t(x - 1)),
                                          TableValue::count(std::uint64_t(x + 1)));
             }}};
        QCOMPARE(csvHeadings(columns), (QStringList {"x", "least", "most"}));
        QCOMPARE(csvFields(columns, 5), (QStringList {"5", "4", "6"}));
        QJsonObject object {{"kept", true}};
        addToJson(object, columns, 5);
        QCOMPARE(object, (QJsonObject {{"kept", true}, {"x", 5}, {"low", 4}, {"high", 6}}));
    }
};

QTEST_GUILESS_MAIN(TestColumn)
#include "tst_column.moc"
