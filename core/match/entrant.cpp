// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/entrant.h"

#include "core/engines/external/program.h"
#include "core/engines/levels.h"

Entrant Entrant::person(const QString& name)
{
    Entrant entrant;
    entrant.human = true;
    entrant.name = name;
    return entrant;
}

QString Entrant::label() const
{
    QString text = engine;
    const EngineInfo& info = engineInfo(engine);
    if (!info.searches())
        return text;
    if (limits.depth > 0 && info.takesDepth())
        text += QStringLiteral(" depth %1").arg(limits.depth);
    if (limits.nodes > 0)
        text += QStringLiteral(" %1 nodes").arg(limits.nodes);
    if (limits.time.count() > 0)
        text += QStringLiteral(" %1 ms").arg(limits.time.count());
    return text;
}

QString Entrant::nameInFiles() const
{
    if (human)
        return name.isEmpty() ? QStringLiteral("Person") : name;
    if (const Level* const level = findLevel(engine))
        return QStringLiteral("%1 (%2)").arg(level->englishGrade, level->engine);
    QString text = label();
    const EngineInfo& info = engineInfo(engine);
    if (info.program)
        text += QStringLiteral(", version %1").arg(info.program->version);
    if (!info.takesReadings())
        return text;
    if (options.h1.toNames() != H1Options().toNames())
        text += QStringLiteral(", H1 %1").arg(options.h1.toNames());
    if (options.h1.weights != H1Weights())
        text += QStringLiteral(", values %1").arg(options.h1.weights.toNames());
    return text;
}

QString Entrant::variant() const
{
    return engineInfo(engine).variant(options);
}

Expected<void> Entrant::check() const
{
    FOURCAST_TRY(makeEngine(engine, options));
    return {};
}

void Entrant::ensureLimit()
{
    SearchLimits endless;
    endless.clock = limits.clock;
    if (limits == endless && !engineInfo(engine).program)
        limits.depth = Entrant().limits.depth;
}
