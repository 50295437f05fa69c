// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/superiority.h"

#include <cmath>

std::optional<double> likelihoodOfSuperiority(const GameScore& score)
{
    const int decided = score.wins + score.losses;
    if (decided == 0)
        return {};
    return 0.5 * (1.0 + std::erf((score.wins - score.losses) / std::sqrt(2.0 * decided)));
}
