// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/buffer.h"
#include "core/statespace/prefetch.h"

namespace fourcast::statespace {

/// Numbers of states by a tag, 32 bits of a hash of their words, in one open table of 8 bytes an
/// entry. The words are elsewhere: the caller compares them where the tags are equal.
class StateTable
{
public:
    /// No state has this number.
    static constexpr std::uint32_t none = 0xffffffffu;

    explicit StateTable(MemoryBudget& budget) : m_slots(budget), m_budget(&budget) { }

    /// The entry with this tag whose number is `same`; where there is none, enters `number`, and
    /// answers with it.
    template <typename Same>
    std::uint32_t findOrEnter(std::uint32_t tag, std::uint32_t number, const Same& same)
    {
        if (m_count >= m_most)
            grow();
        for (std::size_t at = home(tag, m_slots.size());; at = after(at)) {
            const std::uint64_t slot = m_slots[at];
            if (slot == empty) {
                m_slots[at] = entry(tag, number);
                ++m_count;
                return number;
            }
            if (slot >> 32 == tag && same(static_cast<std::uint32_t>(slot)))
                return static_cast<std::uint32_t>(slot);
        }
    }
    /// There must be such an entry.
    void renumber(std::uint32_t tag, std::uint32_t from, std::uint32_t to)
    {
        std::size_t at = home(tag, m_slots.size());
        while (m_slots[at] != entry(tag, from))
            at = after(at);
        m_slots[at] = entry(tag, to);
    }
    /// Lets the processor fetch what findOrEnter() will look at first.
    void prefetch(std::uint32_t tag) const
    {
        if (!m_slots.isEmpty())
            statespace::prefetch(m_slots.data() + home(tag, m_slots.size()));
    }

private:
    static constexpr std::uint64_t empty = ~std::uint64_t {0};

    static std::uint64_t entry(std::uint32_t tag, std::uint32_t number)
    {
        return std::uint64_t {tag} << 32 | number;
    }
    static std::size_t home(std::uint32_t tag, std::size_t room)
    {
        return static_cast<std::size_t>(std::uint64_t {tag} * room >> 32);
    }
    std::size_t after(std::size_t at) const { return at + 1 < m_slots.size() ? at + 1 : 0; }
    void grow();

    Buffer<std::uint64_t> m_slots;
    MemoryBudget* m_budget;
    std::size_t m_count = 0;
    std::size_t m_most = 0; ///< entries before it has to grow
};

}
