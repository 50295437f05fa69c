// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/paths.h"
#include "core/formal/mucalculus/solver.h"

#include <QStringList>
#include <chrono>

namespace fourcast::formal {

class FormulaGame;

enum class CheckStatus : std::uint8_t
{
    False,
    True,
    /// True, but only because steps that it speaks of can never happen (see `neverHappens`).
    Vacuous,
    Stopped,
    MemoryReached
};

/// What a formula is worth in the initial state of a system.
struct CheckResult
{
    CheckStatus status = CheckStatus::Stopped;
    /// Action formulas, as text, that mean no label of the system: of a vacuous formula those to
    /// which it owes its truth.
    QStringList neverHappens;
    /// Steps that show it, where steps can: of a false formula a counterexample, of a true one a
    /// witness.
    std::optional<Path> path;
    /// The last state of the path is the one after so many steps of it: what is between goes on for
    /// ever.
    std::optional<std::size_t> loopStart;
    /// How much was looked at.
    CheckProgress work;
    std::chrono::nanoseconds time {0};
    /// The formula as a game between one who says that it holds and one who doubts it; only where
    /// there is an answer. It needs the system, which must live as long. One thread at a time.
    std::shared_ptr<FormulaGame> game;

    bool isTrue() const { return status == CheckStatus::True || status == CheckStatus::Vacuous; }
    bool hasAnswer() const { return isTrue() || status == CheckStatus::False; }
};

/// Blocks until there is an answer, a stop or no memory. Fails with a sentence where a quantifier
/// has no bound or data no value. The system must be complete.
Expected<CheckResult> check(const Lts& lts, const Formula& formula,
                            const SolverOptions& options = {});

}
