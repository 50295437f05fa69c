// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace fourcast::chance {

/// Numbers by two keys, in an open table that one thread asks very often.
class PairTable
{
public:
    PairTable() : m_slots(64) { }

    /// The number of the keys; where there is none yet, what `make` answers with.
    template <typename Make>
    std::uint32_t find(std::uint64_t key, std::uint32_t second, const Make& make)
    {
        for (std::size_t at = home(key, second);; at = (at + 1) & (m_slots.size() - 1)) {
            Slot& slot = m_slots[at];
            if (!slot.isUsed) {
                const std::uint32_t made = make();
                slot = {key, second, made, true};
                if (++m_count * 2 > m_slots.size())
                    grow();
                return made;
            }
            if (slot.key == key && slot.second == second)
                return slot.number;
        }
    }

private:
    struct Slot
    {
        std::uint64_t key = 0;
        std::uint32_t second = 0;
        std::uint32_t number = 0;
        bool isUsed = false;
    };

    std::size_t home(std::uint64_t key, std::uint32_t second) const
    {
        const std::uint64_t hash = (key * 0x9e3779b97f4a7c15u) ^ (second * 0xbf58476d1ce4e5b9u);
        return static_cast<std::size_t>(hash ^ (hash >> 32)) & (m_slots.size() - 1);
    }
    void grow()
    {
        std::vector<Slot> old(m_slots.size() * 2);
        old.swap(m_slots);
        for (const Slot& slot : old) {
            if (!slot.isUsed)
                continue;
            std::size_t at = home(slot.key, slot.second);
            while (m_slots[at].isUsed)
                at = (at + 1) & (m_slots.size() - 1);
            m_slots[at] = slot;
        }
    }

    std::vector<Slot> m_slots;
    std::size_t m_count = 0;
};

}
