// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/programs/programline.h"
#include "app/cli/programs/programtext.h"
#include "core/engines/engineinfo.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "core/engines/external/programversion.h"

#include <algorithm>

namespace {

/// Another player by the same name is its next version.
bool playsAlike(const Program& one, const Program& other)
{
    return one.protocol == other.protocol && one.command == other.command
        && one.arguments == other.arguments && one.folder == other.folder
        && one.options == other.options && one.fingerprint == other.fingerprint;
}

/// In the place of the one of its name, or at the end of the list.
Expected<Program> addProgram(std::vector<Program>& programs, Program program, bool replaces)
{
    const auto old = std::ranges::find(programs, program.name, &Program::name);
    if (old != programs.end() && !replaces)
        return fail(QStringLiteral("There is a program '%1' already; --replace takes its place")
                        .arg(program.name));
    QStringList taken = engineNames();
    for (const Program& other : programs)
        if (other.name != program.name)
            taken << other.name;
    FOURCAST_TRY(programs::checkName(program.name, taken));
    if (old == programs.end()) {
        programs.push_back(program);
        return program;
    }
    program.version = old->version + (playsAlike(*old, program) ? 0 : 1);
    return *old = program;
}

}

CommandResult commands::programsAdd(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Adds a program of others, which then plays under its name wherever an engine can. It is\n"
        "started and asked for a first move before; where it fails it is not added, and the exit\n"
        "code is 4."));
    addProgramOptions(line);
    line.option("replace", "Takes the place of the program of this name, as its next version.");
    line.option("no-try", "Adds it without starting it.");
    FOURCAST_TRY(line.parse(arguments));
    ProgramGuess guess = readProgram(line);
    Program& program = guess.program;
    FOURCAST_TRY(line.failure());
    FOURCAST_LET(auto programs, knownprograms::loadAndKeep());
    FOURCAST_TRY(addProgram(programs, program, line.has("replace")));

    if (!line.has("no-try")) {
        if (!guess.problem.isEmpty())
            return console::fail(BadInput, guess.problem);
        const Interrupt interrupt;
        const ProgramTrial trial = tryProgram(program, interrupt.token());
        if (interrupt.happened())
            return console::fail(Stopped, QStringLiteral("Stopped; nothing was added"));
        console::print(trialText(trial));
        if (trial.failure)
            return console::fail(ProgramFailed,
                                 QStringLiteral("'%1' failed and was not added: %2; --no-try adds "
                                                "it as it is")
                                     .arg(program.name, trial.failure->toText()));
    }
    // Without a file there is nothing to tell a version by yet.
    (void)programversion::note(program);
    FOURCAST_TRY(
        programfile::update(programfile::path(), [&](std::vector<Program>& list) -> Expected<void> {
            FOURCAST_LET(program, addProgram(list, program, line.has("replace")));
            return {};
        }));
    console::print(QStringLiteral("Added: %1 (%2), version %3, to '%4'\n")
                       .arg(program.name, Program::protocolName(program.protocol))
                       .arg(program.version)
                       .arg(programfile::path()));
    return Done;
}
