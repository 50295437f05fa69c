// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <cmath>

class TestCliGrowth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFullTreeGrowsByItsKnownCounts()
    {
        const Run run = runProgram({"growth", "--engine", "tree", "--to", "7", "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject object = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(object["command"].toString(), "growth");
        const QJsonArray rows = object["rows"].toArray();
        const QList<int> known {8, 57, 400, 2801, 19608, 137257, 960793};
        QCOMPARE(rows.size(), known.size());
        for (qsizetype i = 0; i < known.size(); ++i)
            QCOMPARE(rows[i].toObject()["nodes"].toInt(), known[i]);
        // The regression of their logarithms, worked out by another program.
        QVERIFY(std::abs(object["nodesFit"].toObject()["b"].toDouble() - 7.017040847577194) < 1e-9);
        QVERIFY(!object["published"].toArray().isEmpty());
    }

    void theTableSaysWhatAPlyCosts()
    {
        const Run run
            = runProgram({"growth", "--engine", "study-h1", "--to", "6", "--repeat", "1"});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("10725"), qPrintable(run.out));
        QVERIFY(run.out.contains("Each further ply costs "));
        QVERIFY(run.out.contains("95 %"));
        QVERIFY(run.out.contains("Kang, Wang, Hu 2019"));
        QVERIFY(run.out.contains("716 at 4, 13800 at 6"));
    }

    void everythingGrows_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("points");
        const auto row = [](const char* call, int points) {
            QTest::newRow(call) << QString::fromLatin1(call) << points;
        };
        row("--by discs --engine study-h2 --depth 3 --from 10 --to 14 --positions 2", 5);
        row("--by discs --engine exact --position 4444436252 --from 7", 4);
        row("--by workers --engine mapped-h1 --depth 5 --to 2", 2);
        row("--by boards --engine tree --depth 3", 5);
        row("--by boards --engine exact --to 2", 2);
        row("--position 444 --to 4 --workers 2 --engine mapped-h2 --all-wins-alike", 4);
        row("--engine minimax-h1 --h1-variant vertical-pairs --to 3", 3);
    }

    void everythingGrows()
    {
        QFETCH(const QString, call);
        QFETCH(const int, points);
        const Run run = runProgram((QStringLiteral("growth --repeat 1 --csv ") + call).split(u' '));
        QVERIFY2(run.code == 0, qPrintable(run.error));
        const QStringList lines = run.out.trimmed().split(u'\n');
        QVERIFY(lines.front().startsWith("source,engine,by,x,"));
        QCOMPARE(lines.filter(QStringLiteral("measured,")).size(), points);
        QVERIFY(lines.front().endsWith(",program,date,machine"));
    }

    void timeThatRunsOutIsSaid()
    {
        const Run run = runProgram(
            {"growth", "--engine", "minimax-h1", "--to", "42", "--time", "30", "--repeat", "1"});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("limit reached"), qPrintable(run.out));
        QVERIFY(run.out.contains(">"));
    }

    void anInterruptKeepsThePointsSoFar()
    {
        const Run run = interruptAtOnce({"growth", "--engine", "tree", "--to", "42"});
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains("Stopped after"), qPrintable(run.error));
    }

    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* call, int code, const char* says) {
            QTest::newRow(call) << QString::fromLatin1(call) << code << QString::fromLatin1(says);
        };
        row("--engine deep-blue", 1, "Unknown engine \"deep-blue\"");
        row("--by weight", 1, "depth, discs, workers, boards");
        row("--to 43", 1, "--to");
        row("--to many", 1, "--to");
        row("--from 0", 1, "--from");
        row("--from 9 --to 3", 1, "must not be greater than the last");
        row("--repeat 0", 1, "--repeat");
        row("--by discs --to 42", 1, "--to");
        row("--by discs --positions 0", 1, "--positions");
        row("--by discs --engine random", 1, "does not search");
        row("--by discs --seed x", 1, "--seed");
        row("--by discs --position 444 --to 4", 1, "up to 3 discs");
        row("--by discs --depth 43", 1, "--depth");
        row("--by workers --to 257", 1, "--to");
        row("--by workers --engine alphabeta-h1", 1, "one worker");
        row("--by boards --to 6", 1, "--to");
        row("--by boards --engine perfect", 1, "only the standard board");
        row("--engine perfect", 1, "has no depth setting");
        row("--position 8", 1, "character 1");
        row("--position 1212121", 1, "over");
        row("--by boards --engine tree --position 4", 1, "empty");
        row("--time 0", 1, "--time");
        row("--workers 0", 1, "--workers");
        row("--h1-variant odd", 1, "odd");
        row("--h1-values /nowhere/values", 1, "/nowhere");
        row("--depth 4", 2, "where the depth grows");
        row("--by workers --engine tree --workers 2", 2, "where the workers grow");
        row("--by discs --engine exact --depth 4", 2, "sees the end");
        row("--seed 3", 2, "random positions");
        row("--positions 3", 2, "random positions");
        row("--json --csv", 2, "beside --json");
        row("--engine minimax-h2 --h1-variant strict", 2, "does not value positions by H1");
        row("--engine tree --all-wins-alike", 2, "--all-wins-alike is of no use");
        row("--speed 3", 2, "speed");
        row("444", 2, "444");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(const QString, call);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        const Run run = runProgram((QStringLiteral("growth ") + call).split(u' '));
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY(run.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliGrowth)
#include "tst_cligrowth.moc"
