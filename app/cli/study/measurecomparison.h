// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/study/measuretext.h"
#include "core/recording/recordingcomparison.h"

namespace measuretext {

/// The same of two games side by side: the plies at which somebody searched or the games differ,
/// with the quantities `shown`, and then all `quantities` over all plies.
QString comparison(const QString& first, const QString& second,
                   const RecordingComparison& comparison, const Quantities& shown,
                   const Quantities& quantities);

}
