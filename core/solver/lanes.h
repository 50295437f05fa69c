// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solvertable.h"

#include <bit>

/// Sets of squares, worked on one at a time (`std::uint64_t`) or several moves side by side, one
/// per lane of a vector. Everything here is written once for both; a kernel's source file decides
/// by its compiler flags what becomes of it. It lives in an unnamed namespace on purpose: a copy
/// compiled for AVX-512 must never stand in for the one of another file.
namespace {

using Squares = std::uint64_t;
#define FOURCAST_INLINE inline __attribute__((always_inline))

inline constexpr Squares board = bytecolumns::board;
inline constexpr Squares bottom = bytecolumns::bottom;
inline constexpr Squares oddRows = bytecolumns::oddRows;
inline constexpr Squares evenRows = bytecolumns::evenRows;

/// One bit per lane that holds a square.
FOURCAST_INLINE unsigned lanesWithSquares(Squares squares)
{
    return squares != 0 ? 1u : 0u;
}
/// All ones where there is no square.
FOURCAST_INLINE Squares whereEmpty(Squares squares)
{
    return squares == 0 ? ~Squares {0} : 0;
}

FOURCAST_INLINE Squares count(Squares squares)
{
    return static_cast<Squares>(std::popcount(squares));
}

template <typename S> FOURCAST_INLINE S lowest(S squares)
{
    return squares & -squares;
}
template <typename S> FOURCAST_INLINE S withoutLowest(S squares)
{
    return squares & (squares - 1);
}

// What the sources above ask of a vector, and how a node's moves are laid out in its lanes.

#if defined(__AVX512VL__)

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

#elif defined(__AVX2__)

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

#else

/// No vectors that help: one move at a time.
using MoveLanes = Squares;
inline constexpr int laneCount = 1;

FOURCAST_INLINE Squares mirrored(Squares squares)
{
    return bytecolumns::mirrored(squares);
}
FOURCAST_INLINE Squares smaller(Squares a, Squares b)
{
    return a < b ? a : b;
}
FOURCAST_INLINE Squares times(Squares counts, int weight)
{
    return counts * static_cast<Squares>(weight);
}
FOURCAST_INLINE Squares takeMoves(Squares& rest)
{
    const Squares move = lowest(rest);
    rest = withoutLowest(rest);
    return move;
}

#endif

/// Passes that a node needs at most.
inline constexpr int maximumPasses = (bytecolumns::width + laneCount - 1) / laneCount;
/// Entries of an array that holds a value per lane.
inline constexpr int maximumLanes = maximumPasses * laneCount;

/// Writes the lanes of a pass to their place in such an array.
FOURCAST_INLINE void put(std::uint64_t* array, int pass, const MoveLanes& lanes)
{
    __builtin_memcpy(array + pass * laneCount, &lanes, sizeof lanes);
}

/// Each lane's place in the table, `replier` to move.
FOURCAST_INLINE MoveLanes hashesOf(Squares replier, MoveLanes occupied)
{
    const MoveLanes key = occupied + (replier + bottom);
    MoveLanes h = smaller(key, mirrored(key));
    h ^= h >> 29;
    h = (h * SolverTable::multiplier) & bytecolumns::keyMask;
    return h ^ (h >> 31);
}

}
