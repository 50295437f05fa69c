// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowtable.h"

#include <QHeaderView>
#include <QTableWidget>

void readByCell(QAbstractItemView& table, const QString& accessibleName)
{
    if (!accessibleName.isEmpty())
        table.setAccessibleName(accessibleName);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    if (auto* const grid = qobject_cast<QTableView*>(&table))
        grid->verticalHeader()->hide();
}

void readByRow(QAbstractItemView& table, const QString& accessibleName)
{
    readByCell(table, accessibleName);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
}

void setEmptyCells(QTableWidget& table, const QStringList& titles, std::size_t rows)
{
    table.clear();
    table.setColumnCount(static_cast<int>(titles.size()));
    table.setHorizontalHeaderLabels(titles);
    table.setRowCount(static_cast<int>(rows));
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column)
            table.setItem(row, column, new QTableWidgetItem);
}

void putText(QTableWidget& table, int row, int column, const QString& text, bool isBold)
{
    QTableWidgetItem* item = table.item(row, column);
    if (!item)
        table.setItem(row, column, item = new QTableWidgetItem);
    item->setText(text);
    item->setToolTip(text);
    if (QFont font = item->font(); font.bold() != isBold) {
        font.setBold(isBold);
        item->setFont(font);
    }
}
