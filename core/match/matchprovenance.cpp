// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchprovenance.h"

#include "core/engines/external/program.h"
#include "core/match/ladder.h"
#include "core/match/match.h"

namespace {

QString entrantText(const Entrant& entrant)
{
    return Provenance::tr("%1 (%2)", "an engine and its settings")
        .arg(entrant.label(), entrant.variant());
}

/// "my-bot: UCI, bot.py, version 3, SHA-256 0123456789abcdef": which program it was, without the
/// folder, which is nobody's business.
QString textOfProgram(const Program& program)
{
    QStringList parts {Program::protocolName(program.protocol), program.command.section(u'/', -1),
                       Provenance::tr("version %1").arg(program.version)};
    constexpr qsizetype shownDigits = 16;
    if (!program.fingerprint.isEmpty())
        parts << QStringLiteral("SHA-256 ") + program.fingerprint.left(shownDigits);
    return program.name + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

/// Of those that are programs of others; nothing is added where none is.
template <typename Entrants> void addPrograms(Provenance& provenance, const Entrants& entrants)
{
    QStringList programs;
    for (const Entrant& entrant : entrants)
        if (const auto& program = engineInfo(entrant.engine).program)
            programs << textOfProgram(*program);
    programs.removeDuplicates();
    provenance.add(QStringLiteral("programs"), Provenance::tr("Programs"),
                   programs.join(QStringLiteral("; ")));
}

}

Provenance provenanceOf(const MatchResult& result)
{
    const MatchOptions& options = result.options;
    Provenance provenance(Provenance::tr("%1 against %2")
                              .arg(options.entrants[0].label(), options.entrants[1].label()));
    provenance.add(QStringLiteral("engines"), Provenance::tr("Engines"),
                   Provenance::tr("%1 and %2")
                       .arg(entrantText(options.entrants[0]), entrantText(options.entrants[1])));
    addPrograms(provenance, options.entrants);
    provenance.addGames(result.finishedGames(), options.games);
    provenance.addOpenings(options.openingPlies);
    provenance.addSeed(QString::number(options.seed));
    return provenance;
}

Provenance provenanceOf(const LadderResult& result)
{
    const LadderOptions& options = result.options;
    Provenance provenance(Provenance::tr("Ladder of %n engine(s)", nullptr,
                                         static_cast<int>(options.entrants.size())));
    QStringList engines;
    for (const Entrant& entrant : options.entrants)
        engines << entrantText(entrant);
    provenance.add(QStringLiteral("engines"), Provenance::tr("Engines"),
                   engines.join(QStringLiteral(", ")));
    addPrograms(provenance, options.entrants);
    provenance.addGames(result.finishedGames(), options.games());
    provenance.addOpenings(options.openingPlies);
    provenance.addSeed(QString::number(options.seed));
    return provenance;
}
