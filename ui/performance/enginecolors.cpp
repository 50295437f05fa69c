// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/enginecolors.h"

#include "ui/performance/runhistory.h"

#include <algorithm>

namespace {

/// Has the first player of that game the same engine?
bool playsItself(const RunSeries& series, const std::vector<RunSeries>& all)
{
    return series.side == Player::Second
        && std::ranges::any_of(all, [&series](const RunSeries& other) {
               return other.run == series.run && other.side == Player::First
                   && other.engine == series.engine;
           });
}

}

EngineColor EngineColors::of(const QString& engine, Player side)
{
    const auto known = m_known.constFind(engine);
    if (known != m_known.constEnd())
        return *known;
    int& next = m_tints[side == Player::First ? 0 : 1];
    return *m_known.insert(engine, {side, next++});
}

EngineColor EngineColors::ofItsOpponent(const QString& engine)
{
    // No engine's name ends like this.
    return of(engine + u'\n', Player::Second);
}

std::vector<EngineColor> engineColorsOf(const RunHistory& history)
{
    EngineColors colors;
    std::vector<EngineColor> result;
    for (const RunSeries& series : history.series())
        result.push_back(playsItself(series, history.series())
                             ? colors.ofItsOpponent(series.engine)
                             : colors.of(series.engine, series.side));
    return result;
}
