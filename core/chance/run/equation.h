// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"
#include "core/chance/prcrl/specification.h"
#include "core/support/expected.h"

#include <stop_token>

namespace fourcast::chance {

/// What is explored of a model's text.
struct Equation
{
    Lppe lppe;
    /// Before it was reduced.
    Lppe plain;
    /// Of the reader and the lineariser.
    std::vector<Error> warnings;
    /// What was read; properties are read beside it.
    Specification specification;
};

/// Reads, checks and linearises a model and reduces what comes out by every pass but confluence,
/// which leaves out states that a person has written down. Fails with a sentence. Where it is
/// stopped some passes are missing: the equation is as good, and larger.
Expected<Equation> equationOf(const QString& text, const std::stop_token& stop = {});

}
