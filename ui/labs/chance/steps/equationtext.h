// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/steps/stepped.h"
#include "ui/labs/chance/answer/chancesystem.h"

/// The equation of a state as it stands in a textbook, with the numbers of a sweep filled in.
namespace equationtext {

/// As HTML. What stands at the right of a sweep is made of the values of the sweep before; of the
/// first one nothing is made.
QString html(const ChanceSystem& system, const fourcast::chance::SteppedCheck& steps,
             fourcast::chance::State state, std::size_t sweep, bool inFractions);

/// A bound after a sweep: "5/18", or a decimal where no fraction is wanted or it is too long.
QString low(const fourcast::chance::SteppedCheck::Sweep& sweep, fourcast::chance::State state,
            bool inFractions, int figures = 6);
QString high(const fourcast::chance::SteppedCheck::Sweep& sweep, fourcast::chance::State state,
             bool inFractions, int figures = 6);

}
