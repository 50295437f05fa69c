// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/results/classwork.h"

#include <QStandardItemModel>

/// A class's results as tables that sort by what their numbers are.
namespace classtables {

/// By which they are sorted.
inline constexpr int sortRole = Qt::UserRole;
/// Of ShareColumn its ClassShares; of the first column of a row its place in the report.
inline constexpr int dataRole = Qt::UserRole + 1;
/// Of the questions the one that is painted.
inline constexpr int shareColumn = 1;

void fillQuestions(QStandardItemModel& model, const ClassFound& found);
void fillStudents(QStandardItemModel& model, const ClassFound& found);

}
