// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotlegend.h"
#include "ui/performance/costs/costlooks.h"

#include <QWidget>
#include <array>
#include <vector>

class QLabel;

/// What the colours and patterns of an icicle mean, which goes on below in a narrow place.
class CostLegend : public QWidget
{
    Q_OBJECT

public:
    explicit CostLegend(QWidget* parent = nullptr);

    void setFigure(CostFigure figure);
    /// The same for a picture of it.
    static std::vector<plotlegend::Entry> onPaper(CostFigure figure);

private:
    QLabel* m_heading = nullptr;
    std::array<QLabel*, costlooks::count> m_words {};
};
