// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginegroups.h"

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

QString sentenceOf(EngineUse use)
{
    switch (use) {
    case EngineUse::Opponents:
        return EngineList::tr("Opponents, from easy to hard");
    case EngineUse::Searches:
        return EngineList::tr("For experts: look ahead as deep as you say");
    case EngineUse::Study:
        return EngineList::tr("For experts: the study's programs, move for move");
    case EngineUse::Exact:
        return EngineList::tr("For experts: know the exact result");
    case EngineUse::Simple:
        break;
    }
    return EngineList::tr("For experts: look at the moves alone");
}

}

std::vector<EngineGroup> engineGroups()
{
    std::vector<EngineGroup> groups;
    for (const auto use : {EngineUse::Opponents, EngineUse::Searches, EngineUse::Study,
                           EngineUse::Exact, EngineUse::Simple}) {
        EngineGroup group {.sentence = sentenceOf(use), .engines = {}};
        for (const EngineInfo& engine : engineTable())
            if (useOf(engine) == use)
                group.engines.push_back(&engine);
        if (!group.engines.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}
