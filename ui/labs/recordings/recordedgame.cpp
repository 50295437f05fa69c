// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordedgame.h"

#include "core/search/metrics/load.h"

namespace {

/// As far as this program has such an engine.
Entrant entrantOf(const RecordedPlayer& player)
{
    if (player.isPerson() || !findEngine(player.engine))
        return Entrant::person();
    Entrant entrant {.engine = player.engine};
    entrant.options.workers = player.workers;
    entrant.options.seed = player.seed;
    entrant.options.tableMib = player.tableMib;
    entrant.options.usesBook = player.usesBook;
    entrant.limits = player.limits;
    return entrant;
}

}

StoredGame recordedGame(const std::shared_ptr<const Recording>& recording, int moves)
{
    StoredGame stored {.game = recording->game(),
                       .players
                       = {entrantOf(recording->players[0]), entrantOf(recording->players[1])},
                       .nodes = {},
                       .milliseconds = {},
                       .recording = recording};
    stored.game.goTo(moves);
    for (const RecordedMove& move : recording->moves) {
        stored.nodes.push_back(move.report ? move.report->nodes : 0);
        stored.milliseconds.push_back(
            move.report ? static_cast<double>(move.report->time.count()) * 1e-6 : 0);
        stored.disturbed |= move.report && interferenceOf(*move.report) != Interference::No;
    }
    return stored;
}
