// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

/// The engine of a side with its settings, to search with again. How H1 was read is in the player's
/// name, whether all wins are alike in its variant. Fails with a sentence where a person played,
/// where this program has no such engine, and where the settings are not known.
Expected<Entrant> entrantOf(const RecordedPlayer& player);
