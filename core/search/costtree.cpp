// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costtree.h"

#include <algorithm>

int CostTree::plies() const
{
    return std::ranges::max_element(m_boxes, {}, &Box::ply)->ply;
}

int CostTree::child(int box, int column)
{
    const auto parent = static_cast<std::size_t>(box);
    const auto place = static_cast<std::size_t>(column);
    if (const int known = m_boxes[parent].children[place]; known != none)
        return known;
    const auto made = static_cast<int>(m_boxes.size());
    m_boxes[parent].children[place] = made;
    m_boxes.push_back({.parent = box, .column = column, .ply = m_boxes[parent].ply + 1});
    return made;
}

void CostTree::sumUp()
{
    for (Box& box : m_boxes)
        box.whole = box.own;
    for (std::size_t i = m_boxes.size() - 1; i > 0; --i)
        m_boxes[static_cast<std::size_t>(m_boxes[i].parent)].whole += m_boxes[i].whole;
}

std::vector<Move> CostTree::path(int box) const
{
    std::vector<Move> moves;
    for (int at = box; at > 0; at = this->box(at).parent)
        moves.emplace_back(this->box(at).column);
    std::ranges::reverse(moves);
    return moves;
}

CostTree CostTree::cut(int plies) const
{
    CostTree result(m_detail);
    result.setClock(m_clock);
    // Where each box went.
    std::vector<int> places(m_boxes.size(), 0);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const Box& box = m_boxes[i];
        if (box.parent != none) {
            const int above = places[static_cast<std::size_t>(box.parent)];
            places[i] = box.ply <= plies ? result.child(above, box.column) : above;
        }
        result.own(places[i]) += box.own;
    }
    result.sumUp();
    return result;
}
