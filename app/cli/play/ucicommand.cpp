// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"
#include "core/uci/session/ucisession.h"

namespace {

const QString aboutUci = QStringLiteral(
    "Speaks the Universal Chess Interface on standard input and output, for Cute Chess and\n"
    "other hosts that know the variant cfour. The host chooses the engine by the option Engine.\n"
    "With --engine there is that one only, with the options that mean something to it.\n\n"
    "Moves are P@d1; positions are read in every notation. Scores are from the view of the side\n"
    "to move. fourcast-cli(1) has the options, and the units of each engine's scores.");

void writeLine(const QString& line)
{
    console::print(line + u'\n');
    console::flush();
}

/// Reads and obeys lines until the host, the end of its input or a signal ends it.
LineReader::Status converseWithHost(UciSession& session, LineReader& reader)
{
    for (;;) {
        QString input;
        const LineReader::Status status = reader.read(input);
        if (status != LineReader::Status::Line || !session.obey(input)) {
            session.obey(u"stop");
            session.waitForAnswer();
            return status;
        }
    }
}

}

CommandResult commands::uci(const QStringList& arguments)
{
    CommandLine line(aboutUci);
    line.option("engine",
                QStringLiteral("One of: %1; the host chooses without it.")
                    .arg(engineNames().join(QStringLiteral(", "))),
                "NAME");
    FOURCAST_TRY(line.parse(arguments));
    const QString engine = line.has("engine") ? readEngineName(line, "engine", {}) : QString();
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    UciSession session(QStringLiteral("Fourcast " FOURCAST_VERSION), engine, writeLine);
    LineReader reader(interrupt.descriptor());
    const LineReader::Status status = converseWithHost(session, reader);
    if (status == LineReader::Status::Interrupted)
        return console::fail(Stopped, QStringLiteral("Stopped"));
    if (status == LineReader::Status::Failed)
        return console::fail(BadInput, reader.error());
    return Done;
}
