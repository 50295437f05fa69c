// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"
#include "core/table/column.h"

/// What there is to say of each row of a study, the report's own figures beside ours. Rows without
/// a time of their own have only those. The columns hold their own copy of the settings.
Columns<ParallelRow> parallelColumns(const ParallelSettings& settings);
