// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace {

Run play(const QByteArray& input, const QStringList& options = {})
{
    return runProgram(QStringList {"play", "--engine", "study-h1", "--depth", "2"} + options,
                      input);
}

}

class TestCliPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        QTest::newRow("endless") << QByteArray(2'000'000, 'x') << "not a column";
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
        QVERIFY(run.out.contains(QStringLiteral("2 moves: 4")));
    }

    void fullColumnIsRefused()
    {
        const Run run = runProgram({"play", "444444", "--engine", "random"}, "4\nmoves\n");
        QVERIFY(run.out.contains(QStringLiteral("full")));
        QVERIFY(run.out.contains(QStringLiteral("6 moves: 444444")));
    }

    void undoTakesBackTheMoveAndItsAnswer()
    {
        const Run run = play("undo\n4\n3\nundo\nmoves\nundo\nmoves\n");
        QVERIFY(run.out.contains(QStringLiteral("no move of yours")));
        QVERIFY(run.out.contains(QStringLiteral("2 moves: 4")));
        QVERIFY(run.out.contains(QStringLiteral("No moves yet")));
        // Moving second, there is nothing to take back behind the engine's first move.
        const Run second = play("undo\n4\nundo\nmoves\n", {"--side", "second"});
        QVERIFY(second.out.contains(QStringLiteral("no move of yours")));
        QVERIFY(second.out.contains(QStringLiteral("1 moves: 4")));
    }

    void undoAndHintAlsoAfterTheEnd()
    {
        const Run run
            = runProgram({"play", "121212", "--engine", "random"}, "1\nhint\nundo\nmoves\n");
        QVERIFY(run.out.contains(QStringLiteral("You win")));
        QVERIFY(run.out.contains(QStringLiteral("The game is over")));
        QVERIFY(run.out.contains(QStringLiteral("6 moves: 121212")));
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
        QVERIFY(text.contains("1. d1"));
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
