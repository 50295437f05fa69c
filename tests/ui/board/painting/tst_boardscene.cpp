// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

class TestBoardScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreFoundInEveryDirection_data();
    void linesAreFoundInEveryDirection();
    void aLongLineIsOneLine();
    void oneDiscCanMakeTwoLines();
    void threeAreNoLine();
};

namespace {

Bitboard discsOn(const QStringList& squares)
{
    Bitboard discs = 0;
    for (const QString& name : squares)
        discs |= Position::Shape::square(name[0].unicode() - u'a', name[1].unicode() - u'1');
    return discs;
}

}

void TestBoardScene::linesAreFoundInEveryDirection_data()
{
    QTest::addColumn<QStringList>("squares");
    QTest::newRow("upwards") << QStringList {"c2", "c3", "c4", "c5"};
    QTest::newRow("level") << QStringList {"d1", "e1", "f1", "g1"};
    QTest::newRow("rising") << QStringList {"a3", "b4", "c5", "d6"};
    QTest::newRow("falling") << QStringList {"d4", "e3", "f2", "g1"};
}

void TestBoardScene::linesAreFoundInEveryDirection()
{
    QFETCH(QStringList, squares);
    const auto lines = winningLines(discsOn(squares));
    QCOMPARE(lines.size(), std::size_t {1});
    QCOMPARE(discsOn(squares), Position::Shape::lineSquares(discsOn(squares)));
    const auto nameOf = [](Square square) {
        return QString(QChar(u'a' + square.column)) + QString::number(square.row + 1);
    };
    QCOMPARE(nameOf(lines[0].from), squares.first());
    QCOMPARE(nameOf(lines[0].to), squares.last());
    QStringList inOrder;
    for (const Square square : lineSquares(lines[0]))
        inOrder += nameOf(square);
    QCOMPARE(inOrder, squares);
}

void TestBoardScene::aLongLineIsOneLine()
{
    const auto lines = winningLines(discsOn({"a1", "b1", "c1", "d1", "e1", "f1"}));
    QCOMPARE(lines.size(), std::size_t {1});
    QVERIFY((lines[0] == WinningLine {{0, 0}, {5, 0}}));
}

void TestBoardScene::oneDiscCanMakeTwoLines()
{
    QCOMPARE(winningLines(discsOn({"a1", "b1", "c1", "d1", "d2", "d3", "d4"})).size(),
             std::size_t {2});
}

void TestBoardScene::threeAreNoLine()
{
    // d6 and e1 are neighbours in the bitboard's numbering of squares, not on the board.
    QVERIFY(winningLines(discsOn({"a1", "b1", "c1", "d4", "d5", "d6", "e1"})).empty());
}

QTEST_MAIN(TestBoardScene)
#include "tst_boardscene.moc"
