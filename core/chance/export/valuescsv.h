// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/chance/check/problem/checkreport.h"

#include <QByteArray>

namespace fourcast::chance {

/// A line for each state: its number and the data of its parameters, then what a report says of it:
/// lower and upper bound, the fraction, and the best action, each as far as the report has it.
QByteArray valuesToCsv(const Automaton& automaton, const CheckReport& report);

}
