// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

/// "mapped-h1", or "Mushroom (level-3)" for a named opponent.
QString engineTitle(const QString& engine);

/// "Anna", "Person" for one without a name, or "mapped-h1, depth 6", "mapped-h1, 2 s, H1 with
/// vertical pairs": translated.
QString entrantText(const Entrant& entrant);
