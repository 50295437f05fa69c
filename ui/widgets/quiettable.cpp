// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quiettable.h"

void QuietTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    if (hasFocus()) {
        QTableView::currentChanged(current, previous);
        return;
    }
    // What is left out is the event alone.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    QAbstractItemView::currentChanged(current, previous);
}
