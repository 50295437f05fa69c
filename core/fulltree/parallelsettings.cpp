// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelsettings.h"

#include "core/board/boards.h"
#include "core/fulltree/parallelstudy.h"
#include "core/search/searchreport.h"

#include <QThread>
#include <limits>

namespace {

QStringList strategyNames()
{
    QStringList names;
    for (const ParallelStrategy strategy : parallelStrategies())
        names += strategyName(strategy);
    return names;
}

}

const RunSettings& parallelSettings()
{
    static const RunSettings settings {
        Setting::name("board", boardNames()),
        Setting::number("depth", 1, 12, 6),
        Setting::number("workers", 1, SearchReport::mostWorkers, QThread::idealThreadCount()),
        Setting::number("repetitions", 1, 10'000, 9),
        Setting::number("seed", 0, std::numeric_limits<int>::max(), 1),
        Setting::severalOf("strategies", strategyNames())};
    return settings;
}
