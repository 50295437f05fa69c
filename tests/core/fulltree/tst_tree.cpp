// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/perft.h"
#include "tests/core/boards.h"
#include "tests/core/fulltree/walktree.h"

#include <QTest>

class TestTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sizesAreThePublishedOnes_data();
    void sizesAreThePublishedOnes();
    void agreesWithAPlainRecursion();
    void workersChangeNothing();
    void smallBoardIsSeenToItsEnd();
    void stoppedWalkSaysSo();
};

void TestTree::sizesAreThePublishedOnes_data()
{
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("nodes7x7");
    QTest::addColumn<quint64>("nodes7x6");
    const auto row = [](int depth, quint64 tall, quint64 standard) {
        QTest::addRow("depth %d", depth) << depth << tall << standard;
    };
    row(4, 2801, 2801);
    row(5, 19608, 19608);
    row(6, 137257, 137257);
    row(7, 960800, 960793);
    row(8, 6634370, 6634027);
}

void TestTree::sizesAreThePublishedOnes()
{
    QFETCH(int, depth);
    QFETCH(quint64, nodes7x7);
    QFETCH(quint64, nodes7x6);
    const TreeStatistics tall = walkTree(BasicPosition<7, 7, 4>(), depth);
    const TreeStatistics standard = walkTree(Position(), depth);
    QCOMPARE(tall.nodes, nodes7x7);
    QCOMPARE(standard.nodes, nodes7x6);
    QCOMPARE(tall.value, 0);
    QCOMPARE(standard.value, 0);
}

namespace {

/// The same tree without shortcuts.
struct Plain
{
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;

    template <typename Board> int value(const Board& position, int depth)
    {
        ++nodes;
        if (position.isWon()) {
            ++leaves;
            return -1;
        }
        if (depth == 0 || position.isFull()) {
            ++leaves;
            return 0;
        }
        int best = -1;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (position.canPlay(column))
                best = std::max(best, -value(position.after(column), depth - 1));
        return best;
    }
};

}

void TestTree::agreesWithAPlainRecursion()
{
    SeededRandom random(8);
    for (int i = 0; i < 300; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(41)));
        const int depth = static_cast<int>(random.below(5));
        Plain plain;
        const int expected = plain.value(position, depth);
        const TreeStatistics tree = walkTree(position, depth);
        QCOMPARE(tree.value, expected);
        QCOMPARE(tree.nodes, plain.nodes);
        QCOMPARE(tree.leaves, plain.leaves);
    }
}

void TestTree::workersChangeNothing()
{
    SeededRandom random(9);
    TreeSearch search(3);
    for (int i = 0; i < 30; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(41)));
        const TreeStatistics one = walkTree(position, 7, 1);
        const TreeStatistics three = search.walk(position, 7);
        QCOMPARE(three.nodes, one.nodes);
        QCOMPARE(three.leaves, one.leaves);
        QCOMPARE(three.value, one.value);
    }
}

void TestTree::smallBoardIsSeenToItsEnd()
{
    using Small = BasicPosition<4, 4, 3>;
    for (int depth = 0; depth <= 9; ++depth) {
        Plain plain;
        const int expected = plain.value(Small(), depth);
        const TreeStatistics tree = walkTree(Small(), depth, 1 + depth % 2);
        QCOMPARE(tree.value, expected);
        QCOMPARE(tree.nodes, plain.nodes);
        QCOMPARE(tree.leaves, plain.leaves);
    }
    // The first player wins on this board, which a deep enough tree sees.
    QCOMPARE(walkTree(Small(), 11).value, 1);
}

void TestTree::stoppedWalkSaysSo()
{
    std::stop_source source;
    source.request_stop();
    const TreeStatistics tree = walkTree(Position(), 20, 2, source.get_token());
    QVERIFY(!tree.complete);
}

QTEST_GUILESS_MAIN(TestTree)
#include "tst_tree.moc"
