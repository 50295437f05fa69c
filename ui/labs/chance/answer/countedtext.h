// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"

#include <optional>

/// What the axis of a curve counts: "how often roll until the goal", "steps until the goal" where
/// there are no names.
QString countedTitle(const QString& names);
QString countedTitle(const fourcast::chance::Automaton& automaton,
                     const std::optional<fourcast::chance::ActionFormula>& counted);
