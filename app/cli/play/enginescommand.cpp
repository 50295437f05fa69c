// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/knownprograms.h"
#include "core/engines/enginefactory.h"
#include "core/engines/enginegroups.h"

#include <QJsonArray>

CommandResult commands::engines(const QStringList& arguments)
{
    CommandLine line(
        QStringLiteral("Lists the engines, the named opponents first, and the variants of H1."));
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();

    QJsonArray engines;
    QJsonArray variants;
    QString text;
    for (const EngineGroup& group : engineGroups()) {
        text += group.sentence + u'\n';
        for (const EngineInfo* const engine : group.engines) {
            engines.append(QJsonObject {{"name", engine->name},
                                        {"group", group.sentence},
                                        {"description", engine->description()}});
            text += QStringLiteral("  %1 %2\n").arg(engine->name, -14).arg(engine->description());
        }
    }
    text += QStringLiteral("Variants of H1 (--h1-variant), differences from strict:\n");
    for (const QString& name : H1Options::names()) {
        variants.append(
            QJsonObject {{"name", name}, {"description", H1Options::description(name)}});
        text += QStringLiteral("  %1 %2\n").arg(name, -19).arg(H1Options::description(name));
    }
    line.answer({{"engines", engines}, {"h1Variants", variants}}, text);
    return Done;
}
