// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "ui/style/looks.h"

#include <QWidget>
#include <array>

class QGridLayout;
class QLabel;

/// The engine's value for each column, that of the best one in bold. Four beside each other where
/// there is no room for all.
class ColumnValues : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnValues(QWidget* parent = nullptr);

    void setReport(const SearchReport& report, DiscTheme theme);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int beside);

    QGridLayout* m_grid = nullptr;
    std::array<QLabel*, SearchReport::columns> m_names {};
    std::array<QLabel*, SearchReport::columns> m_values {};
    int m_beside = 0;
};
