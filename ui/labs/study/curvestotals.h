// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"

#include <QString>
#include <vector>

/// The totals of study curves beside the article's as a table in HTML, and why they differ. Without
/// curves the reason stands alone.
QString curvesTotals(const std::vector<StudyCurve>& curves);
