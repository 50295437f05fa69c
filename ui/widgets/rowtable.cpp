// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowtable.h"

#include <QHeaderView>
#include <QTableView>

void readByRow(QAbstractItemView& table, const QString& accessibleName)
{
    if (!accessibleName.isEmpty())
        table.setAccessibleName(accessibleName);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    if (auto* const grid = qobject_cast<QTableView*>(&table))
        grid->verticalHeader()->hide();
}
