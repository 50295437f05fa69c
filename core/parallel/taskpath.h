// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>

/// The columns that lead from a root to a task, packed so that a task can carry them at no cost.
class TaskPath
{
public:
    static constexpr int longest = 19;
    /// A column has three bits.
    static constexpr int columns = 7;

    constexpr TaskPath() = default;
    constexpr TaskPath(std::initializer_list<int> path)
    {
        for (const int each : path)
            *this = then(each);
    }

    constexpr int length() const { return static_cast<int>(m_bits >> lengthShift); }
    constexpr int column(int ply) const { return static_cast<int>(m_bits >> (3 * ply) & 7); }

    /// One ply longer; a path of the greatest length stays as it is.
    constexpr TaskPath then(int column) const
    {
        TaskPath path = *this;
        if (length() < longest)
            path.m_bits += (std::uint64_t {1} << lengthShift)
                | (static_cast<std::uint64_t>(column) << (3 * length()));
        return path;
    }

    /// Does it go on from there?
    constexpr bool isBelow(const TaskPath& above) const
    {
        if (length() <= above.length())
            return false;
        for (int ply = 0; ply < above.length(); ++ply)
            if (column(ply) != above.column(ply))
                return false;
        return true;
    }
    /// A parent before its children, and they all before its siblings.
    constexpr bool comesBefore(const TaskPath& other) const
    {
        for (int ply = 0; ply < length() && ply < other.length(); ++ply)
            if (column(ply) != other.column(ply))
                return column(ply) < other.column(ply);
        return length() < other.length();
    }

    /// In no order that means anything, but an order.
    friend constexpr bool operator<(const TaskPath& a, const TaskPath& b)
    {
        return a.m_bits < b.m_bits;
    }
    friend constexpr bool operator==(const TaskPath&, const TaskPath&) = default;

private:
    static constexpr int lengthShift = 57;

    std::uint64_t m_bits = 0;
};
