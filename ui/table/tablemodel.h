// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"

#include <QAbstractTableModel>

/// A table of cells that are made elsewhere. New rows change the cells that differ and no others,
/// so that the selection stays on its row.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// The shares of a bar, 0 to 1 each and together, as a list of numbers.
    static constexpr int barRole = Qt::UserRole + 1;
    /// Of a heading: which part of the bars it stands for; none where it is not valid.
    static constexpr int partRole = Qt::UserRole + 2;

    struct Heading
    {
        QString text;
        QString meaning {}; ///< a sentence
        int part = -1; ///< of the bars; -1: none
        bool isWords = false; ///< its cells are set to the left
        friend bool operator==(const Heading&, const Heading&) = default;
    };
    struct Cell
    {
        QString text;
        /// All that it says, for the mouse and for a screen reader; empty where the text does.
        QString sentence {};
        QList<double> bar {};
        /// For the mouse alone. Where both are empty it shows what the heading means.
        QString tip {};
        bool isBold = false;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    using Row = std::vector<Cell>;

    explicit TableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    /// Headings that are not as many as before belong to another table, without rows.
    void setHeadings(std::vector<Heading> headings);
    /// As many cells in each as there are headings. Rows that were there before and come behind or
    /// above new ones stay the rows that they are.
    void setRows(std::vector<Row> rows);
    /// Another table: nothing of the one before stays selected.
    void setTable(std::vector<Heading> headings, std::vector<Row> rows);
    /// Both from columns: those that are to be shown.
    template <typename Of> void show(const Columns<Of>& columns, const std::vector<Of>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Heading> m_headings;
    std::vector<Row> m_rows;
};

/// What a person reads of a cell, in the language of the application.
QString cellText(const TableValue& value);

template <typename Of>
void TableModel::show(const Columns<Of>& columns, const std::vector<Of>& rows)
{
    std::vector<Heading> headings;
    std::vector<Row> shown(rows.size());
    for (const Column<Of>& column : columns) {
        if (column.title.isEmpty())
            continue;
        std::vector<Cell> cells;
        bool isEmpty = true;
        for (const Of& row : rows) {
            cells.push_back({.text = cellText(column.shown ? column.shown(row) : column.cell(row)),
                             .tip = column.cellTip ? column.cellTip(row) : QString()});
            isEmpty = isEmpty && cells.back().text.isEmpty();
        }
        if (column.isOptional && isEmpty)
            continue;
        headings.push_back(
            {.text = column.title, .meaning = column.tip, .isWords = column.isWords});
        for (std::size_t row = 0; row < rows.size(); ++row)
            shown[row].push_back(std::move(cells[row]));
    }
    setHeadings(std::move(headings));
    setRows(std::move(shown));
}
