// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/solver/solvereport.h"

#include <algorithm>
#include <stop_token>
#include <vector>

/// Answers positions of any board exactly: the plain relative of Solver, for other sizes than the
/// standard one and for other lengths of line. One thread, no tuning; enough for 5x4 from the first
/// move and for later positions of larger boards.
///
/// Scores as in exactscore.h, for any number of squares: the discs that the winner still has in
/// hand when the squares are shared out beforehand (the first player gets the odd one), the winning
/// disc included; with a minus sign for the loser, 0 for a draw.
template <int W, int H, int K> class BoardSolver
{
public:
    using Board = BasicPosition<W, H, K>;
    using Shape = typename Board::Shape;

    explicit BoardSolver(int tableMib = 16) : m_tableBits(bitsFor(tableMib))
    {
        m_table.resize(std::size_t {1} << m_tableBits);
    }

    /// Blocks. Exact unless it was stopped; then what was proved by then. The position must not be
    /// finished. The table stays warm from call to call.
    ScoreInterval solve(const Board& position, std::stop_token stop = {})
    {
        m_stop = std::move(stop);
        m_stopped = false;
        m_nodes = 0;
        const int plies = position.plies();
        if (position.winningSquares())
            return exactly(ofWinNow(plies));
        if (plies == Shape::squares - 1)
            return exactly(0);
        ScoreInterval proved {-ofWinNow(plies + 1), ofWinNow(plies + 2)};
        while (!proved.isExact()) {
            // The sign first, then halves towards zero.
            int alpha = proved.lower + (proved.upper - proved.lower) / 2;
            if (alpha <= 0 && proved.lower / 2 < alpha)
                alpha = proved.lower / 2;
            else if (alpha >= 0 && proved.upper / 2 > alpha)
                alpha = proved.upper / 2;
            const int bound = search(position, alpha);
            if (m_stopped)
                break;
            if (bound > alpha)
                proved.lower = std::min(bound, proved.upper);
            else
                proved.upper = std::max(bound, proved.lower);
        }
        return proved;
    }

    /// Positions visited by the last call.
    std::uint64_t nodes() const { return m_nodes; }

private:
    struct Entry
    {
        std::uint64_t key = 0; ///< no position has this one
        std::int8_t lower = 0;
        std::int8_t upper = 0;
    };
    struct Moves
    {
        Bitboard squares[W] {};
        int merits[W] {};
        int count = 0;
    };

    static ScoreInterval exactly(int score) { return {score, score}; }
    /// The score when the side to move at `plies` discs wins with its next disc.
    static constexpr int ofWinNow(int plies) { return (Shape::squares + 1 - plies) / 2; }

    static int bitsFor(int mebibytes)
    {
        const auto entries
            = (static_cast<std::size_t>(std::max(1, mebibytes)) << 20) / sizeof(Entry);
        return std::bit_width(entries) - 1;
    }

    /// A bound of the score: above alpha a lower one, else an upper one. The side to move can't win
    /// at once, and there are at least two empty squares.
    int search(const Board& position, int alpha)
    {
        if ((++m_nodes & 1023) == 0 && m_stop.stop_requested())
            m_stopped = true;
        if (m_stopped)
            return 0;
        const int plies = position.plies();
        const Bitboard safe = safeMoves(position);
        if (!safe)
            return -ofWinNow(plies + 1);
        if (plies >= Shape::squares - 2)
            return 0;
        int lower = -ofWinNow(plies + 3);
        int upper = ofWinNow(plies + 2);
        const std::uint64_t key = keyOf(position);
        Entry& entry = m_table[(key * 0x9e3779b97f4a7c15u) >> (64 - m_tableBits)];
        if (entry.key == key) {
            lower = std::max<int>(lower, entry.lower);
            upper = std::min<int>(upper, entry.upper);
        }
        if (lower > alpha)
            return lower;
        if (upper <= alpha)
            return upper;

        int best = lower;
        const Moves moves = ordered(position, safe);
        for (int i = 0; i < moves.count && best <= alpha; ++i) {
            const Board next
                = Board::fromBitboards(position.opponent(), position.occupied() | moves.squares[i]);
            best = std::max(best, -search(next, -alpha - 1));
        }
        if (m_stopped)
            return 0;
        if (best > alpha)
            lower = best;
        else
            upper = best;
        entry = {key, static_cast<std::int8_t>(lower), static_cast<std::int8_t>(upper)};
        return best;
    }

    /// Moves after which the opponent can't win at once.
    static Bitboard safeMoves(const Board& position)
    {
        const Bitboard threats = Shape::completing(position.opponent());
        const Bitboard available = position.available();
        const Bitboard urgent = threats & available;
        if (urgent & (urgent - 1))
            return 0;
        return (urgent ? urgent : available) & ~((threats & Shape::boardMask()) >> 1);
    }

    /// Those that make most threats first, among equals those nearest to the middle.
    static Moves ordered(const Board& position, Bitboard safe)
    {
        const Bitboard empty = Shape::boardMask() & ~position.occupied();
        Moves moves;
        for (int i = 0; i < W; ++i) {
            const int column = W / 2 + (i % 2 ? -(i + 1) / 2 : i / 2);
            const Bitboard square = safe & Shape::columnMask(column);
            if (!square)
                continue;
            const int merit = std::popcount(Shape::completing(position.own() | square) & empty);
            int place = moves.count++;
            for (; place > 0 && moves.merits[place - 1] < merit; --place) {
                moves.merits[place] = moves.merits[place - 1];
                moves.squares[place] = moves.squares[place - 1];
            }
            moves.merits[place] = merit;
            moves.squares[place] = square;
        }
        return moves;
    }

    /// One for a position and its mirror image, while the board is so empty that both come up.
    static std::uint64_t keyOf(const Board& position)
    {
        return position.plies() > Shape::squares / 3
            ? position.key()
            : std::min(position.key(), position.mirrored().key());
    }

    int m_tableBits;
    std::vector<Entry> m_table;
    std::stop_token m_stop;
    bool m_stopped = false;
    std::uint64_t m_nodes = 0;
};
