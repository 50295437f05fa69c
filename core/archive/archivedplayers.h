// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"

#include <array>

/// Both players of a game, the first first, as the archive's database keeps them: in JSON.
QString playersToText(const std::array<ArchivedPlayer, 2>& players);
/// An engine that this version does not know any more leaves its name alone.
std::array<ArchivedPlayer, 2> playersFromText(const QString& text);
