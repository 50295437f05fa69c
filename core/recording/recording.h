// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/match/entrant.h"
#include "core/recording/searchpins.h"
#include "core/search/searchreport.h"

#include <QDateTime>
#include <array>
#include <functional>
#include <optional>
#include <vector>

/// Who played a side, with all that changes its moves or what they cost.
struct RecordedPlayer
{
    /// As Entrant::nameInFiles() has it: "mapped-h1 depth 6", "Person".
    QString name;
    /// Empty for a person.
    QString engine {};
    /// The settings that change its moves: "H1 strict".
    QString variant {};
    SearchLimits limits {};
    int workers = 1;
    std::uint64_t seed = 1;
    /// Of engines that have one: its table in MiB, 0 for the usual size, and whether it asks the
    /// book first.
    int tableMib = 0;
    bool usesBook = true;
    /// What else the nodes that it visits depend on (EngineOptions).
    bool preferFastWins = true;
    H1Options h1 {};

    static RecordedPlayer of(const Entrant& entrant);
    bool isPerson() const { return engine.isEmpty(); }

    friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

struct RecordedMove
{
    Move move;
    /// Where an engine chose it. Its root is the position before the move, its best move the move.
    std::optional<SearchReport> report {};
    /// What a person pinned in the time of that search.
    SearchPins pins {};
};

/// A game with everything that each search for one of its moves reported: plain data. Its moves are
/// legal.
struct Recording
{
    /// Moves before the start.
    std::vector<Move> setup {};
    std::vector<RecordedMove> moves {};
    std::array<RecordedPlayer, 2> players {};
    /// Unfinished: the program ended before the game did.
    bool interrupted = false;
    /// Why the side to move after the last move has lost although the board goes on: a program of
    /// others that failed.
    std::optional<EngineFailure> failure {};
    /// As programText() and machineText() say it.
    QString program {};
    QString machine {};
    QDateTime date {}; ///< UTC, of the recording
    /// The game with what a person wrote on it: comments, variations, tags. Nothing where nobody
    /// did. Its set-up and its main line are those above.
    std::optional<Game> annotated {};

    /// The report behind a move, by the position before it and the move; null where there is none.
    using ReportOf = std::function<const SearchReport*(const Position& before, Move move)>;
    /// Of all moves of the line on the board, by this program on this machine, now.
    static Recording of(const Game& game, const std::array<Entrant, 2>& players,
                        const ReportOf& reportOf);

    /// Discs on the board after a move by its index: what charts and files call its ply.
    int ply(std::size_t move) const { return static_cast<int>(setup.size() + move) + 1; }
    Player side(std::size_t move) const
    {
        return ply(move) % 2 == 1 ? Player::First : Player::Second;
    }
    const RecordedPlayer& player(std::size_t move) const
    {
        return players[side(move) == Player::First ? 0 : 1];
    }
    /// Before each move, and after the last.
    std::vector<Position> positions() const;
    std::vector<Move> allMoves() const; ///< the set-up first
    /// As Game::outcome().
    Outcome outcome() const;
    /// At the start of the moves, with what was written on it. Its tag "Recorded" tells it from
    /// other recordings of the same moves.
    Game game() const;
    /// How many moves have a report.
    int searches() const;
    /// "mapped-h1 depth 6 against Person".
    QString title() const;
};

/// "first" or "second", for files.
QString sideWord(Player side);
