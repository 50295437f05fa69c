// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/boards.h"
#include "core/board/perft.h"
#include "tests/core/board/randomgames.h"

#include <QTest>
#include <unordered_map>

namespace {

/// The rules once more, as slow and plain as a person would check them.
template <int W, int H, int K> bool naiveHasLine(const BasicPosition<W, H, K>& position, Cell disc)
{
    const auto isDisc = [&](int column, int row) {
        return column >= 0 && column < W && row >= 0 && row < H && position.at(column, row) == disc;
    };
    const int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int column = 0; column < W; ++column) {
        for (int row = 0; row < H; ++row) {
            for (const auto& step : steps) {
                int run = 0;
                while (run < K && isDisc(column + run * step[0], row + run * step[1]))
                    ++run;
                if (run == K)
                    return true;
            }
        }
    }
    return false;
}

template <int W, int H, int K> Cell discOf(const BasicPosition<W, H, K>&, Player player)
{
    return player == Player::First ? Cell::First : Cell::Second;
}

template <int W, int H, int K>
std::uint64_t naivePerft(const BasicPosition<W, H, K>& position, int depth)
{
    if (depth == 0)
        return 1;
    if (naiveHasLine(position, Cell::First) || naiveHasLine(position, Cell::Second))
        return 0;
    std::uint64_t count = 0;
    for (int column = 0; column < W; ++column)
        if (position.at(column, H - 1) == Cell::Empty)
            count += naivePerft(position.after(column), depth - 1);
    return count;
}

/// Calls `check` with every position of seeded random games on the board.
template <typename Board, typename Check> void onRandomPositions(int games, Check check)
{
    SeededRandom random(20240501);
    for (int game = 0; game < games; ++game) {
        Board position;
        check(position);
        for (const int column : randomColumns(random, Board())) {
            position.play(column);
            check(position);
        }
    }
}

template <typename Board> void compareWithNaiveRules()
{
    int wins = 0;
    onRandomPositions<Board>(400, [&](const Board& position) {
        const Player last = other(position.sideToMove());
        const bool won = naiveHasLine(position, discOf(position, last));
        wins += won;
        QCOMPARE(position.isWon(), won);
        QVERIFY(!naiveHasLine(position, discOf(position, position.sideToMove())));
        if (won)
            return;
        for (int column = 0; column < Board::Shape::width; ++column) {
            if (!position.canPlay(column))
                continue;
            const Board next = position.after(column);
            QCOMPARE(position.wins(column),
                     naiveHasLine(next, discOf(next, position.sideToMove())));
            QCOMPARE(next.isWon(), position.wins(column));
        }
    });
    QVERIFY(wins > 100);
}

template <typename Board> void checkMirror()
{
    constexpr int last = Board::Shape::width - 1;
    onRandomPositions<Board>(100, [](const Board& position) {
        const Board mirror = position.mirrored();
        QCOMPARE(mirror.mirrored(), position);
        QCOMPARE(mirror.outcome(), position.outcome());
        for (int column = 0; column <= last; ++column) {
            QCOMPARE(mirror.landingRow(last - column), position.landingRow(column));
            for (int row = 0; row < Board::Shape::height; ++row)
                QCOMPARE(mirror.at(last - column, row), position.at(column, row));
            if (!position.isFinished() && position.canPlay(column))
                QCOMPARE(mirror.after(last - column), position.after(column).mirrored());
        }
    });
}

/// A board with discs of the first player on the given squares and none elsewhere.
Bitboard squares(std::initializer_list<std::pair<int, int>> places)
{
    Bitboard discs = 0;
    for (const auto& [column, row] : places)
        discs |= Position::Shape::square(column, row);
    return discs;
}

} // namespace

class TestPosition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyBoardHasNothingOnIt();
    void discsFallToTheLowestFreeSquare();
    void everyLineOfTheStandardBoardWins();
    void linesDoNotRunOverTheEdge();
    void lineSquaresAreTheDiscsOfAllLines();
    void winIsSeenAsTheNaiveCheckSeesIt();
    void perftIsKnown_data();
    void perftIsKnown();
    void perftIsNaivePerft();
    void distinctPositionsByPlyAreKnownAndHaveTheirOwnKeys();
    void mirrorKeepsTheGame();
    void fullBoardWithoutALineIsADraw();
};

void TestPosition::emptyBoardHasNothingOnIt()
{
    const Position position;
    QCOMPARE(position.plies(), 0);
    QCOMPARE(position.sideToMove(), Player::First);
    QCOMPARE(position.outcome(), Outcome::Unfinished);
    QCOMPARE(std::popcount(position.available()), 7);
    for (int column = 0; column < 7; ++column) {
        QVERIFY(position.canPlay(column));
        for (int row = 0; row < 6; ++row)
            QCOMPARE(position.at(column, row), Cell::Empty);
    }
}

void TestPosition::discsFallToTheLowestFreeSquare()
{
    Position position;
    for (int row = 0; row < 6; ++row) {
        QCOMPARE(position.landingRow(3), row);
        QVERIFY(position.canPlay(3));
        position.play(3);
        QCOMPARE(position.at(3, row), row % 2 == 0 ? Cell::First : Cell::Second);
        QCOMPARE(position.plies(), row + 1);
    }
    QCOMPARE(position.landingRow(3), 6);
    QVERIFY(!position.canPlay(3));
    QCOMPARE(std::popcount(position.available()), 6);
}

void TestPosition::everyLineOfTheStandardBoardWins()
{
    // 24 level, 21 upright and 12 of each slant: 69 lines, and no three of their discs win.
    int lines = 0;
    const int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int column = 0; column < 7; ++column) {
        for (int row = 0; row < 6; ++row) {
            for (const auto& step : steps) {
                const int endColumn = column + 3 * step[0];
                const int endRow = row + 3 * step[1];
                if (endColumn > 6 || endRow < 0 || endRow > 5)
                    continue;
                ++lines;
                Bitboard line = 0;
                for (int i = 0; i < 4; ++i)
                    line |= Position::Shape::square(column + i * step[0], row + i * step[1]);
                QVERIFY(Position::Shape::hasLine(line));
                QCOMPARE(Position::Shape::lineSquares(line), line);
                for (Bitboard rest = line; rest; rest &= rest - 1)
                    QVERIFY(!Position::Shape::hasLine(line & ~(rest & -rest)));
            }
        }
    }
    QCOMPARE(lines, 69);
}

void TestPosition::linesDoNotRunOverTheEdge()
{
    QVERIFY(!Position::Shape::hasLine(squares({{0, 4}, {0, 5}, {1, 0}, {1, 1}})));
    QVERIFY(!Position::Shape::hasLine(squares({{0, 5}, {1, 0}, {2, 1}, {3, 2}})));
    QVERIFY(!Position::Shape::hasLine(squares({{0, 2}, {1, 1}, {2, 0}, {3, 5}})));
}

void TestPosition::lineSquaresAreTheDiscsOfAllLines()
{
    const Bitboard five = squares({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
    const Bitboard upright = squares({{3, 1}, {3, 2}, {3, 3}});
    const Bitboard loose = squares({{0, 5}, {6, 2}, {5, 1}});
    QCOMPARE(Position::Shape::lineSquares(five | upright | loose), five | upright);
    QCOMPARE(Position::Shape::lineSquares(loose), Bitboard {0});
}

void TestPosition::winIsSeenAsTheNaiveCheckSeesIt()
{
    compareWithNaiveRules<BasicPosition<7, 6, 4>>();
    compareWithNaiveRules<BasicPosition<7, 7, 4>>();
    compareWithNaiveRules<BasicPosition<6, 5, 4>>();
    compareWithNaiveRules<BasicPosition<4, 4, 3>>();
}

void TestPosition::perftIsKnown_data()
{
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("sequences");
    const quint64 known[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572};
    for (int depth = 0; depth <= 9; ++depth)
        QTest::addRow("depth %d", depth) << depth << known[depth];
}

void TestPosition::perftIsKnown()
{
    QFETCH(int, depth);
    QFETCH(quint64, sequences);
    QCOMPARE(quint64(perft(Position(), depth)), sequences);
}

void TestPosition::perftIsNaivePerft()
{
    for (int depth = 0; depth <= 5; ++depth)
        QCOMPARE(perft(Position(), depth), naivePerft(Position(), depth));
    // Nearer to the end of small games, where lines and full columns cut the count.
    for (int depth = 0; depth <= 7; ++depth) {
        const BasicPosition<4, 4, 3> small;
        QCOMPARE(perft(small, depth), naivePerft(small, depth));
    }
    SeededRandom random(7);
    for (int i = 0; i < 40; ++i) {
        Position position;
        for (const int column : randomColumns(random, Position(), 24))
            position.play(column);
        for (int depth = 0; depth <= 3; ++depth)
            QCOMPARE(perft(position, depth), naivePerft(position, depth));
    }
}

void TestPosition::distinctPositionsByPlyAreKnownAndHaveTheirOwnKeys()
{
    const std::size_t known[] = {1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275};
    std::unordered_map<std::uint64_t, Position> level {{Position().key(), Position()}};
    for (int ply = 0;; ++ply) {
        QCOMPARE(level.size(), known[ply]);
        if (ply == 8)
            break;
        std::unordered_map<std::uint64_t, Position> next;
        next.reserve(known[ply + 1]);
        for (const auto& [key, position] : level) {
            if (position.isFinished())
                continue;
            for (int column = 0; column < 7; ++column) {
                const Position after = position.after(column);
                if (position.canPlay(column))
                    QVERIFY(next.emplace(after.key(), after).first->second == after);
            }
        }
        level = std::move(next);
    }
}

void TestPosition::mirrorKeepsTheGame()
{
    checkMirror<BasicPosition<7, 6, 4>>();
    checkMirror<BasicPosition<7, 7, 4>>();
    checkMirror<BasicPosition<4, 4, 3>>();
}

void TestPosition::fullBoardWithoutALineIsADraw()
{
    int draws = 0;
    onRandomPositions<BasicPosition<5, 4, 4>>(400, [&](const auto& position) {
        const bool draw = position.plies() == 20 && !position.isWon();
        draws += draw;
        QCOMPARE(position.outcome() == Outcome::Draw, draw);
        if (draw)
            QVERIFY(position.isFull() && position.isFinished() && position.available() == 0);
    });
    QVERIFY(draws > 10);
}

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
