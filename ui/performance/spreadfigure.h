// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/percentiles.h"
#include "ui/paper/figure.h"
#include "ui/performance/enginecolors.h"

#include <QString>
#include <functional>
#include <optional>
#include <vector>

class RunHistory;
struct MovePoint;

/// Values of one kind that an engine has in the games that are shown.
struct EngineValues
{
    QString engine;
    std::vector<double> values; ///< in the unit of the kind
    int moves = 0; ///< that they are of
    int disturbed = 0; ///< moves among them whose times are no measure
    std::optional<Player> side; ///< none where it played both
    EngineColor color {};
};

/// How a kind of values is drawn and worded.
struct SpreadKind
{
    QString title {};
    QString across {}; ///< title of the axis of the values
    QString up {}; ///< what is counted
    std::function<double(double)> onAxis {}; ///< in the unit of that axis
    /// "12 moves: Time in ms from 1 to 2", of the number of values between two on the axis.
    std::function<QString(int count, double low, double high)> binText {};
};

/// Of the series that are shown, or of the chosen range of the highlighted game; engines in the
/// order in which the history met them. `add` puts a move's values to the others, and says whether
/// it has any.
std::vector<EngineValues>
valuesByEngine(const RunHistory& history,
               const std::function<bool(const MovePoint&, std::vector<double>&)>& add);
/// Which moves these are: "All moves of the 2 games shown.", "Moves 3 to 9 of game 2."
QString spreadScope(const RunHistory& history);
/// All values, in the unit of the axis.
std::vector<double> valuesOnAxis(const std::vector<EngineValues>& engines, const SpreadKind& kind);

/// How many values lie in which part of the axis: stairs for each engine, the same bins for all,
/// and a mark in each bin that has any. Vertical lines are the engine's p50, p90 and p99. The note
/// is below it.
Figure spreadFigure(const SpreadKind& kind, const std::vector<EngineValues>& engines,
                    bool isLogarithmic, const QString& note);
/// Puts before what is said below a figure which moves it is of.
void addScope(Figure& figure, const RunHistory& history);
