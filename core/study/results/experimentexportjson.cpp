// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentexport.h"

#include "core/board/notation.h"
#include "core/game/game.h"
#include "core/study/results/curves.h"
#include "core/study/results/experimentconclusion.h"
#include "core/study/runs/experimentjson.h"
#include "core/study/runs/playedby.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/machinetext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

QJsonObject entrant(const Entrant& entrant)
{
    QJsonObject object = entrantToJson(entrant);
    object.insert("label", entrant.label());
    object.insert("variant", entrant.variant());
    return object;
}

QJsonObject winsToJson(int wins, int played, const Interval& interval)
{
    QJsonObject object {{"wins", wins}, {"low", interval.low}, {"high", interval.high}};
    object.insert("share", played > 0 ? QJsonValue(double(wins) / played) : QJsonValue());
    return object;
}

/// A version that is not recorded is null.
QJsonArray toArray(const PlayedBy& played)
{
    QJsonArray array;
    for (const PlayedBy::Part& part : played.parts())
        array.append(QJsonObject {
            {"version", part.version.isEmpty() ? QJsonValue() : QJsonValue(part.version)},
            {"games", part.games}});
    return array;
}

QJsonArray plies(const CellTally& tally)
{
    QJsonArray array;
    for (const PlyMean& ply : tally.plies)
        array.append(QJsonObject {{"ply", ply.ply},
                                  {"games", ply.games},
                                  {"nodes", ply.nodes},
                                  {"milliseconds", ply.milliseconds}});
    return array;
}

QJsonObject test(const PairTestResult& test)
{
    QJsonObject object = sprtToJson(test.bounds);
    object.insert("logLikelihoodRatio", test.state.llr);
    object.insert("verdict", test.state.name());
    object.insert("decidedAfter", test.decidedAfter);
    object.insert(
        "pairsByHalfPoints",
        QJsonArray {test.pairs[0], test.pairs[1], test.pairs[2], test.pairs[3], test.pairs[4]});
    object.insert("copiedPairs", test.copies);
    return object;
}

QJsonObject cellWithResults(const Experiment& experiment, const ExperimentCell& cell,
                            const CellTally& tally)
{
    QJsonObject object = cellToJson(cell);
    object.insert("a", entrant(cell.a));
    object.insert("b", entrant(cell.b));
    object.insert("played", tally.played);
    object.insert("draws", tally.draws);
    object.insert("distinctGames", tally.distinctGames);
    object.insert("independentGames", tally.independentGames);
    object.insert("ofA", winsToJson(tally.winsA, tally.played, tally.shareA));
    object.insert("ofB", winsToJson(tally.winsB, tally.played, tally.shareB));
    object.insert("lostByFailureA", tally.failuresOfA.games());
    object.insert("lostByFailureB", tally.failuresOfB.games());
    object.insert("nodesPerMoveA", tally.nodesPerMoveA);
    object.insert("nodesPerMoveB", tally.nodesPerMoveB);
    object.insert("millisecondsPerMoveA", tally.msPerMoveA);
    object.insert("millisecondsPerMoveB", tally.msPerMoveB);
    object.insert("sprt", test(tally.test));
    if (tally.verdict != CellTally::Verdict::NoArticle)
        object.insert("verdict", verdictName(tally.verdict));
    if (!experiment.isFigure())
        return object;
    object.insert("plies", plies(tally));
    if (const PublishedCurve* published = publishedCurve(cell.a.limits.depth))
        object.insert("article", publishedToJson(*published));
    return object;
}

QJsonObject game(const ExperimentGame& game)
{
    QJsonArray nodes;
    for (const std::uint64_t count : game.nodes)
        nodes.append(static_cast<qint64>(count));
    QJsonObject object {{"cell", game.cell},
                        {"round", game.round + 1},
                        {"seed", static_cast<qint64>(game.seed)},
                        {"first", game.aMovesFirst ? "a" : "b"},
                        {"result", resultText(game.outcome)},
                        {"moves", notation::toDigits(game.moves)},
                        {"nodes", nodes},
                        {"milliseconds", jsonArray(game.milliseconds)},
                        {"program", game.program},
                        {"date", game.date.toString(Qt::ISODate)}};
    if (game.disturbed)
        object.insert("disturbed", *game.disturbed);
    if (game.failure)
        object.insert("failure", game.failure->toCell());
    return object;
}

}

QByteArray experimentToJson(const ExperimentResult& result)
{
    const Experiment& experiment = result.experiment;
    const std::vector<CellTally> tallies = result.tallies();
    QJsonArray cells;
    for (std::size_t i = 0; i < tallies.size(); ++i)
        cells.append(cellWithResults(experiment, experiment.cells[i], tallies[i]));
    QJsonArray games;
    for (const ExperimentGame& one : result.games)
        games.append(game(one));
    QJsonObject object = headToJson(experiment);
    object.insert("what", "experiment");
    const PlayedBy played(result);
    object.insert("version", played.inFiles());
    object.insert("playedBy", toArray(played));
    object.insert("exportedBy", programText());
    object.insert("protocolText", experiment.protocolText());
    object.insert("complete", result.isComplete());
    if (const int all = experiment.rules.roundsOfOpenings(); all > 0)
        object.insert("roundsOfOpenings", all);
    object.insert("cells", cells);
    object.insert("conclusion", experimentConclusion(experiment, tallies));
    object.insert("games", games);
    object.insert(
        "units",
        QJsonObject {
            {"share", "games won of games played, draws in neither share"},
            {"low, high", "Wilson's 95 % interval of a share of so many independent games"},
            {"distinctGames",
             "games that differ in who moved first, in the position after the "
             "opening or in a move from there"},
            {"independentGames", "what they are worth where some are copies"},
            {"nodes",
             "positions created to decide the move, the root counted; 0 where "
             "nothing was searched"},
            {"milliseconds", "time to decide the move"},
            {"failure",
             "why the side to move lost although the board goes on; left out in other games"},
            {"disturbed",
             "other work of the program ran meanwhile: the times are no measure; "
             "left out where it is not known"},
            {"sprt",
             "is a stronger? Sequential test of the games two by two; pairs "
             "that repeat an earlier one don't count"}});
    if (!experiment.artefact.isEmpty())
        object.insert("articleSource", "Kang, Wang, Hu 2019, doi 10.4236/jilsa.2019.112002");
    return QJsonDocument(object).toJson();
}
