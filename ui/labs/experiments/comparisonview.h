// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

#include <QDialog>

/// Two runs side by side, with the difference of each cell.
class ComparisonView : public QDialog
{
    Q_OBJECT

public:
    /// The names tell the two apart where their titles are the same.
    ComparisonView(const ExperimentResult& shown, const QString& shownName,
                   const ExperimentResult& other, const QString& otherName,
                   QWidget* parent = nullptr);
};
