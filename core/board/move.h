// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <cstdint>

/// A column, counted from 0 at the left, or none.
class Move
{
public:
    constexpr Move() = default;
    explicit constexpr Move(int column) : m_column(static_cast<std::int8_t>(column)) { }
    static constexpr Move none() { return Move(); }

    constexpr bool isNone() const { return m_column < 0; }
    /// 0 to width - 1; -1 for none().
    constexpr int column() const { return m_column; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    std::int8_t m_column = -1;
};

Q_DECLARE_METATYPE(Move)
