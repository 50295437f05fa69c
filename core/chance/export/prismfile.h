// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"
#include "core/support/expected.h"

namespace fourcast::chance {

/// A model and what is asked of it, as PRISM (and Storm) read them.
struct PrismText
{
    QString model; ///< a `.prism` or `.nm` file
    QString properties; ///< a `.props` file, which names what is in the model
};

struct PrismOptions
{
    /// Commands of the model: a sum is written out, one for each of its data.
    std::size_t mostCommands = 20000;
};

/// The equation as an `mdp`. Beside it an observer watches `until`, as PRISM has no formulas about
/// actions: `untilState` is 1 when the goal is met, 2 when it is missed, and nothing follows.
///
/// PRISM's symbolic engines look at data that never occur, too; so each command says in its guard
/// that what it assigns is in range and that its probabilities sum to 1, where that is not plain.
///
/// Fails with a sentence where there would be too many commands.
Expected<PrismText> toPrism(const Lppe& lppe, const PrismOptions& options = {});

}
