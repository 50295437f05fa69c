// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/serieslook.h"

#include <cstdlib>

namespace {

/// As many kinds of dashes tell games apart.
constexpr int dashKinds = 3;

}

int ageOf(const RunSeries& series, const RunHistory& history)
{
    return std::abs(history.highlighted() - series.run);
}

std::vector<SeriesLook> looksOf(const RunHistory& history)
{
    const std::vector<EngineColor> colors = engineColorsOf(history);
    std::vector<SeriesLook> looks;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const int distance = (history.highlighted() - history.series()[i].run) % dashKinds;
        looks.push_back({colors[i], (distance + dashKinds) % dashKinds});
    }
    return looks;
}
