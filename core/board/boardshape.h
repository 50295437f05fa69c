// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

using Bitboard = std::uint64_t;

/// The geometry of a W x H board on which K in line win, as constants for the compiler.
///
/// A square is bit `column * (H + 1) + row`, rows counted from the bottom. The one spare bit on top
/// of every column keeps shifted lines from running over into the next column, and makes
/// `own + occupied` a unique key (John Tromp's layout; also in Pascal Pons' tutorial, part 6).
template <int W, int H, int K> struct BoardShape
{
    static_assert(W >= 1 && H >= 1 && K >= 2);
    static_assert(W * (H + 1) <= 64, "the board and its spare row must fit in 64 bits");

    static constexpr int width = W;
    static constexpr int height = H;
    static constexpr int line = K;
    static constexpr int squares = W * H;
    static constexpr int stride = H + 1;
    /// Steps between neighbours: upwards, and to the right: falling, level, rising.
    static constexpr int directions[4] = {1, stride - 1, stride, stride + 1};

    static constexpr Bitboard square(int column, int row)
    {
        return Bitboard {1} << (column * stride + row);
    }
    static constexpr Bitboard columnMask(int column)
    {
        return ((Bitboard {1} << H) - 1) << (column * stride);
    }
    static constexpr Bitboard bottomMask()
    {
        Bitboard mask = 0;
        for (int column = 0; column < W; ++column)
            mask |= square(column, 0);
        return mask;
    }
    /// The lowest row, the third and so on.
    static constexpr Bitboard oddRows()
    {
        Bitboard rows = 0;
        for (int row = 0; row < H; row += 2)
            rows |= bottomMask() << row;
        return rows;
    }
    static constexpr Bitboard boardMask() { return bottomMask() * ((Bitboard {1} << H) - 1); }

    static constexpr bool hasLine(Bitboard discs)
    {
        // All four at once: one look at the end costs less than four that are hardly ever true.
        return (lineStarts(discs, 1) | lineStarts(discs, stride - 1) | lineStarts(discs, stride)
                | lineStarts(discs, stride + 1))
            != 0;
    }

    /// The discs from which K run on in one direction.
    static constexpr Bitboard lineStarts(Bitboard discs, int step)
    {
        return runStarts<1>(discs, step);
    }

    /// Squares that would complete a line of K if `discs` had a disc there. Some of them may be
    /// occupied or lie in the spare row: mask with the empty or the available squares.
    static constexpr Bitboard completing(Bitboard discs)
    {
        Bitboard result = 0;
        for (const int step : directions) {
            if constexpr (K == 4)
                result |= completingFour(discs, step);
            else
                result |= completingLine(discs, step);
        }
        return result;
    }

    /// Every disc that is part of a line of K or more; empty when there is none.
    static constexpr Bitboard lineSquares(Bitboard discs)
    {
        Bitboard result = 0;
        for (const int step : directions) {
            Bitboard starts = lineStarts(discs, step);
            for (int i = 0; i < K; ++i, starts <<= step)
                result |= starts;
        }
        return result;
    }

private:
    /// `runs` says "a run of `Length` starts here": doubles it until K. A recursion for the
    /// compiler alone, which leaves a loop as it is.
    template <int Length> static constexpr Bitboard runStarts(Bitboard runs, int step)
    {
        if constexpr (Length == K) {
            return runs;
        } else {
            constexpr int grow = Length <= K - Length ? Length : K - Length;
            return runStarts<Length + grow>(runs & (runs >> grow * step), step);
        }
    }

    /// For every place that the missing disc can have in the line, the other K - 1 must be there.
    static constexpr Bitboard completingLine(Bitboard discs, int step)
    {
        Bitboard result = 0;
        for (int missing = 0; missing < K; ++missing) {
            Bitboard starts = ~Bitboard {0};
            for (int i = 0; i < K; ++i)
                if (i != missing)
                    starts &= discs >> (i * step);
            result |= starts << (missing * step);
        }
        return result;
    }

    /// The same for K = 4 with pairs shared between the four places.
    static constexpr Bitboard completingFour(Bitboard discs, int step)
    {
        const Bitboard pairs = discs & (discs >> step);
        const Bitboard triples = pairs & (discs >> 2 * step);
        return (triples >> step) | (triples << 3 * step) | ((discs & (pairs >> 2 * step)) << step)
            | ((pairs & (discs >> 3 * step)) << 2 * step);
    }
};
