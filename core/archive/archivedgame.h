// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/match/entrant.h"
#include "core/search/enginefailure.h"

#include <QDateTime>
#include <array>
#include <optional>
#include <vector>

/// How a game went for the one person in it.
enum class PersonsResult : std::uint8_t
{
    Won,
    Drawn,
    Lost,
    Open, ///< not played to the end
    None ///< two people, two engines, or unknown
};

/// Who made the moves of a side, as the game's tags say it.
enum class Seat : std::uint8_t
{
    Unknown,
    Person,
    Engine,
    Several ///< the player changed within the game
};

Seat seatOf(const QString& name);
/// Is one of the game's moves this side's?
bool hasMoved(const Game& game, Player side);

/// A player as it was when the game was played: what a level or an engine is later changes nothing.
struct ArchivedPlayer
{
    /// As in game files: "Person", "Ann", "Beginner (level-1)".
    QString name;
    /// With its settings; missing where the game came from a file.
    std::optional<Entrant> entrant {};
    /// Of a level: "depth 4, 12 % errors, blind spot 4".
    QString settings {};

    /// Of who is to play now; the name is what files call it.
    static ArchivedPlayer of(const Entrant& entrant);
};

/// A game with what is kept of it beside its moves.
struct ArchivedGame
{
    /// Its own for ever, also in another file: a UUID.
    QString uid;
    /// UTC.
    QDateTime begun;
    /// With its comments and tags, at its end.
    Game game;
    std::array<ArchivedPlayer, 2> players {};
    /// Percent, of each side; nothing before a review.
    std::array<std::optional<double>, 2> accuracy {};
    bool favourite = false;
    /// What a person wrote about the game as a whole.
    QString note {};

    /// One that begins now: a uid and the time.
    static ArchivedGame begin();

    /// The side of the one person against an engine, or nothing.
    std::optional<Player> person() const;
    PersonsResult result() const;
    /// The engine of that game by its name in files; else empty.
    QString opponent() const;
    /// 1 to 8, or 0 where the opponent is none of the levels.
    int level() const;
};

/// The level that a player's name in files says, or 0: 3 for "Casual (level-3)".
int levelOf(const QString& name);
/// A player's name in files as it is shown: "Beginner (level-1)" as "Chick", others as they are.
QString shownName(const QString& name);

/// The day of a Date tag, 2026-11-23 or 2026.11.23; invalid where it is none.
QDate fileDay(const QString& tag);
/// When a game was begun whose file says this day, which is the same in every time zone: noon of it
/// where it is another day here. The time itself without a day, or with one that is far away.
QDateTime begunOn(const QDateTime& begun, const QDate& day);

/// What a list says of a game.
struct ArchiveRow
{
    qint64 id = 0;
    QDateTime begun;
    std::array<QString, 2> names;
    std::optional<Player> person;
    Outcome outcome = Outcome::Unfinished;
    PersonsResult result = PersonsResult::None;
    bool onTime = false; ///< the loser's time was over
    /// Why the loser has lost although the board goes on: a program of others.
    std::optional<EngineFailure> failure {};
    int length = 0;
    /// The person's; nothing before a review or without one.
    std::optional<double> accuracy;
    bool favourite = false;
    QString note;
    /// There is something written to its moves.
    bool hasComments = false;
    /// Its moves in digits, as `44536`, after the set-up if there is one.
    QString moves;
};
