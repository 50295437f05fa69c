// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// A climb in large steps, so that something is kept.
QStringList quickTuning(const QStringList& more = {})
{
    return QStringList {"tune",        "--depth",     "1",         "--steps", "6",
                        "--games-cap", "40",          "--percent", "50",      "--sprt",
                        "0,200",       "--yardstick", "10",        "--seed",  "3"}
    + more;
}

}

/// `tune`, and the values that it makes.
class TestCliTune : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameSeedSameHistoryOnAnyNumberOfWorkers()
    {
        const Run one = runProgram(quickTuning({"--workers", "1", "--json"}));
        const Run three = runProgram(quickTuning({"--workers", "3", "--json"}));
        QCOMPARE(one.code, 0);
        QCOMPARE(three.out, one.out);
        const QJsonObject object = QJsonDocument::fromJson(one.out.toUtf8()).object();
        QCOMPARE(object["command"].toString(), QStringLiteral("tune"));
        QCOMPARE(object["steps"].toArray().size(), 6);
        const QJsonArray steps = object["steps"].toArray();
        for (const auto& each : steps) {
            const QJsonObject step = each.toObject();
            QVERIFY(!step["value"].toString().isEmpty());
            QVERIFY(step["games"].toInt() <= 40);
            QVERIFY(step["strength"].toObject().contains(QStringLiteral("low")));
        }
    }

    void tableSaysWhatWasTried()
    {
        const Run run = runProgram(quickTuning({"--opponent", "h2"}));
        QCOMPARE(run.code, 0);
        for (const char* part :
             {"against H2", "at most 40 games", "better", "LLR", "6 of 6 steps", "95 % interval"})
            QVERIFY2(run.out.contains(QString::fromLatin1(part)), qPrintable(run.out));
    }

    void aKilledTuningGoesOn()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("history.json");
        const QString whole = folder.filePath("whole.json");
        const auto command = [](const QString& file) {
            return QStringList {"tune",  "--depth",     "3",      "--steps", "40",
                                "--out", file,          "--seed", "5",       "--games-cap",
                                "40",    "--yardstick", "4"};
        };
        const Run killed = interruptProgram(
            command(out), [&out] { return contents(out).contains("\"step\": 1,"); }, SIGKILL);
        QCOMPARE(killed.code, -1);
        const QByteArray left = contents(out);
        QVERIFY(QJsonDocument::fromJson(left).isObject());
        QCOMPARE(runProgram(command(out)).code, 0);
        QCOMPARE(runProgram(command(whole)).code, 0);
        QCOMPARE(contents(out), contents(whole));
    }

    void historyWithMoreStepsThanAskedForSaysSo()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("history.json");
        const QStringList call {"tune",        "--depth", "1",     "--games-cap", "4",
                                "--yardstick", "2",       "--out", out,           "--steps"};
        QVERIFY(runProgram(call + QStringList {"1"}).out.contains("\n1 of 1 step done, "));
        QVERIFY(runProgram(call + QStringList {"3"}).out.contains("\n3 of 3 steps done, "));
        const Run fewer = runProgram(call + QStringList {"1"});
        QCOMPARE(fewer.code, 0);
        QVERIFY2(fewer.out.contains("\n3 steps done, more than the 1 asked for, "),
                 qPrintable(fewer.out));
    }

    void interruptedTuningKeepsItsSteps()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("history.json");
        const Run ended
            = interruptProgram({"tune", "--depth", "4", "--steps", "5000", "--out", out},
                               [&out] { return QFile::exists(out); });
        QCOMPARE(ended.code, 3);
        QVERIFY(ended.error.contains("Stopped after"));
        QVERIFY(QJsonDocument::fromJson(contents(out)).isObject());
        // Another seed is another tuning.
        const Run other = runProgram({"tune", "--depth", "4", "--seed", "2", "--out", out});
        QCOMPARE(other.code, 1);
        QVERIFY2(other.error.contains("'seed' differs"), qPrintable(other.error));
    }

    void tunedValuesPlay()
    {
        QTemporaryDir folder;
        const QString values = folder.filePath("tuned.h1");
        QCOMPARE(runProgram(quickTuning({"--values", values})).code, 0);
        QVERIFY(contents(values).contains("pair-step = "));
        QFile file(values);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("lone-d = 0\nlone-a = 5000\n");
        file.close();
        for (const char* engine : {"study-h1", "alphabeta-h1", "mapped-h1", "minimax-h1"}) {
            const Run run = runProgram(
                {"analyze", "startpos", "--engine", engine, "--depth", "1", "--h1-values", values});
            QCOMPARE(run.code, 0);
            QVERIFY2(run.out.contains("values lone disc on a or g 5000, lone disc on d 0"),
                     qPrintable(run.out));
            QVERIFY2(run.out.contains("Best column 1") || run.out.contains("Best column 7"),
                     qPrintable(run.out));
        }
        const Run match = runProgram({"match", "--first", "study-h1", "--second", "study-h1",
                                      "--first-h1-values", values, "--depth", "1", "--games", "2"});
        QCOMPARE(match.code, 0);
        QVERIFY2(
            match.out.contains(
                "(H1 variant: values lone disc on a or g 5000, lone disc on d 0) against study-h1 "
                "depth 1 (H1 strict)"),
            qPrintable(match.out));
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
        row("tune --engine study-h2", 1, "alphabeta-h1");
        row("tune --engine level-3", 1, "no values to tune");
        row("tune --opponent h3", 1, "h1 or h2");
        row("tune --yardstick 5", 1, "Each opening takes two games");
        row("tune --games-cap 3", 1, "--games-cap");
        row("tune --percent 0", 1, "--percent");
        row("tune --sprt 5,5", 1, "the smaller one first");
        row("tune --out /nowhere/x", 1, "/nowhere");
        row("tune --h1-values /nowhere/x", 1, "/nowhere/x");
        row("tune --h1-variant no-f9", 1, "no-f9");
        row("tune extra", 2, "extra");
        row("analyze startpos --engine study-h2 --h1-values x", 1, "x");
        row("match --first random --second study-h2 --h1-values /dev/null", 2, "neither");
        row("match --first random --second study-h1 --first-h1-values /dev/null", 2, "of no use");
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

QTEST_GUILESS_MAIN(TestCliTune)
#include "tst_clitune.moc"
