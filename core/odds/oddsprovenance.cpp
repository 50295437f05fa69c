// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/oddsprovenance.h"

Provenance provenanceOf(const OddsModel& model)
{
    Provenance provenance(Provenance::tr("Winning odds against imperfect play"));
    provenance.add(QStringLiteral("engines"), Provenance::tr("Engines"),
                   model.engines.join(QStringLiteral(", ")));
    provenance.add(QStringLiteral("games_fitted"), Provenance::tr("Games fitted"),
                   QString::number(model.games));
    provenance.add(QStringLiteral("games_held_out"), Provenance::tr("Games held out"),
                   QString::number(model.heldOutGames));
    provenance.add(QStringLiteral("openings"), Provenance::tr("Openings"),
                   Provenance::tr("0 to %1 random plies").arg(model.openingPlies));
    provenance.addSeed(QString::number(model.seed));
    return provenance;
}
