// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "ui/performance/runhistory.h"

#include <QString>
#include <vector>

/// What is drawn of each engine move, all that the window knows of it: a chart in a dock of its own
/// for every one of moveQuantities().
struct MoveQuantity
{
    double (*value)(const MovePoint& point) = nullptr;
    /// The same of the heuristics study's games, as its article printed it.
    std::vector<double> PublishedCurve::*published = nullptr;
    QString id; ///< of the dock, in files of settings
    QString name; ///< of the dock, for people
    QString shortcut; ///< portable text
    QString tip;
    QString chartName; ///< for a screen reader
    QString heading; ///< of an exported picture
    QString axisTitle; ///< with the unit
    QString shortAxisTitle; ///< beside a low chart; the unit at least
    QString emptyText; ///< where no engine has moved yet
    /// An axis is at least so long.
    double leastSpan = 0;
    /// Ticks are no nearer: 1 for what is counted.
    double leastStep = 0;
    /// A measure that suffers where a laboratory is at work meanwhile.
    bool isDisturbable = false;
};

/// In the language of the application, in the order of their docks.
std::vector<MoveQuantity> moveQuantities();
