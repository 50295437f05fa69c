// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h2.h"
#include "tests/core/boards.h"
#include "tests/core/evaluation/publishedh2.h"

#include <QTest>

class TestH2 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void squaresCountTheFoursThroughThem();
    void publishedValues_data();
    void publishedValues();
    void agreesWithASumOverSquares();
};

void TestH2::squaresCountTheFoursThroughThem()
{
    constexpr int steps[4][2] {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int fours[7][6] {};
    for (const auto& step : steps)
        for (int column = 0; column < 7; ++column)
            for (int row = 0; row < 6; ++row) {
                const int lastColumn = column + 3 * step[0];
                const int lastRow = row + 3 * step[1];
                if (lastColumn > 6 || lastRow > 5 || lastRow < 0)
                    continue;
                for (int i = 0; i < 4; ++i)
                    ++fours[column + i * step[0]][row + i * step[1]];
            }
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row)
            QCOMPARE(h2::squareValue(column, row), fours[column][row]);
}

void TestH2::publishedValues_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("value");
    const auto row = [](const char* moves, int value) {
        QTest::newRow(moves) << QString::fromLatin1(moves) << value;
    };
    row("4", 145);
    row("44", 135);
    row("3747", 143);
    row("1727", 138);
    row("17273", 143);
    row("43576", 146);
    row("37475", 148);
    row("17274", 145);
    row("172747", 140);
    row("171727", 137);
    row("434345", 150);
    row("112233", 132);
    row("12345671", 135);
    row("353433443", 144);
    row("44444362", 140);
}

void TestH2::publishedValues()
{
    QFETCH(QString, moves);
    QFETCH(int, value);
    const Position position = boards::fromDigits(moves);
    const Value toMove = H2()(position);
    const Value first = position.sideToMove() == Player::First ? toMove : -toMove;
    QCOMPARE(first + publishedH2Offset, value);
}

void TestH2::agreesWithASumOverSquares()
{
    SeededRandom random(5);
    for (int i = 0; i < 5000; ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(41)));
        const Cell own = position.sideToMove() == Player::First ? Cell::First : Cell::Second;
        Value sum = 0;
        for (int column = 0; column < 7; ++column)
            for (int row = 0; row < 6; ++row)
                if (position.at(column, row) != Cell::Empty)
                    sum += (position.at(column, row) == own ? 1 : -1)
                        * h2::squareValue(column, row);
        QCOMPARE(H2()(position), sum);
    }
}

QTEST_GUILESS_MAIN(TestH2)
#include "tst_h2.moc"
