// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/placerows.h"

#include "core/archive/places.h"
#include "core/board/notation.h"

#include <algorithm>
#include <array>

namespace {

/// The columns of a row, in the order of the table's key.
using PlaceRow = std::array<qint64, 4>;

/// In the order in which they stand in the file: most games have begun alike.
std::vector<PlaceRow> sortedRows(const placerows::Games& games)
{
    std::vector<PlaceRow> rows;
    for (const placerows::PlacedGame& placed : games)
        for (const places::Place& place : places::placesOf(placed.game))
            rows.push_back({place.key, place.move, static_cast<qint64>(placed.outcome), placed.id});
    std::ranges::sort(rows);
    return rows;
}

}

Game placerows::gameOf(const QString& setup, const QString& moves)
{
    const auto before = notation::parseMoves(setup);
    const auto played = notation::parseMoves(setup + moves);
    if (!before || !played)
        return {};
    Game game(*before);
    for (std::size_t i = before->size(); i < played->size(); ++i)
        (void)game.play((*played)[i]);
    return game;
}

Expected<void> placerows::add(const QSqlDatabase& database, const Games& games)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(database, QStringLiteral("INSERT OR IGNORE INTO place VALUES (?, ?, ?, ?)")));
    for (const PlaceRow& row : sortedRows(games))
        FOURCAST_TRY(sql::run(query, {row[0], row[1], row[2], row[3]}));
    return {};
}

Expected<void> placerows::remove(const QSqlDatabase& database, const Games& games)
{
    // All results by name, so that the key finds the row.
    FOURCAST_LET(auto query,
                 sql::prepared(database,
                               QStringLiteral("DELETE FROM place WHERE key = ? AND move = ? AND "
                                              "result IN (0, 1, 2, 3) AND game = ?")));
    for (const PlaceRow& row : sortedRows(games))
        FOURCAST_TRY(sql::run(query, {row[0], row[1], row[3]}));
    return {};
}
