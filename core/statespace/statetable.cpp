// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/statetable.h"

namespace fourcast::statespace {

void StateTable::grow()
{
    Buffer<std::uint64_t> grown(*m_budget);
    grown.resize(m_slots.size() / 2 * 3 + 16);
    std::fill_n(grown.data(), grown.size(), empty);
    for (const std::uint64_t slot : m_slots.view()) {
        if (slot == empty)
            continue;
        std::size_t at = home(static_cast<std::uint32_t>(slot >> 32), grown.size());
        while (grown[at] != empty)
            at = at + 1 < grown.size() ? at + 1 : 0;
        grown[at] = slot;
    }
    m_slots = std::move(grown);
    m_most = m_slots.size() / 4 * 3;
}

}
