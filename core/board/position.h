// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/boardshape.h"
#include "core/board/move.h"

#include <QMetaType>
#include <array>
#include <bit>
#include <optional>
#include <span>

enum class Player : std::uint8_t
{
    First,
    Second
};

constexpr Player other(Player player)
{
    return player == Player::First ? Player::Second : Player::First;
}

enum class Outcome : std::uint8_t
{
    Unfinished,
    FirstWins,
    SecondWins,
    Draw
};

constexpr Outcome lostBy(Player loser)
{
    return loser == Player::First ? Outcome::SecondWins : Outcome::FirstWins;
}

/// None in a draw, and while the game goes on.
constexpr std::optional<Player> winnerOf(Outcome outcome)
{
    if (outcome == Outcome::FirstWins)
        return Player::First;
    return outcome == Outcome::SecondWins ? std::optional(Player::Second) : std::nullopt;
}

/// What stands on a square.
enum class Cell : std::uint8_t
{
    Empty,
    First,
    Second
};

/// A position as a value: two bitboards, seen by the side to move. Copying is as cheap as undoing.
///
/// The rules' methods (`play`, `wins`) trust their caller: the column must be playable and the game
/// unfinished. Text from a person goes through core/board/notation.h, which checks.
template <int W, int H, int K> class BasicPosition
{
public:
    using Shape = BoardShape<W, H, K>;

    constexpr BasicPosition() = default;

    /// From the discs of the side to move and all discs; gravity is the caller's promise.
    static constexpr BasicPosition fromBitboards(Bitboard own, Bitboard occupied)
    {
        BasicPosition position;
        position.m_own = own;
        position.m_occupied = occupied;
        return position;
    }

    /// Discs of the side to move.
    constexpr Bitboard own() const { return m_own; }
    /// Discs of the side that moved last.
    constexpr Bitboard opponent() const { return m_own ^ m_occupied; }
    constexpr Bitboard occupied() const { return m_occupied; }
    /// Empty squares that a disc dropped now would land on.
    constexpr Bitboard available() const
    {
        return (m_occupied + Shape::bottomMask()) & Shape::boardMask();
    }
    constexpr Bitboard firstPlayerDiscs() const
    {
        return sideToMove() == Player::First ? m_own : opponent();
    }
    constexpr Bitboard secondPlayerDiscs() const
    {
        return sideToMove() == Player::First ? opponent() : m_own;
    }

    /// Discs on the board.
    constexpr int plies() const { return std::popcount(m_occupied); }
    constexpr Player sideToMove() const
    {
        return plies() % 2 == 0 ? Player::First : Player::Second;
    }
    constexpr bool isFull() const { return m_occupied == Shape::boardMask(); }

    /// Room left in the column; says nothing about whether the game has ended.
    constexpr bool canPlay(int column) const
    {
        return (m_occupied & Shape::square(column, H - 1)) == 0;
    }
    constexpr bool canPlay(Move move) const { return canPlay(move.column()); }

    /// Row that a disc dropped into the column lands on, 0 at the bottom; H when it is full.
    constexpr int landingRow(int column) const
    {
        return std::popcount(m_occupied & Shape::columnMask(column));
    }

    /// Drops a disc of the side to move and passes the turn.
    constexpr void play(int column)
    {
        m_own ^= m_occupied;
        m_occupied |= m_occupied + Shape::square(column, 0);
    }
    constexpr void play(Move move) { play(move.column()); }
    constexpr BasicPosition after(int column) const
    {
        BasicPosition next = *this;
        next.play(column);
        return next;
    }

    /// Would the side to move complete a line by playing here?
    constexpr bool wins(int column) const
    {
        const Bitboard landing
            = (m_occupied + Shape::square(column, 0)) & Shape::columnMask(column);
        return Shape::hasLine(m_own | landing);
    }

    /// Squares on which the side to move wins at once.
    constexpr Bitboard winningSquares() const { return Shape::completing(m_own) & available(); }
    /// Squares on which the other side would win if it were its turn.
    constexpr Bitboard threatenedSquares() const
    {
        return Shape::completing(opponent()) & available();
    }

    /// Has the side that moved last completed a line?
    constexpr bool isWon() const { return Shape::hasLine(opponent()); }
    constexpr bool isFinished() const { return isWon() || isFull(); }

    constexpr Outcome outcome() const
    {
        if (isWon())
            return sideToMove() == Player::Second ? Outcome::FirstWins : Outcome::SecondWins;
        return isFull() ? Outcome::Draw : Outcome::Unfinished;
    }

    constexpr Cell at(int column, int row) const
    {
        const Bitboard bit = Shape::square(column, row);
        if (!(m_occupied & bit))
            return Cell::Empty;
        return (firstPlayerDiscs() & bit) ? Cell::First : Cell::Second;
    }

    /// Different positions have different keys.
    constexpr std::uint64_t key() const { return m_own + m_occupied + Shape::bottomMask(); }

    constexpr BasicPosition mirrored() const
    {
        return fromBitboards(mirror(m_own), mirror(m_occupied));
    }

    friend constexpr bool operator==(const BasicPosition&, const BasicPosition&) = default;

private:
    static constexpr Bitboard mirror(Bitboard board)
    {
        Bitboard result = 0;
        for (int column = 0; column < W; ++column) {
            const Bitboard bits = (board & Shape::columnMask(column)) >> (column * Shape::stride);
            result |= bits << ((W - 1 - column) * Shape::stride);
        }
        return result;
    }

    Bitboard m_own = 0;
    Bitboard m_occupied = 0;
};

/// The standard board: seven columns, six rows, four in line.
using Position = BasicPosition<7, 6, 4>;

/// All of the moves must be legal, one after the other.
constexpr Position positionAfter(std::span<const Move> moves)
{
    Position position;
    for (const Move move : moves)
        position.play(move);
    return position;
}

/// The columns of the standard board from the middle outwards.
inline constexpr std::array<int, Position::Shape::width> columnsFromCentre {3, 2, 4, 1, 5, 0, 6};

Q_DECLARE_METATYPE(Position)
