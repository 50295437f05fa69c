// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

QJsonObject objectOf(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonObject objectOf(const Run& run)
{
    return objectOf(run.out.toUtf8());
}

QStringList verdicts(const QJsonValue& row)
{
    QStringList names;
    const QJsonArray cells = row["cells"].toArray();
    for (const QJsonValue cell : cells)
        names << cell["verdict"].toString();
    return names;
}

QStringList namesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files, QDir::Name);
}

}

class TestCliFormalTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstTwoRowsAreTheStudys()
    {
        const Run run = runProgram({"formal", "table1", "--depth", "1..2", "--json"});
        QCOMPARE(run.code, 0);
        QVERIFY2(!run.error.contains(u"fourcast-cli:"), qPrintable(run.error));
        const QJsonObject table = objectOf(run);
        QCOMPARE(table["command"].toString(), "formal table1");
        QVERIFY(table["complete"].toBool());
        QVERIFY(table["provenance"].toObject().contains("machine"));
        const QJsonArray rows = table["rows"].toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0]["states"].toInt(), 130);
        QCOMPARE(rows[0]["transitions"].toInt(), 451);
        QCOMPARE(rows[1]["states"].toInt(), 2189);
        QCOMPARE(rows[1]["transitions"].toInt(), 10210);
        const QString no = QStringLiteral("vacuous");
        const QString yes = QStringLiteral("true");
        // At one level there is no min at all; seven threads never do the same at once.
        QCOMPARE(verdicts(rows[0]), (QStringList {yes, yes, yes, no, no, no, yes}));
        QCOMPARE(verdicts(rows[1]), (QStringList {yes, yes, yes, yes, no, no, yes}));
        for (const QJsonValue row : rows) {
            const QJsonArray cells = row["cells"].toArray();
            for (const QJsonValue cell : cells) {
                QCOMPARE(cell["published"], QJsonValue(true));
                QCOMPARE(cell["why"].toString().contains("never happens"),
                         cell["verdict"].toString() == no);
            }
        }
    }

    void theTableIsPrintedWithTheReasons()
    {
        const Run run = runProgram({"formal", "table1", "--depth", "1"});
        QCOMPARE(run.code, 0);
        for (const char* words :
             {"D = 1: 130 states, 451 transitions, explored in", "study: true   vacuous",
              "true only because this never happens: min(x, y, z, m)"})
            QVERIFY2(run.out.contains(QLatin1String(words)), qPrintable(run.out));
        QVERIFY(!run.out.contains(QLatin1String("D = 2")));
    }

    /// The study speaks of seven threads.
    void otherThreadsHaveNoPublishedVerdict()
    {
        const QJsonObject table
            = objectOf(runProgram({"formal", "table1", "--depth", "1..2", "--threads", "2",
                                   "--repaired", "--workers", "1", "--json"}));
        const QJsonValue row = table["rows"].toArray().at(1);
        QCOMPARE(row["states"].toInt(), 11);
        const QJsonArray cells = row["cells"].toArray();
        QCOMPARE(cells.size(), 12);
        QVERIFY(cells[0]["published"].isNull());
        QCOMPARE(cells[7]["kind"].toString(), "repaired");
        QCOMPARE(cells[7]["verdict"].toString(), "false");
        QCOMPARE(cells[7]["why"].toString(), "a counterexample has 4 steps");
    }

    void mutantsAreCaughtByWhatSpeaksOfThem()
    {
        const Run run = runProgram({"formal", "table1", "--mutants", "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject table = objectOf(run);
        QCOMPARE(table["rows"].toArray().size(), 8);
        const QJsonObject caught = table["caught"].toObject();
        QCOMPARE(caught.size(), 12);
        // What mCRL2 says of the same systems.
        QCOMPARE(caught["Deadlocks"].toArray(), QJsonArray {"stuck"});
        QCOMPARE(caught["Liveness"].toArray(), (QJsonArray {"loop", "stuck"}));
        QCOMPARE(caught["Safety 3"].toArray(), QJsonArray());
        QCOMPARE(caught["Safety 4"].toArray(), QJsonArray());
        QCOMPARE(caught["Successor generation"].toArray(), QJsonArray {"overcount"});
        QVERIFY(caught["Safety 1, repaired"].toArray().contains("redo"));
        const Run text = runProgram({"formal", "table1", "--mutants"});
        QVERIFY(text.out.contains(QStringLiteral("Successor generation: overcount\n")));
        QVERIFY(!text.out.contains(QStringLiteral("study:")));
    }

    void filesAreWrittenAndKept()
    {
        const QTemporaryDir folder;
        const QStringList table {"formal", "table1", "--depth", "1..2", "--out", folder.path()};
        const Run run = runProgram(table);
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("Written: ")));
        QCOMPARE(namesIn(folder), (QStringList {"table1.csv", "table1.json", "table1.md"}));
        const QByteArray csv = contents(folder.filePath("table1.csv"));
        QCOMPARE(csv.count('\n'), 1 + 2 * 7);
        QVERIFY(csv.startsWith("model,threads,levels,mutant,states,"));
        QVERIFY(csv.left(csv.indexOf('\n')).endsWith(",program,date,machine"));
        QVERIFY(csv.contains("\npaper,7,2,,2189,10210,"));
        const QJsonObject json = objectOf(contents(folder.filePath("table1.json")));
        QCOMPARE(json["rows"].toArray().size(), 2);
        const QByteArray text = contents(folder.filePath("table1.md"));
        QVERIFY(text.contains("| D = 2 | 2189 | 10210 |"));
        QVERIFY(text.contains("true / vacuous ("));
        QVERIFY(text.contains("\nFourcast "));

        const Run again = runProgram(table);
        QCOMPARE(again.code, 1);
        QVERIFY(again.error.contains(QStringLiteral("--force replaces it")));
        QCOMPARE(contents(folder.filePath("table1.csv")), csv);
        QCOMPARE(runProgram(table + QStringList {"--force"}).code, 0);

        QCOMPARE(runProgram({"formal", "table1", "--mutants", "--out", folder.path()}).code, 0);
        QVERIFY(contents(folder.filePath("mutants.md")).contains("Caught mutants:"));
    }

    void anInterruptKeepsWhatIsThere()
    {
        const QTemporaryDir folder;
        const Run run = interruptProgram({"formal", "table1", "--out", folder.path()});
        QCOMPARE(run.code, 3);
        QVERIFY(run.error.contains(QStringLiteral("this is a part")));
        QVERIFY(run.out.contains(QStringLiteral("D = 1: 130 states")));
        QCOMPARE(namesIn(folder),
                 (QStringList {"table1.part.csv", "table1.part.json", "table1.part.md"}));
        const QJsonObject json = objectOf(contents(folder.filePath("table1.part.json")));
        QVERIFY(!json["complete"].toBool());
        QCOMPARE(json["rows"].toArray().size(), 7);
        QCOMPARE(json["rows"].toArray().at(0)["states"].toInt(), 130);
        QVERIFY(contents(folder.filePath("table1.part.md")).contains("A part: "));
    }

    void aRowThatIsTooLargeIsSaidToBe()
    {
        const Run run = runProgram({"formal", "table1", "--depth", "4", "--memory", "1000"});
        QCOMPARE(run.code, 1);
        QVERIFY(run.out.contains(QStringLiteral("no memory for more than")));
        QVERIFY(run.error.contains(QStringLiteral("--memory allows more")));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row
            = [](const char* name, const QStringList& arguments, int code, const char* says) {
                  QTest::newRow(name) << arguments << code << QString::fromUtf8(says);
              };
        row("threads", {"--threads", "8"}, 1, "--threads");
        row("depth of nothing", {"--depth", ""}, 1, "--depth must be");
        row("depth 0", {"--depth", "0"}, 1, "--depth must be");
        row("depth beyond", {"--depth", "3..8"}, 1, "--depth must be");
        row("depth backwards", {"--depth", "3..2"}, 1, "--depth must be");
        row("half a range", {"--depth", "3.."}, 1, "--depth must be");
        row("a line more", {"--depth", "3\n"}, 1, "--depth must be");
        row("threads of mutants", {"--mutants", "--threads", "3"}, 1, "--threads is not for");
        row("depth of mutants", {"--mutants", "--depth", "3"}, 1, "--depth is not for");
        row("repaired mutants", {"--mutants", "--repaired"}, 1, "--repaired is not for");
        row("workers", {"--workers", "0"}, 1, "--workers");
        row("memory", {"--memory", "much"}, 1, "--memory");
        row("no folder", {"--out", ""}, 1, "--out needs the name of a folder");
        row("a file for a folder", {"--out", "/dev/null"}, 1, "not a folder");
        row("an argument", {"paper"}, 2, "");
        row("no option", {"--set", "p=7"}, 2, "");
    }

    void mistakesAreNamed()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        const Run run = runProgram(QStringList {"formal", "table1"} + arguments);
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QVERIFY(run.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliFormalTable)

#include "tst_cliformaltable.moc"
