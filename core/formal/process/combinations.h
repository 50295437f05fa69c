// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/network.h"

namespace fourcast::formal {

/// How the steps of several processes can make a multi-action of some names together: a table that
/// says what is still missing after each step. Made once, read by all.
class Combination
{
public:
    /// `can[i][s]`: process i may have steps of the shape s.
    Combination(const Names& names, const Shapes& shapes,
                const std::vector<std::vector<bool>>& can);

    /// How large the table is, for each process.
    static std::uint64_t cellsOf(const Names& names, const Shapes& shapes);

    /// What is missing, as a number; 0 is nothing.
    using Missing = std::uint32_t;
    static constexpr Missing never = 0xffffffffu;

    Missing all() const { return m_size - 1; }
    /// What is missing after a step of this shape, or `never` where it does not fit.
    Missing after(Missing missing, ShapeId shape) const
    {
        return m_after[std::size_t {missing} * m_shapes + shape];
    }
    /// May the processes from `process` on give what is missing?
    bool isPossible(std::size_t process, Missing missing) const
    {
        return m_possible[process * m_size + missing];
    }
    /// May any of the processes from `process` on do a tau beside it?
    bool mayGoOn(std::size_t process) const { return m_silent[process]; }

private:
    void findAfter(const Names& names, const Shapes& shapes);
    void findPossible(const std::vector<std::vector<bool>>& can, const Shapes& shapes);

    std::uint32_t m_size = 1;
    std::size_t m_shapes;
    std::vector<Missing> m_after;
    std::vector<bool> m_possible;
    std::vector<bool> m_silent;
};

/// One for each multi-action of names that can be seen; those that the processes can't make are
/// left out. Nothing where the names are not limited.
std::optional<std::vector<Combination>> combinationsOf(const Network& network);

}
