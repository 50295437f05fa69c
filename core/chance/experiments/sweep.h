// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/check.h"
#include "core/chance/models/modeltable.h"
#include "core/statespace/explore.h"

#include <QStringList>
#include <functional>

namespace fourcast::chance {

/// A parameter of a model with the values that it takes in turn.
struct SweepRange
{
    QString parameter; ///< "N"
    QStringList values;
};

/// What a person types for a range: "3 to 9", "10 to 50 step 10", or a list "3, 5, 1/2". Fails with
/// a sentence.
Expected<QStringList> readRange(const QString& text);
/// "3 to 9", in the language of the window.
QString rangeText(int from, int to);
/// "10 to 50 step 10" as a range from three numbers; `step` is at least 1.
QStringList numbersFrom(int from, int to, int step);

/// A model, of which up to two parameters are changed, and what is asked each time.
struct SweepPlan
{
    QString model;
    ModelValues values; ///< of the other parameters
    std::vector<SweepRange> ranges; ///< one or two
    QString property; ///< see readProperty()
};

/// One of the combinations.
struct SweepPoint
{
    QStringList at; ///< the value of each range
    // What follows is filled when it is run.
    bool isRun = false; ///< to its end
    QString fault = {}; ///< why not, where that is not for a stop: a sentence
    std::uint64_t states = 0;
    std::uint64_t choices = 0;
    std::uint64_t branches = 0;
    std::uint64_t bytes = 0; ///< of the automaton
    std::chrono::nanoseconds exploring {0};
    std::chrono::nanoseconds checking {0};
    Verdict verdict = Verdict::Value;
    Bounds bounds = {};
    QString exact = {}; ///< "75/22"; only where exact arithmetic was asked for
    /// curve[k]: the probability that the goal is met within k (see curve()); where it was wanted.
    std::vector<Bounds> curve = {};
    QString counted = {}; ///< the actions that the curve counts: "roll"; empty: every step

    std::chrono::nanoseconds time() const { return exploring + checking; }
};

/// A table that grows: all combinations, the last range's values next to each other.
struct SweepReport
{
    SweepPlan plan;
    std::vector<SweepPoint> points;

    bool isComplete() const;
};

/// No more combinations than these.
inline constexpr std::size_t mostSweepPoints = 2000;

/// The report with nothing run yet. Fails with a sentence: no such model, parameter or value, the
/// same parameter twice, or too many combinations.
Expected<SweepReport> plannedSweep(const SweepPlan& plan);

struct SweepOptions
{
    statespace::ExploreOptions exploring; ///< of a model; the budget is that of one
    double epsilon = 1e-6;
    bool exact = false; ///< in fractions, where a model is small enough
    int curvePoints = 0; ///< so long a curve of each; 0: none
    std::stop_token stop = {};
    /// Called on the calling thread when a combination is run.
    std::function<void(const SweepReport&)> report = {};
    /// What is worked on, a few times a second: "N = 3: 1000 states".
    std::function<void(const QString&)> progress = {};
};

/// Runs the combinations one after the other; what was run stays as it is. Blocks; a stop keeps
/// what is there. Where a combination can't be run it says why, and the others follow.
SweepReport runSweep(SweepReport report, const SweepOptions& options);

/// The values of all parameters that are not left as they are.
ModelValues valuesOf(const SweepPlan& plan, const SweepPoint& point);
/// "N = 3, d = 10"
QString pointText(const SweepPlan& plan, const SweepPoint& point);
/// A line for each combination that was run.
QByteArray sweepToCsv(const SweepReport& report);

}
