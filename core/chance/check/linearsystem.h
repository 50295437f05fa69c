// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/automaton/evaluate/rational.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace fourcast::chance {

/// x = constant + sum of coefficient * x of others (or its own).
struct LinearEquation
{
    Rational constant = 0;
    std::map<std::uint32_t, Rational> terms;
};

/// The solution of as many equations as there are unknowns, exactly, by elimination of those first
/// that fewest others mention. There must be one solution. Nothing where `isStopped`, which is
/// asked between two eliminations, said so.
std::optional<std::vector<Rational>> solveExactly(std::vector<LinearEquation> equations,
                                                  const std::function<bool()>& isStopped);

}
