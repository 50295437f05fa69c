// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A part of lanes.h: one move at a time, where no vectors help.

namespace {

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

}
