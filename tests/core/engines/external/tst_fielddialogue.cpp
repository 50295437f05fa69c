// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/fielddialogue.h"

#include "core/board/notation.h"

#include <QTest>

using std::chrono::milliseconds;

class TestFieldDialogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void riddlesIsToldToTheLetter();
    void aMovesOwnTimeIsToldAsTheTimeOfAMove();
    void theOlderDialectIsToldToTheLetter();
    void theSideIsToldOnceAGame();
    void answersAreJudged_data();
    void answersAreJudged();
    void theOlderDialectAsksAgainTwice();
};

namespace {

ProgramQuestion questionAt(const char* moves, const SearchLimits& limits)
{
    return {notation::parsePosition(QString::fromLatin1(moves)).value(), limits, milliseconds(500)};
}

QByteArray askedOf(FieldDialogue& dialogue, SearchReport& report, const char* moves,
                   const SearchLimits& limits = {})
{
    const ProgramQuestion question = questionAt(moves, limits);
    report.root = question.root;
    return dialogue.ask(question, report).say;
}

}

void TestFieldDialogue::riddlesIsToldToTheLetter()
{
    FieldDialogue dialogue(FieldDialogue::Dialect::Riddles);
    QVERIFY(dialogue.start().done);
    SearchReport report;
    const SearchClock clock {milliseconds(10'000), milliseconds(9'000), milliseconds(200)};
    QCOMPARE(askedOf(dialogue, report, "445", {.clock = clock}),
             QByteArray("settings timebank 10000\n"
                        "settings time_per_move 200\n"
                        "settings player_names player0,player1\n"
                        "settings your_bot player1\n"
                        "settings your_botid 1\n"
                        "settings field_width 7\n"
                        "settings field_height 6\n"
                        "update game round 2\n"
                        "update game field .,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,"
                        ".,.,.,1,.,.,.,.,.,.,0,0,.,.\n"
                        "action move 10000\n"));
}

void TestFieldDialogue::aMovesOwnTimeIsToldAsTheTimeOfAMove()
{
    FieldDialogue dialogue(FieldDialogue::Dialect::Riddles);
    dialogue.start();
    SearchReport report;
    const SearchClock clock {.own = milliseconds(60'000), .move = milliseconds(2000)};
    const QByteArray said = askedOf(dialogue, report, "", {.clock = clock});
    QVERIFY(said.startsWith("settings timebank 60000\nsettings time_per_move 2000\n"));
    QVERIFY(said.endsWith("action move 60000\n"));
}

void TestFieldDialogue::theOlderDialectIsToldToTheLetter()
{
    FieldDialogue dialogue(FieldDialogue::Dialect::TheAiGames);
    dialogue.start();
    SearchReport report;
    QCOMPARE(askedOf(dialogue, report, "44"),
             QByteArray("settings timebank 500\n"
                        "settings time_per_move 500\n"
                        "settings player_names player1,player2\n"
                        "settings your_bot player1\n"
                        "settings your_botid 1\n"
                        "settings field_columns 7\n"
                        "settings field_rows 6\n"
                        "update game round 2\n"
                        "update game field 0,0,0,0,0,0,0;0,0,0,0,0,0,0;0,0,0,0,0,0,0;0,0,0,0,0,0,0;"
                        "0,0,0,2,0,0,0;0,0,0,1,0,0,0\n"
                        "action move 500\n"));
}

void TestFieldDialogue::theSideIsToldOnceAGame()
{
    FieldDialogue dialogue(FieldDialogue::Dialect::Riddles);
    dialogue.start();
    SearchReport report;
    const auto isTold
        = [&](const char* moves) { return askedOf(dialogue, report, moves).contains("settings"); };
    QVERIFY(isTold(""));
    QVERIFY(!isTold("44"));
    QVERIFY(isTold("444"));
    QVERIFY(!isTold("4"));
    dialogue.newGame();
    QVERIFY(isTold("4"));
}

void TestFieldDialogue::answersAreJudged_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("cell");
    QTest::newRow("full") << "place_disc 3"
                          << "illegal-move: place_disc 3";
    QTest::newRow("none of the board") << "place_disc 7"
                                       << "illegal-move: place_disc 7";
    QTest::newRow("negative") << "place_disc -1"
                              << "illegal-move: place_disc -1";
    QTest::newRow("a word") << "place_disc three"
                            << "not-a-move: place_disc three";
    QTest::newRow("two") << "place_disc 1 2"
                         << "not-a-move: place_disc 1 2";
    QTest::newRow("no move") << "no_moves"
                             << "not-a-move: no_moves";
    QTest::newRow("a number") << "3"
                              << "not-a-move: 3";
}

void TestFieldDialogue::answersAreJudged()
{
    QFETCH(const QString, line);
    FieldDialogue dialogue(FieldDialogue::Dialect::Riddles);
    dialogue.start();
    SearchReport report;
    askedOf(dialogue, report, "444444");
    const ProgramStep step = dialogue.readAnswer(line);
    QVERIFY(step.failure);
    QTEST(step.failure->toCell(), "cell");
    QVERIFY(!dialogue.readAnswer(QString()).failure);
    QVERIFY(dialogue.readAnswer(QStringLiteral("place_disc 0")).done);
    QCOMPARE(report.bestMove, Move(0));
}

void TestFieldDialogue::theOlderDialectAsksAgainTwice()
{
    FieldDialogue dialogue(FieldDialogue::Dialect::TheAiGames);
    dialogue.start();
    SearchReport report;
    for (int move = 0; move < 2; ++move) {
        askedOf(dialogue, report, "444444");
        for (int turn = 0; turn < 2; ++turn) {
            const ProgramStep again = dialogue.readAnswer(QStringLiteral("place_disc 3"));
            QVERIFY(!again.failure && !again.done);
            QCOMPARE(again.say, QByteArray("action move 500\n"));
        }
        QVERIFY(dialogue.readAnswer(QStringLiteral("place_disc 3")).failure);
    }
}

QTEST_GUILESS_MAIN(TestFieldDialogue)
#include "tst_fielddialogue.moc"
