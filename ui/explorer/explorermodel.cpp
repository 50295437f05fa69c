// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explorer/explorermodel.h"

#include "core/archive/places.h"
#include "core/board/notation.h"
#include "ui/style/showndiscs.h"
#include "ui/text/counttext.h"
#include "ui/text/sidename.h"

#include <algorithm>

namespace {

const QString unknown = QStringLiteral("…");

}

ExplorerModel::ExplorerModel(QObject* parent) : QAbstractTableModel(parent)
{
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, [this] {
        changed();
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    });
    setPosition({});
}

void ExplorerModel::setPosition(const Position& position)
{
    beginResetModel();
    m_position = position;
    m_own.reset();
    m_study.reset();
    m_exact.reset();
    m_rows.clear();
    for (int column = 0; !position.isFinished() && column < Position::Shape::width; ++column) {
        if (!position.canPlay(column))
            continue;
        auto columns = places::columnsOf(position, places::placeOf(position, column).move);
        if (columns.front() == column)
            m_rows.push_back(std::move(columns));
    }
    endResetModel();
}

void ExplorerModel::changed()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ExplorerModel::setOwn(const ExploredPosition& own)
{
    if (own.position != m_position)
        return;
    m_own = own;
    changed();
}

void ExplorerModel::setStudy(const ExploredPosition& study)
{
    if (study.position != m_position)
        return;
    m_study = study;
    changed();
}

void ExplorerModel::setExact(const std::optional<ColumnsReport>& exact)
{
    m_exact = exact;
    changed();
}

int ExplorerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ExplorerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const PlayedResults* ExplorerModel::resultsOf(int row, bool study) const
{
    const auto& explored = study ? m_study : m_own;
    const ExploredMove* const move = explored ? explored->move(columnsOf(row).front()) : nullptr;
    return move ? &move->results : nullptr;
}

QString ExplorerModel::exactText(int row) const
{
    if (!m_exact)
        return unknown;
    const auto& score = m_exact->moves[static_cast<std::size_t>(columnsOf(row).front())];
    return score && score->isExact() ? score->toText(m_position.plies()) : unknown;
}

QString ExplorerModel::resultsText(const PlayedResults& results) const
{
    const Player side = m_position.sideToMove();
    QString text = tr("%4 won %1, drew %2 and lost %3")
                       .arg(results.wins(side))
                       .arg(results.draws)
                       .arg(results.losses(side))
                       .arg(sideName(side, ShownDiscs::theme()));
    if (results.open > 0)
        text += QStringLiteral(", ") + tr("%n unfinished", nullptr, results.open);
    return text;
}

QString ExplorerModel::text(int row, int column) const
{
    const bool study = column == StudyColumn || column == StudyResultsColumn;
    const PlayedResults* const results = resultsOf(row, study);
    switch (column) {
    case MoveColumn: {
        QStringList names;
        for (const int one : columnsOf(row))
            names << notation::columnName(one);
        return names.join(QStringLiteral(", "));
    }
    case ExactColumn:
        return exactText(row);
    case OwnColumn:
    case StudyColumn:
        if (!(study ? m_study : m_own))
            return unknown;
        return results ? countText(static_cast<quint64>(results->games())) : QStringLiteral("–");
    default:
        return results ? resultsText(*results) : QString();
    }
}

QVariant ExplorerModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const bool bar = index.column() == OwnResultsColumn || index.column() == StudyResultsColumn;
    switch (role) {
    case Qt::DisplayRole:
        // Drawn, not written.
        return bar ? QVariant() : text(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return bar || index.column() == ExactColumn ? text(index.row(), index.column())
                                                    : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>(
            Qt::AlignVCenter
            | (index.column() == MoveColumn                                       ? Qt::AlignHCenter
                   : index.column() == OwnColumn || index.column() == StudyColumn ? Qt::AlignRight
                                                                                  : Qt::AlignLeft));
    case resultsRole:
        if (const PlayedResults* const results
            = resultsOf(index.row(), index.column() == StudyResultsColumn);
            bar && results)
            return QVariant::fromValue(*results);
        return {};
    default:
        return {};
    }
}

QVariant ExplorerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString side = sideName(m_position.sideToMove(), ShownDiscs::theme());
    const QString ended = tr("Games won, drawn and lost by %1, the side to move").arg(side);
    const auto column = static_cast<std::size_t>(section);
    const QString titles[ColumnCount] {tr("Column"),      tr("Exact"),
                                       tr("Games"),       tr("Won / drawn / lost"),
                                       tr("Experiments"), tr("Won / drawn / lost")};
    const QString tips[ColumnCount] {
        tr("Shows two columns when they are mirror images of one move"),
        tr("The move's exact value for %1 with best play").arg(side),
        tr("How often it was played in your games"),
        ended,
        tr("How often it was played in the saved experiments"),
        ended};
    return role == Qt::DisplayRole ? titles[column]
        : role == Qt::ToolTipRole  ? tips[column]
                                   : QVariant();
}
