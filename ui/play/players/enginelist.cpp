// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/enginelist.h"

#include "core/engines/enginegroups.h"
#include "core/engines/levels.h"

#include <QComboBox>
#include <QStandardItemModel>

namespace {

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
    for (const EngineGroup& group : engineGroups()) {
        bool begun = false;
        for (const EngineInfo* const engine : group.engines) {
            if (!wanted(*engine))
                continue;
            if (!begun)
                addSentence(box, group.sentence);
            begun = true;
            const Level* const level = findLevel(engine->name);
            box.addItem(level ? level->title() : engine->name, engine->name);
            box.setItemData(box.count() - 1, engine->description(), Qt::ToolTipRole);
        }
    }
}
