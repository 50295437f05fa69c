// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/enginelist.h"

#include "core/engines/engineinfo.h"
#include "core/engines/levels.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QStandardItemModel>

namespace {

struct EngineList
{
    Q_DECLARE_TR_FUNCTIONS(EngineList)
};

/// By what the table knows of an engine, so that a new one finds its place by itself.
enum class EngineGroup
{
    Opponents,
    Searches,
    Study,
    Exact,
    Simple
};

EngineGroup groupOf(const EngineInfo& engine)
{
    if (findLevel(engine.name))
        return EngineGroup::Opponents;
    if (engine.usesDataset() || engine.depth == EngineInfo::Depth::End)
        return EngineGroup::Exact;
    if (!engine.takesDepth())
        return EngineGroup::Simple;
    return engine.drawsLots ? EngineGroup::Searches : EngineGroup::Study;
}

QString sentenceOf(EngineGroup group)
{
    switch (group) {
    case EngineGroup::Opponents:
        return EngineList::tr("Opponents, from easy to hard");
    case EngineGroup::Searches:
        return EngineList::tr("For experts: look ahead as deep as you say");
    case EngineGroup::Study:
        return EngineList::tr("For experts: the study's programs, move for move");
    case EngineGroup::Exact:
        return EngineList::tr("For experts: know the exact result");
    case EngineGroup::Simple:
        break;
    }
    return EngineList::tr("For experts: look at the moves alone");
}

void addSentence(QComboBox& box, const QString& sentence)
{
    if (box.count() > 0)
        box.insertSeparator(box.count());
    box.addItem(sentence);
    if (auto* const model = qobject_cast<QStandardItemModel*>(box.model()))
        model->item(box.count() - 1)->setFlags(Qt::NoItemFlags);
}

}

void enginelist::fill(QComboBox& box, const std::function<bool(const EngineInfo&)>& wanted)
{
    for (const auto group : {EngineGroup::Opponents, EngineGroup::Searches, EngineGroup::Study,
                             EngineGroup::Exact, EngineGroup::Simple}) {
        bool begun = false;
        for (const EngineInfo& engine : engineTable()) {
            if (groupOf(engine) != group || !wanted(engine))
                continue;
            if (!begun)
                addSentence(box, sentenceOf(group));
            begun = true;
            const Level* const level = findLevel(engine.name);
            box.addItem(level ? level->name : engine.name, engine.name);
            box.setItemData(box.count() - 1, engine.description(), Qt::ToolTipRole);
        }
    }
}
