// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A part of lanes.h: four moves side by side.

namespace {

/// Nodes with more moves than this take a second pass; two of three get by with one.
using MoveLanes = std::uint64_t __attribute__((vector_size(32)));
inline constexpr int laneCount = 4;

FOURCAST_INLINE unsigned lanesWithSquares(MoveLanes squares)
{
    const auto none = __m256i(squares == 0);
    return ~static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(none))) & 15u;
}
FOURCAST_INLINE MoveLanes whereEmpty(MoveLanes squares)
{
    return MoveLanes(squares == 0);
}
FOURCAST_INLINE MoveLanes mirrored(MoveLanes squares)
{
    constexpr std::uint64_t low = 0x0700010203040506u;
    constexpr std::uint64_t high = 0x0f08090a0b0c0d0eu;
    const MoveLanes order {low, high, low, high};
    return MoveLanes(_mm256_shuffle_epi8(__m256i(squares), __m256i(order)));
}
FOURCAST_INLINE MoveLanes smaller(MoveLanes a, MoveLanes b)
{
    // Keys have 56 bits, so a signed comparison does.
    const __m256i aIsLess = _mm256_cmpgt_epi64(__m256i(b), __m256i(a));
    return MoveLanes(_mm256_blendv_epi8(__m256i(b), __m256i(a), aIsLess));
}
/// Counts the bits of each byte by its halves, then adds the bytes up.
FOURCAST_INLINE MoveLanes count(MoveLanes squares)
{
    constexpr std::uint64_t low = 0x0302020102010100u;
    constexpr std::uint64_t high = 0x0403030203020201u;
    const MoveLanes ofHalf {low, high, low, high};
    const MoveLanes halves {0, 0, 0, 0};
    const MoveLanes lowHalf = squares & 0x0f0f0f0f0f0f0f0fu;
    const MoveLanes highHalf = (squares >> 4) & 0x0f0f0f0f0f0f0f0fu;
    const __m256i bytes = _mm256_add_epi8(_mm256_shuffle_epi8(__m256i(ofHalf), __m256i(lowHalf)),
                                          _mm256_shuffle_epi8(__m256i(ofHalf), __m256i(highHalf)));
    return MoveLanes(_mm256_sad_epu8(bytes, __m256i(halves)));
}
FOURCAST_INLINE MoveLanes times(MoveLanes counts, int weight)
{
    return MoveLanes(_mm256_mul_epi32(__m256i(counts), _mm256_set1_epi64x(weight)));
}

/// For every set of columns the masks of its lowest four.
struct ColumnChoice
{
    alignas(32) std::uint64_t masks[128][4];

    constexpr ColumnChoice() : masks()
    {
        for (unsigned set = 0; set < 128; ++set) {
            int lane = 0;
            for (int c = 0; c < bytecolumns::width && lane < 4; ++c)
                if ((set >> c) & 1)
                    masks[set][lane++] = bytecolumns::column(c);
        }
    }
};
inline constexpr ColumnChoice columnChoice;

/// The moves of the next pass; `rest` keeps those that are left.
FOURCAST_INLINE MoveLanes takeMoves(Squares& rest)
{
    const auto inUse
        = static_cast<long long>(rest + 0x7f * bottom); // NOLINT(bugprone-misplaced-widening-cast)
    const auto set = static_cast<unsigned>(_mm_movemask_epi8(_mm_cvtsi64_si128(inUse)));
    const auto* chosen = reinterpret_cast<const __m256i*>(columnChoice.masks[set]);
    const MoveLanes moves = MoveLanes(_mm256_load_si256(chosen)) & rest;
    rest = withoutLowest(withoutLowest(withoutLowest(withoutLowest(rest))));
    return moves;
}

}
