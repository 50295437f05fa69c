// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/costs/costview.h"

#include <QWidget>

class QComboBox;

/// Where a person chooses what the boxes of an icicle are as wide as, and what colours them.
class CostChoice : public QWidget
{
    Q_OBJECT

public:
    explicit CostChoice(QWidget* parent = nullptr);

    CostView view() const;
    /// Says nothing.
    void setView(const CostView& view);

Q_SIGNALS:
    /// A person has.
    void chosen(const CostView& view);

private:
    QComboBox* m_measure = nullptr;
    QComboBox* m_figure = nullptr;
};
