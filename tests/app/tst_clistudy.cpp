// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// The games of every experiment without their times.
QJsonArray games(const QByteArray& json)
{
    QJsonArray all;
    for (const QJsonValue experiment :
         QJsonDocument::fromJson(json).object()["experiments"].toArray())
        for (const QJsonValue value : experiment.toObject()["games"].toArray()) {
            QJsonObject game = value.toObject();
            game.remove(QStringLiteral("milliseconds"));
            all.append(game);
        }
    return all;
}

/// 4 x 4 + 7 x 4 + 2 x 4 + 4 games.
QStringList smallStudy(const QStringList& more)
{
    return QStringList {"study", "all", "--rounds", "4", "--max-depth", "4", "--seed", "11"} + more;
}

}

/// `study`.
class TestCliStudy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameSeedSameGamesOnAnyNumberOfWorkers_data()
    {
        QTest::addColumn<QString>("protocol");
        for (const char* protocol : {"literal", "win-aware", "best-fit", "fair"})
            QTest::newRow(protocol) << QString::fromLatin1(protocol);
    }

    void sameSeedSameGamesOnAnyNumberOfWorkers()
    {
        QFETCH(QString, protocol);
        const QStringList command = smallStudy({"--json", "--protocol", protocol});
        const Run one = runProgram(command + QStringList {"--workers", "1"});
        const Run three = runProgram(command + QStringList {"--workers", "3"});
        QCOMPARE(one.code, 0);
        QCOMPARE(three.code, 0);
        QCOMPARE(games(one.out.toUtf8()).size(), qsizetype {56});
        QCOMPARE(games(three.out.toUtf8()), games(one.out.toUtf8()));
        const QJsonObject object = QJsonDocument::fromJson(one.out.toUtf8()).object();
        QCOMPARE(object["command"].toString(), QStringLiteral("study"));
        QCOMPARE(object["experiments"].toArray()[0].toObject()["protocol"].toString(), protocol);
    }

    void folderHoldsTablesAndGames()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("a/b");
        const Run run = runProgram(smallStudy({"--out", out}));
        QCOMPARE(run.code, 0);
        for (const char* part :
             {"Table 6", "Figure 12", "literal:", "H1 strict; seed 11", "0.60/0.39", "depth 4"})
            QVERIFY2(run.out.contains(QString::fromLatin1(part)), qPrintable(run.out));
        // Depth 6 is left out.
        QVERIFY(!run.out.contains(QStringLiteral("Figure 13")));
        QCOMPARE(contents(out + "/table9-literal-s11.csv").count('\n'), 3);
        QVERIFY(contents(out + "/table9-literal-s11-moves.csv").startsWith("experiment,protocol,"));
        const QByteArray json = contents(out + "/table9-literal-s11.json");
        QCOMPARE(QJsonDocument::fromJson(json).object()["games"].toArray().size(), qsizetype {8});
        // The same again plays nothing: even the times stay. Another protocol stands beside it.
        QCOMPARE(runProgram(smallStudy({"--out", out})).code, 0);
        QCOMPARE(contents(out + "/table9-literal-s11.json"), json);
        QCOMPARE(runProgram(smallStudy({"--out", out, "--protocol", "fair"})).code, 0);
        QCOMPARE(contents(out + "/table9-literal-s11.json"), json);
        QVERIFY(QFile::exists(out + "/table9-fair-positions-s11.json"));
    }

    void killedStudyGoesOn_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("killed") << SIGKILL;
        QTest::newRow("interrupted") << SIGINT;
    }

    void killedStudyGoesOn()
    {
        QFETCH(int, signal);
        QTemporaryDir folder;
        const QStringList command {"study", "table9", "--max-depth", "4", "--json", "--rounds"};
        const Run ended = interruptProgram(
            command + QStringList {"50000", "--out", folder.path()},
            [log = folder.filePath("study.sqlite-wal")] { return QFileInfo(log).size() > 60'000; },
            signal);
        QCOMPARE(ended.code, signal == SIGINT ? 3 : -1);
        if (signal == SIGINT) {
            QVERIFY(ended.error.contains("Stopped after"));
            QVERIFY(!games(ended.out.toUtf8()).isEmpty());
            QCOMPARE(QDir(folder.path()).entryList({"*.csv", "*.json"}),
                     QDir(folder.path()).entryList({"*.part.csv", "*.part.json"}));
        }
        const Run rest = runProgram(command + QStringList {"150", "--out", folder.path()});
        const Run whole = runProgram(command + QStringList {"150", "--workers", "1"});
        QCOMPARE(rest.code, 0);
        QCOMPARE(games(rest.out.toUtf8()).size(), qsizetype {300});
        QCOMPARE(games(rest.out.toUtf8()), games(whole.out.toUtf8()));
    }

    void foreignFileIsRefusedAndStays()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("study.sqlite"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("my notes\n");
        file.close();
        const Run run = runProgram(smallStudy({"--out", folder.path()}));
        QCOMPARE(run.code, 1);
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY(run.error.contains(file.fileName()));
        QCOMPARE(contents(file.fileName()), QByteArray("my notes\n"));
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
        row("study", 2, "ARTEFACT");
        row("study table5", 1, "table5");
        row("study table9 table8", 2, "table8");
        row("study table9 --protocol honest", 1, "win-aware");
        row("study table9 --rounds 0", 1, "--rounds");
        row("study figure13 --max-depth 4", 1, "figure13");
        row("study table9 --h1-variant clever", 1, "clever");
        row("study table9 --out /proc/nowhere", 1, "/proc/nowhere");
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

QTEST_GUILESS_MAIN(TestCliStudy)
#include "tst_clistudy.moc"
