// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/match/entrant.h"
#include "core/search/enginefailure.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// A disc and what it cost to decide where it falls; empty where no search was made.
struct PlayedMove
{
    Move move;
    /// Positions created, the root counted.
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};
    /// Why there is no move: the game is lost by its side.
    std::optional<EngineFailure> failure {};
};

/// Decides the moves of one side: by an engine, by lot, or by turns. Answers nothing where it was
/// stopped before it knew.
using Mover = std::function<std::optional<PlayedMove>(const Position&)>;

struct PlayedGame
{
    /// From the empty board, the opening included.
    std::vector<PlayedMove> moves;
    /// Unfinished where a mover was stopped.
    Outcome outcome = Outcome::Unfinished;
    /// Why the side to move has lost although the board goes on.
    std::optional<EngineFailure> failure {};
};

/// The game player: puts the opening, which must be legal, on the board and asks the two sides by
/// turns until the game is over, or one of them has failed. Whoever lets programs play
/// stands on it; what is special about a game is in its movers. Blocks.
PlayedGame playGame(std::span<const Move> opening, const Mover& first, const Mover& second);

/// The engine of an entrant in one game of many: it works on the caller's thread alone, as the
/// cores are busy with other games.
class SeatedEngine
{
public:
    /// The entrant's engine must exist; `seed` takes the place of its own.
    SeatedEngine(const Entrant& entrant, std::uint64_t seed, std::stop_token stop);

    /// Nothing where it was stopped.
    std::optional<SearchReport> search(const Position& position) const;
    /// Its best move; as a Mover.
    std::optional<PlayedMove> operator()(const Position& position) const;

private:
    /// Shared, as a Mover can be copied.
    std::shared_ptr<Engine> m_engine;
    SearchLimits m_limits;
    std::stop_token m_stop;
};
