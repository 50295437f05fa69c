// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/sanitized.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

QStringList quickLadder(const QStringList& more = {})
{
    return QStringList {"ladder", "--engine", "level-1", "--engine", "level-2", "--engine",
                        "random", "--games",  "4",       "--seed",   "3"}
    + more;
}

}

/// `ladder`, `odds` and `odds fit`.
class TestCliLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ladderPrintsATable()
    {
        const Run run = runProgram(quickLadder());
        QCOMPARE(run.code, 0);
        for (const char* part : {"12 of 12 games", "level-1", "Learner", "random", "95 % interval"})
            QVERIFY2(run.out.contains(QString::fromLatin1(part)), qPrintable(run.out));
        const Run json = runProgram(quickLadder({"--json", "--workers", "2"}));
        QCOMPARE(json.code, 0);
        const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(object["command"].toString(), QStringLiteral("ladder"));
        QCOMPARE(object["entrants"].toArray().size(), 3);
    }

    void ladderGoesOnWhereItWasStopped()
    {
        QTemporaryDir folder;
        const QString kept = folder.filePath("a/b");
        const QString whole = folder.filePath("c");
        QCOMPARE(runProgram(quickLadder({"--out", whole})).code, 0);
        const QByteArray games = contents(whole + "/games.csv");
        QCOMPARE(games.count('\n'), 13);
        // Half of them are there already.
        QVERIFY(QDir().mkpath(kept));
        QFile half(kept + "/games.csv");
        QVERIFY(half.open(QIODevice::WriteOnly));
        const QList<QByteArray> lines = games.split('\n');
        half.write(lines.mid(0, 7).join('\n') + '\n');
        half.close();
        QCOMPARE(runProgram(quickLadder({"--out", kept})).code, 0);
        QCOMPARE(contents(kept + "/games.csv"), games);
        QCOMPARE(contents(kept + "/ladder.json"), contents(whole + "/ladder.json"));
        // Nothing is left to do, and nothing changes.
        QCOMPARE(runProgram(quickLadder({"--out", kept})).code, 0);
        QCOMPARE(contents(kept + "/games.csv"), games);
        // Another seed is another ladder.
        const Run other
            = runProgram({"ladder", "--engine", "level-1", "--engine", "level-2", "--engine",
                          "random", "--games", "4", "--seed", "4", "--out", kept});
        QCOMPARE(other.code, 1);
        QVERIFY2(other.error.contains("another ladder"), qPrintable(other.error));
        QCOMPARE(contents(kept + "/games.csv"), games);
    }

    void interruptedLadderKeepsItsGames()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("ladder");
        // The first games are kept after a few seconds.
        const Run ended = interruptProgram({"ladder", "--games", "5000", "--engine", "level-4",
                                            "--engine", "level-5", "--out", out},
                                           [&out] { return QFile::exists(out + "/games.csv"); });
        QCOMPARE(ended.code, 3);
        QVERIFY(ended.error.contains("Stopped after"));
        QVERIFY(contents(out + "/games.csv").count('\n') > 1);
        // What is not whole is called a part.
        QVERIFY(!QFile::exists(out + "/ladder.json"));
        QVERIFY(QFile::exists(out + "/ladder.part.json"));
    }

    void whatIsWholeTakesThePlaceOfItsPart()
    {
        QTemporaryDir folder;
        QFile part(folder.filePath("ladder.part.json"));
        QVERIFY(part.open(QIODevice::WriteOnly));
        part.close();
        QCOMPARE(runProgram(quickLadder({"--out", folder.path()})).code, 0);
        QVERIFY(QFile::exists(folder.filePath("ladder.json")));
        QVERIFY(!part.exists());
    }

    void oddsAreTold()
    {
        const Run run = runProgram({"odds", "44"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("first player")));
        QVERIFY(run.out.contains(QStringLiteral("Measured, not")));
        const Run json = runProgram({"odds", "a1", "b1", "--json"});
        const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(object["kind"].toString(), QStringLiteral("measured"));
        QVERIFY(object["low"].toDouble() < object["first"].toDouble());
        QVERIFY(object["first"].toDouble() < object["high"].toDouble());
    }

    void oddsAreFitted()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("fit");
        const QStringList command {"odds", "fit", "--games", "140", "--seed", "2"};
        const Run run = runProgram(command + QStringList {"--out", out});
        QCOMPARE(run.code, 0);
        for (const char* part : {"108 games", "32 other", "log loss", "Brier", "zugzwang"})
            QVERIFY2(run.out.contains(QString::fromLatin1(part)), qPrintable(run.out));
        const QJsonObject object
            = QJsonDocument::fromJson(contents(out + "/coefficients.json")).object();
        QCOMPARE(object["seed"].toInt(), 2);
        QVERIFY(contents(out + "/reliability.csv").startsWith("predicted,observed,low,high,games"));
        if (sanitized::isOn)
            return;
        // The same games, whatever the number of workers.
        const Run again = runProgram(command + QStringList {"--json", "--workers", "1"});
        QCOMPARE(again.out.toUtf8(), contents(out + "/coefficients.json"));
    }

    void anInterruptedFitIsJsonAsWell()
    {
        const Run run = interruptAtOnce({"odds", "fit", "--games", "1000000", "--json"});
        QCOMPARE(run.code, 3);
        QVERIFY2(QJsonDocument::fromJson(run.out.toUtf8()).isObject(), qPrintable(run.out));
    }

    void refusalsNameTheFault_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* text, int code, const char* part) {
            QTest::newRow(text) << QString::fromLatin1(text).split(u' ') << code
                                << QString::fromLatin1(part);
        };
        row("ladder --games 0", 1, "--games");
        row("ladder --engine level-1", 2, "two engines");
        row("ladder --engine level-1 --engine level-9", 1, "level-9");
        row("ladder --engine random --engine random", 1, "twice");
        row("ladder --out /proc/nowhere", 1, "/proc/nowhere");
        row("ladder extra", 2, "extra");
        row("odds", 2, "POSITION");
        row("odds 48", 1, "8");
        row("odds 1212121", 1, "ended");
        row("odds fit --games 99", 1, "--games");
        row("odds fit --out /proc/nowhere", 1, "/proc/nowhere");
        row("odds fit 44", 2, "44");
        row("match --first level-3 --second random --first-depth 3", 2, "of its own");
        row("match --first level-8 --second random --first-depth 3", 2, "sees the end");
    }

    void refusalsNameTheFault()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, part);
        const Run run = runProgram(arguments);
        QCOMPARE(run.code, code);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY2(run.error.contains(part), qPrintable(run.error));
    }
};

QTEST_GUILESS_MAIN(TestCliLadder)
#include "tst_cliladder.moc"
