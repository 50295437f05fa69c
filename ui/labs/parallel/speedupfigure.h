// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"
#include "ui/paper/figure.h"

/// Speed-up over the number of workers: for each strategy the median and the spread of the
/// repetitions, the bounds (as many times as there are workers, Amdahl's, as many equal tasks as
/// columns), and the report's own points. Alpha-beta is compared with its own run of one worker:
/// against the full tree it gains by pruning.
Figure speedUpFigure(const ParallelResult& result);
