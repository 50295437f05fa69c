// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/tree/recordedtree.h"

#include <array>

namespace fourcast::lesson {

/// Counts the cuts of a search that is not recorded: the nodes at which moves were left out.
struct CutCounter
{
    /// Of the node of this ply that is open.
    struct Open
    {
        std::uint8_t moves = 0;
        std::uint8_t tried = 0;
    };

    std::array<Open, 128> open {};
    std::uint64_t cuts = 0;

    TreeCounts of(const SearchCounts& counts) const { return {counts.nodes, counts.leaves, cuts}; }
};

/// What a search is compiled with for that (core/search/gamesearch.h).
struct CountingCuts
{
    static constexpr bool listens = true;

    CutCounter* counter = nullptr;

    CutCounter::Open& at(int ply) const { return counter->open[static_cast<std::size_t>(ply)]; }
    template <typename Node> void enter(const Node&, int, int ply, Value, Value) const
    {
        at(ply) = {};
    }
    void leaf(int, Value) const { }
    void known(int, Value, Score::Bound) const { }
    template <typename Node> void winAtSight(const Node&, int, int, Value) const { }
    void answer(int, Value) const { }
    void move(int ply, int) const { ++at(ply).moves; }
    void tries(int, int) const { }
    void returned(int ply, int, Value) const { ++at(ply).tried; }
    void cut(int ply) const
    {
        if (at(ply).tried < at(ply).moves)
            ++counter->cuts;
    }
    void leave(int, Value) const { }
};

}
