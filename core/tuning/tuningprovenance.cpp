// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuningprovenance.h"

#include "core/tuning/tuning.h"

Provenance provenanceOf(const TuningResult& result)
{
    const TuningOptions& options = result.options;
    Provenance provenance(Provenance::tr("Tuning of H1"));
    provenance.add(QStringLiteral("engine"), Provenance::tr("Engine"),
                   Provenance::tr("%1, depth %2").arg(options.engine).arg(options.depth));
    provenance.add(QStringLiteral("heuristic"), Provenance::tr("Heuristic"),
                   options.start.toText());
    provenance.add(QStringLiteral("opponent"), Provenance::tr("Opponent"),
                   options.opponent == TuningOptions::Opponent::H1
                       ? Provenance::tr("the set before the step")
                       : Provenance::tr("H2"));
    provenance.add(QStringLiteral("steps"), Provenance::tr("Steps"),
                   Provenance::tr("%1 of %2, each by %3 %, of at most %4 games")
                       .arg(result.steps.size())
                       .arg(options.steps)
                       .arg(options.percent)
                       .arg(options.gamesCap));
    provenance.add(QStringLiteral("test"), Provenance::tr("Sequential test"),
                   Provenance::tr("%1 against %2 Elo, errors of %3 % and %4 %")
                       .arg(options.test.elo0)
                       .arg(options.test.elo1)
                       .arg(100 * options.test.alpha)
                       .arg(100 * options.test.beta));
    provenance.addOpenings(options.openingPlies);
    provenance.addSeed(QString::number(options.seed));
    return provenance;
}
