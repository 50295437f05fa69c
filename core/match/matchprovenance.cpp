// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchprovenance.h"

#include "core/match/ladder.h"
#include "core/match/match.h"

namespace {

QString entrantText(const Entrant& entrant)
{
    return Provenance::tr("%1 (%2)", "an engine and its settings")
        .arg(entrant.label(), entrant.variant());
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
    provenance.addGames(result.finishedGames(), options.games());
    provenance.addOpenings(options.openingPlies);
    provenance.addSeed(QString::number(options.seed));
    return provenance;
}
