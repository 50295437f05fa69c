// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/boardsize.h"
#include "core/support/random.h"

#include <QTest>

using namespace fourcast::formal;

class TestBoardSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachSizeHasItsOwnBoard();
    void otherSizesAreRefused();
    void aPositionComesOutOfItsWordAgain();
    void aWordThatIsNoPositionIsToldApart();
};

void TestBoardSize::eachSizeHasItsOwnBoard()
{
    for (int columns = BoardSize::least; columns <= BoardSize::most; ++columns)
        for (int rows = BoardSize::least; rows <= BoardSize::most; ++rows)
            for (int connect = BoardSize::leastConnect; connect <= BoardSize::mostConnect;
                 ++connect) {
                const BoardSize size {columns, rows, connect};
                QVERIFY(checkSize(size).has_value());
                const auto made = forBoard<BoardSize>(size, []<typename Board>() {
                    return BoardSize {Board::Shape::width, Board::Shape::height,
                                      Board::Shape::line};
                });
                QCOMPARE(made, size);
            }
}

void TestBoardSize::otherSizesAreRefused()
{
    QCOMPARE(checkSize({8, 4, 4}).error().message,
             "The model's board must have 2 to 7 columns and rows.");
    QVERIFY(!checkSize({1, 4, 4}));
    QVERIFY(!checkSize({4, 1, 4}));
    QVERIFY(!checkSize({4, 8, 4}));
    QCOMPARE(checkSize({4, 4, 2}).error().message,
             "The model's winning line must be 3 to 4 discs.");
    QVERIFY(!checkSize({4, 4, 5}));
}

void TestBoardSize::aPositionComesOutOfItsWordAgain()
{
    SeededRandom random(1);
    for (const BoardSize size : {BoardSize {2, 2, 3}, BoardSize {3, 7, 4}, BoardSize {7, 3, 3},
                                 BoardSize {7, 6, 4}, BoardSize {7, 7, 4}})
        for (int game = 0; game < 200; ++game) {
            const bool same = forBoard<bool>(size, [&random]<typename Board>() {
                Board position;
                while (unpacked<Board>(packed(position)) == position && !position.isFinished()) {
                    const int column = static_cast<int>(random.below(Board::Shape::width));
                    if (position.canPlay(column))
                        position.play(column);
                }
                return position.isFinished() && unpacked<Board>(packed(position)) == position;
            });
            QVERIFY(same);
        }
}

void TestBoardSize::aWordThatIsNoPositionIsToldApart()
{
    using Board = BasicPosition<4, 4, 4>;
    const std::uint64_t start = packed(Board());
    for (const std::uint64_t word : {std::uint64_t {0}, start ^ 1, start | std::uint64_t {1} << 20,
                                     start | std::uint64_t {1} << 63})
        QVERIFY(packed(unpacked<Board>(word)) != word);
}

QTEST_GUILESS_MAIN(TestBoardSize)
#include "tst_boardsize.moc"
