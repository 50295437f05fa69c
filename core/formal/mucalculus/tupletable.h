// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/value.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fourcast::formal {

/// Tuples of values, all of one length, each once, with a number from 0 on.
class TupleTable
{
public:
    explicit TupleTable(std::size_t length = 0) : m_length(length) { }

    /// The number of the tuple, which is put in where it is not there yet.
    std::uint32_t add(std::span<const syntax::Value> tuple)
    {
        if (m_count > 0 && isAt(m_last, tuple))
            return m_last;
        if ((m_count + 1) * 2 > m_slots.size())
            grow();
        std::size_t slot = hash(tuple) & (m_slots.size() - 1);
        while (m_slots[slot] != 0) {
            if (isAt(m_slots[slot] - 1, tuple))
                return m_last = m_slots[slot] - 1;
            slot = (slot + 1) & (m_slots.size() - 1);
        }
        m_values.insert(m_values.end(), tuple.begin(), tuple.end());
        m_slots[slot] = ++m_count;
        return m_last = m_count - 1;
    }
    std::span<const syntax::Value> operator[](std::uint32_t number) const
    {
        return std::span(m_values).subspan(number * m_length, m_length);
    }
    std::uint32_t size() const { return m_count; }
    std::size_t length() const { return m_length; }
    std::uint64_t bytes() const
    {
        return m_values.capacity() * sizeof(syntax::Value)
            + m_slots.capacity() * sizeof(std::uint32_t);
    }

private:
    static std::uint64_t hash(std::span<const syntax::Value> tuple)
    {
        std::uint64_t bits = tuple.size();
        for (const syntax::Value& value : tuple) {
            bits = (bits ^ std::hash<syntax::Value>()(value)) * 0x9e3779b97f4a7c15u;
            bits ^= bits >> 31;
        }
        return bits;
    }
    bool isAt(std::uint32_t number, std::span<const syntax::Value> tuple) const
    {
        for (std::size_t i = 0; i < m_length; ++i) {
            if (m_values[number * m_length + i] != tuple[i])
                return false;
        }
        return true;
    }
    void grow()
    {
        m_slots.assign(m_slots.empty() ? 16 : m_slots.size() * 2, 0);
        for (std::uint32_t number = 0; number < m_count; ++number) {
            std::size_t slot = hash((*this)[number]) & (m_slots.size() - 1);
            while (m_slots[slot] != 0)
                slot = (slot + 1) & (m_slots.size() - 1);
            m_slots[slot] = number + 1;
        }
    }

    std::size_t m_length;
    std::vector<syntax::Value> m_values;
    std::vector<std::uint32_t> m_slots; ///< a number and one, or 0
    std::uint32_t m_count = 0;
    std::uint32_t m_last = 0;
};

}
