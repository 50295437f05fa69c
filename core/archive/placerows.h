// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/store/sql.h"

#include <vector>

/// The archive's rows of where its games have been, for Store's write(). Errors are the reason
/// alone.
namespace placerows {

/// A game as its row has it, by its set-up and moves in digits, to find its places again. One that
/// can't be read has no moves.
Game gameOf(const QString& setup, const QString& moves);

/// A game by the id of its row, with the result that is kept of it: one that time or a program's
/// failure has ended is lost, although its board goes on.
struct PlacedGame
{
    qint64 id = 0;
    Game game;
    Outcome outcome = Outcome::Unfinished;
};
using Games = std::vector<PlacedGame>;

/// The places that are known already stay as they are.
Expected<void> add(const QSqlDatabase& database, const Games& games);
/// Whatever result stands there.
Expected<void> remove(const QSqlDatabase& database, const Games& games);

}
