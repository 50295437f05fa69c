// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/storepart.h"
#include "core/statespace/workergroup.h"

namespace fourcast::statespace {

/// Puts the new states of a level in the order of their words: by samples into runs that are sorted
/// one by one. All of it by the group, whose end it looks for between the pieces.
class LevelOrder
{
public:
    LevelOrder(WorkerGroup& group, StoreParts& parts, std::size_t words, MemoryBudget& budget)
        : m_group(group), m_parts(parts), m_words(words), m_bounds(budget), m_runOf(budget),
          m_entries(budget)
    {
    }

    /// Writes the words of all new states to `states`, in order, and to ranks[i] the place in that
    /// order of the one with the preliminary number base + i. Neither is whole when the group's
    /// work is over.
    void arrange(std::uint64_t* states, std::uint32_t* ranks);

private:
    struct Entry
    {
        std::uint64_t first; ///< of its words
        std::uint32_t place; ///< its preliminary number without the base
    };

    const std::uint64_t* wordsOf(std::uint32_t place) const
    {
        return m_parts[place % storeParts].words.data() + place / storeParts * m_words;
    }
    bool isBefore(const Entry& one, const Entry& other) const;
    void chooseBounds(std::size_t count);
    void countRuns(std::size_t part);
    void placeRuns();
    void fillRuns(std::size_t part);
    void finishRun(std::size_t run, std::uint64_t* states, std::uint32_t* ranks);

    WorkerGroup& m_group;
    StoreParts& m_parts;
    const std::size_t m_words;
    Buffer<Entry> m_bounds; ///< the greatest that may be in each run but the last
    std::vector<std::size_t> m_partStarts; ///< of the entries of each part in m_runOf
    Buffer<std::uint16_t> m_runOf;
    /// By run and part: how many, then where the next one goes.
    std::vector<std::size_t> m_places;
    std::vector<std::size_t> m_runStarts;
    Buffer<Entry> m_entries;
};

}
