// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/programs/programtext.h"

CommandResult commands::programsTry(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Starts a program, asks it for the first move of a game, and tells how it calls itself,\n"
        "how long both took, or why it failed; the exit code is 4 then."));
    line.argument("NAME", "A program, as 'programs list' names it.", "NAME");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    FOURCAST_LET(const auto programs, knownprograms::loadAndKeep());
    FOURCAST_LET(const Program program, knownprograms::named(line.arguments().front(), programs));

    const Interrupt interrupt;
    const ProgramTrial trial = tryProgram(program, interrupt.token());
    if (interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped"));
    QJsonObject object = trialToJson(trial);
    object["name"] = program.name;
    object["protocol"] = Program::key(program.protocol);
    line.answer(object, trialText(trial));
    return trial.failure ? ProgramFailed : Done;
}
