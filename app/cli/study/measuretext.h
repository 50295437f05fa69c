// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingmetrics.h"

#include <QStringList>

/// What `measure` prints for a person to read.
namespace measuretext {

using Quantities = std::vector<const SearchQuantity*>;

/// The file, who played, and by which program on which machine: a paragraph above a table.
QString head(const QString& file, const Recording& recording);
/// Who played, what each move cost, what each side's moves cost together, and why the slowest move
/// took as long.
QString moves(const QString& file, const Recording& recording, const Quantities& quantities);

}
