// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"
#include "core/table/column.h"

/// What there is to say of each point of a run, by its number; what others published of the same
/// beside ours. The result must outlive the columns.
Columns<std::size_t> growthColumns(const GrowthResult& result);
