// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/board/position.h"
#include "core/compare/comparisonsample.h"
#include "core/match/entrant.h"

#include <vector>

/// A search that was made before, as for a move of a game: what it cost is seen beside its
/// repetitions.
struct RecordedSearch
{
    ComparisonSample sample {};
    QString title {}; ///< "Move 7"
    /// As machineText() says it.
    QString machine {};
};

/// One position searched by several engines or settings, again and again.
struct ComparisonRequest
{
    static constexpr int mostContenders = 6;
    static constexpr int mostRepeats = 1000;

    /// The moves that lead to it.
    std::vector<Move> moves {};
    /// One to six; each searches as if it was the first, with an engine of its own.
    std::vector<Entrant> contenders {};
    /// Rounds: in each everybody searches once, one after the other, so that a busy spell hits all.
    int repeats = 5;
    /// The contender that all others are measured against.
    int reference = 0;
    /// What pruning saves is found as well: the full tree, the least one, and plain alpha-beta.
    bool pruning = true;
    /// Of this position, by the first contender with these settings; nothing where none is
    /// repeated.
    std::optional<RecordedSearch> recorded {};

    Position position() const { return positionAfter(moves); }
    /// Fails with a sentence where a number is out of range, an engine is none, or the game is
    /// over.
    Expected<void> check() const;
};

/// "A", "B", ...: what a contender is called where its name has no room.
QString contenderLetter(std::size_t contender);
