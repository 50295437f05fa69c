// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// A seeded generator whose numbers are the same on every machine and compiler, which the
/// distributions of <random> do not promise. SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
class SeededRandom
{
public:
    explicit constexpr SeededRandom(std::uint64_t seed) : m_state(seed) { }

    constexpr std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    /// A number from 0 to bound - 1, each equally likely; bound > 0. Draws again instead of folding
    /// the uneven rest onto the small numbers.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        const std::uint64_t range = std::uint64_t {1} << 32;
        const std::uint64_t limit = range - range % bound;
        std::uint64_t draw = next() >> 32;
        while (draw >= limit)
            draw = next() >> 32;
        return static_cast<std::uint32_t>(draw % bound);
    }

private:
    std::uint64_t m_state;
};
