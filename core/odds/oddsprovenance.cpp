// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/oddsprovenance.h"

#include <QCoreApplication>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Provenance)
};

}

Provenance provenanceOf(const OddsModel& model)
{
    Provenance provenance(Words::tr("Winning odds against imperfect play"));
    provenance.add(QStringLiteral("engines"), Words::tr("Engines"),
                   model.engines.join(QStringLiteral(", ")));
    provenance.add(QStringLiteral("games_fitted"), Words::tr("Games fitted"),
                   QString::number(model.games));
    provenance.add(QStringLiteral("games_held_out"), Words::tr("Games held out"),
                   QString::number(model.heldOutGames));
    provenance.add(QStringLiteral("openings"), Words::tr("Openings"),
                   Words::tr("0 to %1 random plies").arg(model.openingPlies));
    provenance.addSeed(QString::number(model.seed));
    return provenance;
}
