// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamesmodel.h"

#include "core/session/gamelibrary.h"
#include "ui/text/gamewords.h"
#include "ui/widgets/labels/plaintip.h"

#include <QLocale>
#include <algorithm>
#include <utility>

namespace {

/// Some screens of rows: fetched in a millisecond.
constexpr int pageSize = 100;
constexpr int pagesKept = 60;

/// Of the columns; a note has none.
constexpr std::optional<ArchiveOrder> orders[GamesModel::ColumnCount] {
    ArchiveOrder::Favourite, ArchiveOrder::Date,   ArchiveOrder::First,   ArchiveOrder::Second,
    ArchiveOrder::Result,    ArchiveOrder::Length, ArchiveOrder::Accuracy};

}

GamesModel::GamesModel(GameLibrary& shelf, QObject* parent)
    : QAbstractTableModel(parent), m_shelf(shelf), m_pages(pagesKept)
{
}

void GamesModel::setQuery(const ArchiveQuery& query)
{
    m_query = query;
    refresh();
}

void GamesModel::setHeld(bool held)
{
    m_held = held;
    if (!held && std::exchange(m_stale, false))
        refresh();
}

void GamesModel::refresh()
{
    if (m_held) {
        m_stale = true;
        return;
    }
    m_asking = true;
    m_shelf.ask<std::vector<qint64>>(
        this, QStringLiteral("ids"),
        [query = m_query](GameArchive& archive) { return archive.find(query); },
        [this](const Expected<std::vector<qint64>>& ids) {
            m_asking = false;
            if (m_held) {
                m_stale = true;
                return;
            }
            if (!ids) {
                Q_EMIT failed(ids.error().message);
                return;
            }
            ++m_generation;
            m_fetching.clear();
            m_pages.clear();
            // The list stays where it is while the games are the same ones.
            if (*ids == m_ids) {
                if (!m_ids.empty())
                    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
            } else {
                beginResetModel();
                m_ids = *ids;
                endResetModel();
            }
            Q_EMIT answered();
        });
}

int GamesModel::rowOf(qint64 id) const
{
    const auto found = std::ranges::find(m_ids, id);
    return found == m_ids.end() ? -1 : static_cast<int>(found - m_ids.begin());
}

void GamesModel::fetch(int page) const
{
    if (m_fetching.contains(page))
        return;
    m_fetching.insert(page);
    const auto first = static_cast<std::ptrdiff_t>(page) * pageSize;
    const auto last
        = std::min<std::ptrdiff_t>(first + pageSize, static_cast<std::ptrdiff_t>(m_ids.size()));
    const std::vector<qint64> wanted(m_ids.begin() + first, m_ids.begin() + last);
    auto* const self = const_cast<GamesModel*>(this); // asking for a row is no change of the list
    m_shelf.ask<std::vector<ArchiveRow>>(
        self, QStringLiteral("page %1").arg(page),
        [wanted](GameArchive& archive) { return archive.rows(wanted); },
        [self, page, first, last,
         generation = m_generation](const Expected<std::vector<ArchiveRow>>& rows) {
            if (generation != self->m_generation)
                return;
            if (!rows) {
                Q_EMIT self->failed(rows.error().message);
                return; // and is not asked for again until the list is
            }
            auto* const made = new Page;
            for (const ArchiveRow& row : *rows)
                made->rows.insert(row.id, row);
            self->m_fetching.remove(page);
            self->m_pages.insert(page, made);
            Q_EMIT self->dataChanged(self->index(static_cast<int>(first), 0),
                                     self->index(static_cast<int>(last) - 1, ColumnCount - 1));
        });
}

const ArchiveRow* GamesModel::rowAt(int row) const
{
    if (const int page = row / pageSize; !m_pages.contains(page))
        fetch(page);
    return fetchedRow(row);
}

const ArchiveRow* GamesModel::fetchedRow(int row) const
{
    const Page* const kept = m_pages.object(row / pageSize);
    if (!kept)
        return nullptr;
    const auto found = kept->rows.constFind(idAt(row));
    return found == kept->rows.constEnd() ? nullptr : &*found;
}

int GamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString GamesModel::text(const ArchiveRow& row, int column) const
{
    switch (column) {
    case FavouriteColumn:
        return row.favourite ? QStringLiteral("★") : QStringLiteral("☆");
    case DateColumn:
        return gamewords::date(row.begun);
    case FirstColumn:
        return gamewords::player(row.names[0], row.person == Player::First);
    case SecondColumn:
        return gamewords::player(row.names[1], row.person == Player::Second);
    case ResultColumn:
        return gamewords::result(row);
    case LengthColumn:
        return QLocale().toString(row.length);
    case AccuracyColumn:
        return row.accuracy ? gamewords::percent(*row.accuracy) : QString();
    case NoteColumn:
        return row.note.simplified();
    default:
        return {};
    }
}

QString GamesModel::tip(const ArchiveRow& row, int column) const
{
    switch (column) {
    case FavouriteColumn:
        return row.favourite ? tr("A favourite. Click to remove the star.")
                             : tr("Click to make it a favourite");
    case FirstColumn:
    case SecondColumn:
        return row.names[column == FirstColumn ? 0 : 1];
    case AccuracyColumn:
        return row.accuracy ? QString() : tr("Review the game to see this");
    case NoteColumn:
        return row.note;
    default:
        return row.hasComments ? tr("Some of its moves have comments") : QString();
    }
}

QVariant GamesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = index.column() == LengthColumn || index.column() == AccuracyColumn;
        return static_cast<int>(Qt::AlignVCenter
                                | (index.column() == FavouriteColumn ? Qt::AlignHCenter
                                       : number                      ? Qt::AlignRight
                                                                     : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole
        && role != Qt::AccessibleTextRole)
        return {};
    const ArchiveRow* const row = rowAt(index.row());
    if (!row)
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("…")) : QVariant();
    if (role == Qt::ToolTipRole)
        return plainTip(tip(*row, index.column()));
    if (role == Qt::EditRole && index.column() == NoteColumn)
        return row->note;
    if (role == Qt::AccessibleTextRole && index.column() == FavouriteColumn)
        return row->favourite ? tr("favourite") : tr("not a favourite");
    return text(*row, index.column());
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto column = static_cast<std::size_t>(section);
    const QString titles[ColumnCount] {QStringLiteral("★"), tr("Date"),   tr("First player"),
                                       tr("Second player"), tr("Result"), tr("Moves"),
                                       tr("Accuracy"),      tr("Note")};
    const QString tips[ColumnCount] {tr("Favourites"),
                                     {},
                                     {},
                                     {},
                                     {},
                                     tr("Discs played by both sides together"),
                                     tr("Your accuracy in percent, once you've reviewed the game"),
                                     tr("Your note. Press F2 to edit.")};
    return role == Qt::DisplayRole                                  ? titles[column]
        : role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ? tips[column]
                                                                    : QVariant();
}

Qt::ItemFlags GamesModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    // Not before it is known what there is to be changed. Of all rows that are chosen this is
    // asked: none is fetched for it.
    return index.column() == NoteColumn && fetchedRow(index.row()) ? usual | Qt::ItemIsEditable
                                                                   : usual;
}

bool GamesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || index.row() >= rowCount())
        return false;
    const qint64 id = idAt(index.row());
    const ArchiveRow* const row = rowAt(index.row());
    if (index.column() == NoteColumn) {
        const QString note = value.toString().trimmed();
        if (row && note == row->note)
            return false;
        m_shelf.change([id, note](GameArchive& archive) { return archive.setNote(id, note); });
        return true;
    }
    if (index.column() == FavouriteColumn) {
        const bool on = value.toBool();
        m_shelf.change([id, on](GameArchive& archive) { return archive.setFavourite({id}, on); });
        return true;
    }
    return false;
}

void GamesModel::sort(int column, Qt::SortOrder order)
{
    const auto wanted = column >= 0 ? orders[column] : std::nullopt;
    const bool descending = order == Qt::DescendingOrder;
    if (!wanted || (m_query.order == *wanted && m_query.descending == descending))
        return;
    m_query.order = *wanted;
    m_query.descending = descending;
    refresh();
}
