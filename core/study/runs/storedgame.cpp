// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/storedgame.h"

#include <QCoreApplication>

namespace {

QString eventOf(const Experiment& experiment)
{
    if (experiment.artefact.isEmpty() || !experiment.protocol)
        return experiment.title;
    return QStringLiteral("Heuristics study, %1, protocol %2")
        .arg(experiment.artefact, protocolName(*experiment.protocol));
}

}

Expected<void> addMove(StoredGame& stored, Move move)
{
    if (stored.game.play(move))
        return {};
    return fail(QCoreApplication::translate(
        "StoredGame", "The moves of this game are not legal; its file may be damaged."));
}

Expected<StoredGame> storedGame(const Experiment& experiment, const ExperimentGame& played)
{
    const int place = experiment.indexOf(played.cell);
    if (place < 0)
        return fail(QCoreApplication::translate("StoredGame", "Experiment %1 has no cell %2.")
                        .arg(experiment.id, played.cell));
    StoredGame stored;
    for (const Move move : played.moves)
        FOURCAST_TRY(addMove(stored, move));
    const ExperimentCell& cell = experiment.cells[static_cast<std::size_t>(place)];
    stored.players = {played.aMovesFirst ? cell.a : cell.b, played.aMovesFirst ? cell.b : cell.a};
    stored.nodes = played.nodes;
    stored.milliseconds = played.milliseconds;
    stored.disturbed = played.disturbed.value_or(false);
    const std::pair<const char*, QString> tags[] {
        {"Event", eventOf(experiment)},
        {"Date", played.date.toString(Qt::ISODate)},
        {"Round", QString::number(played.round + 1)},
        {"First", stored.players[0].nameInFiles()},
        {"Second", stored.players[1].nameInFiles()},
        {"Experiment", experiment.id},
        {"Cell", played.cell},
        {"Seed", QString::number(played.seed)},
        {"Program",
         played.program.isEmpty() ? QString() : QStringLiteral("Fourcast ") + played.program},
    };
    for (const auto& [name, value] : tags)
        stored.game.setTag(QLatin1String(name), value);
    if (played.failure && stored.game.outcome() == Outcome::Unfinished)
        stored.game.loseByFailure(*played.failure);
    stored.game.goTo(0);
    return stored;
}
