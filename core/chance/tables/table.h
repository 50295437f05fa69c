// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/check.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/tables/agreement.h"
#include "core/statespace/explore.h"

#include <functional>

namespace fourcast::chance {

/// A number of the study beside our own.
struct TableCell
{
    QString published; ///< as printed; "-" where there is none
    // What follows is filled when the row is run.
    bool isKnown = false;
    std::uint64_t count = 0; ///< of a cell that counts
    Bounds bounds = {}; ///< of one that has a value
    QString exact = {}; ///< "75/22"; only where exact arithmetic was asked for
    Verdict verdict = Verdict::Value;
    Agreement agreement = Agreement::NotPublished;
    std::chrono::nanoseconds time {0}; ///< of one that is measured
};

/// What the reductions do to the time is not measured in rows with more states than this.
constexpr std::uint64_t mostTimedStates = 2'000'000;

/// What a column holds.
struct TableColumn
{
    enum class Kind : std::uint8_t
    {
        Count,
        Value,
        Formula, ///< what a formula gives without a model, where there is one
        Time ///< how long the model's own question takes: its states and the answer
    };

    QString title; ///< translated: "States, static"
    QString id; ///< for files: "static states"
    Kind kind = Kind::Value;
    QString help = {}; ///< translated: what exactly is counted or asked
};

/// A model with values and what is asked of it. Each answer goes into a column.
struct TableTask
{
    struct Query
    {
        int column = 0;
        /// A property (see readProperty()) of a value. Of a count what is counted: "states",
        /// "observed states", "observed transitions". Of a formula "gambler", "length" or "ruin";
        /// of a time "reduced", or "plain" for the equation before its reductions.
        QString what;
        int checked = 0; ///< of a formula: the column that it is held against, which stands before
    };

    QString model;
    ModelValues values;
    std::vector<Query> asked;
};

struct TableRow
{
    QString title; ///< "N = 3, d = 10"
    std::vector<TableTask> tasks;
    std::vector<TableCell> cells; ///< one for each column
    std::uint64_t states = 0; ///< that the study counted, or roughly so many: what it takes
    QString publishedSeconds = {}; ///< that the study's programs took; empty where that isn't known
    // What follows is filled when it is run.
    bool isRun = false; ///< to its end
    QString fault = {}; ///< why not, where that is not for a stop: a sentence
    /// By the clock, of all tasks, without what is measured of equations before their reductions.
    std::chrono::nanoseconds time {0};
    std::uint64_t bytes = 0; ///< of the largest automaton
};

/// One of the study's tables.
struct StudyTable
{
    int number = 0; ///< 1, 2, 3; 0 for the gambler of its introduction
    QString title;
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;
    /// Why cells differ, where they must: sentences.
    QStringList notes;

    bool isComplete() const;
};

/// The table of this number, unfilled.
StudyTable studyTable(int number);

struct TableOptions
{
    statespace::ExploreOptions exploring; ///< of a model; the budget is that of one
    double epsilon = 1e-9;
    /// In fractions, where a model is small enough.
    bool exact = false;
    /// Rows with more states than this are left as they are; 0: none is.
    std::uint64_t mostStates = 0;
    std::stop_token stop = {};
    /// Called on the calling thread when a cell is filled, and when a row is.
    std::function<void(const StudyTable&)> report = {};
    /// What is worked on, a few times a second: "N = 3, d = 10: 1000 states".
    std::function<void(const QString&)> progress = {};
};

/// Runs the rows one after the other; rows that were run stay as they are. Blocks; a stop keeps
/// what is there. Where a model can't be run the row says why.
StudyTable fillTable(StudyTable table, const TableOptions& options);

}
