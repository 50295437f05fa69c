// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A part of lanes.h: eight moves side by side.

namespace {

/// One lane per column, the eighth stays empty.
using MoveLanes = std::uint64_t __attribute__((vector_size(64)));
inline constexpr int laneCount = 8;

FOURCAST_INLINE unsigned lanesWithSquares(MoveLanes squares)
{
    return _mm512_test_epi64_mask(__m512i(squares), __m512i(squares));
}
FOURCAST_INLINE MoveLanes whereEmpty(MoveLanes squares)
{
    return MoveLanes(squares == 0);
}
FOURCAST_INLINE MoveLanes count(MoveLanes squares)
{
    return MoveLanes(_mm512_popcnt_epi64(__m512i(squares)));
}
FOURCAST_INLINE MoveLanes times(MoveLanes counts, int weight)
{
    return MoveLanes(_mm512_mul_epi32(__m512i(counts), _mm512_set1_epi64(weight)));
}
FOURCAST_INLINE MoveLanes mirrored(MoveLanes squares)
{
    constexpr std::uint64_t low = 0x0700010203040506u;
    constexpr std::uint64_t high = 0x0f08090a0b0c0d0eu;
    const MoveLanes order {low, high, low, high, low, high, low, high};
    return MoveLanes(_mm512_shuffle_epi8(__m512i(squares), __m512i(order)));
}
FOURCAST_INLINE MoveLanes smaller(MoveLanes a, MoveLanes b)
{
    return MoveLanes(_mm512_min_epu64(__m512i(a), __m512i(b)));
}

/// The moves of the first pass; `rest` keeps those for the next one.
FOURCAST_INLINE MoveLanes takeMoves(Squares& rest)
{
    constexpr Squares c = bytecolumns::column(0);
    const MoveLanes columns {c, c << 8, c << 16, c << 24, c << 32, c << 40, c << 48, 0};
    const MoveLanes moves = columns & rest;
    rest = 0;
    return moves;
}

}
