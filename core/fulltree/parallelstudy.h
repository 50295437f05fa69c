// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/paralleltree.h"

#include <QDateTime>
#include <functional>

/// The parallel report's experiment: the best move of the empty board by the full minimax tree,
/// searched in several ways with several numbers of workers, again and again.
struct ParallelSettings
{
    QString board = QStringLiteral("7x7"); ///< a name of core/board/boards.h
    int depth = 6;
    std::vector<ParallelStrategy> strategies = parallelStrategies();
    /// Numbers of workers to be measured; `Sequential` always has one.
    std::vector<int> workers {1, 2};
    int repeats = 9;
    /// Decides among equally good moves. Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    /// Take a timeline down. Costs well below 2 % of the time.
    bool record = true;
};

/// One strategy with one number of workers.
struct ParallelRow
{
    ParallelStrategy strategy = ParallelStrategy::Sequential;
    int workers = 1;
    /// Wall time of each repetition in their order.
    std::vector<std::chrono::nanoseconds> times;
    /// How much faster than the sequential run of the same repetition: the median of the
    /// repetitions, the smallest and the largest. What else the machine does meets both.
    double speedUp = 1;
    double leastSpeedUp = 1;
    double mostSpeedUp = 1;
    /// Of the repetition with the median time.
    ParallelRun run;

    std::chrono::nanoseconds median() const;
    std::chrono::nanoseconds least() const;
    std::chrono::nanoseconds most() const;
    /// Speed-up per worker.
    double efficiency() const { return speedUp / workers; }
};

struct ParallelResult
{
    ParallelSettings settings;
    QString name; ///< what a person calls it; empty by default
    QDateTime began; ///< UTC
    /// As machineText() and programText() say it.
    QString machine;
    QString program;
    /// Something else that this program was asked for ran at the same time, so that the times are
    /// not the machine's alone. Only the caller knows.
    bool disturbed = false;
    /// The sequential one first, whether or not it was asked for; then by strategy and workers.
    std::vector<ParallelRow> rows;
    /// Repetitions that every row has.
    int repeats = 0;
    /// Of the sequential run: the share of the time that was spent outside of tasks, which is what
    /// Amdahl's bound is drawn from. 0 without a timeline.
    double serialShare = 0;

    bool isComplete() const { return repeats == settings.repeats; }
};

/// How far a study is, while it runs.
struct ParallelProgress
{
    int done = 0; ///< runs that count
    int total = 0;
    /// What there is so far: all rows, also those without a run, each with the runs it has, and
    /// without the records of its timeline. Costs a little; ask for it where it is shown.
    std::function<ParallelResult()> soFar;
};

/// Runs it; blocks. The repetitions go round all rows in turn, so that a change of the machine's
/// load meets all of them. A stop keeps the repetitions that were finished. `progress` is called
/// from this thread after each run. Fails with a sentence when the board has no such name, the
/// depth is not 1 to 12 or the list of strategies or workers is empty.
Expected<ParallelResult>
runParallelStudy(const ParallelSettings& settings, const std::stop_token& stop,
                 const std::function<void(const ParallelProgress& progress)>& progress);

/// 1, 2, ... up to `most`; beyond 8 in steps that double, `most` being the last.
std::vector<int> workersUpTo(int most);

/// A row per strategy and number of workers, named in the first row.
QByteArray parallelToCsv(const ParallelResult& result);
/// The tasks of every row's run, as timelineToCsv() has them, behind `strategy` and `workers`.
QByteArray parallelTimelinesToCsv(const ParallelResult& result);
/// With every time, the timelines' totals and the published figures.
QByteArray parallelToJson(const ParallelResult& result);
/// The same with every record of the timelines and without line breaks: what is kept.
QByteArray parallelToFile(const ParallelResult& result);
/// What parallelToFile() wrote, or parallelToJson(), whose timelines are then without records.
/// Fails with a sentence where it is neither.
Expected<ParallelResult> parallelFromFile(const QByteArray& bytes);
/// The tables, for reading: ours, the published ones beside them.
QString parallelToText(const ParallelResult& result);
/// "no result within 6 plies", "win", "loss": a root value in words.
QString parallelValueText(int value, int depth);
