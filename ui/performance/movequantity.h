// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "ui/performance/runhistory.h"

#include <QString>
#include <functional>
#include <optional>
#include <vector>

/// What is drawn of each engine move: a chart in a dock of its own for every one of
/// moveQuantities(), and any number of a search where it is chosen.
struct MoveQuantity
{
    /// In the unit of the axis; nothing where the move's engine does not know it.
    std::function<std::optional<double>(const MovePoint& point)> value;
    /// The number that was chosen; null in the charts that have docks of their own.
    const SearchQuantity* figure = nullptr;
    /// The same of the heuristics study's games, as its article printed it; null where it did not.
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
    /// As SearchQuantity::changesUnderLoad().
    bool isDisturbable = false;
};

/// In the language of the application, in the order of their docks.
std::vector<MoveQuantity> moveQuantities();
/// Any number of a search.
MoveQuantity moveQuantityOf(const SearchQuantity& quantity);
