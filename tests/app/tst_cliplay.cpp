// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

Run play(const QByteArray& input, const QStringList& options = {})
{
    return runProgram(QStringList {"play", "--engine", "study-h1", "--depth", "2"} + options,
                      input);
}

/// What `play --json` wrote, line by line; an empty list when a line is no object.
QList<QJsonObject> events(const QString& output)
{
    QList<QJsonObject> result;
    const QStringList lines = output.split(u'\n');
    for (const QString& line : lines.first(lines.size() - 1)) {
        const auto document = QJsonDocument::fromJson(line.toUtf8());
        if (!document.isObject())
            return {};
        result.append(document.object());
    }
    return result;
}

/// A program that drops into column 4 on the empty board or against one disc, and off the board
/// ever after.
bool writeBot(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly)
        && file.write("while read -r word rest; do\n"
                      "  case $word in\n"
                      "    uci) echo uciok ;;\n"
                      "    isready) echo readyok ;;\n"
                      "    position) case $rest in *P@*P@*) move=P@h1 ;; *) move=P@d1 ;; esac ;;\n"
                      "    go) echo \"bestmove $move\" ;;\n"
                      "    quit) exit ;;\n"
                      "  esac\n"
                      "done\n")
        > 0;
}

QStringList names(const QList<QJsonObject>& events)
{
    QStringList result;
    for (const QJsonObject& event : events)
        result.append(event["event"].toString());
    return result;
}

}

class TestCliPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSquareIsAMove()
    {
        const Run run = play("d3\nd1\nmoves\nquit\n");
        QVERIFY2(run.out.contains("the next free square of column d is d1, not d3"),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains("d1"), qPrintable(run.out));
        const QList<QJsonObject> told = events(play("d1\nquit\n", {"--json"}).out);
        QVERIFY(names(told).contains("move"));
        QVERIFY(!names(told).contains("refused"));
    }

    /// The same game on any number of workers, told move by move, and recorded with all searches.
    void twoEnginesPlay()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("game.c4rec"));
        const QStringList sides {"play",           "--first", "mapped-h1", "--second", "mapped-h2",
                                 "--second-depth", "3",       "--depth",   "4",        "44"};
        const Run run = runProgram(sides + QStringList {"--json", "--record", file}, {});
        QCOMPARE(run.code, 0);
        const QList<QJsonObject> told = events(run.out);
        QVERIFY(told.size() > 6);
        QVERIFY(told.front()["you"].isNull());
        QCOMPARE(told.front()["first"]["engine"].toString(), QStringLiteral("mapped-h1"));
        QCOMPARE(told.front()["second"]["limits"]["depth"].toInt(), 3);
        QCOMPARE(told.back()["event"].toString(), QStringLiteral("result"));
        QVERIFY(told.back()["outcome"].toString() != QStringLiteral("unfinished"));
        for (qsizetype i = 1; i + 1 < told.size(); ++i) {
            QCOMPARE(told[i]["event"].toString(), QStringLiteral("move"));
            QCOMPARE(told[i]["column"], told[i]["report"]["bestColumn"]);
        }
        const QString moves = told.back()["position"].toString();
        for (const char* workers : {"1", "3"}) {
            const Run again = runProgram(sides + QStringList {"--workers", workers, "--json"}, {});
            QCOMPARE(events(again.out).back()["position"].toString(), moves);
        }
        const Run measured = runProgram({"measure", file, "--json"}, {});
        QCOMPARE(measured.code, 0);
        QVERIFY(measured.out.contains("mapped-h2 depth 3"));
        const Run text = runProgram(sides, {});
        QVERIFY2(text.out.contains("x, who moves first, is mapped-h1 depth 4"),
                 qPrintable(text.out));
        QVERIFY(text.out.contains("wins: mapped-h") || text.out.contains("a draw"));
    }

    void twoEnginesNeedTwoNames()
    {
        const auto refused = [](const QStringList& options) {
            const Run run = runProgram(QStringList {"play"} + options, {});
            return run.code == 2 ? run.error : QString();
        };
        QVERIFY(refused({"--first", "random"}).contains("--second is missing"));
        QVERIFY(refused({"--first", "random", "--second", "random", "--engine", "perfect"})
                    .contains("--engine is of no use"));
        QVERIFY(refused({"--first", "random", "--second", "random", "--no-book"})
                    .contains("none has an opening book"));
        QVERIFY(refused({"--first", "random", "--second", "perfect", "--first-no-book"})
                    .contains("no opening book"));
    }

    void aProgramThatFailsHasLost()
    {
        const QTemporaryDir folder;
        qputenv("FOURCAST_PROGRAMS", folder.filePath("programs.json").toUtf8());
        QVERIFY(writeBot(folder.filePath("bot.sh")));
        const Run added = runProgram({"programs", "add", "bad bot", "sh", folder.filePath("bot.sh"),
                                      "--protocol", "uci", "--no-try", "--move-time", "60000",
                                      "--start-time", "60000"});
        QVERIFY2(added.code == 0, qPrintable(added.error));
        const QStringList against {"play", "--engine", "bad bot"};
        // It answers once, is asked again after what it lost by was taken back, and fails again.
        const QByteArray typed = "1\n2\n3\nhint\nundo\n5\nmoves\nquit\n";
        const Run text = runProgram(against, typed);
        QCOMPARE(text.code, 0);
        QCOMPARE(text.out.count("bad bot fails and loses: an illegal move, \"P@h1\".\n"), 2);
        QCOMPARE(text.out.count("You win.\n"), 2);
        QCOMPARE(text.out.count("The game is over; undo takes a move back."), 2);
        const QList<QJsonObject> told
            = events(runProgram(against + QStringList {"--json"}, typed).out);
        QCOMPARE(names(told),
                 (QStringList {"start", "move", "move", "move", "failed", "refused", "refused",
                               "undo", "move", "failed", "moves", "result"}));
        QCOMPARE(told[4]["failure"].toString(), QStringLiteral("illegal-move: P@h1"));
        QCOMPARE(told[4]["player"].toString(), QStringLiteral("second"));
        QCOMPARE(told[4]["outcome"].toString(), QStringLiteral("first wins"));
        QCOMPARE(told[7]["outcome"].toString(), QStringLiteral("unfinished"));
        QCOMPARE(told.back()["outcome"].toString(), QStringLiteral("first wins"));
        QCOMPARE(told.back()["position"].toString(), QStringLiteral("145"));

        const QStringList both {"play", "--first", "bad bot", "--second", "random", "--json"};
        const QList<QJsonObject> between = events(runProgram(both).out);
        qunsetenv("FOURCAST_PROGRAMS");
        QCOMPARE(names(between), (QStringList {"start", "move", "move", "failed", "result"}));
        QCOMPARE(between.back()["outcome"].toString(), QStringLiteral("second wins"));
    }

    void wholeGameThroughAPipe()
    {
        // Whatever is refused because the column is full or the game over costs nothing.
        QByteArray input;
        for (int round = 0; round < 7; ++round)
            input += "1\n2\n3\n4\n5\n6\n7\n";
        const Run run = play(input);
        QCOMPARE(run.code, 0);
        QVERIFY(run.error.isEmpty());
        QVERIFY(run.out.contains(QStringLiteral("You win"))
                || run.out.contains(QStringLiteral("wins."))
                || run.out.contains(QStringLiteral("draw")));
    }

    void endOfInputEndsItCleanly()
    {
        QCOMPARE(play({}).code, 0);
        QCOMPARE(play("4\n").code, 0);
        const Run unfinishedLine = play("4");
        QCOMPARE(unfinishedLine.code, 0);
        QVERIFY(unfinishedLine.out.contains(QStringLiteral("study-h1 plays")));
    }

    void badLinesGetASentenceAndTheGameGoesOn_data()
    {
        QTest::addColumn<QByteArray>("bad");
        QTest::addColumn<QString>("says");
        QTest::newRow("zero") << QByteArray("0") << "not a column";
        QTest::newRow("eight") << QByteArray("8") << "not a column";
        QTest::newRow("word") << QByteArray("knight") << "not a column";
        QTest::newRow("empty") << QByteArray("") << "Type one column";
        QTest::newRow("two") << QByteArray("4 4") << "Type one column";
        QTest::newRow("not text") << QByteArray("\xff\xfe\x01") << "not a column";
        QTest::newRow("long") << QByteArray(1'000'000, 'x') << "not a column";
        QTest::newRow("save nowhere") << QByteArray("save /nowhere/game.c4g") << "nowhere";
        QTest::newRow("save nothing") << QByteArray("save") << "needs the name";
    }

    void badLinesGetASentenceAndTheGameGoesOn()
    {
        QFETCH(QByteArray, bad);
        QFETCH(QString, says);
        const Run run = play(bad + "\n4\nmoves\nquit\n");
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(says), qPrintable(run.out.left(2000)));
        QVERIFY(run.out.contains(QStringLiteral("2 plies: 4")));
    }

    void fullColumnIsRefused()
    {
        const Run run = runProgram({"play", "444444", "--engine", "random"}, "4\nmoves\n");
        QVERIFY(run.out.contains(QStringLiteral("full")));
        QVERIFY(run.out.contains(QStringLiteral("6 plies: 444444")));
    }

    void undoTakesBackTheMoveAndItsAnswer()
    {
        const Run run = play("undo\n4\n3\nundo\nmoves\nundo\nmoves\n");
        QVERIFY(run.out.contains(QStringLiteral("no move of yours")));
        QVERIFY(run.out.contains(QStringLiteral("2 plies: 4")));
        QVERIFY(run.out.contains(QStringLiteral("No moves yet")));
        // Moving second, there is nothing to take back behind the engine's first move.
        const Run second = play("undo\n4\nundo\nmoves\n", {"--side", "second"});
        QVERIFY(second.out.contains(QStringLiteral("no move of yours")));
        QVERIFY(second.out.contains(QStringLiteral("1 ply: 4")));
    }

    void undoAndHintAlsoAfterTheEnd()
    {
        const Run run
            = runProgram({"play", "121212", "--engine", "random"}, "1\nhint\nundo\nmoves\n");
        QVERIFY(run.out.contains(QStringLiteral("You win")));
        QVERIFY(run.out.contains(QStringLiteral("The game is over")));
        QVERIFY(run.out.contains(QStringLiteral("6 plies: 121212")));
    }

    void hintFindsTheWinAndSaysWhereItComesFrom()
    {
        const Run run = runProgram({"play", "121212", "--engine", "random"}, "hint\n");
        QVERIFY(run.out.contains(QStringLiteral("Hint: column 1")));
        QVERIFY(run.out.contains(QStringLiteral("mapped-h1 at depth")));
    }

    void saveWritesAGameAndOverwritesNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("my game.c4g");
        const QByteArray command = "save " + path.toUtf8() + '\n';
        const Run run = play("4\n" + command + command);
        QVERIFY(run.out.contains(QStringLiteral("Saved")));
        QVERIFY(run.out.contains(QStringLiteral("exists already")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("study-h1"));
        QVERIFY(text.contains("Fourcast " FOURCAST_VERSION));
        QVERIFY(text.contains("1. d1"));
    }

    void jsonTellsEachMoveOnALineOfItsOwn()
    {
        const Run run = play("4\n9\nhint\nundo\nmoves\nhelp\nquit\n", {"--json"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.error.isEmpty());
        const auto told = events(run.out);
        QCOMPARE(names(told),
                 QStringList({"start", "move", "move", "refused", "hint", "undo", "moves", "help",
                              "result"}));
        QCOMPARE(told[0]["engine"].toString(), QStringLiteral("study-h1"));
        QCOMPARE(told[0]["limits"].toObject()["depth"].toInt(), 2);
        QCOMPARE(told[0]["you"].toString(), QStringLiteral("first"));
        QCOMPARE(told[1]["player"].toString(), QStringLiteral("first"));
        QCOMPARE(told[1]["column"].toInt(), 4);
        QCOMPARE(told[1]["square"].toString(), QStringLiteral("d1"));
        QCOMPARE(told[1]["position"].toString(), QStringLiteral("4"));
        QVERIFY(told[1]["report"].isNull());
        QCOMPARE(told[2]["ply"].toInt(), 2);
        QVERIFY(told[2]["report"].toObject()["nodes"].toInt() > 0);
        QCOMPARE(told[2]["report"].toObject()["bestColumn"], told[2]["column"]);
        QVERIFY(told[3]["message"].toString().contains(QStringLiteral("not a column")));
        QVERIFY(told[4]["report"].toObject()["depth"].toInt() > 2);
        QCOMPARE(told[5]["position"].toString(), QString());
        QCOMPARE(told[8]["outcome"].toString(), QStringLiteral("unfinished"));
        QCOMPARE(told[8]["sideToMove"].toString(), QStringLiteral("first"));
    }

    void jsonEndsWithTheResultOfTheGame()
    {
        const Run run = runProgram({"play", "121212", "--engine", "random", "--json"}, "1\n");
        const auto told = events(run.out);
        QCOMPARE(names(told), QStringList({"start", "move", "result"}));
        QCOMPARE(told[1]["ply"].toInt(), 7);
        for (const int line : {1, 2}) {
            QCOMPARE(told[line]["outcome"].toString(), QStringLiteral("first wins"));
            QCOMPARE(told[line]["position"].toString(), QStringLiteral("1212121"));
            QVERIFY(told[line]["sideToMove"].isNull());
        }
    }

    void jsonMovesAreTheirsWhoWaitsForThem()
    {
        // A program answers what it has read: nothing may wait in a buffer.
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI),
                      {"play", "--side", "second", "--engine", "greedy-h1", "--json"});
        QByteArray out;
        while (out.count('\n') < 2 && process.waitForReadyRead(60'000))
            out += process.readAllStandardOutput();
        QCOMPARE(names(events(QString::fromUtf8(out))), QStringList({"start", "move"}));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 3);
        const auto rest = events(QString::fromUtf8(process.readAllStandardOutput()));
        QCOMPARE(names(rest), QStringList({"result"}));
        QCOMPARE(process.readAllStandardError().count('\n'), 1);
    }

    void interruptSaysTheMoves()
    {
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI), {"play", "--engine", "greedy-h1"});
        process.write("4\n");
        QByteArray out;
        while (!out.contains("plays") && process.waitForReadyRead(60'000))
            out += process.readAllStandardOutput();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(
            process.readAllStandardError().startsWith("fourcast-cli: Stopped; the moves were 4"));
    }
};

QTEST_GUILESS_MAIN(TestCliPlay)
#include "tst_cliplay.moc"
