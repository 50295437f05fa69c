// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivequery.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>

class GameLibrary;

/// The games of the archive that a query asks for. Which ones, and in which order, is known at
/// once; what stands in a row is asked for when the row is seen, a page at a time, and shown as "…"
/// until then. Nothing waits in the window's thread.
class GamesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        FavouriteColumn,
        DateColumn,
        FirstColumn,
        SecondColumn,
        ResultColumn,
        LengthColumn,
        AccuracyColumn,
        NoteColumn,
        ColumnCount
    };

    GamesModel(GameLibrary& shelf, QObject* parent = nullptr);

    void setQuery(const ArchiveQuery& query);
    const ArchiveQuery& query() const { return m_query; }
    /// Asks again: games have come, gone or changed.
    void refresh();
    /// Has the last question been answered?
    bool isCurrent() const { return !m_asking && !m_stale; }
    /// While a note is being edited nothing changes here; the list is read again afterwards.
    void setHeld(bool held);

    qint64 idAt(int row) const { return m_ids[static_cast<std::size_t>(row)]; }
    /// -1 where it is not among them.
    int rowOf(qint64 id) const;
    /// Null until it is known; asks for it then.
    const ArchiveRow* rowAt(int row) const;
    /// The same without asking for it.
    const ArchiveRow* fetchedRow(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The star and the note are written to the archive.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    /// By the column's order; a note has none.
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    /// The games are those of the query now.
    void answered();
    /// A sentence: why they are not.
    void failed(const QString& sentence);

private:
    struct Page
    {
        /// By their ids, since some may be gone.
        QHash<qint64, ArchiveRow> rows;
    };

    void fetch(int page) const;
    QString text(const ArchiveRow& row, int column) const;
    QString tip(const ArchiveRow& row, int column) const;

    GameLibrary& m_shelf;
    ArchiveQuery m_query;
    std::vector<qint64> m_ids;
    mutable QCache<int, Page> m_pages;
    mutable QSet<int> m_fetching;
    /// Pages that were asked for before the last question are dropped.
    int m_generation = 0;
    bool m_asking = false;
    bool m_held = false;
    /// There was something to ask for while it was held.
    bool m_stale = false;
};
