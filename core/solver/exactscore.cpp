// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/exactscore.h"

Score exactscore::toScore(int score, int plies)
{
    Score result;
    result.kind = score > 0 ? Score::Kind::Win : score < 0 ? Score::Kind::Loss : Score::Kind::Draw;
    if (score != 0)
        result.plies = pliesToEnd(score, plies);
    return result;
}
