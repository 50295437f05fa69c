// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/language/specification.h"

namespace fourcast::formal {

/// What is no error but can't be meant: actions that never happen because nothing they communicate
/// with is there, or because allow does not list what they become, and the like. The specification
/// must have been checked.
std::vector<Error> warningsOf(const Specification& specification);

}
