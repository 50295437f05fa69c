// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/botversion.h"

#include "core/bots/botcompiler.h"
#include "core/engines/engineinfo.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "core/engines/external/programversion.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace {

struct BotVersionText
{
    Q_DECLARE_TR_FUNCTIONS(BotVersion)
};

QString sourceBeside(const Program& program)
{
    const QString source = program.command + QStringLiteral(".cpp");
    return program.command.contains(u'/') && QFileInfo(source).isFile() ? source : QString();
}

Expected<void> compileNewer(const Program& program, const std::stop_token& stop)
{
    const QString source = sourceBeside(program);
    const QFileInfo made(program.command);
    if (source.isEmpty()
        || (made.isFile() && QFileInfo(source).lastModified() < made.lastModified()))
        return {};
    return compileBot(source, program.command, stop);
}

/// Not one of ours, nor of a program that was added.
Expected<void> checkFreeName(const std::vector<Program>& programs, const QString& name)
{
    QStringList taken = engineNames();
    for (const Program& program : programs)
        taken << program.name;
    return programs::checkName(name, taken);
}

}

QString botversion::sourceFile(const Program& program)
{
    if (program.protocol == ProgramProtocol::Kaggle)
        return QFileInfo(program.command).isFile() ? program.command : QString();
    if (const QString source = sourceBeside(program); !source.isEmpty())
        return source;
    for (const QString& argument : program.arguments)
        if (const QFileInfo file(QDir(program.folder), argument); file.isFile())
            return file.absoluteFilePath();
    return {};
}

Expected<bool> botversion::update(Program& program, const std::stop_token& stop)
{
    FOURCAST_TRY(compileNewer(program, stop));
    return programversion::note(program);
}

Expected<Program> botversion::load(const QString& path, const QString& name,
                                   const std::stop_token& stop)
{
    FOURCAST_LET(auto all, programfile::load(path));
    const auto called = [&name](const Program& program) { return program.name == name; };
    const auto found = std::ranges::find_if(all, called);
    if (found == all.end()) {
        QStringList names;
        for (const Program& program : all)
            names << program.name;
        const QString hint = names.isEmpty()
            ? BotVersionText::tr("none was added yet")
            : BotVersionText::tr("there are %1").arg(names.join(QStringLiteral(", ")));
        return fail(BotVersionText::tr("No program is called '%1'; %2").arg(name, hint));
    }
    Program bot = *found;
    FOURCAST_LET(const bool isChanged, update(bot, stop));
    if (isChanged) {
        FOURCAST_LET(
            all, programfile::update(path, [&](std::vector<Program>& programs) -> Expected<void> {
                const auto kept = std::ranges::find_if(programs, called);
                if (kept != programs.end()) {
                    kept->version = bot.version;
                    kept->fingerprint = bot.fingerprint;
                }
                return {};
            }));
    }
    programs::setAll(all);
    return bot;
}

Expected<std::vector<Program>> botversion::list(const QString& path)
{
    FOURCAST_LET(auto all, programfile::load(path));
    std::erase_if(all, [](const Program& program) { return sourceFile(program).isEmpty(); });
    return all;
}

Expected<void> botversion::checkName(const QString& path, const QString& name)
{
    FOURCAST_LET(const auto all, programfile::load(path));
    return checkFreeName(all, name);
}

Expected<Program> botversion::add(const QString& path, Program bot)
{
    FOURCAST_TRY(programversion::note(bot));
    bot.version = 1;
    FOURCAST_LET(
        const auto all,
        programfile::update(path, [&bot](std::vector<Program>& programs) -> Expected<void> {
            FOURCAST_TRY(checkFreeName(programs, bot.name));
            programs.push_back(bot);
            return {};
        }));
    programs::setAll(all);
    return bot;
}
