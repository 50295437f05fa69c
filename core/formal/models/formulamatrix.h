// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/formulatable.h"
#include "core/formal/mucalculus/check.h"
#include "core/statespace/explore.h"

#include <functional>

namespace fourcast::formal {

/// Formulas, each checked in several variants of a model: the study's table 1, and which formula
/// notices which mutant.
struct FormulaMatrix
{
    struct Column
    {
        QString title;
        /// The text for a row: FormulaTable's depend on the values.
        std::function<QString(const ModelValues&)> text;
        FormulaInfo::Kind kind = FormulaInfo::Kind::Property;
    };
    struct Cell
    {
        CheckStatus status = CheckStatus::Stopped;
        std::chrono::nanoseconds time {0};
        /// Of a vacuous formula the steps that never happen, as CheckResult has them.
        QStringList neverHappens {};
        /// How long the path is that shows it, where one does.
        std::optional<std::size_t> steps {};
        /// Why there is no answer, where that is not for the lack of time or memory.
        QString fault {};
    };
    struct Row
    {
        QString title; ///< "D = 3", "redo"
        ModelValues values;
        // What follows is filled when the row is run.
        std::uint64_t states = 0;
        std::uint64_t transitions = 0;
        std::chrono::nanoseconds exploring {0};
        statespace::ExploreStatus status = statespace::ExploreStatus::Stopped;
        /// As many as there are columns; empty until they are checked.
        std::vector<std::optional<Cell>> cells {};
    };

    QString model;
    std::vector<Column> columns;
    std::vector<Row> rows;

    /// Every cell has an answer.
    bool isComplete() const;
};

/// Table 1 of the study: its seven formulas, or those with their repairs, for so many threads and
/// from one depth to another.
FormulaMatrix studyTable(int threads, int leastDepth, int mostDepth, bool repaired = false);
/// Three threads and three levels without and with each mistake, and the study's formulas with
/// their repairs.
FormulaMatrix mutantTable();
/// Which rows the column tells from the first one, of those that are checked: the mutants that a
/// formula catches.
std::vector<std::size_t> caughtRows(const FormulaMatrix& matrix, std::size_t column);

struct MatrixOptions
{
    int workers = 0; ///< of the exploration; 0: one per core
    std::uint64_t memory = std::uint64_t {6} << 30; ///< in bytes, for one row at a time
    std::stop_token stop;
    /// Called when a row was explored, and for each cell.
    std::function<void(const FormulaMatrix&)> report;
};

/// Explores the rows one after the other and checks all formulas in each; cells that have an answer
/// stay as they are. Blocks; a stop keeps what is there. Fails with a sentence where a row's values
/// are none.
Expected<FormulaMatrix> fillMatrix(FormulaMatrix matrix, const MatrixOptions& options);

/// "true", "true (vacuous)", "false", "stopped", "out of memory".
QString statusText(CheckStatus status);

}
