// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "core/bots/botversion.h"
#include "core/bots/firstbot.h"
#include "core/engines/engineinfo.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"

namespace {

QString languageKeys()
{
    QStringList keys;
    for (const BotLanguage& language : botLanguages())
        keys << language.key;
    return keys.join(QStringLiteral(", "));
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

CommandResult commands::botNew(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Writes a first bot into a folder, a small program to be changed, and adds it to the\n"
        "programs that can be chosen wherever an engine can. No file is overwritten."));
    line.argument("LANGUAGE", QStringLiteral("One of: %1.").arg(languageKeys()), "LANGUAGE");
    line.argument("FOLDER", "Made where it is missing.", "FOLDER");
    line.option("name", "What the bot is called; 'my-bot' where it is left out.", "NAME");
    FOURCAST_TRY(line.parse(arguments));
    const firstbot::Wish wish {
        .language = line.arguments().value(0),
        .folder = line.arguments().value(1),
        .name = line.text(QStringLiteral("name"), QStringLiteral("my-bot")),
    };
    FOURCAST_TRY(line.failure());

    const QString file = programfile::path();
    FOURCAST_LET(const auto before, programfile::load(file));
    FOURCAST_TRY(checkFreeName(before, wish.name));
    const Interrupt interrupt;
    FOURCAST_LET(auto bot, firstbot::make(wish, interrupt.token()));
    FOURCAST_TRY(botversion::update(bot, interrupt.token()));
    bot.version = 1;
    FOURCAST_TRY(
        programfile::update(file, [&bot](std::vector<Program>& programs) -> Expected<void> {
            FOURCAST_TRY(checkFreeName(programs, bot.name));
            programs.push_back(bot);
            return {};
        }));
    const QString source = botversion::sourceFile(bot);
    console::print(
        QStringLiteral("%1 is written, and %2 is added to the programs.\n"
                       "Change the file where it says CHANGE THIS, then try the bot:\n"
                       "  fourcast-cli bot test %3\n")
            .arg(source, bot.name, bot.name.contains(u' ') ? u'\'' + bot.name + u'\'' : bot.name));
    return Done;
}
