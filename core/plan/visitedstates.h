// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// The states of a walk that were there before: positions, with the column of the last move where
/// it matters. A hash set with open addressing, since a walk does little else.
class VisitedStates
{
public:
    /// `last` is a column, or negative for none.
    template <typename Board> static std::uint64_t key(const Board& position, int last)
    {
        static_assert(Board::Shape::width * Board::Shape::stride <= 60);
        return position.key() << 4 | (static_cast<std::uint64_t>(last) + 1);
    }

    VisitedStates() : m_slots(std::size_t {1} << firstBits) { }

    /// False where it is in already. A key is never 0.
    bool insert(std::uint64_t key)
    {
        if (2 * (m_count + 1) > m_slots.size())
            grow();
        std::uint64_t& slot = slotOf(key);
        if (slot == key)
            return false;
        slot = key;
        ++m_count;
        return true;
    }
    std::uint64_t count() const { return m_count; }

private:
    static constexpr int firstBits = 10;

    std::uint64_t& slotOf(std::uint64_t key)
    {
        std::size_t index = (key * 0x9e3779b97f4a7c15u) >> m_shift;
        while (m_slots[index] != 0 && m_slots[index] != key)
            index = (index + 1) & (m_slots.size() - 1);
        return m_slots[index];
    }
    void grow()
    {
        const std::vector<std::uint64_t> before = std::move(m_slots);
        m_slots.assign(2 * before.size(), 0);
        --m_shift;
        for (const std::uint64_t key : before)
            if (key != 0)
                slotOf(key) = key;
    }

    std::vector<std::uint64_t> m_slots;
    std::uint64_t m_count = 0;
    int m_shift = 64 - firstBits;
};
