// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookpositions.h"

#include <algorithm>

namespace {

bool byKey(const Position& a, const Position& b)
{
    return a.key() < b.key();
}

}

BookPositions::BookPositions(int plies)
{
    m_positions.emplace_back();
    for (int ply = 0; ply < plies; ++ply)
        *this = next();
}

BookPositions BookPositions::next() const
{
    BookPositions result;
    result.m_plies = m_plies + 1;
    for (const Position& position : m_positions)
        for (int column = 0; column < Position::Shape::width; ++column)
            if (position.canPlay(column) && !position.wins(column))
                result.m_positions.push_back(canonical(position.after(column)));
    std::sort(result.m_positions.begin(), result.m_positions.end(), byKey);
    result.m_positions.erase(std::unique(result.m_positions.begin(), result.m_positions.end()),
                             result.m_positions.end());
    return result;
}

Position BookPositions::canonical(const Position& position)
{
    const Position other = position.mirrored();
    return other.key() < position.key() ? other : position;
}

std::optional<std::size_t> BookPositions::rankOf(const Position& position) const
{
    const Position wanted = canonical(position);
    const auto found = std::lower_bound(m_positions.begin(), m_positions.end(), wanted, byKey);
    if (found == m_positions.end() || !(*found == wanted))
        return {};
    return static_cast<std::size_t>(found - m_positions.begin());
}
