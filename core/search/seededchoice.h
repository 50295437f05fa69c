// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/random.h"

/// How an engine picks among equals: from its seed, the number of the game it is in, and the
/// position alone, so that a move does not depend on what was searched before, yet the next game is
/// another.
class SeededChoice
{
public:
    explicit SeededChoice(std::uint64_t seed) : m_seed(seed) { }

    void beginNextGame() { ++m_game; }

    /// 0 to count - 1; count > 0.
    std::uint32_t pick(std::uint64_t positionKey, std::size_t count) const
    {
        SeededRandom mixed(m_seed + m_game * 0x9e3779b97f4a7c15u);
        SeededRandom random(mixed.next() ^ positionKey * 0x9e3779b97f4a7c15u);
        return random.below(static_cast<std::uint32_t>(count));
    }

private:
    std::uint64_t m_seed;
    std::uint64_t m_game = 0;
};
