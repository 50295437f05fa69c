// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"

#include <QByteArray>

namespace fourcast::formal {

/// The system for Graphviz's `dot`: states as circles with their numbers, the initial one with an
/// arrow into it, deadlocks as double circles, a transition as an edge with its label.
QByteArray toDot(const Lts& lts);

}
