// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentgames.h"

#include "core/engines/engineinfo.h"
#include "core/recording/recording.h"
#include "ui/labs/recordings/recordedgame.h"
#include "ui/labs/tournament/classnames.h"

#include <QLocale>
#include <algorithm>

void TournamentGames::setTournament(const Tournament& tournament)
{
    beginResetModel();
    m_names.clear();
    for (const Entrant& entrant : tournament.options.entrants)
        m_names << entrantName(entrant);
    m_games = tournament.games;
    endResetModel();
}

void TournamentGames::add(const std::vector<TournamentGame>& games)
{
    if (games.empty())
        return;
    const int before = rowCount();
    beginInsertRows({}, before, before + static_cast<int>(games.size()) - 1);
    m_games.insert(m_games.end(), games.begin(), games.end());
    endInsertRows();
}

const TournamentGame* TournamentGames::gameAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_games[static_cast<std::size_t>(row)] : nullptr;
}

int TournamentGames::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int TournamentGames::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TournamentGames::nameOf(int entrant) const
{
    return m_names.value(entrant);
}

QString tournamentResultText(const TournamentGame& game)
{
    const int winner = game.winner();
    if (winner < 0)
        return QStringLiteral("½–½");
    return winner == game.task.mover(0) ? QStringLiteral("1–0") : QStringLiteral("0–1");
}

QString TournamentGames::text(const TournamentGame& game, int column) const
{
    switch (column) {
    case Number:
        return QLocale().toString(game.task.number);
    case Round:
        return QLocale().toString(game.task.round);
    case First:
        return nameOf(game.task.mover(0));
    case Second:
        return nameOf(game.task.mover(1));
    case Result:
        return tournamentResultText(game);
    case Plies:
        return QLocale().toString(static_cast<int>(game.game.moves.size()));
    case Reason:
        if (game.isWalkover)
            return tr("not played: %1 is out").arg(nameOf(game.loser()));
        if (game.game.failure)
            return tr("%1: %2").arg(nameOf(game.failed()), game.game.failure->toText());
        return game.winner() < 0 ? tr("board full") : tr("four in a row");
    default:
        return {};
    }
}

QVariant TournamentGames::data(const QModelIndex& index, int role) const
{
    const TournamentGame* const game = gameAt(index.row());
    if (!game)
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(*game, index.column());
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber
            = index.column() == Number || index.column() == Round || index.column() == Plies;
        return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

QVariant TournamentGames::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Game");
    case Round:
        return tr("Round");
    case First:
        return tr("First");
    case Second:
        return tr("Second");
    case Result:
        return tr("Result");
    case Plies:
        return tr("Plies");
    case Reason:
        return tr("Ended by");
    default:
        return {};
    }
}

Expected<StoredGame> tournamentGame(const TournamentOptions& options, const TournamentGame& played,
                                    const QString& event)
{
    StoredGame stored;
    for (const Move move : played.game.moves)
        FOURCAST_TRY(addMove(stored, move));
    for (const int side : {0, 1}) {
        const Entrant& entrant
            = options.entrants[static_cast<std::size_t>(played.task.mover(side))];
        const QString name = TournamentOptions::nameOf(entrant);
        // One that is not there any more is only a name.
        stored.players[static_cast<std::size_t>(side)]
            = findEngine(entrant.engine) ? entrant : Entrant::person(name);
        stored.game.setTag(QLatin1String(side == 0 ? "First" : "Second"), name);
    }
    stored.game.setTag(QLatin1String("Event"), event);
    stored.game.setTag(QLatin1String("Date"), played.date.toString(Qt::ISODate));
    stored.game.setTag(QLatin1String("Round"), QString::number(played.task.round));
    stored.game.setTag(QLatin1String("Seed"), QString::number(played.task.seed));
    if (played.game.failure && stored.game.outcome() == Outcome::Unfinished)
        stored.game.loseByFailure(*played.game.failure);
    stored.game.goTo(0);
    return stored;
}

Expected<StoredGame> tournamentGame(const TournamentOptions& options, const TournamentGame& played,
                                    const QString& event,
                                    const std::shared_ptr<const Recording>& recording, int ply)
{
    FOURCAST_LET(auto stored, tournamentGame(options, played, event));
    stored.game.goTo(ply);
    if (!recording)
        return stored;
    // The opening is the recording's set-up.
    StoredGame recorded
        = recordedGame(recording, std::max(0, ply - static_cast<int>(recording->setup.size())));
    for (const char* const tag : {"Event", "Round", "Seed"}) {
        const QString name = QString::fromLatin1(tag);
        recorded.game.setTag(name, stored.game.tag(name));
    }
    return recorded;
}
