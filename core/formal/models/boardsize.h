// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <utility>

namespace fourcast::formal {

/// A board to make a model of: the rules are the same on all of them, and small ones have so few
/// positions that each of them can be looked at.
struct BoardSize
{
    int columns = 4;
    int rows = 4;
    int connect = 4; ///< discs in line that win

    static constexpr int least = 2; ///< columns and rows
    static constexpr int most = 7;
    static constexpr int leastConnect = 3;
    static constexpr int mostConnect = 4;

    friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

/// "4x4, 3 in line" is offered, "9x9" is not: a sentence says what is.
Expected<void> checkSize(const BoardSize& size);

/// What `make.template operator()<Board>()` makes for the type of Position that plays on a board of
/// that size, which must have been checked. The type is found while the program runs, among all
/// that the compiler has made.
template <typename Result, typename Make> Result forBoard(const BoardSize& size, const Make& make)
{
    constexpr int sides = BoardSize::most - BoardSize::least + 1;
    constexpr int lines = BoardSize::mostConnect - BoardSize::leastConnect + 1;
    Result result {};
    const auto attempt = [&]<int Index>() {
        constexpr int columns = BoardSize::least + Index / lines / sides;
        constexpr int rows = BoardSize::least + Index / lines % sides;
        constexpr int connect = BoardSize::leastConnect + Index % lines;
        if (size == BoardSize {columns, rows, connect})
            result = make.template operator()<BasicPosition<columns, rows, connect>>();
    };
    [&]<int... Index>(std::integer_sequence<int, Index...>)
    {
        (attempt.template operator()<Index>(), ...);
    }
    (std::make_integer_sequence<int, sides * sides * lines>());
    return result;
}

/// The position as a word of a state: its key, of which unpacked() makes the position again.
template <typename Board> std::uint64_t packed(const Board& position)
{
    return position.key();
}

/// The key holds in each column a bit above its discs, and below it those of the side to move. Of
/// other words some position, whose packed() is another one.
template <typename Board> Board unpacked(std::uint64_t key)
{
    using Shape = typename Board::Shape;
    constexpr std::uint64_t column = (std::uint64_t {1} << Shape::stride) - 1;
    Bitboard own = 0;
    Bitboard occupied = 0;
    for (int i = 0; i < Shape::width; ++i) {
        const int shift = i * Shape::stride;
        const std::uint64_t its = key >> shift & column;
        const std::uint64_t top = std::bit_floor(its);
        own |= (its ^ top) << shift;
        occupied |= (top - (top > 0 ? 1 : 0)) << shift;
    }
    return Board::fromBitboards(own, occupied);
}

}
