// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// `tournament run`, `resume`, `show` and `export`.
class TestCliTournament : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTournamentIsPlayedJoinedShownAndExported()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("cup.json"));
        const Run run = runProgram({"tournament", "run", file, "--engine", "level-1", "--engine",
                                    "mapped-h1:2", "--openings", "balanced", "--games", "2"});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(QStringLiteral("mapped-h1 depth 2")), qPrintable(run.out));
        QCOMPARE(
            runProgram({"tournament", "run", file, "--engine", "level-1", "--engine", "random"})
                .code,
            1); // the file is there

        const Run joined
            = runProgram({"tournament", "resume", file, "--engine", "random", "--json"});
        QCOMPARE(joined.code, 0);
        const QJsonObject object = QJsonDocument::fromJson(joined.out.toUtf8()).object();
        QCOMPARE(object["gamesPlayed"].toInt(), 6);
        QCOMPARE(object["standings"].toArray().size(), 3);

        const Run shown = runProgram({"tournament", "show", file, "--report"});
        QCOMPARE(shown.code, 0);
        QVERIFY(shown.out.contains(QStringLiteral("blocks missed")));

        const QString pgn = folder.filePath(QStringLiteral("cup.pgn"));
        QCOMPARE(runProgram({"tournament", "export", file, "--pgn", pgn}).code, 0);
        QCOMPARE(contents(pgn).count("[Variant \"cfour\"]"), 6);
        QCOMPARE(contents(pgn).count("[Event \"cup\"]"), 6);
    }

    void whatIsWrongIsSaid()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("cup.json"));
        QCOMPARE(runProgram({"tournament", "run", file, "--engine", "random"}).code, 1);
        QCOMPARE(runProgram({"tournament", "run", file, "--engine", "random", "--engine", "level-1",
                             "--clock", "soon"})
                     .code,
                 1);
        QVERIFY(!QFile::exists(file));
        QCOMPARE(runProgram({"tournament", "show", file}).code, 1);
        QCOMPARE(runProgram({"tournament", "export", file}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliTournament)
#include "tst_clitournament.moc"
