// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QStringList>

namespace fourcast::formal {

/// The board as lines of text, the top row first: X for the first player, O for the second, '.' for
/// an empty square.
template <typename Board> QString boardText(const Board& position)
{
    QStringList lines;
    for (int row = Board::Shape::height - 1; row >= 0; --row) {
        QString line;
        for (int column = 0; column < Board::Shape::width; ++column)
            line += QLatin1Char(".XO"[static_cast<std::size_t>(position.at(column, row))]);
        lines += line;
    }
    return lines.join(QLatin1Char('\n'));
}

}
