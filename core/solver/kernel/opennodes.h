// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/kernel.h"
#include "core/solver/kernel/lanes.h"
#include "core/solver/kernel/tableaccess.h"

namespace {

/// Positions with fewer discs than this are worth telling other workers about. Deeper ones are over
/// so soon that the traffic between the cores costs more than two workers in the same one.
inline constexpr int deepestShared = 25;
/// A worker leaves a child only after so many nodes in it: sooner, the way back costs more.
inline constexpr std::uint64_t nodesBeforeLeaving = 8'000;

/// A node whose moves are made, weighed and ordered, and whose children's places in the table are
/// on their way from memory.
struct PreparedNode
{
    alignas(64) std::uint64_t mover[maximumLanes];
    alignas(64) std::uint64_t threats[maximumLanes];
    alignas(64) std::uint64_t replierThreats[maximumLanes];
    alignas(64) std::uint64_t replies[maximumLanes];
    alignas(64) std::uint64_t hashes[maximumLanes];
    int order[maximumLanes];
    int count;
    /// Lanes that are looked up in the table.
    unsigned probed;
    std::uint64_t replier;
    std::uint64_t hash;
    int plies;
    /// Of this node, which may lie some forced moves below the one that was asked for.
    int alpha;
    /// Turns a value of this node into one of the node that was asked for.
    int sign;

    bool isProbed(int lane) const { return (probed >> lane) & 1; }

    SolverNode child(int lane) const
    {
        return {replier,       mover[lane],   replierThreats[lane],
                threats[lane], replies[lane], isProbed(lane) ? hashes[lane] : 0,
                plies + 1};
    }
};

/// A node that a worker is in, and that others may be in too.
struct OpenNode
{
    const PreparedNode* prepared = nullptr;
    /// Lanes to be searched from `next` on; the worker is in that one.
    int waiting[maximumLanes] {};
    int next = 0;
    int end = 0;
    /// Lanes that were put off, left, or gone to from another. They are not put off or left again.
    unsigned deferred = 0;
    /// What the worker had counted when it entered the child.
    std::uint64_t nodesBefore = 0;

    int lane() const { return waiting[next]; }
    bool isDeferred() const { return (deferred >> lane()) & 1; }

    /// The lane becomes the last.
    void putOff()
    {
        const int first = lane();
        deferred |= 1u << first;
        for (int i = next; i + 1 < end; ++i)
            waiting[i] = waiting[i + 1];
        waiting[end - 1] = first;
    }
    /// Leaves the lane for another one that waits.
    void leaveFor(int better)
    {
        putOff();
        deferred |= 1u << better;
        int place = next;
        while (waiting[place] != better)
            ++place;
        for (; place > next; --place)
            waiting[place] = waiting[place - 1];
        waiting[next] = better;
    }
};

/// The nodes from the root to where a worker is, as far as others may be in them, and whether what
/// the others have found there makes it useless to go on below one of them.
class OpenNodes
{
public:
    explicit OpenNodes(const SolverTable::View& table) : m_table(table) { }

    /// `dropped` are lanes that need no search.
    OpenNode& enter(const PreparedNode& prepared, unsigned dropped)
    {
        OpenNode& node = m_nodes[m_count++];
        node.prepared = &prepared;
        node.next = 0;
        node.end = 0;
        node.deferred = 0;
        for (int i = 0; i < prepared.count; ++i) {
            node.waiting[node.end] = prepared.order[i];
            node.end += static_cast<int>(~(dropped >> prepared.order[i]) & 1);
        }
        return node;
    }
    void exit() { --m_count; }

    /// True when the worker has to go back to one of the nodes; `nodes` is what it has counted.
    bool look(std::uint64_t nodes)
    {
        for (int i = 0; i < m_count; ++i)
            if (m_nodes[i].prepared->hash)
                __builtin_prefetch(m_table.bucket(m_nodes[i].prepared->hash));
        for (int i = 0; i < m_count; ++i)
            if (hasValue(*m_nodes[i].prepared)) {
                m_return = i;
                m_isSettled = true;
                return true;
            }
        return m_count > 0 && lookForBetter(nodes);
    }

    /// Whether the way back has ended; true once.
    bool isBackAt(const OpenNode& node)
    {
        if (m_return == nobody || &node != m_nodes + m_return)
            return false;
        m_return = nobody;
        return true;
    }
    /// Then: whether the node has a value already, found by another worker.
    bool isSettled() const { return m_isSettled; }
    int settledValue() const { return m_settledValue; }

private:
    static constexpr int nobody = -1;

    bool hasValue(const PreparedNode& node)
    {
        if (!node.hash)
            return false;
        const SolverTable::Bounds bounds = lookUp(m_table, node.hash);
        if (bounds.lower <= node.alpha && bounds.upper > node.alpha)
            return false;
        m_settledValue = bounds.lower > node.alpha ? bounds.lower : bounds.upper;
        return true;
    }

    /// One node at a time: to look at all children of all of them would cost too much.
    bool lookForBetter(std::uint64_t nodes)
    {
        m_turn = m_turn + 1 < m_count ? m_turn + 1 : 0;
        if (nodes - m_nodes[m_turn].nodesBefore < nodesBeforeLeaving)
            m_turn = 0; // those below were entered later still
        OpenNode& node = m_nodes[m_turn];
        const int lane = nodes - node.nodesBefore < nodesBeforeLeaving ? nobody : betterLane(node);
        if (lane == nobody)
            return false;
        node.leaveFor(lane);
        m_return = m_turn;
        m_isSettled = false;
        return true;
    }

    /// A lane that another worker is in and that will probably settle the node, while the own one
    /// does not look like that.
    int betterLane(const OpenNode& node) const
    {
        const PreparedNode& prepared = *node.prepared;
        if (node.isDeferred() || isWide(prepared, node.lane()))
            return nobody;
        for (int i = node.next + 1; i < node.end; ++i)
            if (isWide(prepared, node.waiting[i]))
                return node.waiting[i];
        return nobody;
    }
    /// Whether all moves of a child have to be searched, it seems, and are not yet.
    bool isWide(const PreparedNode& prepared, int lane) const
    {
        if (!prepared.isProbed(lane))
            return false;
        const std::uint64_t entry = entryOf(m_table, prepared.hashes[lane]);
        return (entry & SolverTable::wideMark)
            && -SolverTable::boundsOf(entry).lower > prepared.alpha;
    }

    const SolverTable::View m_table;
    OpenNode m_nodes[deepestShared];
    int m_count = 0;
    /// The place in m_nodes of the node whose children were looked at last.
    int m_turn = 0;
    /// The place in m_nodes of the node to go back to.
    int m_return = nobody;
    bool m_isSettled = false;
    int m_settledValue = 0;
};

}
