// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"
#include "core/chance/prcrl/specification.h"

namespace fourcast::chance {

struct Linearised
{
    Lppe lppe;
    /// What is no error but can't be meant, such as processes side by side that do nothing
    /// together: each with its place.
    std::vector<Error> warnings;
};

/// The linear equation of a specification: every rest of a process behind an action becomes a
/// location, and a parameter `pc` says which, where there are several; processes side by side
/// become one. Fails with a sentence where it would be too large, or where processes would do an
/// action together that has other arguments in each.
Expected<Linearised> linearise(const Specification& specification);

}
