// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuning.h"
#include "ui/paper/figure.h"

/// The history of a climb: above, how strong the set is after each step, with its 95 % interval;
/// below, each of H1's values in percent of the study's. A step that was kept is a filled square,
/// one that was not a small ring on the same height, where there are not too many.
Figure tuningFigure(const TuningResult& result);
