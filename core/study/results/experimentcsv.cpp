// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentexport.h"

#include "core/game/game.h"
#include "core/study/results/curves.h"
#include "core/study/results/entrantcurves.h"
#include "core/study/runs/playedby.h"
#include "core/support/formats/csv.h"
#include "core/support/text/counttext.h"
#include "core/support/text/machinetext.h"

namespace {

/// What stands in every row.
QStringList settings(const Experiment& experiment, const ExperimentCell& cell)
{
    return {experiment.id,    experiment.protocol ? protocolName(*experiment.protocol) : QString(),
            cell.id,          cell.a.label(),
            cell.a.variant(), cell.b.label(),
            cell.b.variant(), QString::number(cell.seed)};
}

/// Empty where nobody knows.
QString disturbedField(const ExperimentGame& game)
{
    return !game.disturbed ? QString()
        : *game.disturbed  ? QStringLiteral("yes")
                           : QStringLiteral("no");
}

QStringList settingNames()
{
    return {"experiment", "protocol", "cell", "a", "variant_a", "b", "variant_b", "seed"};
}

/// Who played, and who wrote the file.
QStringList versions(const PlayedBy& played)
{
    return {played.inFiles(), programText()};
}

/// Of a cell: the name of each column and what stands in it.
std::vector<std::pair<QString, QString>> cellFields(const ExperimentCell& cell,
                                                    const CellTally& tally)
{
    const auto& article = cell.article;
    const PairTestResult& test = tally.test;
    return {
        {"row", cell.row},
        {"column", cell.column},
        {"rounds", QString::number(tally.rounds)},
        {"played", QString::number(tally.played)},
        {"wins_a", QString::number(tally.winsA)},
        {"wins_b", QString::number(tally.winsB)},
        {"draws", QString::number(tally.draws)},
        {"distinct_games", QString::number(tally.distinctGames)},
        {"share_a", fixedText(tally.shareOfA(), 4)},
        {"share_a_low", fixedText(tally.shareA.low, 4)},
        {"share_a_high", fixedText(tally.shareA.high, 4)},
        {"share_b", fixedText(tally.shareOfB(), 4)},
        {"share_b_low", fixedText(tally.shareB.low, 4)},
        {"share_b_high", fixedText(tally.shareB.high, 4)},
        {"article_share_a", article ? QString::number(article->first) : QString()},
        {"article_share_b",
         article && article->second ? QString::number(*article->second) : QString()},
        {"article_rounds", article ? QString::number(article->rounds) : QString()},
        {"verdict", verdictName(tally.verdict)},
        {"nodes_per_move_a", fixedText(tally.nodesPerMoveA, 1)},
        {"nodes_per_move_b", fixedText(tally.nodesPerMoveB, 1)},
        {"milliseconds_per_move_a", fixedText(tally.msPerMoveA, 4)},
        {"milliseconds_per_move_b", fixedText(tally.msPerMoveB, 4)},
        {"sprt_elo0", QString::number(test.bounds.elo0)},
        {"sprt_elo1", QString::number(test.bounds.elo1)},
        {"sprt_alpha", QString::number(test.bounds.alpha)},
        {"sprt_beta", QString::number(test.bounds.beta)},
        {"sprt_llr", fixedText(test.state.llr, 4)},
        {"sprt", test.state.name()},
        {"sprt_decided_after", QString::number(test.decidedAfter)},
        {"sprt_copied_pairs", QString::number(test.copies)},
        {"lost_by_failure_a", QString::number(tally.failuresOfA.games())},
        {"lost_by_failure_b", QString::number(tally.failuresOfB.games())},
    };
}

QByteArray cellRows(const ExperimentResult& result)
{
    QStringList head = settingNames();
    for (const auto& field : cellFields({}, {}))
        head << field.first;
    QByteArray csv = csvRow(head + QStringList {"version", "exported_by"});
    const std::vector<CellTally> tallies = result.tallies();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ExperimentCell& cell = result.experiment.cells[i];
        QStringList row = settings(result.experiment, cell);
        for (const auto& field : cellFields(cell, tallies[i]))
            row << field.second;
        csv += csvRow(row + versions(PlayedBy(result, {cell.id})));
    }
    return csv;
}

QByteArray plyRows(const ExperimentResult& result)
{
    QByteArray csv
        = csvRow(settingNames()
                 + QStringList {"rounds", "ply", "games", "nodes", "milliseconds", "article_nodes",
                                "article_milliseconds", "version", "exported_by"});
    const std::vector<CellTally> tallies = result.tallies();
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ExperimentCell& cell = result.experiment.cells[i];
        const PublishedCurve* published = publishedCurve(cell.a.limits.depth);
        const QStringList who = versions(PlayedBy(result, {cell.id}));
        for (std::size_t ply = 0; ply < tallies[i].plies.size(); ++ply) {
            const PlyMean& mean = tallies[i].plies[ply];
            csv += csvRow(
                settings(result.experiment, cell)
                + QStringList {QString::number(tallies[i].rounds), QString::number(mean.ply),
                               QString::number(mean.games), QString::number(mean.nodes, 'f', 1),
                               fixedText(mean.milliseconds, 4),
                               publishedNumber(published, &PublishedCurve::nodes, ply),
                               publishedNumber(published, &PublishedCurve::milliseconds, ply)}
                + who);
        }
    }
    return csv;
}

}

QByteArray experimentToCsv(const ExperimentResult& result)
{
    return result.experiment.isFigure() ? plyRows(result) : cellRows(result);
}

QByteArray experimentCurvesToCsv(const ExperimentResult& result)
{
    QByteArray csv = csvRow({"experiment", "protocol", "engine", "variant", "ply", "games", "nodes",
                             "milliseconds", "version", "exported_by"});
    const Experiment& experiment = result.experiment;
    const QString protocol = experiment.protocol ? protocolName(*experiment.protocol) : QString();
    for (const EntrantCurve& curve : entrantCurves(result)) {
        QStringList cells;
        for (const int cell : curve.cells)
            cells << experiment.cells[static_cast<std::size_t>(cell)].id;
        const QStringList who = versions(PlayedBy(result, cells));
        for (const PlyMean& mean : curve.plies)
            if (mean.games > 0)
                csv += csvRow(QStringList {experiment.id, protocol, curve.name,
                                           curve.entrant.variant(), QString::number(mean.ply),
                                           QString::number(mean.games),
                                           QString::number(mean.nodes, 'f', 1),
                                           fixedText(mean.milliseconds, 4)}
                              + who);
    }
    return csv;
}

QByteArray experimentGamesToCsv(const ExperimentResult& result)
{
    QByteArray csv = csvRow({"experiment", "protocol", "cell", "round", "seed", "result", "ply",
                             "player", "engine", "variant", "column", "nodes", "milliseconds",
                             "disturbed", "program", "date", "exported_by", "failure"});
    const Experiment& experiment = result.experiment;
    const QString protocol = experiment.protocol ? protocolName(*experiment.protocol) : QString();
    for (const ExperimentGame& game : result.games) {
        const int place = experiment.indexOf(game.cell);
        if (place < 0)
            continue;
        const ExperimentCell& cell = experiment.cells[static_cast<std::size_t>(place)];
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            const bool a = game.isMoveOfA(ply);
            const Entrant& mover = a ? cell.a : cell.b;
            csv += csvRow({experiment.id, protocol, cell.id, QString::number(game.round + 1),
                           QString::number(game.seed), resultText(game.outcome),
                           QString::number(ply + 1), a ? QStringLiteral("a") : QStringLiteral("b"),
                           mover.label(), mover.variant(),
                           QString::number(game.moves[ply].column() + 1),
                           QString::number(game.nodes[ply]), fixedText(game.milliseconds[ply], 4),
                           disturbedField(game), game.program, game.date.toString(Qt::ISODate),
                           programText(), EngineFailure::cellOf(game.failure)});
        }
    }
    return csv;
}
