// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/entranttext.h"

#include "core/engines/levels.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QLocale>

QString engineTitle(const QString& engine)
{
    const Level* const level = findLevel(engine);
    return level ? QCoreApplication::translate("PlayerSettings", "%1 (%2)", "name, engine")
                       .arg(level->name, engine)
                 : engine;
}

QString entrantText(const Entrant& entrant)
{
    if (entrant.human)
        return entrant.name.isEmpty() ? QCoreApplication::translate("PlayerSettings", "Person")
                                      : entrant.name;
    const QLocale locale;
    QStringList parts {engineTitle(entrant.engine)};
    const EngineInfo& info = engineInfo(entrant.engine);
    if (info.searches()) {
        const auto milliseconds = entrant.limits.time.count();
        if (entrant.limits.depth > 0 && info.takesDepth())
            parts << QCoreApplication::translate("PlayerSettings", "depth %1")
                         .arg(entrant.limits.depth);
        if (milliseconds > 0 && milliseconds % 1000 == 0)
            parts << QCoreApplication::translate("PlayerSettings", "%1 s")
                         .arg(locale.toString(static_cast<qlonglong>(milliseconds / 1000)));
        else if (milliseconds > 0)
            parts << QCoreApplication::translate("PlayerSettings", "%1 ms")
                         .arg(locale.toString(static_cast<qlonglong>(milliseconds)));
        if (entrant.limits.nodes > 0)
            parts << QCoreApplication::translate("PlayerSettings", "%1 nodes")
                         .arg(countText(entrant.limits.nodes));
    }
    if (info.hasTable() && !entrant.options.usesBook)
        parts << QCoreApplication::translate("PlayerSettings", "no book");
    if (info.takesReadings() && entrant.options.h1 != H1Options())
        parts << entrant.options.h1.toText();
    return parts.join(QStringLiteral(", "));
}
