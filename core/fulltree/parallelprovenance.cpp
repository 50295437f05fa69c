// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelprovenance.h"

#include "core/fulltree/parallelstudy.h"

#include <set>

Provenance provenanceOf(const ParallelResult& result)
{
    const ParallelSettings& settings = result.settings;
    std::set<std::uint64_t> workers;
    for (const int count : settings.workers)
        workers.insert(static_cast<std::uint64_t>(count));
    Provenance provenance(Provenance::tr("Parallel search of the full tree"));
    provenance.add(QStringLiteral("board"), Provenance::tr("Board"), settings.board);
    provenance.add(QStringLiteral("depth"), Provenance::tr("Depth"),
                   QString::number(settings.depth));
    provenance.addSeed(QString::number(settings.seed));
    provenance.add(QStringLiteral("workers_measured"), Provenance::tr("Workers"),
                   Provenance::listed(workers));
    provenance.add(QStringLiteral("repeats"), Provenance::tr("Repetitions"),
                   Provenance::tr("%1 of %2").arg(result.repeats).arg(settings.repeats));
    if (result.disturbed)
        provenance.add(QStringLiteral("disturbed"), Provenance::tr("Disturbed"),
                       Provenance::tr("something else ran at the same time"));
    provenance.program = result.program;
    provenance.machine = result.machine;
    provenance.date = result.began;
    return provenance;
}
