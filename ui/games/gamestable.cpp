// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamestable.h"

#include "ui/games/gamesmodel.h"
#include "ui/text/gamewords.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/rowtable.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <algorithm>
#include <unordered_set>

namespace {

/// Nothing changes under a note that is being written.
class NoteDelegate : public QStyledItemDelegate
{
public:
    NoteDelegate(GamesModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model)
    {
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        m_model.setHeld(true);
        return QStyledItemDelegate::createEditor(parent, option, index);
    }
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override
    {
        QStyledItemDelegate::destroyEditor(editor, index);
        m_model.setHeld(false);
    }

private:
    GamesModel& m_model;
};

}

GamesTable::GamesTable(GamesModel& games, QWidget* parent) : QuietTable(parent), m_games(games)
{
    setModel(&games);
    setItemDelegateForColumn(GamesModel::NoteColumn, new NoteDelegate(games, this));
    readByRow(*this);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setSortingEnabled(true);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows(*this, 8);
    QHeaderView* const header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setStretchLastSection(true);
    followFont(*this, [this] { fitColumns(); });
    // As wide as is left, in a narrow window too.
    header->setMinimumSectionSize(36);
    header->resizeSection(GamesModel::NoteColumn, 60);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const ArchiveRow* const row = m_games.rowAt(index.row());
        if (index.column() == GamesModel::FavouriteColumn && row)
            m_games.setData(index, !row->favourite, Qt::EditRole);
    });
    connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (index.column() != GamesModel::FavouriteColumn)
            Q_EMIT opened();
    });
    connect(&games, &QAbstractItemModel::modelAboutToBeReset, this, &GamesTable::keepPlace);
    connect(&games, &QAbstractItemModel::modelReset, this, &GamesTable::restorePlace);
}

void GamesTable::fitColumns()
{
    // Wide enough for what stands in it as a rule, and for its name.
    const auto width = [this](int section, const QString& text) {
        const QString name
            = m_games.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        constexpr int arrow = 10; // that shows the order
        const int widest = std::max(fontMetrics().horizontalAdvance(text),
                                    fontMetrics().horizontalAdvance(name) + arrow);
        horizontalHeader()->resizeSection(section, widest + 24);
    };
    width(GamesModel::FavouriteColumn, QStringLiteral("★"));
    width(GamesModel::DateColumn, gamewords::date(QDateTime(QDate(2026, 11, 23), QTime(20, 50))));
    width(GamesModel::FirstColumn, QStringLiteral("mapped-h1 d"));
    width(GamesModel::SecondColumn, QStringLiteral("mapped-h1 d"));
    width(GamesModel::ResultColumn, QStringLiteral("not finished"));
    width(GamesModel::LengthColumn, QStringLiteral("42"));
    width(GamesModel::AccuracyColumn, QStringLiteral("100 %"));
}

std::vector<qint64> GamesTable::chosen() const
{
    // By its ranges: selectedRows() takes a second of a hundred thousand.
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<qint64> ids;
    for (const int row : rows)
        ids.push_back(m_games.idAt(row));
    return ids;
}

void GamesTable::keepPlace()
{
    const QModelIndex current = currentIndex();
    m_currentRow = std::max(0, current.row());
    m_currentId = current.isValid() ? m_games.idAt(current.row()) : 0;
    m_chosenIds = chosen();
}

/// The same game is looked at, or the one that has come to its place.
void GamesTable::restorePlace()
{
    if (m_games.rowCount() == 0)
        return;
    int row = m_currentId > 0 ? m_games.rowOf(m_currentId) : 0;
    if (row < 0)
        row = std::min(m_currentRow, m_games.rowCount() - 1);
    // Not on the star, which Enter would leave alone.
    setCurrentIndex(m_games.index(row, GamesModel::DateColumn));
    // Row by row they would be minutes of a hundred thousand.
    const std::unordered_set<qint64> ids(m_chosenIds.begin(), m_chosenIds.end());
    const auto isChosen = [&](int at) { return ids.contains(m_games.idAt(at)); };
    QItemSelection selection;
    for (int first = 0, end = m_games.rowCount(); first < end && !ids.empty(); ++first) {
        if (!isChosen(first))
            continue;
        int last = first;
        while (last + 1 < end && isChosen(last + 1))
            ++last;
        selection.select(m_games.index(first, 0), m_games.index(last, 0));
        first = last;
    }
    selectionModel()->select(selection, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}
