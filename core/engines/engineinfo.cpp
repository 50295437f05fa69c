// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/engineinfo.h"

#include "core/engines/addedengines.h"
#include "core/engines/enginefactory.h"
#include "core/evaluation/heuristics.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

template <typename Judge> const EngineInfo* findRow(Judge judge)
{
    const auto found = std::ranges::find_if(engineTable(), judge);
    return found == engineTable().end() ? nullptr : &*found;
}

}

bool EngineInfo::takesReadings() const
{
    return heuristic && heuristic->hasReadings;
}

QString EngineInfo::description() const
{
    if (describe)
        return describe(*this);
    const QString text = QCoreApplication::translate("EngineFactory", words);
    if (usesDataset())
        return text.arg(otherwise);
    return heuristic ? text.arg(QLatin1String(heuristic->name)) : text;
}

QString EngineInfo::variant(const EngineOptions& options) const
{
    QString text = plays ? plays(*this, options) : QString();
    if (takesFastWins && !options.preferFastWins)
        text += QStringLiteral(", all wins alike");
    if (usesDataset())
        text += QStringLiteral(", labels of %1")
                    .arg(options.dataset ? QStringLiteral("a file") : QStringLiteral("the book"));
    return text;
}

const EngineInfo* findEngine(const QString& name)
{
    if (const auto* const ours
        = findRow([&name](const EngineInfo& info) { return info.name == name; }))
        return ours;
    const std::vector<const EngineInfo*> others = addedengines::all();
    const auto found = std::ranges::find(others, name, &EngineInfo::name);
    return found == others.end() ? nullptr : *found;
}

const EngineInfo* findEngine(const QString& family, const QString& heuristic)
{
    return findRow([&](const EngineInfo& info) {
        return info.family == family && info.heuristic
            && heuristic == QLatin1String(info.heuristic->name);
    });
}

const EngineInfo& engineInfo(const QString& name)
{
    static const EngineInfo unknown;
    const EngineInfo* const info = findEngine(name);
    return info ? *info : unknown;
}

QString takeEngineName(QStringList& words)
{
    for (qsizetype count = words.size(); count > 1; --count) {
        const QString name = words.mid(0, count).join(u' ');
        if (!findEngine(name))
            continue;
        words.remove(0, count);
        return name;
    }
    return words.takeFirst();
}

QStringList engineNames()
{
    QStringList names;
    for (const EngineInfo& info : engineTable())
        names << info.name;
    return names;
}

QStringList allEngineNames()
{
    QStringList names = engineNames();
    for (const EngineInfo* const info : addedengines::all())
        names << info->name;
    return names;
}
