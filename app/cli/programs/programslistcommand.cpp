// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/knownprograms.h"
#include "app/cli/programs/programtext.h"
#include "core/engines/external/programfile.h"

#include <QJsonDocument>

CommandResult commands::programsList(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lists the programs of others that play here besides the engines: name, protocol,\n"
        "version, command. A program whose file was saved anew is the next version."));
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    FOURCAST_LET(const auto programs, knownprograms::loadAndKeep());

    QString text;
    for (const Program& program : programs)
        text += QStringLiteral("%1  %2, version %3: %4\n")
                    .arg(program.name, -20)
                    .arg(Program::protocolName(program.protocol))
                    .arg(program.version)
                    .arg(commandText(program));
    const QJsonObject kept = QJsonDocument::fromJson(programfile::toJson(programs)).object();
    line.answer(QJsonObject {{"file", programfile::path()}, {"programs", kept["programs"]}},
                text + QStringLiteral("Programs: %1\n").arg(programs.size()));
    return Done;
}
