// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivetrend.h"
#include "ui/paper/figure.h"

#include <QByteArray>

/// A person's accuracy over time: the mean of each period with its 95 % interval.
Figure accuracyFigure(const std::vector<AccuracyPeriod>& periods);
QByteArray accuracyToCsv(const std::vector<AccuracyPeriod>& periods);
QByteArray accuracyToJson(const std::vector<AccuracyPeriod>& periods);
