// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/tablefile.h"
#include "tests/sanitized.h"

#include <QJsonArray>
#include <QTest>

using namespace fourcast::chance;

namespace {

StudyTable filled(int number, std::uint64_t mostStates)
{
    TableOptions options;
    options.mostStates = mostStates;
    return fillTable(studyTable(number), options);
}

/// Do the interval and what is known to be true meet, to so many digits as are known?
bool holds(const TableCell& cell, double truth, double error)
{
    return cell.isKnown && cell.bounds.low <= truth + error && truth - error <= cell.bounds.high
        && cell.bounds.width() <= 2e-8 * std::max(1.0, truth);
}

}

class TestFillTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGamblerAgrees()
    {
        const StudyTable table = filled(0, 0);
        QVERIFY(table.isComplete());
        QCOMPARE(table.rows[0].cells[0].agreement, Agreement::Rounded);
        QVERIFY(holds(table.rows[0].cells[0], 135.0 / 211, 0));
        QVERIFY(holds(table.rows[0].cells[1], 135.0 / 211, 0));
        QCOMPARE(table.rows[1].cells[0].agreement, Agreement::Rounded);
        QVERIFY(holds(table.rows[1].cells[0], 21.0 / 31, 1e-16));
        QVERIFY(holds(table.rows[1].cells[1], 135.0 / 211, 0));
    }

    /// Every number of the rows that are small.
    void everyRuinAgrees()
    {
        const StudyTable table = filled(1, 20000);
        int run = 0;
        for (const TableRow& row : table.rows) {
            if (!row.isRun)
                continue;
            ++run;
            for (const TableCell& cell : row.cells)
                QVERIFY2(cell.agreement == Agreement::Rounded, qPrintable(row.title));
        }
        QCOMPARE(run, 6);
        QVERIFY(!table.isComplete());
        QVERIFY(holds(table.rows[0].cells[2], 75.0 / 22, 1e-15));
        QVERIFY(holds(table.rows[0].cells[3], 25.0 / 176, 1e-16));
    }

    void everyYahtzeeAgrees()
    {
        const StudyTable table = filled(2, 100000);
        for (const TableRow& row : table.rows) {
            if (!row.isRun)
                continue;
            QVERIFY2(row.cells[0].agreement == Agreement::Rounded, qPrintable(row.title));
            QVERIFY2(row.cells[2].agreement == Agreement::Rounded
                         || row.cells[2].agreement == Agreement::CutOff,
                     qPrintable(row.title));
        }
        QCOMPARE(table.rows[0].cells[1].agreement, Agreement::Rounded);
        QVERIFY(holds(table.rows[0].cells[2], 347897.0 / 7558272, 1e-16));
        // One throw in a turn is all that bad luck needs.
        QVERIFY(holds(table.rows[0].cells[3], std::pow(6.0, -12), 1e-24));
    }

    /// With the artefacts as in the study, and by the rules.
    void theGooseAgreesBothWays()
    {
        if (sanitized::isOn)
            QSKIP("A figure, which no sanitizer changes");
        const StudyTable table = filled(3, 0);
        QVERIFY(table.isComplete());
        const double rules[5][3] = {{0.367577992, 0.348644345, 34.753197},
                                    {0.517282155, 0.482717845, 42.970090},
                                    {0.407686403, 0.403744663, 26.183392},
                                    {0.509077407, 0.490922593, 30.154089},
                                    {0.513018248, 0.486981752, 24.808078}};
        for (std::size_t row = 0; row < 5; ++row) {
            const auto& cells = table.rows[row].cells;
            for (const std::size_t column : {1, 2, 3})
                QCOMPARE(cells[column].agreement, Agreement::Rounded);
            for (std::size_t i = 0; i < 3; ++i)
                QVERIFY(holds(cells[4 + i], rules[row][i], i < 2 ? 6e-10 : 6e-7));
            // Our text of the game is another one.
            QCOMPARE(cells[0].agreement, Agreement::Differs);
        }
        QCOMPARE(table.rows[0].cells[0].count, std::uint64_t {37021});
        QCOMPARE(table.rows[2].cells[0].count, std::uint64_t {60894});
    }

    void aStopKeepsWhatIsThere()
    {
        std::stop_source stop;
        TableOptions options;
        options.stop = stop.get_token();
        options.report = [&stop](const StudyTable& table) {
            if (table.rows[0].isRun)
                stop.request_stop();
        };
        const StudyTable part = fillTable(studyTable(1), options);
        QVERIFY(part.rows[0].isRun);
        QVERIFY(!part.rows[1].isRun);
        QVERIFY(part.rows[1].fault.isEmpty());
    }

    void tooLittleMemoryIsSaid()
    {
        TableOptions options;
        options.exploring.memoryBudget = 1000;
        const StudyTable table = fillTable(studyTable(0), options);
        QVERIFY(!table.rows[0].isRun);
        QVERIFY2(table.rows[0].fault.contains(QStringLiteral("memory")),
                 qPrintable(table.rows[0].fault));
    }

    void filesHaveEveryNumber()
    {
        const StudyTable table = filled(0, 0);
        const QByteArray csv = tableToCsv(table);
        QCOMPARE(csv.count('\n'), 5);
        QVERIFY(csv.contains("One coin at a time,greatest chance,0.6398,"));
        const QJsonObject json = tableToJson(table);
        QVERIFY(json["complete"].toBool());
        const QJsonObject cell
            = json["rows"].toArray()[0].toObject()["cells"].toArray()[0].toObject();
        QCOMPARE(cell["published"].toString(), QStringLiteral("0.6398"));
        QVERIFY(cell["low"].toDouble() <= 135.0 / 211 && cell["high"].toDouble() >= 135.0 / 211);
        QVERIFY(
            tableToMarkdown(table, Provenance(table.title)).contains("paper 0.6398<br>**0.63981"));
    }
};

QTEST_GUILESS_MAIN(TestFillTable)
#include "tst_filltable.moc"
