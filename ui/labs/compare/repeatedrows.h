// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"
#include "ui/table/tablemodel.h"

/// A recorded search and its repetitions as a table: a row for each figure, with the recorded
/// value, the median of the repetitions, its interval, their range, and where the recorded value
/// lies.
namespace repeatedrows {

/// The interval is left out where there are too few repetitions for one.
std::vector<TableModel::Heading> headings(const ComparisonResult& result);
std::vector<TableModel::Row> rows(const ComparisonResult& result);

}
