// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimentgames.h"

#include "core/board/notation.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/text/counttext.h"

#include <algorithm>
#include <numeric>

ExperimentGames::ExperimentGames(const ExperimentData& data, QObject* parent)
    : QAbstractTableModel(parent), m_data(data)
{
    connect(&data, &ExperimentData::replaced, this, [this] { setCell(-1); });
    connect(&data, &ExperimentData::changed, this, &ExperimentGames::read);
}

void ExperimentGames::setCell(int cell)
{
    m_cell = cell;
    read();
}

void ExperimentGames::read()
{
    const auto& games = m_data.result().games;
    const auto& cells = m_data.experiment().cells;
    const QString id = m_cell >= 0 ? cells[static_cast<std::size_t>(m_cell)].id : QString();
    const auto begin = std::ranges::find(games, id, &ExperimentGame::cell);
    const auto end = std::find_if(begin, games.end(),
                                  [&id](const ExperimentGame& game) { return game.cell != id; });
    const auto first = static_cast<std::size_t>(begin - games.begin());
    const auto count = static_cast<int>(end - begin);
    // Games are played by number of the round only roughly: another order is another table.
    beginResetModel();
    m_first = first;
    m_count = count;
    endResetModel();
}

const ExperimentGame* ExperimentGames::gameAt(int row) const
{
    return row >= 0 && row < m_count
        ? &m_data.result().games[m_first + static_cast<std::size_t>(row)]
        : nullptr;
}

int ExperimentGames::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

int ExperimentGames::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ExperimentGames::timeText(const ExperimentGame& game)
{
    const QString time
        = quantityText(std::accumulate(game.milliseconds.begin(), game.milliseconds.end(), 0.0));
    return game.disturbed.value_or(false) ? tr("%1, disturbed").arg(time) : time;
}

QString ExperimentGames::text(const ExperimentGame& game, int column) const
{
    const ExperimentCell& cell = m_data.experiment().cells[static_cast<std::size_t>(m_cell)];
    const Entrant& first = game.aMovesFirst ? cell.a : cell.b;
    const Entrant& second = game.aMovesFirst ? cell.b : cell.a;
    switch (column) {
    case RoundColumn:
        return countText(game.round + 1);
    case SeedColumn:
        return QString::number(game.seed);
    case StartColumn:
        return first.label();
    case ResultColumn:
        if (const auto winner = winnerOf(game.outcome)) {
            const bool isFirst = *winner == Player::First;
            // An engine that plays itself is told apart by its place.
            if (first.label() == second.label())
                return isFirst ? tr("first wins") : tr("second wins");
            return tr("%1 wins").arg((isFirst ? first : second).label());
        }
        return game.outcome == Outcome::Draw ? tr("draw") : tr("unfinished");
    case PliesColumn:
        return QString::number(game.moves.size());
    case NodesColumn:
        return countText(std::accumulate(game.nodes.begin(), game.nodes.end(), quint64 {0}));
    case TimeColumn:
        return timeText(game);
    case MovesColumn:
        return notation::toDigits(game.moves);
    default:
        return {};
    }
}

QVariant ExperimentGames::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::DisplayRole)
        return text(*gameAt(index.row()), index.column());
    if (role == Qt::ToolTipRole)
        return tr("Double-click or press Enter to put the game on the board");
    const bool words = index.column() == StartColumn || index.column() == ResultColumn
        || index.column() == MovesColumn;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

QVariant ExperimentGames::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const QString titles[] {tr("Round"), tr("Seed"),  tr("Moves first"), tr("Result"),
                            tr("Plies"), tr("Nodes"), tr("Time (ms)"),   tr("Moves")};
    return section >= 0 && section < ColumnCount ? titles[section] : QString();
}
