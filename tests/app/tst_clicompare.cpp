// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class TestCliCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pruningIsToldInFigures()
    {
        const Run run = runProgram({"compare", "--with", "minimax-h1 depth 7", "--with",
                                    "alphabeta-h1 depth 7", "--repeat", "2", "--pruning"});
        QVERIFY2(run.code == 0, qPrintable(run.error));
        QVERIFY2(run.out.contains("A  minimax-h1 depth 7"), qPrintable(run.out));
        QVERIFY(run.out.contains("of the full tree of 960,793 positions to depth 7"));
        QVERIFY(run.out.contains("Minimal tree"));
        QVERIFY(run.out.contains("Every search chose column"));
        QVERIFY(run.out.contains("times as fast as A"));
    }

    void disturbedSearchesAreLeftOutOnDemand()
    {
        const Run run = runProgram({"compare", "--with", "study-h1 depth 3", "--repeat", "2",
                                    "--leave-out-disturbed", "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject object = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QVERIFY(object["leavesOutDisturbed"].toBool());
        const int counted = object["contenders"].toArray()[0].toObject()["timesCounted"].toInt();
        QCOMPARE(counted, 2 - object["disturbedSearches"].toInt());
    }

    void jsonHasEverySearch()
    {
        const QStringList call {"compare",          "445",    "--with",
                                "study-h1 depth 4", "--with", "random seed 3",
                                "--repeat",         "6",      "--json"};
        const Run run = runProgram(call);
        QCOMPARE(run.code, 0);
        const QJsonObject object = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(object["command"].toString(), "compare");
        QCOMPARE(object["moves"].toString(), "445");
        const QJsonArray contenders = object["contenders"].toArray();
        QCOMPARE(contenders.size(), 2);
        QCOMPARE(contenders[0].toObject()["searches"].toArray().size(), 6);
        // Numbers that repeat are the same in another run.
        const QJsonArray again = QJsonDocument::fromJson(runProgram(call).out.toUtf8())
                                     .object()["contenders"]
                                     .toArray();
        for (const char* key : {"nodes", "leaves", "cutoffs", "evaluations", "branchingFactor"})
            QCOMPARE(again[0].toObject()["quantities"].toObject()[QLatin1String(key)],
                     contenders[0].toObject()["quantities"].toObject()[QLatin1String(key)]);
        QCOMPARE(again[1].toObject()["searches"].toArray()[0].toObject()["bestColumn"],
                 contenders[1].toObject()["searches"].toArray()[5].toObject()["bestColumn"]);
    }

    void csvHasTheQuantitiesThatAreAskedFor()
    {
        const Run run = runProgram({"compare", "d1 d2", "--with", "study-h1 depth 3", "--repeat",
                                    "1", "--quantity", "nodes, leaves", "--csv"});
        QVERIFY2(run.code == 0, qPrintable(run.error));
        const QStringList lines = run.out.trimmed().split(u'\n');
        QVERIFY2(lines.front().contains(",line,nodes,leaves,tree_depth,"), qPrintable(lines[0]));
        QVERIFY(lines.front().endsWith(",program,date,machine"));
        QCOMPARE(lines.filter(QStringLiteral(",search,1,completed,")).size(), 1);
    }

    void whatIsNotAskedForIsNotTold()
    {
        const Run run = runProgram(
            {"compare", "--with", "study-h2 depth 3", "--repeat", "1", "--quantity", "nodes"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("Nodes"));
        QVERIFY(!run.out.contains("Time in ms"));
        QVERIFY(!run.out.contains("Full tree"));
    }

    void anInterruptKeepsTheSearchesSoFar()
    {
        const Run run = interruptAtOnce(
            {"compare", "--with", "random", "--with", "minimax-h1 depth 42", "--repeat", "1"});
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains("Stopped in round 1 of 1"), qPrintable(run.error));
    }

    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& call, int code, const char* says) {
            QTest::newRow(qPrintable(call.join(u' '))) << call << code << QString::fromLatin1(says);
        };
        const QString with = QStringLiteral("--with");
        const QString one = QStringLiteral("random");
        row({}, 2, "--with is missing");
        row({with, ""}, 1, "The engine is missing");
        row({with, "deep-blue"}, 1, "no engine called");
        row({with, "study-h1 depth 43"}, 1, "from 1 to 42");
        row({with, "study-h1 depth"}, 1, "whole number");
        row({with, "perfect depth 3"}, 1, "does not apply to perfect");
        row({with, "study-h1 soon"}, 1, "the word \"soon\" is unknown");
        row({with, one, with, one, with, one, with, one, with, one, with, one, with, one}, 1,
            "from 1 to 6");
        row({with, one, "--repeat", "0"}, 1, "--repeat");
        row({with, one, "--repeat", "1001"}, 1, "--repeat");
        row({with, one, "--reference", "2"}, 1, "--reference");
        row({with, one, "--quantity", "weight"}, 1, "no quantity 'weight'");
        row({with, one, "--quantity", ""}, 1, "no quantity ''");
        row({"8", with, one}, 1, "character 1");
        row({"1212121", with, one}, 1, "ended");
        row({with, one, "--json", "--csv"}, 2, "beside --json");
        row({with, one, "--depth", "3"}, 2, "depth");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(const QStringList, call);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        const Run run = runProgram(QStringList {QStringLiteral("compare")} + call);
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY(run.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliCompare)
#include "tst_clicompare.moc"
