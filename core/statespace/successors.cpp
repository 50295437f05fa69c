// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/successors.h"

#include <algorithm>
#include <numeric>

namespace fourcast::statespace {

void Successors::clear()
{
    m_labels.clear();
    m_words.clear();
    m_error.reset();
    m_areDistinct = false;
}

void Successors::dropRepeated()
{
    if (m_areDistinct)
        return;
    // Few are compared with each other, many are put in order first.
    constexpr std::size_t few = 24;
    if (m_labels.size() <= few)
        keep([this](std::size_t index, std::size_t kept) {
            for (std::size_t i = 0; i < kept; ++i)
                if (std::is_eq(compare(i, index)))
                    return false;
            return true;
        });
    else
        keep([first = firsts()](std::size_t index, std::size_t) { return first[index]; });
}

template <typename Wanted> void Successors::keep(const Wanted& isWanted)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        if (!isWanted(i, kept))
            continue;
        if (i != kept) {
            m_labels[kept] = m_labels[i];
            std::copy_n(words(i), m_wordsPerState, m_words.data() + kept * m_wordsPerState);
        }
        ++kept;
    }
    m_labels.resize(kept);
    m_words.resize(kept * m_wordsPerState);
}

std::vector<bool> Successors::firsts() const
{
    std::vector<std::size_t> order(m_labels.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::sort(order, [this](std::size_t one, std::size_t other) {
        const auto compared = compare(one, other);
        return std::is_eq(compared) ? one < other : std::is_lt(compared);
    });
    std::vector<bool> first(order.size(), true);
    for (std::size_t i = 1; i < order.size(); ++i)
        if (std::is_eq(compare(order[i - 1], order[i])))
            first[order[i]] = false;
    return first;
}

std::strong_ordering Successors::compare(std::size_t one, std::size_t other) const
{
    if (m_labels[one] != m_labels[other])
        return m_labels[one] <=> m_labels[other];
    return std::lexicographical_compare_three_way(words(one), words(one) + m_wordsPerState,
                                                  words(other), words(other) + m_wordsPerState);
}

}
