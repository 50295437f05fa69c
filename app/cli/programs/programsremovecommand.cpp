// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/knownprograms.h"
#include "core/engines/external/programfile.h"

CommandResult commands::programsRemove(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Takes a program of others off the list. Its files, and the games that it played, stay."));
    line.argument("NAME", "A program, as 'programs list' names it.", "NAME");
    FOURCAST_TRY(line.parse(arguments));
    const QString name = line.arguments().front();
    FOURCAST_TRY(knownprograms::loadAndKeep());
    FOURCAST_TRY(programfile::update(
        programfile::path(), [&name](std::vector<Program>& programs) -> Expected<void> {
            FOURCAST_TRY(knownprograms::named(name, programs));
            std::erase_if(programs, [&](const Program& program) { return program.name == name; });
            return {};
        }));
    console::print(QStringLiteral("Removed: %1\n").arg(name));
    return Done;
}
