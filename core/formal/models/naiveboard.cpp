// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/naiveboard.h"

namespace fourcast::formal {

int NaiveBoard::count(Cell cell) const
{
    int count = 0;
    for (int column = 0; column < m_size.columns; ++column)
        for (int row = 0; row < m_size.rows; ++row)
            count += at(column, row) == cell ? 1 : 0;
    return count;
}

bool NaiveBoard::hasLine(Cell cell) const
{
    for (int column = 0; column < m_size.columns; ++column)
        for (int row = 0; row < m_size.rows; ++row)
            if (at(column, row) == cell
                && (startsLine(column, row, 1, 0) || startsLine(column, row, 0, 1)
                    || startsLine(column, row, 1, 1) || startsLine(column, row, 1, -1)))
                return true;
    return false;
}

bool NaiveBoard::startsLine(int column, int row, int right, int up) const
{
    for (int i = 1; i < m_size.connect; ++i) {
        const int toColumn = column + i * right;
        const int toRow = row + i * up;
        if (toColumn >= m_size.columns || toRow < 0 || toRow >= m_size.rows
            || at(toColumn, toRow) != at(column, row))
            return false;
    }
    return true;
}

bool NaiveBoard::obeysGravity() const
{
    for (int column = 0; column < m_size.columns; ++column)
        for (int row = 1; row < m_size.rows; ++row)
            if (at(column, row) != Cell::Empty && at(column, row - 1) == Cell::Empty)
                return false;
    return true;
}

bool NaiveBoard::turnsAlternated() const
{
    const int more = count(Cell::First) - count(Cell::Second);
    return more == 0 || more == 1;
}

}
