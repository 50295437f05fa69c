// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingcomparison.h"

#include <QStringList>

/// What `measure` prints for a person to read.
namespace measuretext {

using Quantities = std::vector<const SearchQuantity*>;

/// Who played, what each move cost, what each side's moves cost together, and why the slowest move
/// took as long.
QString moves(const QString& file, const Recording& recording, const Quantities& quantities);
/// The same of two games side by side: the plies at which somebody searched or the games differ,
/// with the quantities `shown`, and then all `quantities` over all plies.
QString comparison(const QString& first, const QString& second,
                   const RecordingComparison& comparison, const Quantities& shown,
                   const Quantities& quantities);

/// Rows of as many cells as there are titles, below titles of several lines; all but the first
/// `left` columns end at the right.
QString table(const QStringList& titles, const std::vector<QStringList>& rows, qsizetype left);

}
