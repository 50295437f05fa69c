// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/programs/programline.h"

#include "app/cli/engineoptions.h"
#include "app/cli/outputfile.h"
#include "core/engines/external/programlaunch.h"

#include <QDir>
#include <QFileInfo>

namespace {

QStringList protocolKeys()
{
    QStringList keys;
    for (const auto protocol : {ProgramProtocol::Uci, ProgramProtocol::Riddles,
                                ProgramProtocol::TheAiGames, ProgramProtocol::Kaggle})
        keys << Program::key(protocol);
    return keys;
}

/// Where a script that is run by something else stands; empty where the command is the program.
QString folderOfScript(const Program& program, const QString& script)
{
    const QDir folder(program.folder);
    for (const QString& argument : program.arguments)
        if (folder.absoluteFilePath(argument) == script)
            return QFileInfo(script).absolutePath();
    return {};
}

/// `python3 bot.py` tells by its script what it speaks, which stands in a folder that is not
/// Python's.
ProgramGuess guessOfWords(const QStringList& words, const QString& folder)
{
    ProgramGuess guess = programguess::guess(words.front());
    Program& program = guess.program;
    program.folder = folder;
    const QString byItself = programlaunch::file(program);
    program.arguments += words.mid(1);
    const QString script = programlaunch::file(program);
    if (script != byItself && guess.problem.isEmpty())
        program.protocol = programguess::guess(script).program.protocol;
    if (folder.isEmpty())
        program.folder = folderOfScript(program, script);
    return guess;
}

/// An agent of Kaggle's is a file, for which Python is started; all others start themselves.
void fitCommand(Program& program)
{
    const bool isAgent = program.protocol == ProgramProtocol::Kaggle;
    const bool isPython = program.command.section(u'/', -1).startsWith(QLatin1String("python"));
    if (isAgent && isPython && !program.arguments.isEmpty()) {
        program.command = QDir(program.folder).absoluteFilePath(program.arguments.takeFirst());
    } else if (!isAgent && program.command.endsWith(QLatin1String(".py"))
               && !QFileInfo(program.command).isExecutable()) {
        program.arguments.prepend(program.command);
        program.command = QStringLiteral("python3");
        if (program.folder.isEmpty())
            program.folder = folderOfScript(program, program.arguments.front());
    }
}

void readProtocol(CommandLine& line, Program& program)
{
    if (!line.has("protocol"))
        return;
    const QString key = line.text("protocol", {});
    if (const auto protocol = Program::protocolFromKey(key))
        program.protocol = *protocol;
    else
        line.wrong(BadInput,
                   QStringLiteral("There is no protocol '%1'; there are %2")
                       .arg(key, protocolKeys().join(QStringLiteral(", "))));
}

/// Where the program runs: the folder that is named, the present one for arguments that are names
/// of files in it, else its own.
QString readFolder(CommandLine& line)
{
    if (line.has("folder")) {
        const QString folder = readFolderName(line, "folder");
        if (!folder.isEmpty() && !QFileInfo(folder).isDir())
            line.wrong(BadInput, QStringLiteral("There is no folder '%1'").arg(folder));
        return QFileInfo(folder).absoluteFilePath();
    }
    const QStringList given = line.arguments().mid(2);
    for (const QString& argument : given)
        if (QFileInfo(argument).isRelative() && QFileInfo(argument).isFile())
            return QDir::currentPath();
    return {};
}

void readOptionsOfProgram(CommandLine& line, Program& program)
{
    for (const QString& text : line.values("option")) {
        const auto end = text.indexOf(u'=');
        if (end < 1) {
            line.wrong(BadInput, QStringLiteral("--option must be NAME=VALUE, not '%1'").arg(text));
            return;
        }
        program.options.emplace_back(text.left(end).trimmed(), text.mid(end + 1));
    }
    if (!program.options.empty() && program.protocol != ProgramProtocol::Uci)
        line.misused(QStringLiteral("--option is of no use to a program that speaks %1, which has "
                                    "no options")
                         .arg(Program::protocolName(program.protocol)));
}

ProgramLimits readProgramLimits(CommandLine& line)
{
    using std::chrono::milliseconds;
    constexpr int mostMib = 1 << 20;
    constexpr int mostSeconds = 7 * 24 * 3600;
    ProgramLimits limits = line.has("untrusted") ? ProgramLimits::untrusted() : ProgramLimits();
    limits.move = milliseconds(
        line.number("move-time", 1, maximumMilliseconds, qint64 {limits.move.count()}));
    limits.start = milliseconds(
        line.number("start-time", 1, maximumMilliseconds, qint64 {limits.start.count()}));
    limits.memoryMib = line.number("memory", 1, mostMib, limits.memoryMib);
    limits.processor = std::chrono::seconds(
        line.number("processor", 1, mostSeconds, qint64 {limits.processor.count()}));
    return limits;
}

}

void addProgramOptions(CommandLine& line)
{
    line.argument("NAME", "What it is called wherever an engine is named.", "NAME");
    line.argument("COMMAND", "Its file, or a name that is looked for in PATH.", "COMMAND");
    line.argument("ARG", "Handed to it as they are; after -- they may begin with a dash.",
                  "[ARG...]");
    line.option("protocol",
                QStringLiteral("How it is asked: %1; by its file without the option.")
                    .arg(protocolKeys().join(QStringLiteral(", "))),
                "NAME");
    line.option("folder", "Where it runs; the folder of its file without the option.", "DIR");
    line.option("option", "An option of UCI, as 'programs options' lists them; may be given again.",
                "NAME=VALUE");
    line.option("move-time",
                "Milliseconds for a move where nothing else limits it; 2000 by default.", "MS");
    line.option("start-time", "Milliseconds until it must be ready; 10000 by default.", "MS");
    line.option("memory", "MiB of memory that it may use; no limit by default.", "MIB");
    line.option("processor", "Seconds of processor time in one run; no limit by default.", "S");
    line.option("untrusted",
                "2048 MiB and 600 seconds, where --memory and --processor say no "
                "other.");
}

ProgramGuess readProgram(CommandLine& line)
{
    ProgramGuess guess = guessOfWords(line.arguments().mid(1), readFolder(line));
    Program& program = guess.program;
    program.name = line.arguments().front();
    readProtocol(line, program);
    fitCommand(program);
    readOptionsOfProgram(line, program);
    program.limits = readProgramLimits(line);
    return guess;
}
