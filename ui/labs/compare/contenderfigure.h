// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"
#include "ui/paper/figure.h"

/// One quantity of a comparison: a row for each contender with every repetition as a point, the
/// median as a diamond and its interval or spread as an error bar. Where the values span much the
/// axis is logarithmic.
Figure contenderFigure(const ComparisonResult& result, const SearchQuantity& quantity);
