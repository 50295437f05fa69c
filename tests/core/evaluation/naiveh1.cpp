// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/evaluation/naiveh1.h"

#include <algorithm>

NaiveH1::NaiveH1(const Position& position, bool fourInLine) : m_fourInLine(fourInLine)
{
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row)
            m_cells[index(column, row)] = position.at(column, row);
}

Value NaiveH1::valueFor(Player player) const
{
    const Cell own = player == Player::First ? Cell::First : Cell::Second;
    const Cell theirs = player == Player::First ? Cell::Second : Cell::First;
    if (m_fourInLine && longestRun(own) >= 4)
        return value::win;
    if (m_fourInLine && longestRun(theirs) >= 4)
        return -value::win;
    return features(own) - features(theirs);
}

bool NaiveH1::is(Square s, Cell cell) const
{
    return onBoard(s) && m_cells[index(s.column, s.row)] == cell;
}

bool NaiveH1::isAvailable(Square s) const
{
    return is(s, Cell::Empty) && (s.row == 0 || m_cells[index(s.column, s.row - 1)] != Cell::Empty);
}

template <typename Visit> void NaiveH1::forEachRun(Cell own, Visit visit) const
{
    constexpr int steps[4][2] {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (const auto& step : steps)
        for (int column = 0; column < 7; ++column)
            for (int row = 0; row < 6; ++row) {
                const Square first {column, row};
                if (!is(first, own) || is(first.moved(step[0], step[1], -1), own))
                    continue;
                int length = 1;
                while (is(first.moved(step[0], step[1], length), own))
                    ++length;
                visit(first, length, step[0], step[1]);
            }
}

int NaiveH1::longestRun(Cell own) const
{
    int longest = 0;
    forEachRun(own, [&](Square, int length, int, int) { longest = std::max(longest, length); });
    return longest;
}

Value NaiveH1::features(Cell own) const
{
    Value sum = 0;
    forEachRun(own, [&](Square first, int length, int dc, int dr) {
        if (length == 3)
            sum += three(first, dc, dr);
        if (length == 2)
            sum += two(own, first, dc, dr);
    });
    return sum + loneDiscs(own);
}

Value NaiveH1::three(Square first, int dc, int dr) const
{
    constexpr Value worth[3] {0, 900'000, value::heuristicWin};
    return worth[int(isAvailable(first.moved(dc, dr, -1)))
                 + int(isAvailable(first.moved(dc, dr, 3)))];
}

Value NaiveH1::two(Cell own, Square first, int dc, int dr) const
{
    int gaps = 0;
    if (is(first.moved(dc, dr, 2), Cell::Empty) && is(first.moved(dc, dr, 3), own))
        ++gaps;
    if (is(first.moved(dc, dr, -1), Cell::Empty) && is(first.moved(dc, dr, -2), own))
        ++gaps;
    if (gaps > 0)
        return gaps * 900'000;
    const int after = availableFrom(first.moved(dc, dr, 2), dc, dr);
    const int before = availableFrom(first.moved(dc, dr, -1), -dc, -dr);
    if (after > 0 && before > 0)
        return 50'000;
    constexpr Value byCount[6] {0, 0, 10'000, 20'000, 30'000, 40'000};
    return byCount[std::max(after, before)];
}

int NaiveH1::availableFrom(Square s, int dc, int dr) const
{
    int count = 0;
    while (isAvailable(s.moved(dc, dr, count)))
        ++count;
    return count;
}

Value NaiveH1::loneDiscs(Cell own) const
{
    constexpr Value byColumn[7] {40, 70, 120, 200, 120, 70, 40};
    Value sum = 0;
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row) {
            const Square s {column, row};
            if (!is(s, own))
                continue;
            bool alone = true;
            for (int dc = -1; dc <= 1; ++dc)
                for (int dr = -1; dr <= 1; ++dr)
                    if ((dc != 0 || dr != 0) && is(s.moved(dc, dr), own))
                        alone = false;
            if (alone)
                sum += byColumn[column];
        }
    return sum;
}
