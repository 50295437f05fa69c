// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/gamerows.h"

#include "core/archive/archivedatabase.h"
#include "core/board/notation.h"

#include <QUuid>
#include <optional>

namespace {

QString dateTag(const Game& game)
{
    return game.tag(QStringLiteral("Date"));
}

/// Of the game that was played instead of the end of a finished one: the same at each try.
QString uidAfter(const QString& uid)
{
    return QUuid::createUuidV5(QUuid(), uid).toString(QUuid::WithoutBraces);
}

/// Who has moved in the row's game stays who it was then: the same engine by name may have other
/// settings today, or none that are known.
ArchivedGame withPlayersOfThen(ArchivedGame game, const ArchivedGame& row)
{
    for (const Player side : {Player::First, Player::Second}) {
        const std::size_t at = side == Player::First ? 0 : 1;
        if (hasMoved(row.game, side) && game.players[at].name == row.players[at].name)
            game.players[at] = row.players[at];
    }
    return game;
}

}

Expected<std::vector<qint64>> gamerows::rowsOf(const QSqlDatabase& database,
                                               const ArchivedGame& game,
                                               const std::set<qint64>& known)
{
    const QDate day = game.begun.toLocalTime().date();
    const auto text = [](const QString& some) -> QString { return some + QLatin1String(""); };
    FOURCAST_LET(
        auto query,
        sql::rows(
            database,
            QStringLiteral("SELECT id, begun FROM game WHERE moves = ? AND setup = ? AND first = ? "
                           "AND second = ? AND begun >= ? AND begun < ?"),
            {text(notation::toDigits(game.game.moves())),
             text(notation::toDigits(game.game.setup())), text(game.players[0].name),
             text(game.players[1].name), day.addDays(-1).startOfDay().toMSecsSinceEpoch(),
             day.addDays(2).startOfDay().toMSecsSinceEpoch()}));
    std::vector<qint64> rows;
    std::optional<qint64> beside;
    while (query.next()) {
        const qint64 id = query.value(0).toLongLong();
        if (QDateTime::fromMSecsSinceEpoch(query.value(1).toLongLong()).date() == day) {
            rows.push_back(id);
            continue;
        }
        FOURCAST_LET(const auto row, archivedatabase::read(database, id));
        const QString date = dateTag(row.game);
        if (!date.isEmpty() && date == dateTag(game.game))
            rows.push_back(id);
        else if (date.isEmpty() && !known.contains(id))
            beside = id;
    }
    if (rows.empty() && beside)
        rows.push_back(*beside);
    return rows;
}

Expected<gamerows::Copied> gamerows::copyInto(const QSqlDatabase& database,
                                              const std::vector<qint64>& rows,
                                              const ArchivedGame& copy)
{
    std::optional<ArchivedGame> first;
    for (const qint64 id : rows) {
        auto row = archivedatabase::read(database, id);
        // A damaged one is as it was.
        if (!row)
            continue;
        Game game = copy.game;
        // As it stands in a file of the row's game.
        if (game.comment(0) == row->note)
            game.setComment(0, {});
        if (!row->game.addNotes(game))
            return Copied {id, false};
        if (!first)
            first = std::move(*row);
    }
    if (!first)
        return Copied {rows.front(), false};
    FOURCAST_LET(const auto kept, archivedatabase::find(database, first->uid));
    if (!kept)
        return Copied {rows.front(), false};
    const qint64 id = kept->id;
    if (kept->deleted)
        return Copied {id, false};
    return archivedatabase::update(database, *kept, *first).map([id] { return Copied {id, true}; });
}

Expected<bool> gamerows::mayBecome(const QSqlDatabase& database, qint64 id, const Game& game)
{
    FOURCAST_LET(const auto before, archivedatabase::read(database, id));
    return before.game.outcome() == Outcome::Unfinished
        || (before.game.setup() == game.setup() && before.game.moves() == game.moves());
}

Expected<KeptAs> gamerows::put(const QSqlDatabase& database, const ArchivedGame& game,
                               const KeptAs& as)
{
    FOURCAST_LET(const auto kept, archivedatabase::find(database, as.uid));
    ArchivedGame written = game;
    written.uid = as.uid;
    bool isOurs = kept && kept->revision == as.revision;
    if (kept && as.revision == KeptAs::anyRevision) {
        FOURCAST_LET(const auto may, mayBecome(database, kept->id, game.game));
        if (!may)
            return put(database, game, {uidAfter(as.uid), KeptAs::anyRevision});
        isOurs = true;
    }
    if (isOurs) {
        if (kept->deleted)
            FOURCAST_TRY(archivedatabase::setDeleted(database, {kept->id}, false));
        archivedatabase::Kept before = *kept;
        before.deleted = false;
        if (const auto row = archivedatabase::read(database, before.id))
            written = withPlayersOfThen(std::move(written), *row);
        FOURCAST_TRY(archivedatabase::update(database, before, written));
        return KeptAs {as.uid, before.revision + 1};
    }
    if (kept)
        written.uid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    FOURCAST_TRY(archivedatabase::insert(database, written));
    return KeptAs {written.uid, 1};
}

Expected<void> gamerows::keep(const QSqlDatabase& database, const ArchivedGame& game)
{
    FOURCAST_LET(const auto kept, archivedatabase::find(database, game.uid));
    if (!kept)
        return archivedatabase::insert(database, game).map([](qint64) {});
    const auto before = archivedatabase::read(database, kept->id);
    if (before && before->game.setup() == game.game.setup()
        && before->game.moves() == game.game.moves())
        return copyInto(database, {kept->id}, game).map([](const Copied&) {});
    if (before && before->game.length() >= game.game.length())
        return {};
    ArchivedGame longer = game;
    if (before && before->game.outcome() != Outcome::Unfinished) {
        longer.uid = uidAfter(game.uid);
        return keep(database, longer);
    }
    if (before)
        longer.players = before->players;
    return archivedatabase::update(database, *kept, longer);
}
