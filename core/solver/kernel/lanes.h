// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/solvertable.h"

#include <bit>

/// Sets of squares, worked on one at a time (`std::uint64_t`) or several moves side by side, one
/// per lane of a vector. Everything here is written once for both; a kernel's source file decides
/// by its compiler flags, or by FOURCAST_SSE_LANES, what becomes of it. It lives in an unnamed
/// namespace on purpose: a copy compiled for AVX-512 must never stand in for the one of another
/// file.
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

}

// What the sources above ask of a vector, and how a node's moves are laid out in its lanes.
#if defined(__AVX512VL__)
#include "core/solver/kernel/lanesavx512.h"
#elif defined(__AVX2__)
#include "core/solver/kernel/lanesavx2.h"
#elif defined(FOURCAST_SSE_LANES)
#include "core/solver/kernel/lanessse.h"
#else
#include "core/solver/kernel/lanesone.h"
#endif

namespace {

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
