// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuningsettings.h"

#include "core/search/searchreport.h"
#include "core/tuning/tuning.h"

#include <limits>

const RunSettings& tuningSettings()
{
    static const TuningOptions usual;
    static const RunSettings settings {
        Setting::name("engine", TuningOptions::engines()),
        Setting::number("depth", 1, Position::Shape::squares, usual.depth),
        Setting::name("opponent", {"before", "h2"}),
        Setting::number("steps", 1, 100'000, usual.steps),
        Setting::number("games", 4, 100'000, usual.gamesCap),
        Setting::decimal("percent", 0.1, 50, usual.percent),
        Setting::number("elo", 1, 500, usual.test.elo1),
        Setting::number("yardstick", 2, 100'000, usual.yardstickGames),
        Setting::number("seed", 0, std::numeric_limits<int>::max(), double(usual.seed)),
        Setting::number("workers", 0, SearchReport::mostWorkers)};
    return settings;
}
