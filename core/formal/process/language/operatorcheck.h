// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/language/specification.h"

namespace fourcast::formal {

/// The names in allow, comm, hide, block or rename must be those of actions, and what communicates
/// must take the same arguments. Throws Wrong.
void checkOperator(const SetOperator& sign, const Specification& specification);

}
