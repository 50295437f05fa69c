// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotlegend.h"

#include <QWidget>
#include <vector>

/// What the colours and patterns of an icicle mean, which goes on below in a narrow place.
class CostLegend : public QWidget
{
    Q_OBJECT

public:
    explicit CostLegend(QWidget* parent = nullptr);

    /// The same for a picture of it.
    static std::vector<plotlegend::Entry> onPaper();
};
