// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/random.h"

#include <QStringView>

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

}
