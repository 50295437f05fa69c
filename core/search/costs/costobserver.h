// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costs/costclock.h"
#include "core/search/costtree.h"
#include "core/search/score.h"

#include <algorithm>
#include <array>

/// Counts a search, as it runs on one thread, into the boxes of a tree, and its processor time
/// where the system tells it.
class CostCounter
{
public:
    /// Boxes to so many plies below the root, 1 to CostTree::deepest. Made by the thread that
    /// searches, whose time counts from now.
    explicit CostCounter(int plies, const CostClock& clock = CostClock())
        : m_plies(std::clamp(plies, 1, CostTree::deepest)), m_clock(clock)
    {
        if constexpr (ThreadTimes::hasClock)
            m_tree.setClock(CostTree::Clock::Count);
    }

    /// Of all searches so far.
    CostTree tree()
    {
        m_clock.settle(m_tree);
        CostTree summed = m_tree;
        summed.sumUp();
        return summed;
    }

    void entered(int ply)
    {
        visited(ply);
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
        visited(ply + 1);
        ++at(ply + 1).counts.leaves;
    }
    void returned(int ply)
    {
        if (ply < m_plies)
            m_clock.moved(m_tree);
    }
    void cut(int ply)
    {
        CostCounts& here = at(ply);
        ++here.counts.cutoffs;
        if (m_tried[static_cast<std::size_t>(ply)] == 1)
            ++here.firstCutoffs;
    }

private:
    void stepTo(int ply, int column)
    {
        if (ply >= m_plies)
            return;
        m_boxes[static_cast<std::size_t>(ply) + 1]
            = m_tree.child(m_boxes[static_cast<std::size_t>(ply)], column);
        m_clock.moved(m_tree);
    }
    int boxAt(int ply) const { return m_boxes[static_cast<std::size_t>(std::min(ply, m_plies))]; }
    CostCounts& at(int ply) { return m_tree.own(boxAt(ply)); }
    void visited(int ply)
    {
        ++at(ply).counts.nodes;
        m_clock.visited(m_tree, boxAt(ply));
    }

    int m_plies;
    CostTree m_tree;
    CostClock m_clock;
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
    void returned(int ply, int, Value) const { m_counter->returned(ply); }
    // What costs no nodes.
    void answer(int, Value) const { }
    void move(int, int) const { }
    void leave(int, Value) const { }

private:
    CostCounter* m_counter;
};
