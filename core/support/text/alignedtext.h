// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

/// The rows of a table as lines of text with columns as wide as what stands in them, two spaces
/// apart: the first `left` columns set to the left, numbers behind them to the right. Every row has
/// as many cells as the first.
QStringList alignedLines(const std::vector<QStringList>& rows, qsizetype left = 1);
