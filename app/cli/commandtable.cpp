// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandtable.h"

#include "app/cli/commands.h"
#include "core/support/text/alignedtext.h"

#include <vector>

namespace {

constexpr Command allCommands[] = {
#define COMMAND(family, function, output, name, summary)                                           \
    {name, summary, commands::function, Output::output},
#include "app/cli/commands.def"
#undef COMMAND
};

}

QString summaries(const QString& beginning)
{
    std::vector<QStringList> rows;
    for (const Command& command : allCommands)
        if (QLatin1String(command.name).startsWith(beginning))
            rows.push_back({QLatin1String(command.name), QLatin1String(command.summary)});
    QString text;
    for (const QString& line : alignedLines(rows, 2))
        text += QStringLiteral("  ") + line.trimmed() + u'\n';
    return text;
}

QString overview()
{
    QString text = QStringLiteral("Usage: fourcast-cli COMMAND [options]\n"
                                  "Connect Four: play, analyse, match engines, repeat studies.\n\n"
                                  "Commands:\n");
    text += summaries({});
    text += QStringLiteral(
        "\nOptions:\n"
        "  -h, --help     Shows this text; 'fourcast-cli COMMAND --help' shows a command's.\n"
        "  -v, --version  Shows the version.\n"
        "\nPositions: 'startpos' is the empty board, '44536' columns 4, 4, 5, 3 and 6 in turn,\n"
        "'d1 d2 e1' the same as squares, column letter and row from the bottom.\n"
        "\nExit codes: 0 done, 1 the input was wrong, 2 the usage was wrong, 3 stopped by SIGINT\n"
        "or SIGTERM; what was finished by then has been printed or written.\n"
        "'programs' has 4 for a program of others that failed.\n");
    return text;
}

const Command* findCommand(const QString& name)
{
    for (const Command& command : allCommands)
        if (name == QLatin1String(command.name))
            return &command;
    return nullptr;
}

bool isFamily(const QString& word)
{
    return !summaries(word + u' ').isEmpty() && !findCommand(word);
}
