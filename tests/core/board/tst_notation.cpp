// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/boards.h"
#include "core/board/notation.h"
#include "tests/core/board/randomgames.h"

#include <QTest>

class TestNotation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodTextIsRead_data();
    void goodTextIsRead();
    void badTextIsRefusedWithItsPlace_data();
    void badTextIsRefusedWithItsPlace();
    void otherBoardsHaveTheirOwnEdges();
    void writtenMovesAreReadAgain();
    void coordinatesCountFromTheStart();
    void diagramShowsTheBoardFromAbove();
    void boardsHaveNames();
};

void TestNotation::goodTextIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("digits");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("blanks") << " \t\n"
                            << "";
    QTest::newRow("startpos") << "startpos"
                              << "";
    QTest::newRow("startpos among blanks") << "  StartPos\n"
                                           << "";
    QTest::newRow("digits") << "44536"
                            << "44536";
    QTest::newRow("digits with blanks") << " 4 45\t36\r\n"
                                        << "44536";
    QTest::newRow("squares") << "d1 d2 e1"
                             << "445";
    QTest::newRow("squares without blanks") << "d1d2e1"
                                            << "445";
    QTest::newRow("column letters") << "dde"
                                    << "445";
    QTest::newRow("capital letters") << "D1 D E1"
                                     << "445";
    QTest::newRow("all kinds") << "4 d2 e 5 c1"
                               << "44553";
    QTest::newRow("edges") << "17 a2 g2"
                           << "1717";
    QTest::newRow("a full column") << "444444"
                                   << "444444";
    QTest::newRow("a won game") << "1212121"
                                << "1212121";
}

void TestNotation::goodTextIsRead()
{
    QFETCH(QString, text);
    QFETCH(QString, digits);
    const auto moves = notation::parseMoves(text);
    QVERIFY2(moves, moves ? "" : qPrintable(moves.error().message));
    QCOMPARE(notation::toDigits(*moves), digits);
    Position position;
    for (const Move move : *moves)
        position.play(move);
    QCOMPARE(notation::parsePosition(text).value(), position);
}

void TestNotation::badTextIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("full column") << "44444454"
                                 << "move 8: column 4 is full" << 1 << 8;
    QTest::newRow("full column, square") << "444444 d7"
                                         << "move 7: column 4 is full" << 1 << 8;
    QTest::newRow("after a win") << "12121213"
                                 << "the game ended at move 7" << 1 << 8;
    QTest::newRow("after a win, full column") << "1212121 1"
                                              << "the game ended at move 7" << 1 << 9;
    QTest::newRow("square too high")
        << "d1 c1 d4"
        << "move 3: the next free square of column d is d2, not d4" << 1 << 7;
    QTest::newRow("square taken") << "d1 d1"
                                  << "move 2: the next free square of column d is d2, not d1" << 1
                                  << 4;
    QTest::newRow("row zero") << "d0"
                              << "move 1: the next free square of column d is d1, not d0" << 1 << 1;
    QTest::newRow("row of two digits")
        << "d12"
        << "move 1: the next free square of column d is d1, not d12" << 1 << 1;
    QTest::newRow("digit 8") << "44538"
                             << "character 5: '8' is not a column from 1 to 7" << 1 << 5;
    QTest::newRow("digit 0") << "0"
                             << "character 1: '0' is not a column from 1 to 7" << 1 << 1;
    QTest::newRow("letter h") << "d1 h1"
                              << "character 4: 'h' is not a column from a to g" << 1 << 4;
    QTest::newRow("comma") << "4,4"
                           << "character 2: ',' is not a column from 1 to 7" << 1 << 2;
    QTest::newRow("second line") << "44\n5x"
                                 << "character 5: 'x' is not a column from 1 to 7" << 2 << 2;
    QTest::newRow("letter of another alphabet")
        << QStringLiteral("4\u0434")
        << QStringLiteral("character 2: '\u0434' is not a column from 1 to 7") << 1 << 2;
    QTest::newRow("emoji") << QStringLiteral(
        "\U0001F534") << QStringLiteral("character 1: '\U0001F534' is not a column from 1 to 7")
                           << 1 << 1;
    QTest::newRow("zero byte") << QString(QChar(u'\0'))
                               << "character 1: 'U+0000' is not a column from 1 to 7" << 1 << 1;
    QTest::newRow("startpos and more") << "startpos 4"
                                       << "character 1: 's' is not a column from a to g" << 1 << 1;
}

void TestNotation::badTextIsRefusedWithItsPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto moves = notation::parseMoves(text);
    QVERIFY(!moves);
    QCOMPARE(moves.error().message, message);
    QCOMPARE(moves.error().line, line);
    QCOMPARE(moves.error().column, column);
    QCOMPARE(notation::parsePosition(text).error().message, message);
}

void TestNotation::otherBoardsHaveTheirOwnEdges()
{
    const auto high = notation::parsePosition<7, 7, 4>(u"4444444");
    QVERIFY(high);
    QCOMPARE(high->landingRow(3), 7);
    const auto tooHigh = notation::parsePosition<7, 7, 4>(u"44444444");
    QCOMPARE(tooHigh.error().message, "move 8: column 4 is full");
    const auto tooWide = notation::parsePosition<4, 4, 3>(u"5");
    QCOMPARE(tooWide.error().message, "character 1: '5' is not a column from 1 to 4");
    const auto threeInLine = notation::parsePosition<4, 4, 3>(u"a1 b1 a2 b2 a3 b3");
    QCOMPARE(threeInLine.error().message, "the game ended at move 5");
    QVERIFY((notation::parsePosition<6, 5, 4>(u"f1 f2 f3 f4 f5")));
    QVERIFY((notation::parsePosition<5, 4, 4>(u"startpos")));
    QVERIFY(!(notation::parsePosition<5, 4, 4>(u"11111")));
}

void TestNotation::writtenMovesAreReadAgain()
{
    SeededRandom random(11);
    for (int i = 0; i < 300; ++i) {
        std::vector<Move> moves;
        for (const int column : randomColumns(random, Position()))
            moves.emplace_back(column);
        QCOMPARE(notation::parseMoves(notation::toDigits(moves)).value(), moves);
        QCOMPARE(notation::parseMoves(notation::toCoordinates(moves)).value(), moves);
    }
}

void TestNotation::coordinatesCountFromTheStart()
{
    const auto moves = notation::parseMoves(u"445").value();
    QCOMPARE(notation::toCoordinates(moves), "d1 d2 e1");
    QCOMPARE(notation::toCoordinates(moves, notation::parsePosition(u"4").value()), "d2 d3 e1");
    QCOMPARE(notation::toCoordinates({}), "");
    QCOMPARE(notation::squareName(0, 0), "a1");
    QCOMPARE(notation::squareName(6, 5), "g6");
    QCOMPARE(notation::columnName(3), "4");
}

void TestNotation::diagramShowsTheBoardFromAbove()
{
    QCOMPARE(notation::toDiagram(notation::parsePosition(u"4453").value()),
             ". . . . . . .\n"
             ". . . . . . .\n"
             ". . . . . . .\n"
             ". . . . . . .\n"
             ". . . o . . .\n"
             ". . o x x . .\n"
             "1 2 3 4 5 6 7");
}

void TestNotation::boardsHaveNames()
{
    QCOMPARE(boardNames(), QStringList({"7x6", "7x7", "6x5", "5x4", "4x4"}));
    for (const QString& name : boardNames()) {
        const auto board = boardFromName(name);
        QVERIFY(board);
        const QString size = std::visit(
            [](const auto& empty) {
                using Shape = typename std::decay_t<decltype(empty)>::Shape;
                return QStringLiteral("%1x%2").arg(Shape::width).arg(Shape::height);
            },
            *board);
        QCOMPARE(size, name);
    }
    QCOMPARE(boardFromName("8x8").error().message,
             "There is no board 8x8. The boards are 7x6, 7x7, 6x5, 5x4, 4x4.");
    QVERIFY(!boardFromName(""));
}

QTEST_APPLESS_MAIN(TestNotation)
#include "tst_notation.moc"
