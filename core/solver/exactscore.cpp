// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/exactscore.h"

Score exactscore::toScore(int score, int plies)
{
    if (score == 0)
        return Score::fromValue(0, Score::Bound::Exact, true);
    const Value value = value::win - pliesToEnd(score, plies);
    return Score::fromValue(score > 0 ? value : -value);
}
