// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookpositions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace {

using Shape = Position::Shape;

bool byKey(const Position& a, const Position& b)
{
    return a.key() < b.key();
}

/// A key tells its position: of each column the discs of the side to move, below a one that stands
/// on top of all discs.
Position fromKey(std::uint64_t key)
{
    Bitboard own = 0;
    Bitboard occupied = 0;
    for (int column = 0; column < Shape::width; ++column) {
        const int shift = column * Shape::stride;
        const std::uint64_t code = (key >> shift) & ((std::uint64_t {1} << Shape::stride) - 1);
        const std::uint64_t top = std::bit_floor(code);
        own |= (code ^ top) << shift;
        occupied |= (top - 1) << shift;
    }
    return Position::fromBitboards(own, occupied);
}

/// Digit by digit, the lowest first: three times as fast as std::sort for the 8th ply, which is
/// most of the time that opening a book takes.
void sortKeys(std::vector<std::uint64_t>& keys)
{
    constexpr int digitBits = 10;
    constexpr std::size_t digits = std::size_t {1} << digitBits;
    std::vector<std::uint64_t> sorted(keys.size());
    for (int shift = 0; shift < Shape::width * Shape::stride; shift += digitBits) {
        const auto digitOf = [shift](std::uint64_t key) { return (key >> shift) % digits; };
        std::array<std::size_t, digits> next {};
        for (const std::uint64_t key : keys)
            ++next[digitOf(key)];
        std::size_t before = 0;
        for (std::size_t& count : next)
            before += std::exchange(count, before);
        for (const std::uint64_t key : keys)
            sorted[next[digitOf(key)]++] = key;
        keys.swap(sorted);
    }
}

}

BookPositions::BookPositions(int plies)
{
    m_positions.emplace_back();
    for (int ply = 0; ply < plies; ++ply)
        *this = next();
}

BookPositions BookPositions::next() const
{
    std::vector<std::uint64_t> keys;
    keys.reserve(m_positions.size() * Shape::width);
    for (const Position& position : m_positions) {
        const Position mirrored = position.mirrored();
        for (int column = 0; column < Shape::width; ++column)
            if (position.canPlay(column) && !position.wins(column))
                keys.push_back(std::min(position.after(column).key(),
                                        mirrored.after(Shape::width - 1 - column).key()));
    }
    sortKeys(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    BookPositions result;
    result.m_plies = m_plies + 1;
    result.m_positions.reserve(keys.size());
    for (const std::uint64_t key : keys)
        result.m_positions.push_back(fromKey(key));
    return result;
}

Position BookPositions::canonical(const Position& position)
{
    const Position other = position.mirrored();
    return other.key() < position.key() ? other : position;
}

std::optional<std::size_t> BookPositions::rankOf(const Position& position) const
{
    const Position wanted = canonical(position);
    const auto found = std::lower_bound(m_positions.begin(), m_positions.end(), wanted, byKey);
    if (found == m_positions.end() || !(*found == wanted))
        return {};
    return static_cast<std::size_t>(found - m_positions.begin());
}
