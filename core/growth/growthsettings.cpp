// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthsettings.h"

#include "core/growth/growthrequest.h"
#include "core/search/searchreport.h"

#include <limits>

const RunSettings& growthSettings()
{
    static const GrowthRequest usual;
    static const RunSettings settings {
        Setting::name("by",
                      {growthName(GrowthBy::Depth), growthName(GrowthBy::Discs),
                       growthName(GrowthBy::Workers), growthName(GrowthBy::Boards)}),
        Setting::text("engine"),
        Setting::number("from", 0, SearchReport::mostWorkers, usual.from),
        Setting::number("to", 0, SearchReport::mostWorkers, usual.to),
        Setting::text("position"),
        Setting::number("depth", 1, Position::Shape::squares, usual.depth),
        Setting::number("repetitions", 1, 1000, usual.repeats),
        Setting::number("positions", 1, 1000, usual.positions),
        Setting::number("seed", 0, std::numeric_limits<int>::max(), double(usual.seed)),
        Setting::number("seconds", 1, 86'400, double(usual.limit.count()) / 1000)};
    return settings;
}
