// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <optional>

/// Exact scores that need no search, such as an opening book's.
class KnownScores
{
public:
    KnownScores() = default;
    KnownScores(const KnownScores&) = delete;
    KnownScores& operator=(const KnownScores&) = delete;
    virtual ~KnownScores() = default;

    /// The score of an unfinished position (exactscore.h), or nothing. Called from many threads.
    virtual std::optional<int> score(const Position& position) const = 0;
};
