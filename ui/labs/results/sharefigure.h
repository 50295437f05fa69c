// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/paper/figure.h"

/// The share of games won in each cell of an experiment: a row with a bar and its 95 % interval,
/// and the article's share as an open diamond. A row that has been played in leads to its cell.
Figure shareFigure(const ExperimentResult& result);
