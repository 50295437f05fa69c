// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/formulamatrix.h"
#include "core/support/formats/provenance.h"

#include <QJsonObject>

namespace fourcast::formal {

// A table of verdicts as files and lines, which are in English whatever the language of the window.

/// What the study says of the column's formula in the row's model: that it is true, of each of its
/// seven formulas with seven threads and one to seven levels. Nothing where it does not speak of
/// it.
std::optional<bool> publishedVerdict(const FormulaMatrix& matrix, std::size_t row,
                                     std::size_t column);

/// Of a cell that is filled "false", "true", "vacuous", "stopped", "out of memory" or "wrong".
QString verdictName(const FormulaMatrix::Cell& cell);
/// Why a verdict is not simply true: what never happens, how long the counterexample is, what is
/// wrong; and that it differs from the study's. Empty where there is nothing to say.
QString reasonText(const FormulaMatrix& matrix, std::size_t row, std::size_t column);
/// "16386 states, 86147 transitions, explored in 84.0 ms"; of a row that is not explored whole,
/// why.
QString sizeText(const FormulaMatrix::Row& row);

/// A line for each cell that is filled.
QByteArray matrixToCsv(const FormulaMatrix& matrix);
/// "model", "complete", "rows" with the "cells" that are filled; with mutants "caught".
QJsonObject matrixToJson(const FormulaMatrix& matrix);
/// A table for each formula's verdict and time, the reasons below it, and where it is from.
QByteArray matrixToMarkdown(const FormulaMatrix& matrix, const Provenance& provenance);

}
