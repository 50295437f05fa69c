// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/enginegame.h"

#include "core/engines/enginefactory.h"

Expected<Game> playBetween(std::vector<Move> setup, const Seats& seats, GameReporter& voice,
                           const std::stop_token& stop)
{
    std::array<std::unique_ptr<Engine>, 2> engines;
    for (std::size_t side = 0; side < engines.size(); ++side) {
        const Entrant& entrant = seats.players[side];
        FOURCAST_LET(auto made, makeEngine(entrant.engine, entrant.options));
        engines[side] = std::move(made);
    }
    Game game(std::move(setup));
    voice.introduced(game);
    while (game.outcome() == Outcome::Unfinished) {
        const Player mover = game.position().sideToMove();
        const SearchReport report = engines[mover == Player::First ? 0 : 1]->search(
            game.position(), seats.of(mover).limits, {stop, {}});
        if (stop.stop_requested())
            break;
        if (report.failure) {
            game.loseByFailure(*report.failure);
            voice.failed(game, report);
            break;
        }
        const auto fell = game.play(report.bestMove);
        Q_ASSERT(fell);
        voice.moved(game, &report);
    }
    voice.stands(game);
    voice.left(game, false);
    return game;
}
