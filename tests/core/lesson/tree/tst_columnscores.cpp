// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/columnscores.h"
#include "tests/core/lesson/tree/treetest.h"

#include <QTest>

using namespace treetest;

namespace {

/// Plies to the end, positive where the side to move wins, by the rules alone.
template <typename Board> int plainEnd(const Board& position)
{
    if (position.isFull())
        return 0;
    std::optional<int> best;
    const auto rank = [](int plies) {
        return plies == 0 ? 0 : plies > 0 ? 100 - plies : -100 - plies;
    };
    for (int column = 0; column < Board::Shape::width; ++column) {
        if (!position.canPlay(column))
            continue;
        int plies = 1;
        if (!position.wins(column)) {
            const int reply = plainEnd(position.after(column));
            plies = reply == 0 ? 0 : reply > 0 ? -reply - 1 : -reply + 1;
        }
        if (!best || rank(plies) > rank(*best))
            best = plies;
    }
    return *best;
}

template <typename Board> Board randomBoard(SeededRandom& random, int plies)
{
    while (true) {
        Board board;
        while (board.plies() < plies && !board.isFinished())
            if (const int column = static_cast<int>(random.below(Board::Shape::width));
                board.canPlay(column))
                board.play(column);
        if (!board.isFinished())
            return board;
    }
}

template <typename Board> void compareWithRules(int plies, int times)
{
    SeededRandom random(8);
    for (int i = 0; i < times; ++i) {
        const auto board = randomBoard<Board>(random, plies + i % 4);
        const auto scores = columnScores(AnyPosition(board), {});
        QVERIFY(scores && *scores);
        for (const ColumnScore& score : **scores) {
            if (board.wins(score.column)) {
                QCOMPARE(score.outcome, 1);
                QCOMPARE(score.plies, 1);
                continue;
            }
            const int reply = plainEnd(board.after(score.column));
            QCOMPARE(score.outcome, reply == 0 ? 0 : reply > 0 ? -1 : 1);
            if (reply != 0)
                QCOMPARE(score.plies, std::abs(reply) + 1);
        }
    }
}

}

class TestColumnScores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBoardAgreesWithTheRules();
    void theBestAndThoseThatKeep();
    void largeBoardsAndFinishedGamesAreRefused();
};

void TestColumnScores::everyBoardAgreesWithTheRules()
{
    compareWithRules<BasicPosition<4, 4, 3>>(4, 60);
    compareWithRules<BasicPosition<5, 4, 4>>(9, 40);
    compareWithRules<BasicPosition<6, 5, 4>>(20, 40);
    compareWithRules<Position>(32, 40);
}

void TestColumnScores::theBestAndThoseThatKeep()
{
    const std::vector<ColumnScore> scores {{0, 1, 5}, {1, 1, 3}, {2, 0, 9}, {3, -1, 4}, {4, 1, 3}};
    QCOMPARE(bestColumns(scores), (std::vector {1, 4}));
    QCOMPARE(keepingColumns(scores), (std::vector {0, 1, 4}));
    QCOMPARE(bestColumns({{0, -1, 4}, {3, -1, 8}}), std::vector {3});
    QVERIFY(bestColumns({}).empty());
}

void TestColumnScores::largeBoardsAndFinishedGamesAreRefused()
{
    QVERIFY(!columnScores(*readPosition(QStringLiteral("7x7"), u""), {}));
    QVERIFY(!columnScores(AnyPosition(boards::fromDigits(u"1212121")), {}));
}

QTEST_GUILESS_MAIN(TestColumnScores)
#include "tst_columnscores.moc"
