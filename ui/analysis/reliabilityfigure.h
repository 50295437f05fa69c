// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"
#include "ui/paper/figure.h"

/// How well predicted chances came true: a point per bin at (predicted, observed), as large as its
/// share of the games, beside the diagonal on which a perfect prediction would lie.
Figure reliabilityFigure(const std::vector<ReliabilityBin>& bins);
