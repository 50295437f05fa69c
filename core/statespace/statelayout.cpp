// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/statelayout.h"

#include <algorithm>
#include <bit>

namespace fourcast::statespace {

StateField StateLayout::add(const QString& name, int bits)
{
    Q_ASSERT(bits >= 1 && bits <= 64);
    if (bits > m_free) {
        ++m_words;
        m_free = 64;
    }
    m_free -= bits;
    m_fields.push_back({name, StateField(m_words - 1, m_free, bits)});
    return m_fields.back().field;
}

StateField StateLayout::addUpTo(const QString& name, std::uint64_t greatest)
{
    return add(name, std::max(1, static_cast<int>(std::bit_width(greatest))));
}

}
