// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"
#include "ui/paper/figure.h"

/// What other numbers of workers would have made of a timeline's tasks, as a curve, beside what its
/// own workers reached and what no number of them can. Empty where the processor time is not known,
/// or nothing was shared.
Figure workerCurve(const Timeline& timeline);
