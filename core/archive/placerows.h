// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/store/sql.h"

#include <utility>
#include <vector>

/// The archive's rows of where its games have been, for Store's write(). Errors are the reason
/// alone.
namespace placerows {

/// A game as its row has it, by its set-up and moves in digits, to find its places again. One that
/// can't be read has no moves.
Game gameOf(const QString& setup, const QString& moves);

/// By the ids of their rows.
using Games = std::vector<std::pair<qint64, Game>>;

Expected<void> add(const QSqlDatabase& database, const Games& games);
Expected<void> remove(const QSqlDatabase& database, const Games& games);

}
