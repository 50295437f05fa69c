// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/simulate/walk.h"
#include "ui/labs/chance/answer/chancesystem.h"

#include <QTableWidget>

/// The way that a walk has taken, a row for each state.
class WayTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit WayTable(QWidget* parent = nullptr);

    /// Lists the walk's states; what is listed already stays. Null leaves nothing.
    void list(const SharedChance& system, const fourcast::chance::Walk* walk);

Q_SIGNALS:
    /// The state before this step was chosen.
    void stepChosen(std::size_t step);

private:
    void fillRow(int row);

    /// What stands in the list, and of which system.
    std::vector<fourcast::chance::Walk::Step> m_steps;
    SharedChance m_system;
    bool m_filling = false;
};

/// The way so far, a line for each state; null leaves the titles.
QByteArray wayToCsv(const ChanceSystem* system, const fourcast::chance::Walk* walk);
