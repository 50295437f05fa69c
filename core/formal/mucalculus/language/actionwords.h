// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/language/formula.h"

#include <set>

namespace fourcast::formal {

/// Variables, by their slots.
using Slots = std::set<int>;

/// An action formula in words, where it says which actions are meant: "take(w, any)", "best(...)"
/// with any arguments, "max(...) or min(...)", "7 times the same max(any, y, z, any) at once",
/// "take(w, any) with w > 0". In others, such as `!a && !b`, it stays as it is written. What is in
/// `any` is said so; see isAnyIn().
QString inWords(const ActionFormula& action, const Slots& any = {});

/// Is it of no importance which value the variable has? It is there once, or once in each of
/// several actions that are the same, as an argument by itself: for some value the formula means
/// just these actions with whatever stands there.
bool isAnyIn(const ActionFormula& action, int slot);
/// Does every action that is meant say what the variable is, as one of its arguments?
bool isToldBy(const ActionFormula& action, int slot);

}
