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
Position randomUnfinished(SeededRandom& random, int plies);

/// A random column that does not let the other side complete four with its next disc, or any where
/// there is none.
int carefulColumn(SeededRandom& random, const Position& position);

/// As randomUnfinished(), between players who choose such columns. Their games get longer.
Position carefulUnfinished(SeededRandom& random, int plies);

}
