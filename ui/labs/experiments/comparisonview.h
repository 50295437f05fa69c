// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

#include <QDialog>

/// Two runs side by side, with the difference of each cell.
class ComparisonView : public QDialog
{
    Q_OBJECT

public:
    ComparisonView(const ExperimentResult& shown, const ExperimentResult& other,
                   QWidget* parent = nullptr);
};
