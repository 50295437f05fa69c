// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>

/// The columns that lead from a root to a task, packed so that a task can carry them at no cost.
class TaskPath
{
public:
    static constexpr int longest = 19;

    int length() const { return static_cast<int>(m_bits >> lengthShift); }
    int column(int ply) const { return static_cast<int>(m_bits >> (3 * ply) & 7); }

    /// One ply longer; a path of the greatest length stays as it is.
    TaskPath then(int column) const
    {
        TaskPath path = *this;
        if (length() < longest)
            path.m_bits += (std::uint64_t {1} << lengthShift)
                | (static_cast<std::uint64_t>(column) << (3 * length()));
        return path;
    }

    /// As squares, played from `root`: "d1 c1".
    template <typename Board> QString toText(Board root) const
    {
        QString text;
        for (int ply = 0; ply < length(); ++ply) {
            if (ply > 0)
                text += u' ';
            text += QChar(u'a' + column(ply));
            text += QString::number(root.landingRow(column(ply)) + 1);
            root.play(column(ply));
        }
        return text;
    }

private:
    static constexpr int lengthShift = 57;

    std::uint64_t m_bits = 0;
};
