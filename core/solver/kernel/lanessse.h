// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A part of lanes.h: two moves side by side.

namespace {

using MoveLanes = std::uint64_t __attribute__((vector_size(16)));
inline constexpr int laneCount = 2;

FOURCAST_INLINE unsigned lanesWithSquares(MoveLanes squares)
{
    const auto none = __m128i(squares == 0);
    return ~static_cast<unsigned>(_mm_movemask_pd(_mm_castsi128_pd(none))) & 3u;
}
FOURCAST_INLINE MoveLanes whereEmpty(MoveLanes squares)
{
    return MoveLanes(squares == 0);
}
FOURCAST_INLINE MoveLanes mirrored(MoveLanes squares)
{
    const MoveLanes order {0x0700010203040506u, 0x0f08090a0b0c0d0eu};
    return MoveLanes(_mm_shuffle_epi8(__m128i(squares), __m128i(order)));
}
FOURCAST_INLINE MoveLanes smaller(MoveLanes a, MoveLanes b)
{
    // Keys have 56 bits, so a signed comparison does.
    const __m128i aIsLess = _mm_cmpgt_epi64(__m128i(b), __m128i(a));
    return MoveLanes(_mm_blendv_epi8(__m128i(b), __m128i(a), aIsLess));
}
/// Counts the bits of each byte by its halves, then adds the bytes up.
FOURCAST_INLINE MoveLanes count(MoveLanes squares)
{
    const MoveLanes ofHalf {0x0302020102010100u, 0x0403030203020201u};
    const MoveLanes lowHalf = squares & 0x0f0f0f0f0f0f0f0fu;
    const MoveLanes highHalf = (squares >> 4) & 0x0f0f0f0f0f0f0f0fu;
    const __m128i bytes = _mm_add_epi8(_mm_shuffle_epi8(__m128i(ofHalf), __m128i(lowHalf)),
                                       _mm_shuffle_epi8(__m128i(ofHalf), __m128i(highHalf)));
    return MoveLanes(_mm_sad_epu8(bytes, _mm_setzero_si128()));
}
FOURCAST_INLINE MoveLanes times(MoveLanes counts, int weight)
{
    return MoveLanes(_mm_mul_epi32(__m128i(counts), _mm_set1_epi64x(weight)));
}

/// The moves of the next pass; `rest` keeps those that are left.
FOURCAST_INLINE MoveLanes takeMoves(Squares& rest)
{
    const Squares first = lowest(rest);
    rest = withoutLowest(rest);
    const Squares second = lowest(rest);
    rest = withoutLowest(rest);
    return MoveLanes {first, second};
}

}
