// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/statetable.h"

#include <array>
#include <vector>

namespace fourcast::statespace {

/// Of the hash of a state the lowest bits say which part of the store it is in, the highest ones
/// are its tag in the table of that part.
inline std::uint64_t stateHash(const std::uint64_t* state, std::size_t words)
{
    std::uint64_t hash = 0x9e3779b97f4a7c15u;
    for (std::size_t i = 0; i < words; ++i) {
        hash = (hash ^ state[i]) * 0xbf58476d1ce4e5b9u;
        hash = (hash ^ (hash >> 29)) * 0x94d049bb133111ebu;
        hash ^= hash >> 32;
    }
    return hash;
}
/// States have a word or two: a loop is quicker than a call.
inline bool areSame(const std::uint64_t* state, const std::uint64_t* other, std::size_t words)
{
    for (std::size_t i = 0; i < words; ++i)
        if (state[i] != other[i])
            return false;
    return true;
}
inline std::uint32_t tagOf(std::uint64_t hash)
{
    return static_cast<std::uint32_t>(hash >> 32);
}

/// The store has so many parts, each of which is owned by one worker at a time, so that none
/// waits for a lock.
constexpr std::size_t storeParts = 64;

inline std::size_t partOf(std::uint64_t hash)
{
    return hash % storeParts;
}

/// A part of the store: the numbers of all its states, and the words of those that were found on
/// the level that is under way. These have preliminary numbers: the i-th one of part p is
/// `base + i * storeParts + p`, where the base is the number of states that are not new.
struct StorePart
{
    explicit StorePart(MemoryBudget& budget) : table(budget), words(budget) { }

    StateTable table;
    Buffer<std::uint64_t> words;
    std::uint32_t count = 0;
};

using StoreParts = std::vector<StorePart>;

/// How many preliminary numbers there are at most.
inline std::size_t preliminaryNumbers(const StoreParts& parts)
{
    std::uint32_t most = 0;
    for (const StorePart& part : parts)
        most = std::max(most, part.count);
    return most * storeParts;
}

inline std::uint64_t freshCount(const StoreParts& parts)
{
    std::uint64_t count = 0;
    for (const StorePart& part : parts)
        count += part.count;
    return count;
}

}
