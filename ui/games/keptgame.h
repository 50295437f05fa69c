// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/gamearchive.h"
#include "core/recording/recording.h"

#include <memory>

/// A game of the archive that goes to the board.
struct KeptGame
{
    ArchivedGame game;
    KeptAs as;
    /// What its searches reported; null where that was not kept.
    std::shared_ptr<const Recording> recording {};
};
