// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/iteration.h"

namespace fourcast::chance {

/// The equations of one component: for each group (a state, or an end component) some rows (its
/// choices), each a constant and entries of other groups. The value of a group is the least or
/// greatest of its rows.
class Matrix : public Iteration
{
public:
    /// `probabilities` by index: not above, not below.
    Matrix(std::vector<Bounds> probabilities, bool asksLeast);

    void reserve(std::uint32_t groups, std::uint64_t entries);
    // Row by row, group by group:
    void addEntry(std::uint32_t group, std::uint32_t probability);
    /// The row is whole.
    void endRow(Pair constant);
    void endGroup();
    std::uint32_t groups() const override { return static_cast<std::uint32_t>(m_values.size()); }
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

    Bounds bounds(std::uint32_t group) const override
    {
        return {0.0 - m_values[group].negatedLow, m_values[group].high};
    }
    /// The row of a group that is best by the lower bounds, upper ones where `byHigh`.
    std::uint32_t bestRow(std::uint32_t group, bool byHigh) const;

private:
    Sweep sweep(Which which, double epsilon, const Look& look) override;
    void setAll(const Pair& value) override;
    void guess(double part) override;
    void forgetHigh() override;
    double inheritedWidth() const override;
    template <typename Index>
    Sweep sweepOf(const Index* indices, Which which, double epsilon, const Look& look);
    template <typename Index, bool isChain, bool least, Which which>
    void sweepGroups(const Index* indices, std::uint32_t first, std::uint32_t end, double epsilon,
                     Sweep& sweep);

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
};

}
