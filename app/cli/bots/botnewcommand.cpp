// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "core/bots/botversion.h"
#include "core/bots/firstbot.h"
#include "core/engines/external/programfile.h"

namespace {

QString languageKeys()
{
    QStringList keys;
    for (const BotLanguage& language : botLanguages())
        keys << language.key;
    return keys.join(QStringLiteral(", "));
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

    const Interrupt interrupt;
    FOURCAST_LET(const auto bot,
                 firstbot::makeAndAdd(programfile::path(), wish, interrupt.token()));
    const QString source = botversion::sourceFile(bot);
    console::print(
        QStringLiteral("%1 is written, and %2 is added to the programs.\n"
                       "Change the file where it says CHANGE THIS, then try the bot:\n"
                       "  fourcast-cli bot test %3\n")
            .arg(source, bot.name, bot.name.contains(u' ') ? u'\'' + bot.name + u'\'' : bot.name));
    return Done;
}
