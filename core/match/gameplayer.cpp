// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/gameplayer.h"

#include "core/search/searchreport.h"

#include <utility>

PlayedGame playGame(std::span<const Move> opening, const Mover& first, const Mover& second)
{
    PlayedGame game;
    Position position;
    for (const Move move : opening) {
        position.play(move);
        game.moves.push_back({move});
    }
    while (!position.isFinished()) {
        const Mover& mover = position.sideToMove() == Player::First ? first : second;
        const auto played = mover(position);
        if (!played)
            return game;
        if (played->failure) {
            game.failure = played->failure;
            game.outcome = lostBy(position.sideToMove());
            return game;
        }
        Q_ASSERT(position.canPlay(played->move));
        position.play(played->move);
        game.moves.push_back(*played);
    }
    game.outcome = position.outcome();
    return game;
}

SeatedEngine::SeatedEngine(const Entrant& entrant, std::uint64_t seed, std::stop_token stop)
    : m_limits(entrant.limits), m_stop(std::move(stop))
{
    EngineOptions options = entrant.options;
    options.seed = seed;
    options.workers = 1;
    m_engine = *makeEngine(entrant.engine, options);
}

std::optional<SearchReport> SeatedEngine::search(const Position& position) const
{
    SearchReport report = m_engine->search(position, m_limits, {m_stop, {}});
    return m_stop.stop_requested() ? std::nullopt : std::optional(std::move(report));
}

std::optional<PlayedMove> SeatedEngine::operator()(const Position& position) const
{
    const auto report = search(position);
    if (!report)
        return {};
    return PlayedMove {report->bestMove, report->nodes, report->time, report->failure};
}
