// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programlaunch.h"

#include "core/engines/external/kaggledialogue.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <cerrno>
#include <cstring>

namespace {

tl::unexpected<Error> notThere(const QString& file)
{
    const QString why
        = QString::fromLocal8Bit(std::strerror(ENOENT)); // NOLINT(concurrency-mt-unsafe)
    return fail(file.isEmpty() ? why : file + QStringLiteral(": ") + why);
}

/// Empty where there is no such program.
QString commandFile(const QString& command)
{
    if (command.isEmpty())
        return {};
    return command.contains(u'/') ? QFileInfo(command).absoluteFilePath()
                                  : QStandardPaths::findExecutable(command);
}

QString agentFile(const Program& program)
{
    return QFileInfo(program.command).absoluteFilePath();
}

QString folderOfRun(const Program& program, const QString& file)
{
    return program.folder.isEmpty() ? QFileInfo(file).absolutePath()
                                    : QFileInfo(program.folder).absoluteFilePath();
}

bool isInterpreter(const QString& file)
{
    static const QRegularExpression known(QStringLiteral(
        "^(python|pypy|node|nodejs|deno|bun|java|ruby|perl|lua|luajit|php|julia|Rscript|mono|dotnet"
        "|guile|racket|sbcl|sh|bash|dash|env)[0-9.]*$"));
    return known.match(QFileInfo(file).fileName()).hasMatch();
}

}

Expected<ChildCommand> programlaunch::command(const Program& program)
{
    const bool isAgent = program.protocol == ProgramProtocol::Kaggle;
    const QString python = QStringLiteral("python3");
    const QString file = commandFile(isAgent ? python : program.command);
    if (file.isEmpty())
        return notThere(isAgent ? python : program.command);
    const QString own = isAgent ? agentFile(program) : file;
    if (!QFileInfo::exists(own))
        return notThere(own);
    ChildCommand command {.file = file,
                          .folder = folderOfRun(program, own),
                          .memoryMib = program.limits.memoryMib,
                          .processor = program.limits.processor};
    if (isAgent)
        command.arguments
            = QStringList {QStringLiteral("-c"), QString::fromUtf8(KaggleDialogue::host()), own};
    command.arguments += program.arguments;
    return command;
}

QString programlaunch::file(const Program& program)
{
    if (program.protocol == ProgramProtocol::Kaggle)
        return agentFile(program);
    const QString own = commandFile(program.command);
    if (own.isEmpty() || !isInterpreter(own))
        return own;
    const QDir folder(folderOfRun(program, own));
    for (const QString& argument : program.arguments)
        if (QFileInfo(folder.absoluteFilePath(argument)).isFile())
            return folder.absoluteFilePath(argument);
    return own;
}
