// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costtree.h"
#include "core/search/searchreport.h"

/// The tree as far as a report has it without another search: its counted tree where it has one;
/// else the questions of a solver by their lines, or the root moves of all depths. These two know
/// nodes alone, and the processor time of the search where its tasks were timed; their root has all
/// nodes of the report, and all processor time of its workers.
CostTree costsInReport(const SearchReport& report);
