// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotaxis.h"

#include <QString>
#include <utility>

/// An axis of time in nanoseconds: its ticks are round times, all in the same unit and with as many
/// decimals as it takes to tell neighbours apart.
PlotAxis timeAxis(double start, double end);

/// The two ends of a stretch of time in nanoseconds, in one unit and to a hundredth of its length.
std::pair<QString, QString> stretchTexts(double start, double end);
