// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivetrend.h"
#include "ui/paper/figure.h"

#include <QByteArray>

/// A person's share of the points against each opponent, a row each, with its 95 % interval and the
/// games behind it. A mark leads to the opponent with its number.
Figure opponentsFigure(const std::vector<ArchiveTrend::Against>& against);
QByteArray opponentsToCsv(const std::vector<ArchiveTrend::Against>& against);
QByteArray opponentsToJson(const std::vector<ArchiveTrend::Against>& against);
