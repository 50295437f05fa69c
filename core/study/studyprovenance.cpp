// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/studyprovenance.h"

#include "core/study/curves.h"
#include "core/study/experimentrun.h"
#include "core/study/ladder.h"
#include "core/study/match.h"
#include "core/study/parallelstudy.h"
#include "core/study/playedby.h"
#include "core/study/tuning.h"

#include <QCoreApplication>
#include <set>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Provenance)
};

/// "1000", or the first ones of several.
QString listed(const std::set<std::uint64_t>& numbers)
{
    constexpr int most = 6;
    QStringList texts;
    for (const std::uint64_t number : numbers)
        texts << QString::number(number);
    if (texts.size() > most)
        texts = texts.mid(0, most) << QStringLiteral("…");
    return texts.join(QStringLiteral(", "));
}

void addSeed(Provenance& provenance, const QString& seed)
{
    provenance.add(QStringLiteral("seed"), Words::tr("Seed"), seed);
}

void addGames(Provenance& provenance, qint64 played, qint64 asked)
{
    provenance.add(QStringLiteral("games"), Words::tr("Games"),
                   Words::tr("%1 of %2 played").arg(played).arg(asked));
}

void addOpenings(Provenance& provenance, int plies)
{
    provenance.add(QStringLiteral("openings"), Words::tr("Openings"),
                   plies > 0 ? Words::tr("%n random ply(s)", nullptr, plies) : Words::tr("none"));
}

/// What the sequential test of every pairing asks; cells with other rounds may have other bounds.
QString testText(const Experiment& experiment)
{
    QStringList bounds;
    for (const ExperimentCell& cell : experiment.cells)
        bounds << experiment.test.boundsFor(cell).toText();
    bounds.removeDuplicates();
    QString text = bounds.join(QStringLiteral("; "));
    if (!experiment.test.bounds)
        text = Words::tr("%1 (fitted to the rounds)", "bounds of a test").arg(text);
    return experiment.test.endsPairings ? Words::tr("%1; it ends a pairing").arg(text) : text;
}

QString entrantText(const MatchEntrant& entrant)
{
    return Words::tr("%1 (%2)", "an engine and its settings")
        .arg(entrant.label(), entrant.variant());
}

}

Provenance provenanceOf(const ExperimentResult& result)
{
    const Experiment& experiment = result.experiment;
    std::set<std::uint64_t> seeds;
    QStringList rounds;
    for (const ExperimentCell& cell : experiment.cells) {
        seeds.insert(cell.seed);
        rounds << experiment.roundsText(cell);
    }
    rounds.removeDuplicates();
    Provenance provenance(experiment.title);
    provenance.add(QStringLiteral("protocol"), Words::tr("Protocol"), experiment.protocolText());
    provenance.add(QStringLiteral("heuristic"), Words::tr("Heuristic"), experiment.variant);
    addSeed(provenance, listed(seeds));
    provenance.add(QStringLiteral("rounds"), Words::tr("Rounds of each cell"),
                   rounds.join(QStringLiteral(", ")));
    addGames(provenance, static_cast<qint64>(result.games.size()), experiment.games());
    // One game of a figure says nothing of strength.
    if (!experiment.artefact.startsWith(QStringLiteral("figure")))
        provenance.add(QStringLiteral("test"), Words::tr("Sequential test"), testText(experiment));
    // The program below is the one that exports.
    provenance.add(QStringLiteral("played_by"), Words::tr("Played by"), PlayedBy(result).toText());
    return provenance;
}

Provenance provenanceOf(const std::vector<StudyCurve>& curves)
{
    Provenance provenance(Words::tr("Nodes and time for each move"));
    if (curves.empty())
        return provenance;
    std::set<std::uint64_t> depths;
    for (const StudyCurve& curve : curves)
        depths.insert(static_cast<std::uint64_t>(curve.depth));
    provenance.add(QStringLiteral("protocol"), Words::tr("Protocol"), curves.front().protocol);
    provenance.add(QStringLiteral("heuristic"), Words::tr("Heuristic"), curves.front().variant);
    provenance.add(QStringLiteral("depths"), Words::tr("Depths"), listed(depths));
    addSeed(provenance, QString::number(curves.front().seed));
    provenance.add(QStringLiteral("games"), Words::tr("Games"), Words::tr("one for each depth"));
    return provenance;
}

Provenance provenanceOf(const TuningResult& result)
{
    const TuningOptions& options = result.options;
    Provenance provenance(Words::tr("Tuning of H1"));
    provenance.add(QStringLiteral("engine"), Words::tr("Engine"),
                   Words::tr("%1, depth %2").arg(options.engine).arg(options.depth));
    provenance.add(QStringLiteral("heuristic"), Words::tr("Heuristic"), options.start.toText());
    provenance.add(QStringLiteral("opponent"), Words::tr("Opponent"),
                   options.opponent == TuningOptions::Opponent::H1
                       ? Words::tr("the set before the step")
                       : Words::tr("H2"));
    provenance.add(QStringLiteral("steps"), Words::tr("Steps"),
                   Words::tr("%1 of %2, each by %3 %, of at most %4 games")
                       .arg(result.steps.size())
                       .arg(options.steps)
                       .arg(options.percent)
                       .arg(options.gamesCap));
    provenance.add(QStringLiteral("test"), Words::tr("Sequential test"),
                   Words::tr("%1 against %2 Elo, errors of %3 % and %4 %")
                       .arg(options.test.elo0)
                       .arg(options.test.elo1)
                       .arg(100 * options.test.alpha)
                       .arg(100 * options.test.beta));
    addOpenings(provenance, options.openingPlies);
    addSeed(provenance, QString::number(options.seed));
    return provenance;
}

Provenance provenanceOf(const MatchResult& result)
{
    const MatchOptions& options = result.options;
    Provenance provenance(
        Words::tr("%1 against %2").arg(options.entrants[0].label(), options.entrants[1].label()));
    provenance.add(QStringLiteral("engines"), Words::tr("Engines"),
                   Words::tr("%1 and %2")
                       .arg(entrantText(options.entrants[0]), entrantText(options.entrants[1])));
    addGames(provenance, result.finishedGames(), options.games);
    addOpenings(provenance, options.openingPlies);
    addSeed(provenance, QString::number(options.seed));
    return provenance;
}

Provenance provenanceOf(const LadderResult& result)
{
    const LadderOptions& options = result.options;
    Provenance provenance(
        Words::tr("Ladder of %n engine(s)", nullptr, static_cast<int>(options.entrants.size())));
    QStringList engines;
    for (const MatchEntrant& entrant : options.entrants)
        engines << entrantText(entrant);
    provenance.add(QStringLiteral("engines"), Words::tr("Engines"),
                   engines.join(QStringLiteral(", ")));
    addGames(provenance, result.finishedGames(), options.games());
    addOpenings(provenance, options.openingPlies);
    addSeed(provenance, QString::number(options.seed));
    return provenance;
}

Provenance provenanceOf(const ParallelResult& result)
{
    const ParallelSettings& settings = result.settings;
    std::set<std::uint64_t> workers;
    for (const int count : settings.workers)
        workers.insert(static_cast<std::uint64_t>(count));
    Provenance provenance(Words::tr("Parallel search of the full tree"));
    provenance.add(QStringLiteral("board"), Words::tr("Board"), settings.board);
    provenance.add(QStringLiteral("depth"), Words::tr("Depth"), QString::number(settings.depth));
    addSeed(provenance, QString::number(settings.seed));
    provenance.add(QStringLiteral("workers_measured"), Words::tr("Workers"), listed(workers));
    provenance.add(QStringLiteral("repeats"), Words::tr("Repetitions"),
                   Words::tr("%1 of %2").arg(result.repeats).arg(settings.repeats));
    if (result.disturbed)
        provenance.add(QStringLiteral("disturbed"), Words::tr("Disturbed"),
                       Words::tr("something else ran at the same time"));
    provenance.program = result.program;
    provenance.machine = result.machine;
    provenance.date = result.began;
    return provenance;
}
