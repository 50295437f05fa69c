// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/language/specification.h"

namespace fourcast::formal {

/// Says what every name in the processes is, gives variables their slots, and throws Wrong where
/// something does not fit. The data must have been checked.
void checkProcesses(Specification& specification);

}
