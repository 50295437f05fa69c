// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <QString>
#include <span>
#include <stop_token>

namespace fourcast::chance {

/// A way to make an equation, or what it leads to, smaller. Each gives the same probabilities and
/// expected rewards, alone and with any others; Confluence to questions that overlook hidden steps
/// (see overlooksHidden()), and the others are refused by the check.
enum class Pass : std::uint8_t
{
    Simplify, ///< expressions
    Sums, ///< variables that `sum` and `psum` bind
    Constants, ///< parameters that never change
    DeadVariables, ///< data that is never read again
    Confluence, ///< hidden steps that may be taken at once
};

/// All of them, in the order in which they are made.
std::span<const Pass> passes();
/// "simplify", "sums", "constants", "dead", "confluence": as on the command line.
const char* nameOf(Pass pass);
/// Translated: "Expressions simplified".
QString titleOf(Pass pass);
/// Translated: what it does, in a sentence.
QString helpOf(Pass pass);

/// Where it is stopped the equation stays as it is.
Lppe reduced(const Lppe& lppe, Pass pass, const std::stop_token& stop = {});

/// One pass, and what it has made.
struct ReductionStep
{
    Pass pass = Pass::Simplify;
    Lppe after;
    bool hasChanged = false; ///< something, seen as text
};

struct Reduction
{
    Lppe before;
    std::vector<ReductionStep> steps;
    bool isWhole = true; ///< not stopped: then these are the passes that were made by that time

    const Lppe& after() const { return steps.empty() ? before : steps.back().after; }
};

/// Makes the passes that are wanted: the first three again and again until nothing changes, then
/// dead variables and all of that again, and confluence in the end. What was done is kept step by
/// step: what changed something, or was the first of its kind. Stops within 100 ms.
Reduction reduce(const Lppe& lppe, std::span<const Pass> wanted, const std::stop_token& stop = {});
/// All but confluence, or all.
Reduction reduce(const Lppe& lppe, bool withConfluence = false, const std::stop_token& stop = {});

}
