// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// `play --record` and `measure`.
class TestCliMeasure : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString& name) const { return m_folder.filePath(name); }
    /// A short game; the person drops three discs and leaves.
    Run record(const QString& name, const QStringList& options,
               const QByteArray& input = "4\n3\n5\n")
    {
        return runProgram(QStringList {"play", "--record", file(name)} + options, input);
    }
    static QJsonObject object(const QByteArray& json)
    {
        return QJsonDocument::fromJson(json).object();
    }
    static QJsonObject json(const QStringList& arguments)
    {
        return object(runProgram(QStringList {"measure", "--json"} + arguments).out.toUtf8());
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(record("a.c4rec", {"--engine", "alphabeta-h1", "--depth", "5"}).code, 0);
        QCOMPARE(record("b.c4rec", {"--engine", "minimax-h1", "--depth", "5", "--json"}).code, 0);
    }

    void aRecordingHasTheKeysOfAnalyze()
    {
        const QJsonObject recording = object(contents(file("a.c4rec")));
        QCOMPARE(recording["kind"].toString(), "fourcast recording");
        const QJsonArray searches = recording["searches"].toArray();
        QCOMPARE(searches.size(), 3);
        const QJsonObject search = searches[1].toObject();
        const QString before = recording["moves"].toString().left(search["ply"].toInt() - 1);
        const QJsonObject analysis
            = object(runProgram({"analyze", before, "--engine", "alphabeta-h1", "--depth", "5",
                                 "--statistics", "--json"})
                         .out.toUtf8());
        const QJsonObject report = search["report"].toObject();
        for (const QString& key : report.keys())
            QVERIFY2(analysis.contains(key), qPrintable(key));
        QCOMPARE(report["statistics"].toObject().keys(), analysis["statistics"].toObject().keys());
        // What repeats is the same, too.
        for (const char* key : {"nodes", "leaves", "cutoffs", "depth", "bestColumn", "score"})
            QCOMPARE(report[QLatin1String(key)], analysis[QLatin1String(key)]);
    }

    void recordingChangesNothingThatIsTold()
    {
        const QStringList options {"play", "--engine", "minimax-h1", "--depth", "3", "--json"};
        const auto moves = [](const QString& out) {
            QStringList columns;
            for (const QString& line : out.split(u'\n'))
                columns += QString::number(object(line.toUtf8())["column"].toInt());
            return columns;
        };
        QCOMPARE(
            moves(runProgram(options + QStringList {"--record", file("c.c4rec")}, "4\n3\n").out),
            moves(runProgram(options, "4\n3\n").out));
    }

    void whatCanBeReadIsTold()
    {
        const Run run
            = runProgram({"measure", file("a.c4rec"), file("missing.c4rec"), file("b.c4rec")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.error.contains("missing.c4rec"));
        QCOMPARE(run.error.count(u'\n'), 1);
        QVERIFY(run.out.contains(file("a.c4rec")) && run.out.contains(file("b.c4rec")));
        const Run none = runProgram({"measure", file("missing.c4rec")});
        QCOMPARE(none.code, 1);
        QVERIFY(none.out.isEmpty());
        QCOMPARE(runProgram({"measure", "--compare", file("a.c4rec"), file("missing.c4rec")}).code,
                 1);
    }

    void whatWasTakenBackIsGone()
    {
        QCOMPARE(
            record("undone.c4rec", {"--engine", "alphabeta-h1", "--depth", "3"}, "4\nundo\n3\n")
                .code,
            0);
        const QJsonObject recording = object(contents(file("undone.c4rec")));
        QVERIFY(recording["moves"].toString().startsWith('3'));
        QCOMPARE(recording["searches"].toArray().size(), 1);
    }

    void aTableHasARowForEachSearchAndWhy()
    {
        const Run run = runProgram({"measure", file("a.c4rec")});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("Person against alphabeta-h1 depth 5, 6 moves, *"));
        for (const char* said : {"The slowest move is ", " nodes, and ", "  sum ", "  median "})
            QVERIFY2(run.out.contains(QLatin1String(said)), said);
        // Means and medians say of how many moves they are.
        const Run ofAll = runProgram({"measure", "--quantity", "nodes", file("a.c4rec")});
        QVERIFY2(ofAll.out.contains(QRegularExpression("median +second +of 3 ")),
                 qPrintable(ofAll.out));
        QVERIFY(!ofAll.out.contains("counted"));
        const QJsonObject one = json({file("a.c4rec")})["recordings"].toArray()[0].toObject();
        double nodes = 0;
        for (const QJsonValue& move : one["moves"].toArray())
            nodes += move.toObject()["nodes"].toDouble();
        QCOMPARE(one["sides"].toArray()[1].toObject()["nodes"].toObject()["sum"].toDouble(), nodes);
        const QJsonObject slowest = one["slowest"].toObject();
        QVERIFY(qAbs(slowest["nodesFactor"].toDouble() * slowest["timePerNodeFactor"].toDouble()
                     - slowest["timeFactor"].toDouble())
                < 1e-9);
    }

    void quantitiesAreChosenByTheirKeys()
    {
        const Run run
            = runProgram({"measure", "--csv", "--quantity", "nodes,tableReads", file("a.c4rec")});
        QCOMPARE(run.code, 0);
        const QStringList rows = run.out.trimmed().split(u'\n');
        QCOMPARE(rows.size(), 4);
        QVERIFY(rows[0].endsWith(",nodes,tableReads,disturbed_by_others,disturbed_by_program"));
        QVERIFY(rows[1].section(u',', -3, -3).isEmpty());
        const Run wrong = runProgram({"measure", "--quantity", "knots", file("a.c4rec")});
        QCOMPARE(wrong.code, 1);
        QVERIFY(
            wrong.error.contains("Unknown quantity 'knots'. Choose one of these: nodes, leaves"));
    }

    void twoGamesStandSideBySide()
    {
        const QJsonObject comparison
            = json({"--compare", file("a.c4rec"), file("b.c4rec")})["comparisons"]
                  .toArray()[0]
                  .toObject();
        const QJsonObject nodes = comparison["quantities"].toObject()["nodes"].toObject();
        QVERIFY(nodes["moves"].toInt() >= 1);
        // The same value by both: the game without pruning costs more.
        QVERIFY(nodes["medianRatio"].toDouble() > 1);
        const Run text = runProgram({"measure", "--compare", file("a.c4rec"), file("a.c4rec")});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("The games have the same moves."));
        QVERIFY(text.out.contains("median ratio 1.00"));
        QCOMPARE(
            json({"--compare", file("a.c4rec"), file("b.c4rec"), file("a.c4rec")})["comparisons"]
                .toArray()
                .size(),
            2);
    }

    void disturbedMovesAreLeftOutOfTimesOnly()
    {
        QFile source(file("a.c4rec"));
        QVERIFY(source.open(QIODevice::ReadOnly));
        QJsonObject recording = object(source.readAll());
        QJsonArray searches = recording["searches"].toArray();
        QJsonObject search = searches[0].toObject();
        QJsonObject report = search["report"].toObject();
        // As older files have it, without the cause.
        report.remove("disturbedByProgram");
        report["disturbed"] = true;
        search["report"] = report;
        searches[0] = search;
        recording["searches"] = searches;
        QFile disturbed(file("disturbed.c4rec"));
        QVERIFY(disturbed.open(QIODevice::WriteOnly));
        QVERIFY(disturbed.write(QJsonDocument(recording).toJson()) > 0);
        disturbed.close();
        const QJsonObject comparison = json({"--compare", "--leave-out-disturbed", file("a.c4rec"),
                                             file("disturbed.c4rec")})["comparisons"]
                                           .toArray()[0]
                                           .toObject();
        const QJsonObject quantities = comparison["quantities"].toObject();
        QVERIFY(comparison["leavesOutDisturbed"].toBool());
        QCOMPARE(comparison["comparableMoves"].toInt(), 3);
        // The machine may have disturbed more of them.
        const int remain = comparison["timesCounted"].toInt();
        QVERIFY(remain < 3);
        QCOMPARE(quantities["milliseconds"].toObject()["moves"].toInt(), remain);
        QCOMPARE(quantities["nodes"].toObject()["moves"].toInt(), 3);
        const Run text = runProgram({"measure", "--compare", "--leave-out-disturbed",
                                     file("a.c4rec"), file("disturbed.c4rec")});
        QVERIFY(text.out.contains(QStringLiteral("Moves that remain: %1.").arg(remain)));
    }

    void pinnedSpansAreListed()
    {
        QJsonObject recording = object(contents(file("a.c4rec")));
        QJsonArray searches = recording["searches"].toArray();
        QJsonObject search = searches[1].toObject();
        search["pins"] = QJsonArray {QJsonObject {{"pin", "A"},
                                                  {"startNanoseconds", 1'000},
                                                  {"endNanoseconds", 3'600},
                                                  {"text", "what is 50 %1?"}}};
        searches[1] = search;
        recording["searches"] = searches;
        QFile pinned(file("pinned.c4rec"));
        QVERIFY(pinned.open(QIODevice::WriteOnly));
        QVERIFY(pinned.write(QJsonDocument(recording).toJson()) > 0);
        pinned.close();
        const QString out = runProgram({"measure", file("pinned.c4rec")}).out;
        QVERIFY2(out.contains(QStringLiteral(" at ply %1:\n  A: 0.003 ms, from 0.001 to 0.004 ms; ")
                                  .arg(search["ply"].toInt())),
                 qPrintable(out));
        QVERIFY2(out.contains("\"what is 50 %1?\""), qPrintable(out));
        const QJsonArray moves
            = json({file("pinned.c4rec")})["recordings"].toArray()[0].toObject()["moves"].toArray();
        const QJsonObject move = moves[search["ply"].toInt() - 1].toObject();
        const QJsonObject pin = move["pins"].toArray()[0].toObject();
        QCOMPARE(pin["endNanoseconds"].toInt(), 3'600);
        QVERIFY(pin.contains("nodes") && pin.contains("tasks"));
        QVERIFY(!runProgram({"measure", file("a.c4rec")}).out.contains("Pinned"));
    }

    void whatIsWrongIsSaid()
    {
        const auto says = [](const QStringList& arguments, int code, const char* sentence) {
            const Run run = runProgram(arguments, "4\n");
            QCOMPARE(run.code, code);
            QVERIFY2(run.error.contains(QLatin1String(sentence)), qPrintable(run.error));
        };
        says({"measure"}, 2, "FILE is missing");
        says({"measure", file("none.c4rec")}, 1, "none.c4rec' cannot be read");
        says({"measure", "--compare", file("a.c4rec")}, 2, "needs two recordings");
        says({"measure", "--leave-out-disturbed", file("a.c4rec")}, 2, "needs --compare");
        says({"measure", "--json", "--csv", file("a.c4rec")}, 2, "--csv is of no use");
        says({"play", "--record", file("a.c4rec")}, 1, "--force replaces it");
        says({"play", "--record", "-"}, 2, "needs a file of its own");
        says({"play", "--record", file("no/folder.c4rec")}, 1, "does not exist");
        says({"play", "--style", "report", "--record", file("r.c4rec")}, 2, "of no use");
        QFile broken(file("broken.c4rec"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{\"kind\": \"x\"}") > 0);
        broken.close();
        says({"measure", broken.fileName()}, 1, "its \"kind\" must be");
        QCOMPARE(record("a.c4rec", {"--force", "--depth", "2"}).code, 0);
    }

    /// A file for each game, whose searches are the match's own.
    void aMatchRecordsItsGames()
    {
        const QStringList match {"match",   "--first", "alphabeta-h1", "--second", "alphabeta-h2",
                                 "--games", "3",       "--depth",      "3",        "--workers",
                                 "2"};
        const QString folder = file("match/games");
        const Run run = runProgram(match + QStringList {"--record", folder, "--json"});
        QCOMPARE(run.code, 0);
        const QJsonArray games = object(run.out.toUtf8())["games"].toArray();
        QCOMPARE(games.size(), 3);
        for (int number = 1; number <= 3; ++number) {
            const QJsonObject game = games[number - 1].toObject();
            const QJsonObject told
                = json({QStringLiteral("%1/game-0%2.c4rec").arg(folder).arg(number)});
            QVERIFY2(!told.isEmpty(), "it is read by measure");
            double nodes = 0;
            for (const QJsonValue move : told["recordings"][0]["moves"].toArray())
                nodes += move["nodes"].toDouble();
            QVERIFY(nodes > 0);
            QCOMPARE(nodes, game["nodesFirst"].toDouble() + game["nodesSecond"].toDouble());
        }
        // A test that is decided leaves the same files on any number of workers.
        for (const char* workers : {"1", "3"}) {
            const QString tested = file(QStringLiteral("tested-%1").arg(QLatin1String(workers)));
            const QJsonObject decided
                = object(runProgram({"match", "--first", "alphabeta-h1", "--second", "random",
                                     "--sprt", "0,100", "--depth", "2", "--workers", workers,
                                     "--record", tested, "--json"})
                             .out.toUtf8());
            QCOMPARE(QDir(tested).entryList({"*.c4rec"}, QDir::Files).size(),
                     decided["games"].toArray().size());
        }
        const Run again = runProgram(match + QStringList {"--record", folder});
        QVERIFY(again.code != 0 && again.error.contains("--force replaces it"));
        QCOMPARE(runProgram(match + QStringList {"--record", folder, "--force"}).code, 0);
        QVERIFY(runProgram(match + QStringList {"--record", file("a.c4rec")})
                    .error.contains("is a file, not a folder"));
    }

    void anInterruptedGameIsAPart()
    {
        const QString path = file("long.c4rec");
        const Run run = interruptProgram({"play", "--engine", "alphabeta-h1", "--side", "second",
                                          "--depth", "3", "--record", path});
        QCOMPARE(run.code, 3);
        QVERIFY(!QFile::exists(path));
        const QJsonObject recording = object(contents(file("long.part.c4rec")));
        QVERIFY(recording["interrupted"].toBool());
        QVERIFY(runProgram({"measure", file("long.part.c4rec")}).out.contains("interrupted"));
    }
};

QTEST_GUILESS_MAIN(TestCliMeasure)
#include "tst_climeasure.moc"
