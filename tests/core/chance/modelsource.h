// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a text to an equation, for tests: what is wrong is printed, and the equation is empty then.
#pragma once

#include "core/chance/lppe/linearise.h"
#include "core/chance/models/modeltable.h"

namespace modelsource {

using namespace fourcast::chance;

Linearised linearised(const QString& source);

Lppe linear(const QString& source);

QString sourceOf(const QString& name, const ModelValues& values = {});

/// "N=5,d=5" as values.
ModelValues valuesOf(const QString& settings);

}
