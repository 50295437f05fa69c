// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The solver's own layout of the standard board: one byte per column, the bottom row in its lowest
/// bit, two spare bits on top. Mirroring is then a byte swap, no line runs over into the next
/// column, and a position's key fits in 56 bits.
namespace bytecolumns {

constexpr int width = 7;
constexpr int height = 6;
constexpr int squares = width * height;

constexpr std::uint64_t bottom = 0x01010101010101u;
constexpr std::uint64_t board = 0x3f * bottom;
/// Rows by their number from the bottom, counted from one as players do: 1, 3, 5 and 2, 4, 6.
constexpr std::uint64_t oddRows = 0x15 * bottom;
constexpr std::uint64_t evenRows = 0x2a * bottom;
constexpr std::uint64_t keyMask = (std::uint64_t {1} << 56) - 1;

constexpr std::uint64_t column(int index)
{
    return std::uint64_t {0x3f} << (8 * index);
}

/// The same squares from a layout whose columns are `stride` bits wide.
constexpr std::uint64_t fromBitboard(std::uint64_t bits, int stride)
{
    std::uint64_t result = 0;
    for (int c = 0; c < width; ++c)
        result |= ((bits >> (stride * c)) & 0x3f) << (8 * c);
    return result;
}

constexpr std::uint64_t mirrored(std::uint64_t bits)
{
    return __builtin_bswap64(bits) >> 8;
}

/// Different positions have different keys; `own` belongs to the side to move.
constexpr std::uint64_t key(std::uint64_t own, std::uint64_t occupied)
{
    return own + occupied + bottom;
}

/// One key for a position and its mirror image.
constexpr std::uint64_t canonicalKey(std::uint64_t key)
{
    const std::uint64_t other = mirrored(key);
    return key < other ? key : other;
}

}
