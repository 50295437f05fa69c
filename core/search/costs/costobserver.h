// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costtree.h"
#include "core/search/score.h"

#include <algorithm>
#include <array>

/// Counts a search, as it runs on one thread, into the boxes of a tree.
class CostCounter
{
public:
    /// Boxes to so many plies below the root, 1 to CostTree::deepest.
    explicit CostCounter(int plies) : m_plies(std::clamp(plies, 1, CostTree::deepest)) { }

    /// Of all searches so far.
    CostTree tree() const
    {
        CostTree summed = m_tree;
        summed.sumUp();
        return summed;
    }

    void entered(int ply)
    {
        ++at(ply).counts.nodes;
        m_tried[static_cast<std::size_t>(ply)] = 0;
    }
    void tries(int ply, int column)
    {
        ++m_tried[static_cast<std::size_t>(ply)];
        stepTo(ply, column);
    }
    void leaf(int ply) { ++at(ply).counts.leaves; }
    void winAtSight(int ply, int column)
    {
        stepTo(ply, column);
        SubtreeCounts& won = at(ply + 1);
        ++won.counts.nodes;
        ++won.counts.leaves;
    }
    void cut(int ply)
    {
        SubtreeCounts& here = at(ply);
        ++here.counts.cutoffs;
        if (m_tried[static_cast<std::size_t>(ply)] == 1)
            ++here.firstCutoffs;
    }

private:
    void stepTo(int ply, int column)
    {
        if (ply < m_plies)
            m_boxes[static_cast<std::size_t>(ply) + 1]
                = m_tree.child(m_boxes[static_cast<std::size_t>(ply)], column);
    }
    SubtreeCounts& at(int ply)
    {
        return m_tree.own(m_boxes[static_cast<std::size_t>(std::min(ply, m_plies))]);
    }

    int m_plies;
    CostTree m_tree;
    /// Of the line that is looked at: its boxes, and how many moves were tried at each ply.
    std::array<int, CostTree::deepest + 1> m_boxes {};
    std::array<int, Position::Shape::squares + 2> m_tried {};
};

/// Tells a counter, which it is given, of a search: an observer of GameSearch.
class CostObserver
{
public:
    static constexpr bool listens = true;

    explicit CostObserver(CostCounter& counter) : m_counter(&counter) { }

    void enter(const Position&, int, int ply, Value, Value) const { m_counter->entered(ply); }
    void leaf(int ply, Value) const { m_counter->leaf(ply); }
    void winAtSight(const Position&, int column, int ply, Value) const
    {
        m_counter->winAtSight(ply, column);
    }
    void tries(int ply, int column) const { m_counter->tries(ply, column); }
    void cut(int ply) const { m_counter->cut(ply); }
    // What costs no nodes.
    void answer(int, Value) const { }
    void move(int, int) const { }
    void returned(int, int, Value) const { }
    void leave(int, Value) const { }

private:
    CostCounter* m_counter;
};
