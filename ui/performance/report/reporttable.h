// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/tablemodel.h"

#include <QTableView>
#include <vector>

/// A part of a search report as a table: as high as its rows, because the page scrolls as a whole,
/// with columns that become wider and never narrower while reports come in. Tab goes on to what
/// follows.
class ReportTable : public QTableView
{
    Q_OBJECT

public:
    explicit ReportTable(const QString& name, QWidget* parent = nullptr);

    TableModel& rows() { return *m_model; }
    /// Other columns may be narrow again: another search is shown.
    void forgetWidths();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isWiderThanPlace() const;
    void widen(int firstRow, int lastRow);
    void fitHeight();

    TableModel* m_model = nullptr;
    std::vector<int> m_widths;
    bool m_hasBar = false; ///< to scroll aside, with room of its own
};
