// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

class TestCliParallel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStrategyIsTimed()
    {
        const Run run
            = runProgram({"parallel", "--depth", "5", "--workers", "2", "--repeat", "2", "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject object = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(object["board"].toString(), "7x7");
        QCOMPARE(object["repeatsFinished"].toInt(), 2);
        const QJsonArray rows = object["rows"].toArray();
        QCOMPARE(rows.size(), 11);
        const QJsonValue move = rows.first()["bestColumn"];
        for (const QJsonValue& row : rows) {
            QCOMPARE(row["bestColumn"], move);
            QCOMPARE(row["value"].toInt(), 0);
            QCOMPARE(row["milliseconds"].toArray().size(), 2);
            if (row["strategy"].toString() != QStringLiteral("shared-bound"))
                QCOMPARE(row["nodes"].toInt(), 19608);
        }
    }

    void theTableStandsBesideThePublishedOne()
    {
        const Run run = runProgram({"parallel", "--depth", "6", "--strategy", "root-mapped",
                                    "--workers", "2", "--repeat", "1"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("137257"));
        QVERIFY(run.out.contains("2.529 (4.04x)"));
        QVERIFY(run.out.contains("7 equal tasks, 1.00x on 1, 1.75x on 2"));
    }

    void theTimelineHasATaskForEachReply()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("tasks.csv");
        const Run run
            = runProgram({"parallel", "--depth", "5", "--board", "7x6", "--strategy", "split-2",
                          "--workers", "1", "--repeat", "1", "--timeline", path});
        QCOMPARE(run.code, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QVERIFY(csv.startsWith("strategy,workers,worker,label,run,start_ms,end_ms,nodes,"));
        // Every row says how it came about, for whoever reads it alone.
        QVERIFY(csv.left(csv.indexOf('\n')).endsWith(",program,date,machine"));
        // The sequential run's root moves, and the replies.
        QCOMPARE(csv.count('\n'), 1 + 7 + 49);
        QVERIFY(csv.contains("split-2,1,1,g1 g2,inline,"));
    }

    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* call, int code, const char* says) {
            QTest::newRow(call) << QString::fromLatin1(call) << code << QString::fromLatin1(says);
        };
        row("parallel --depth 13", 1, "--depth");
        row("parallel --board 8x8", 1, "8x8");
        row("parallel --strategy fastest", 1, "root-list");
        row("parallel --strategy ALL", 1, "shared-bound, or all");
        row("parallel --workers 0", 1, "--workers");
        row("parallel --repeat none", 1, "--repeat");
        row("parallel --timeline /nowhere/tasks.csv", 1, "/nowhere");
        row("play --style haskell", 1, "haskell");
        row("play --style report --engine perfect", 2, "--engine is of no use");
        row("play --style report --h1-values x", 2, "--h1-values is of no use");
        row("play --style report --dataset x", 2, "--dataset is of no use");
        row("play --style report 44", 2, "empty board");
        row("play --board 7x7", 2, "--style report only");
        row("play --style report --depth 0", 1, "--depth");
        row("simulate --strategy x", 1, "no strategy x");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(const QString, call);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        const Run run = runProgram(call.split(u' '));
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY(run.out.isEmpty());
    }

    void theReportsGameIsPlayedWithAPerson()
    {
        const Run run = runProgram({"play", "--style", "report", "--depth", "3"},
                                   "9\nd\n\n3\n3\n3\n3\n3\n3\nquit\n");
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("'9' is not a column"));
        QVERIFY(run.out.contains("'d' is not a column"));
        QVERIFY(run.out.contains("O plays"));
        QVERIFY(run.out.contains("0 1 2 3 4 5 6"));
        // Five of these are the person's, two the program's.
        QVERIFY2(run.out.contains("Column 3 is full"), qPrintable(run.out));
        QVERIFY(!run.out.contains("wins."));
        const Run lost = runProgram({"play", "--style", "report", "--depth", "3"},
                                    QByteArray("0\n").repeated(8));
        QCOMPARE(lost.code, 0);
        QVERIFY2(lost.out.contains("O wins."), qPrintable(lost.out));
    }

    void theReportsGameIsSimulated()
    {
        const QStringList call {"simulate", "--depth", "3", "--board", "7x6", "--seed", "5"};
        const Run run = runProgram(call);
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("X wins."), qPrintable(run.out));
        // The same seed plays the same game, however the tree is shared.
        const auto moves = [](const QString& text) {
            QStringList found;
            const QStringList lines = text.split(u'\n');
            for (const QString& line : lines)
                if (line.contains(QStringLiteral(" plays ")))
                    found += line.section(u':', 0, 0);
            return found;
        };
        const Run shared
            = runProgram(call + QStringList {"--strategy", "split-2", "--workers", "3"});
        QCOMPARE(moves(shared.out), moves(run.out));
        QVERIFY(moves(run.out).size() >= 7);
    }
};

QTEST_GUILESS_MAIN(TestCliParallel)
#include "tst_cliparallel.moc"
