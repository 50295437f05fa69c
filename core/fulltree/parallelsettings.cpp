// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelsettings.h"

#include "core/board/boards.h"
#include "core/search/searchreport.h"

#include <QJsonArray>
#include <QThread>
#include <algorithm>
#include <limits>

const RunSettings& parallelSettings()
{
    static const ParallelSettings usual;
    static const RunSettings settings {
        Setting::name("board", boardNames())
            .with({QT_TRANSLATE_NOOP("Setting", "&Board:"),
                   QT_TRANSLATE_NOOP("Setting", "The report's program uses 7x7")}),
        Setting::number("depth", 1, 12, usual.depth)
            .with({QT_TRANSLATE_NOOP("Setting", "&Depth:"),
                   QT_TRANSLATE_NOOP(
                       "Setting",
                       "Depth in plies. With seven columns, each extra ply takes seven times as "
                       "long. With every node as a task, a run at depth 9 takes seconds."),
                   Setting::Unit::Plies}),
        Setting::number("workers", 1, SearchReport::mostWorkers, QThread::idealThreadCount())
            .with({QT_TRANSLATE_NOOP("Setting", "&Workers up to:"),
                   QT_TRANSLATE_NOOP("Setting",
                                     "Measures with 1, 2 and so on, up to this many threads")}),
        Setting::number("repetitions", 1, 10'000, usual.repeats)
            .with({QT_TRANSLATE_NOOP("Setting", "Repet&itions:"),
                   QT_TRANSLATE_NOOP(
                       "Setting",
                       "Number of repetitions. The table shows their median and spread.")}),
        Setting::number("seed", 0, std::numeric_limits<int>::max(), double(usual.seed))
            .with({QT_TRANSLATE_NOOP("Setting", "Seed:"),
                   QT_TRANSLATE_NOOP(
                       "Setting",
                       "Chooses among equally good moves. The same seed makes the same choice.")}),
        Setting::severalOf("strategies", strategyNames())
            .with({QT_TRANSLATE_NOOP("Setting", "Strategies:")})};
    return settings;
}

ParallelSettings parallelSettingsFrom(const QJsonObject& values)
{
    ParallelSettings settings;
    settings.board = values["board"].toString(settings.board);
    settings.depth = values["depth"].toInt(settings.depth);
    settings.workers = workersUpTo(values["workers"].toInt(settings.workers.back()));
    settings.repeats = values["repetitions"].toInt(settings.repeats);
    settings.seed
        = static_cast<std::uint64_t>(values["seed"].toInteger(static_cast<qint64>(settings.seed)));
    if (values["strategies"].isArray())
        std::erase_if(settings.strategies,
                      [names = values["strategies"].toArray()](ParallelStrategy strategy) {
                          return strategy != ParallelStrategy::Sequential
                              && !names.contains(strategyName(strategy));
                      });
    return settings;
}

QJsonObject valuesOf(const ParallelSettings& settings)
{
    return {{"board", settings.board},
            {"depth", settings.depth},
            {"workers", settings.workers.empty() ? 1 : settings.workers.back()},
            {"repetitions", settings.repeats},
            {"seed", static_cast<qint64>(settings.seed)},
            {"strategies", QJsonArray::fromStringList(strategyNames(settings.strategies))}};
}
