// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/control.h"

#include <span>

namespace fourcast::chance {

/// The equations of one component: for each group (a state, or an end component) some rows (its
/// choices), each a constant and entries of other groups. The value of a group is the least or
/// greatest of its rows. All calculations are rounded up (RoundingUp); lower bounds are negative.
class Matrix
{
public:
    struct Pair
    {
        double negatedLow = 0;
        double high = 0;
    };

    /// `probabilities` by index: not above, not below.
    Matrix(std::vector<Bounds> probabilities, bool asksLeast);

    void reserve(std::uint32_t groups, std::uint64_t entries);
    // Row by row, group by group:
    void addEntry(std::uint32_t group, std::uint32_t probability);
    /// The row is whole.
    void endRow(Pair constant);
    void endGroup();
    std::uint32_t groups() const { return static_cast<std::uint32_t>(m_values.size()); }
    std::uint32_t rows() const { return static_cast<std::uint32_t>(m_constantOf.size()); }
    std::uint32_t firstRow(std::uint32_t group) const
    {
        return m_isChain ? group : m_firstRow[group];
    }
    std::uint32_t endRow(std::uint32_t group) const
    {
        return m_isChain ? group + 1 : m_firstRow[group + 1];
    }
    std::uint64_t bytes() const;

    Bounds bounds(std::uint32_t group) const
    {
        return {0.0 - m_values[group].negatedLow, m_values[group].high};
    }
    /// The row of a group that is best by the lower bounds, upper ones where `byHigh`.
    std::uint32_t bestRow(std::uint32_t group, bool byHigh) const;

    using Look = std::function<bool(std::uint64_t sweeps)>;
    static constexpr std::uint32_t allGroups = 0xffffffffu;

    // Both end when the upper bound of each group is no more than this part above the lower one;
    // the answer is false where they were stopped, and the bounds hold nevertheless. `look` is
    // called every millisecond or so with the number of sweeps; true stops.

    /// Interval iteration (Haddad and Monmege 2014) of values between 0 and `most`. Where a group
    /// is named its bounds alone must be close.
    bool iterateIntervals(double most, double epsilon, std::uint32_t group, const Look& look);
    /// Optimistic value iteration (Hartmanns and Kaminski 2020): from 0 upwards until little
    /// changes, then an upper bound is guessed, and proved.
    bool iterateOptimistically(double epsilon, const Look& look);

    std::uint64_t sweeps() const { return m_sweeps; }

private:
    enum class Which : std::uint8_t
    {
        Low,
        High,
        Both
    };
    struct Sweep
    {
        bool isWhole = true; ///< not stopped
        bool isMoved = false; ///< some value changed
        bool isClose = true; ///< Both: bounds are close; Low, High: no value changed by more
        bool isRisen = false; ///< High: some value grew
    };

    Sweep sweep(Which which, double epsilon, const Look& look);
    template <typename Index>
    Sweep sweepOf(const Index* indices, Which which, double epsilon, const Look& look);
    template <typename Index, bool isChain, bool least, Which which>
    void sweepGroups(const Index* indices, std::uint32_t first, std::uint32_t end, double epsilon,
                     Sweep& sweep);
    double inheritedWidth() const;
    enum class Proof : std::uint8_t
    {
        Stopped,
        Done,
        Missing
    };
    bool approachFromBelow(double change, const Look& look, bool& isStill);
    Proof proveGuess(double part, const Look& look);

    std::vector<Pair> m_probabilities; ///< both positive
    bool m_least;
    bool m_isNarrow; ///< an index of a probability has 8 bits
    bool m_isChain = true; ///< each group has one row
    std::vector<std::uint32_t> m_firstRow {0}; ///< empty as long as it is a chain
    std::vector<std::uint32_t> m_firstEntry {0};
    std::vector<std::uint32_t> m_targets;
    std::vector<std::uint8_t> m_narrow;
    std::vector<std::uint32_t> m_wide;
    std::vector<std::uint32_t> m_constantOf; ///< of the rows: most have the same
    std::vector<Pair> m_constants;
    std::vector<Pair> m_values; ///< of the groups
    std::uint64_t m_sweeps = 0;
};

}
