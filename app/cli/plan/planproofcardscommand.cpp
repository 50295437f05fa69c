// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/outputfile.h"
#include "core/plan/proof/proofcards.h"
#include "core/plan/proof/prooffile.h"

CommandResult commands::planProofCards(const QStringList& arguments)
{
    CommandLine line(QStringLiteral("Writes a proof as cards to learn by heart, a text that Anki "
                                    "imports: in front a position,\n"
                                    "on the back the move, or the plan."));
    line.argument("FILE", "A file of 'plan proof build'.", "FILE");
    line.option("out", "The cards; standard output by default.", "FILE");
    addForceOption(line);
    FOURCAST_TRY(line.parse(arguments));
    const QString file = line.arguments().value(0);
    const QString out = line.text("out", QStringLiteral("-"));
    if (out.isEmpty())
        line.wrong(BadInput, QStringLiteral("--out needs the name of a file"));
    else if (!isStandardOutput(out))
        line.check(checkOutput(out, line.has("force"), {file}));
    FOURCAST_TRY(line.failure());
    FOURCAST_LET(const auto proof, prooffile::read(file));
    const QByteArray cards = proofToCards(proof);
    if (isStandardOutput(out))
        console::print(cards);
    else
        FOURCAST_TRY(writeFile(out, cards));
    return Done;
}
