// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"

/// What a choice is worth where all that follows is done as well as can be: a probability, or what
/// is still to come, as was asked. Nothing where no values are known.
std::optional<fourcast::chance::Bounds>
choiceValue(const ChanceSystem& system, const fourcast::chance::Automaton::Choice& choice);

/// Does the strategy make the choice of this number, where there are several? None does where it is
/// empty.
bool isBestChoice(const fourcast::chance::Automaton& automaton,
                  std::span<const std::uint32_t> strategy, fourcast::chance::State state,
                  std::uint32_t choice);
