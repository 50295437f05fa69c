// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/board/setup.h"
#include "tests/core/board/randomgames.h"

#include <QTest>
#include <set>

namespace {

struct Discs
{
    Bitboard red = 0;
    Bitboard yellow = 0;
};

/// From a board written as lines, top row first, `x` red, `o` yellow; missing rows are empty.
Discs discsFrom(const QString& rows)
{
    const QStringList lines = rows.split(u'/');
    Discs discs;
    for (int i = 0; i < lines.size(); ++i) {
        const int row = static_cast<int>(lines.size()) - 1 - i;
        for (int column = 0; column < lines[i].size(); ++column) {
            if (lines[i][column] == u'x')
                discs.red |= Position::Shape::square(column, row);
            if (lines[i][column] == u'o')
                discs.yellow |= Position::Shape::square(column, row);
        }
    }
    return discs;
}

/// The order must be legal to the end and lead to the position.
void checkOrder(const Position& position)
{
    const auto order = findMoveOrder(position.firstPlayerDiscs(), position.secondPlayerDiscs());
    QVERIFY2(order, order ? "" : qPrintable(order.error().message));
    Position replayed;
    for (const Move move : *order) {
        QVERIFY(!replayed.isFinished());
        QVERIFY(replayed.canPlay(move));
        replayed.play(move);
    }
    QCOMPARE(replayed, position);
}

} // namespace

class TestSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPositionOfAGameHasAnOrder();
    void emptyBoardNeedsNoMoves();
    void unreachablePositionsAreRefused_data();
    void unreachablePositionsAreRefused();
    void colourPatternsAreJudgedAsByTryingAllOrders();
};

void TestSetup::everyPositionOfAGameHasAnOrder()
{
    SeededRandom random(3);
    for (int game = 0; game < 60; ++game) {
        Position position;
        for (const int column : randomColumns(random, Position())) {
            position.play(column);
            checkOrder(position);
        }
    }
}

void TestSetup::emptyBoardNeedsNoMoves()
{
    const auto order = findMoveOrder(0, 0);
    QVERIFY(order);
    QVERIFY(order->empty());
}

void TestSetup::unreachablePositionsAreRefused_data()
{
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("message");
    QTest::newRow("floating disc") << "x/./."
                                   << "The disc on a3 has nothing below it.";
    QTest::newRow("hole") << "o......./......./x"
                          << "The disc on a3 has nothing below it.";
    const QString counts = "Discs of the first player: %1, of the second: %2. The first must have "
                           "the same number or one more.";
    QTest::newRow("two reds too many") << "xxx..xx/oooxoox" << counts.arg(7).arg(5);
    QTest::newRow("yellow first") << "...o" << counts.arg(0).arg(1);
    QTest::newRow("two winners") << "oooo/xxxx"
                                 << "Both players have four in a row.";
    QTest::newRow("yellow after red's win") << "oo/xxxxoo"
                                            << "The second player moved after the first had won.";
    QTest::newRow("red after yellow's win") << "xx/xx.x/oooo"
                                            << "The first player moved after the second had won.";
    const QString noOrder = "No order of moves reaches this position without an earlier win.";
    // Red's disc can't come first: it rests on yellow's.
    QTest::newRow("yellow below everything") << "x/o" << noOrder;
    QTest::newRow("yellow below everything, twice") << "xx/oo" << noOrder;
    // Two lines of red that share no disc: one of them stood before the last move.
    QTest::newRow("two lines apart") << ".....x./....ox./ooo.ox./xxxxoxo" << noOrder;
    // Every disc of red's line has another on top, so none of them came last.
    QTest::newRow("line buried") << "ooxo.../xxxxoxo" << noOrder;
}

void TestSetup::unreachablePositionsAreRefused()
{
    QFETCH(QString, rows);
    QFETCH(QString, message);
    const Discs discs = discsFrom(rows);
    const auto order = findMoveOrder(discs.red, discs.yellow);
    QVERIFY(!order);
    QCOMPARE(order.error().message, message);
}

void TestSetup::colourPatternsAreJudgedAsByTryingAllOrders()
{
    // All positions that games reach in five moves; every other colouring of five resting discs
    // with three red ones must be refused.
    std::set<std::pair<Bitboard, Bitboard>> reached;
    std::vector<Position> level {Position()};
    for (int ply = 0; ply < 5; ++ply) {
        std::vector<Position> next;
        for (const Position& position : level)
            for (int column = 0; column < 7; ++column)
                next.push_back(position.after(column));
        level = std::move(next);
    }
    std::set<Bitboard> shapes;
    for (const Position& position : level) {
        reached.emplace(position.firstPlayerDiscs(), position.secondPlayerDiscs());
        shapes.insert(position.occupied());
    }
    int refused = 0;
    for (const Bitboard occupied : shapes) {
        for (Bitboard red = occupied; red; red = (red - 1) & occupied) {
            if (std::popcount(red) != 3)
                continue;
            const bool expected = reached.contains({red, occupied ^ red});
            refused += !expected;
            QCOMPARE(findMoveOrder(red, occupied ^ red).has_value(), expected);
        }
    }
    QVERIFY(refused > 100);
}

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
