// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/random.h"

#include <QStringView>

#include <vector>

/// What many tests need: positions from digits and from seeded play.
namespace boards {

/// `44536` played out; the text must be legal.
inline Position fromDigits(QStringView digits)
{
    Position position;
    for (const QChar digit : digits)
        position.play(digit.unicode() - u'1');
    return position;
}

/// A position after `plies` random legal moves that no win ended; drawn again until one is found.
inline Position randomUnfinished(SeededRandom& random, int plies)
{
    while (true) {
        Position position;
        while (position.plies() < plies && !position.isFinished()) {
            const int column = static_cast<int>(random.below(Position::Shape::width));
            if (position.canPlay(column))
                position.play(column);
        }
        if (!position.isFinished())
            return position;
    }
}

/// A random column that does not let the other side complete four with its next disc, or any where
/// there is none.
inline int carefulColumn(SeededRandom& random, const Position& position)
{
    std::vector<int> careful;
    std::vector<int> all;
    for (int column = 0; column < Position::Shape::width; ++column) {
        if (!position.canPlay(column))
            continue;
        all.push_back(column);
        if (!position.after(column).winningSquares())
            careful.push_back(column);
    }
    const std::vector<int>& choice = careful.empty() ? all : careful;
    return choice[random.below(static_cast<std::uint32_t>(choice.size()))];
}

/// As randomUnfinished(), between players who choose such columns. Their games get longer.
inline Position carefulUnfinished(SeededRandom& random, int plies)
{
    while (true) {
        Position position;
        while (position.plies() < plies && !position.isFinished())
            position.play(carefulColumn(random, position));
        if (!position.isFinished())
            return position;
    }
}

}
