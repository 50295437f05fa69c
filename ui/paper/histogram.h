// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/figure.h"

#include <functional>
#include <vector>

/// Adds bins to a figure whose axis across is set: their outline as a Function, which has the name,
/// and in the middle of each bin that is not empty a mark that says `text(bin)`. `look` is their
/// colour, marker and dashes; `edges` are one more than `counts`.
void addHistogram(Figure& figure, const FigureSeries& look, const std::vector<double>& edges,
                  const std::vector<std::size_t>& counts,
                  const std::function<QString(std::size_t bin)>& text);
/// Vertical lines of the same look at percentiles; none at what has no place on the axis.
void addPercentileLines(Figure& figure, const FigureSeries& look,
                        const std::vector<double>& values);
