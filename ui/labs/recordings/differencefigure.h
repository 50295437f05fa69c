// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "ui/paper/figure.h"

/// Two searches of one position below each other on one axis, a row for each worker: its tasks by
/// how much longer or shorter the same task took in the second search. Without a search in both it
/// says what is missing.
Figure differenceFigure(const SearchReport* first, const SearchReport* second, bool alignDepths);
