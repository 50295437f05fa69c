// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetpositions.h"

#include "core/book/bookpositions.h"

#include <array>
#include <unordered_set>

namespace {

class Walk
{
public:
    explicit Walk(std::vector<Position>& found) : m_found(found) { }

    void from(const Position& position)
    {
        if (!m_seen.insert(BookPositions::canonical(position).key()).second)
            return;
        if (position.plies() == datasetpositions::plies) {
            if (datasetpositions::isQuiet(position))
                m_found.push_back(position);
            return;
        }
        for (const int column : columnsFromCentre)
            if (position.canPlay(column) && !position.wins(column))
                from(position.after(column));
    }

private:
    std::vector<Position>& m_found;
    std::unordered_set<std::uint64_t> m_seen;
};

}

std::vector<Position> datasetpositions::all()
{
    std::vector<Position> found;
    found.reserve(count);
    Walk(found).from(Position());
    return found;
}
