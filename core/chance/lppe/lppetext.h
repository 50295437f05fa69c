// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

namespace fourcast::chance {

/// The equation as a specification that can be read again, one summand in a line.
QString text(const Lppe& lppe);
/// One of its summands: "s>0 => bet@1 . psum(i: {1..6}, 1/6 : X[s:=i])".
QString text(const Summand& summand, const Lppe& lppe);

}
