// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingcomparison.h"

#include <QString>

/// Recordings in sentences.
namespace recordingstext {

/// Who searched how many moves, what they cost together, and why the slowest took as long.
QString ofOne(const Recording& recording);
/// From where on the games differ, and how many times as much the second cost.
QString ofTwo(const RecordingComparison& comparison, const SearchQuantity& chosen);
/// Why that move took as long as it did; empty where it was not searched.
QString ofMove(const Recording& recording, std::size_t move);

}
