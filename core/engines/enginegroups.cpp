// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginegroups.h"

#include "core/engines/addedengines.h"
#include "core/engines/levels.h"

#include <QCoreApplication>

namespace {

struct EngineList
{
    Q_DECLARE_TR_FUNCTIONS(EngineList)
};

/// By what the table knows of an engine, so that a new one finds its place by itself.
enum class EngineUse
{
    Opponents,
    Searches,
    Study,
    Exact,
    Simple
};

EngineUse useOf(const EngineInfo& engine)
{
    if (findLevel(engine.name))
        return EngineUse::Opponents;
    if (engine.usesDataset() || engine.depth == EngineInfo::Depth::End)
        return EngineUse::Exact;
    if (!engine.takesDepth())
        return EngineUse::Simple;
    return engine.drawsLots ? EngineUse::Searches : EngineUse::Study;
}

}

std::vector<EngineGroup> engineGroups()
{
    std::vector<EngineGroup> groups;
    const std::pair<EngineUse, QString> uses[] {
        {EngineUse::Opponents, EngineList::tr("Opponents, from easy to hard")},
        {EngineUse::Searches, EngineList::tr("For experts: look as far ahead as you choose")},
        {EngineUse::Study, EngineList::tr("For experts: the study's programs, move for move")},
        {EngineUse::Exact, EngineList::tr("For experts: know the exact result")},
        {EngineUse::Simple, EngineList::tr("For experts: look no further than the next move")}};
    for (const auto& [use, sentence] : uses) {
        EngineGroup group {.sentence = sentence, .engines = {}};
        for (const EngineInfo& engine : engineTable())
            if (useOf(engine) == use)
                group.engines.push_back(&engine);
        if (!group.engines.empty())
            groups.push_back(std::move(group));
    }
    if (std::vector<const EngineInfo*> others = addedengines::all(); !others.empty())
        groups.push_back({EngineList::tr("Programs of others"), std::move(others)});
    return groups;
}
