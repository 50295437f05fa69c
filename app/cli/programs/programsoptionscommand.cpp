// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/programs/programtext.h"

CommandResult commands::programsOptions(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Starts a program that speaks UCI and lists its options as it says them itself: kind, "
        "what\n"
        "they are usually, what they are set to, what they may be. The exit code is 4 where it\n"
        "fails before it has said them."));
    line.argument("NAME", "A program, as 'programs list' names it.", "NAME");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    FOURCAST_LET(const auto programs, knownprograms::loadAndKeep());
    FOURCAST_LET(const Program program, knownprograms::named(line.arguments().front(), programs));
    if (program.protocol != ProgramProtocol::Uci)
        return console::fail(BadInput,
                             QStringLiteral("'%1' speaks %2, which has no options")
                                 .arg(program.name, Program::protocolName(program.protocol)));

    const Interrupt interrupt;
    const ProgramTrial trial = tryProgram(program, interrupt.token());
    if (interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped"));
    if (trial.options.empty() && trial.failure)
        return console::fail(
            ProgramFailed,
            QStringLiteral("'%1' failed: %2").arg(program.name, trial.failure->toText()));
    line.answer(
        QJsonObject {{"name", program.name}, {"options", optionsToJson(trial.options, program)}},
        optionsText(trial.options, program)
            + QStringLiteral("Options: %1\n").arg(trial.options.size()));
    return Done;
}
