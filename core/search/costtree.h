// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/searchcounts.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

/// What was counted in a subtree.
struct CostCounts
{
    SearchCounts counts {};
    /// Of the cut-offs those on the first move that was tried.
    std::uint64_t firstCutoffs = 0;
    /// Processor time, where the tree knows it.
    std::chrono::nanoseconds running {0};
    /// Of it what was not measured here alone, but shared out by nodes among boxes that were
    /// visited between two readings of the clock. Of a box's own it may be below zero: what its
    /// children share among themselves is measured for the box.
    std::chrono::nanoseconds shared {0};

    CostCounts& operator+=(const CostCounts& more)
    {
        counts += more.counts;
        firstCutoffs += more.firstCutoffs;
        running += more.running;
        shared += more.shared;
        return *this;
    }
    friend bool operator==(const CostCounts&, const CostCounts&) = default;
};

/// Where the nodes of a search went: a box for each line of moves from the root, to some plies.
/// What a search counted deeper belongs to the last box of its line. The whole of a box is its own
/// and the wholes of its children, in nodes and in time; the whole of the root is the search.
class CostTree
{
public:
    /// Plies: seven moves at each are some 140,000 boxes.
    static constexpr int deepest = 6;
    static constexpr int columns = Position::Shape::width;
    static constexpr int none = -1;

    struct Box
    {
        int parent = none;
        int column = none; ///< of the move that leads here; none at the root
        int ply = 0; ///< distance from the root
        CostCounts own {};
        CostCounts whole {};
        /// By column; none where nobody looked.
        std::array<int, columns> children {none, none, none, none, none, none, none};
    };

    /// What is known of a box beside its nodes.
    enum class Detail : std::uint8_t
    {
        Nodes,
        Cutoffs ///< and its leaves
    };

    /// Whose processor time it knows.
    enum class Clock : std::uint8_t
    {
        None,
        Search, ///< that of the search itself
        Count ///< that of the count, which searched once more
    };

    explicit CostTree(Detail detail = Detail::Cutoffs) : m_detail(detail) { }

    Detail detail() const { return m_detail; }
    Clock clock() const { return m_clock; }
    void setClock(Clock clock) { m_clock = clock; }
    /// The root is the first; a box comes after its parent.
    const std::vector<Box>& boxes() const { return m_boxes; }
    const Box& root() const { return m_boxes.front(); }
    const Box& box(int index) const { return m_boxes[static_cast<std::size_t>(index)]; }
    bool isEmpty() const { return root().whole.counts.nodes == 0; }
    /// The longest line that has a box.
    int plies() const;

    /// The box of a move, made where there is none.
    int child(int box, int column);
    /// To be counted up; sumUp() makes wholes of it.
    CostCounts& own(int box) { return m_boxes[static_cast<std::size_t>(box)].own; }
    void sumUp();

    /// The moves that lead to a box.
    std::vector<Move> path(int box) const;
    /// The same tree with what is deeper put into the boxes above it.
    CostTree cut(int plies) const;

private:
    Detail m_detail;
    Clock m_clock = Clock::None;
    std::vector<Box> m_boxes {Box {}};
};
