// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"

#include <QByteArray>

namespace fourcast::chance {

/// As a graph in Graphviz's language: states as boxes, choices as points with their action, and the
/// probability at each branch. A choice that is certain is an arrow.
QByteArray toDot(const Automaton& automaton);

}
