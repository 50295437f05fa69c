// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordedgame.h"

#include "core/recording/recordedentrant.h"
#include "core/search/metrics/disturbance.h"

namespace {

/// As far as this program has such an engine and the recording knows its settings.
Entrant seatedPlayer(const RecordedPlayer& player)
{
    if (const auto known = entrantOf(player))
        return *known;
    if (player.isPerson() || !findEngine(player.engine))
        return Entrant::person();
    Entrant entrant {.engine = player.engine};
    entrant.options.workers = player.workers;
    entrant.options.seed = player.seed;
    entrant.options.tableMib = player.tableMib;
    entrant.options.usesBook = player.usesBook;
    entrant.options.preferFastWins = player.preferFastWins;
    entrant.options.h1 = player.h1;
    entrant.limits = player.limits;
    return entrant;
}

}

StoredGame recordedGame(const std::shared_ptr<const Recording>& recording, int moves)
{
    StoredGame stored {.game = recording->game(),
                       .players
                       = {seatedPlayer(recording->players[0]), seatedPlayer(recording->players[1])},
                       .nodes = {},
                       .milliseconds = {},
                       .recording = recording};
    stored.game.goTo(moves);
    for (const RecordedMove& move : recording->moves) {
        stored.nodes.push_back(move.report ? move.report->nodes : 0);
        stored.milliseconds.push_back(
            move.report ? static_cast<double>(move.report->time.count()) * 1e-6 : 0);
        stored.disturbed |= move.report && Disturbance::of(*move.report).any();
    }
    return stored;
}
