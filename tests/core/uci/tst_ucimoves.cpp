// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/ucimoves.h"
#include "tests/core/board/randomgames.h"

#include <QTest>

class TestUciMoves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dropsAreWrittenWithTheirSquare();
    void everyGameIsReadAsItIsWritten();
    void movesAreReadInEveryNotation_data();
    void movesAreReadInEveryNotation();
    void wrongMovesAreRefused_data();
    void wrongMovesAreRefused();
    void oneMoveIsOneMove();
    void lineIsReadUpToItsFault();
};

void TestUciMoves::dropsAreWrittenWithTheirSquare()
{
    QCOMPARE(uci::moveText(Position(), Move(3)), "P@d1");
    // The second player's move has the capital, too.
    QCOMPARE(uci::moveText(Position().after(3), Move(3)), "P@d2");
    QCOMPARE(uci::moveText(Position(), Move(0)), "P@a1");
    QCOMPARE(uci::moveText(Position(), Move(6)), "P@g1");
    QCOMPARE(uci::movesText({}, {Move(3), Move(3), Move(4)}), "P@d1 P@d2 P@e1");
    QCOMPARE(uci::movesText({}, {}), "");
}

void TestUciMoves::everyGameIsReadAsItIsWritten()
{
    SeededRandom random(5);
    for (int game = 0; game < 50; ++game) {
        std::vector<Move> moves;
        for (const int column : randomColumns(random, Position()))
            moves.emplace_back(column);
        const auto read = uci::readMoves({}, uci::movesText({}, moves));
        QVERIFY(read);
        QCOMPARE(*read, moves);
    }
}

void TestUciMoves::movesAreReadInEveryNotation_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"P@d1 P@d2 P@e1", "p@d1 p@d2 p@e1", "P@D1 P@D2 P@E1", "d1 d2 e1",
                             "445", "P@d1 d2 5", "  4\t4 5 ", "P@d1P@d2P@e1", "dde"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestUciMoves::movesAreReadInEveryNotation()
{
    QFETCH(const QString, text);
    const auto moves = uci::readMoves({}, text);
    QVERIFY2(moves, moves ? "" : qPrintable(moves.error().message));
    QCOMPARE(*moves, (std::vector {Move(3), Move(3), Move(4)}));
}

void TestUciMoves::wrongMovesAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("column");
    const auto row = [](const char* text, const char* message, int column) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(message) << column;
    };
    row("P@h1", "move 1: 'P@h1' is not a move", 1);
    row("P@d1 e2e4", "move 2: the next free square of column e is e1, not e2", 6);
    row("P@d3", "move 1: the next free square of column d is d1, not d3", 1);
    row("P@", "move 1: 'P@' is not a move", 1);
    row("0000", "move 1: '0000' is not a move", 1);
    row("4444444", "move 7: column 4 is full", 7);
    row("41424344", "the game ended at move 7", 8);
    row("P@d1 P@d99999999999999999999", "move 2: the next free square of column d is d2, not d999",
        6);
}

void TestUciMoves::wrongMovesAreRefused()
{
    QFETCH(const QString, text);
    const auto moves = uci::readMoves({}, text);
    QVERIFY(!moves);
    QTEST(moves.error().message, "message");
    QTEST(moves.error().column, "column");
}

void TestUciMoves::oneMoveIsOneMove()
{
    const Position position = Position().after(3);
    for (const char* text : {"P@d2", "d2", "d", "4", " P@d2 "})
        QCOMPARE(uci::readMove(position, QString::fromLatin1(text)).value(), Move(3));
    for (const char* text : {"", " ", "P@d2 P@d3", "44", "P@d1", "resign", "(none)"})
        QVERIFY2(!uci::readMove(position, QString::fromLatin1(text)), text);
}

void TestUciMoves::lineIsReadUpToItsFault()
{
    QCOMPARE(uci::readLine({}, u"P@d1 P@d2 P@d2 P@e1"), (std::vector {Move(3), Move(3)}));
    QVERIFY(uci::readLine({}, u"e2e4 e7e5").empty());
    // Nobody plays on after a line.
    QCOMPARE(uci::readLine({}, u"41424344").size(), std::size_t {7});
}

QTEST_APPLESS_MAIN(TestUciMoves)
#include "tst_ucimoves.moc"
