// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

/// A table whose current row follows something else, such as the game on the board. Qt tells a
/// screen reader that each new current cell has the focus, which would tear a listener away from
/// where the keyboard is; this one says so only where the table has it.
class QuietTable : public QTableView
{
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
};
