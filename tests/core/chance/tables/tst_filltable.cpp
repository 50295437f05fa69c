// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/tablefile.h"
#include "tests/sanitized.h"

#include <QJsonArray>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

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
        // Beside the checker stands the formula, which knows no choice.
        QCOMPARE(table.rows[0].cells[2].agreement, Agreement::Inside);
        QCOMPARE(table.rows[0].cells[2].exact, QStringLiteral("135/211"));
        QVERIFY(!table.rows[1].cells[2].isKnown);
        QVERIFY(table.rows[2].cells[0].isKnown);
        QCOMPARE(table.rows[2].cells[2].agreement, Agreement::Inside);
    }

    /// Every number of the rows that are small.
    void everyRuinAgrees()
    {
        const StudyTable table = filled(1, sanitized::isOn ? 2000 : 20000);
        int run = 0;
        for (const TableRow& row : table.rows) {
            if (!row.isRun)
                continue;
            ++run;
            for (const TableCell& cell : row.cells) {
                const auto wanted = cell.published == QLatin1String("-")
                    ? std::array {Agreement::NotPublished, Agreement::Inside}
                    : std::array {Agreement::Rounded, Agreement::Rounded};
                QVERIFY2(std::ranges::find(wanted, cell.agreement) != wanted.end(),
                         qPrintable(row.title));
            }
        }
        QCOMPARE(run, sanitized::isOn ? 4 : 7);
        QVERIFY(!table.isComplete());
        QVERIFY(holds(table.rows[0].cells[2], 75.0 / 22, 1e-15));
        QVERIFY(holds(table.rows[0].cells[3], 25.0 / 176, 1e-16));
        QCOMPARE(table.rows[0].cells[4].exact, QStringLiteral("75/22"));
        QCOMPARE(table.rows[0].cells[5].exact, QStringLiteral("25/176"));
        QVERIFY(table.rows[0].cells[4].agreement == Agreement::Inside
                && table.rows[0].cells[5].agreement == Agreement::Inside);
        // N = 3, d = 5: two more than N.
        QCOMPARE(table.rows[1].cells[4].exact, QStringLiteral("2125/326"));
        QCOMPARE(table.rows[1].cells[4].agreement, Agreement::Inside);
        QVERIFY(!table.rows[1].cells[5].isKnown);
    }

    /// What the reductions are worth is measured, and is no part of the row's own time.
    void everyRowIsTimedBothWays()
    {
        const StudyTable table = filled(1, 60);
        const TableRow& row = table.rows[0];
        QVERIFY(row.isRun);
        for (const std::size_t column : {6, 7}) {
            QCOMPARE(table.columns[column].kind, TableColumn::Kind::Time);
            QVERIFY(row.cells[column].isKnown);
            QVERIFY(row.cells[column].time.count() > 0);
        }
        QVERIFY(row.time > row.cells[6].time);
        // What the study took stands beside it.
        QCOMPARE(table.rows[8].title, QStringLiteral("N = 5, d = 50"));
        QCOMPARE(table.rows[8].publishedSeconds, QStringLiteral("52"));
        QVERIFY(tableToMarkdown(table, Provenance(table.title)).contains("paper 52 s<br>not run"));
        QVERIFY(tableToCsv(table).contains("time original"));
    }

    void everyYahtzeeAgrees()
    {
        const StudyTable table = filled(2, sanitized::isOn ? 10000 : 100000);
        for (const TableRow& row : table.rows) {
            if (!row.isRun)
                continue;
            if (row.cells[0].published == QLatin1String("-"))
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
        const auto row = [&table](const char* title) {
            return *std::ranges::find(table.rows, QLatin1String(title), &TableRow::title);
        };
        QCOMPARE(row("5 dice, any number of turns").cells[4].agreement, Agreement::CutOff);
        const std::pair<const char*, double> hands[] = {{"Three of a kind, 3 turns", 0.74320},
                                                        {"Four of a kind, 3 turns", 0.29079},
                                                        {"Large straight, 3 turns", 0.26110},
                                                        {"Full house, 3 turns", 0.36288}};
        for (const auto& [title, chance] : hands)
            QVERIFY2(holds(row(title).cells[2], chance, 5e-6), title);
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
        // The tie of the study, and by the rules; without wells there is none.
        QCOMPARE(table.rows[2].cells[7].agreement, Agreement::CutOff);
        QVERIFY(holds(table.rows[2].cells[8], 0.188568934, 6e-10));
        QVERIFY(holds(table.rows[0].cells[8], 0.283777663, 6e-10));
        QVERIFY(!table.rows[1].cells[7].isKnown);
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
        QVERIFY2(table.rows[0].fault.contains(QStringLiteral("Memory ran out")),
                 qPrintable(table.rows[0].fault));
    }

    void filesHaveEveryNumber()
    {
        const StudyTable table = filled(0, 0);
        const QByteArray csv = tableToCsv(table);
        QCOMPARE(csv.count('\n'), 9);
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
