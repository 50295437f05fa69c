// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/builtinbook.h"
#include "core/book/dataset/datasetengine.h"
#include "core/engines/enginefactory.h"
#include "core/engines/exactengines.h"
#include "core/engines/levelengine.h"
#include "core/engines/searchengines.h"
#include "core/search/randomengine.h"

#include <algorithm>

namespace {

std::unique_ptr<Engine> makeRandom(const EngineInfo&, const EngineOptions& options)
{
    return std::make_unique<RandomEngine>(options.seed);
}

EngineInfo randomEngine()
{
    return {.name = QStringLiteral("random"),
            .family = QStringLiteral("random"),
            .words = QT_TRANSLATE_NOOP("EngineFactory", "plays any legal move"),
            .plays = [](const EngineInfo&,
                        const EngineOptions&) { return QStringLiteral("any legal move"); },
            .make = makeRandom};
}

EngineInfo perfectEngine()
{
    return {.name = QStringLiteral("perfect"),
            .family = QStringLiteral("perfect"),
            .depth = EngineInfo::Depth::End,
            .usesWorkers = true,
            .prunes = true,
            .words = QT_TRANSLATE_NOOP("EngineFactory",
                                       "plays a best move, proved to the end of the game"),
            .plays = exactText,
            .make = makePerfect};
}

DatasetEngine::Labels labelsOf(const EngineOptions& options)
{
    if (const auto dataset = options.dataset)
        return [dataset](const Position& position) { return dataset->label(position); };
    return [](const Position& position) { return datasetLabel(position, builtInScores()); };
}

std::unique_ptr<Engine> makeDatasetPlayer(const EngineInfo& info, const EngineOptions& options)
{
    const EngineInfo& otherwise = engineInfo(info.otherwise);
    return std::make_unique<DatasetEngine>(info.name.toStdString(), labelsOf(options), options.seed,
                                           otherwise.make(otherwise, options));
}

/// All but the labels is the other engine's.
EngineInfo datasetPlayer(const QString& name, const EngineInfo& otherwise)
{
    EngineInfo info = otherwise;
    info.name = name;
    info.family = QStringLiteral("dataset");
    info.otherwise = otherwise.name;
    info.terminals = nullptr;
    info.counted = nullptr;
    info.words = QT_TRANSLATE_NOOP(
        "EngineFactory",
        "follows the eight-disc data set where its labels decide, and plays like %1 elsewhere");
    info.make = makeDatasetPlayer;
    return info;
}

std::vector<EngineInfo> makeTable()
{
    std::vector<EngineInfo> table {randomEngine()};
    const auto add = [&table](const std::vector<EngineInfo>& more) {
        table.insert(table.end(), more.begin(), more.end());
    };
    const std::vector<EngineInfo> searches = searchEngines();
    add(searches);
    table.push_back(perfectEngine());
    const auto mapped = std::ranges::find(searches, QStringLiteral("mapped-h1"), &EngineInfo::name);
    table.push_back(datasetPlayer(QStringLiteral("dataset-h1"), *mapped));
    table.push_back(datasetPlayer(QStringLiteral("dataset-solver"), perfectEngine()));
    add(levelEngines());
    return table;
}

}

const std::vector<EngineInfo>& engineTable()
{
    static const std::vector<EngineInfo> table = makeTable();
    return table;
}
