// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkreport.h"

namespace fourcast::chance {

/// The digits that are certain, ten at most: "3.409090909", "1.15e-11", "infinite". Every number of
/// the interval is rounded to it; where not even one digit is certain the middle, with "about",
/// and where no upper end is known "at least".
QString certainText(const Bounds& bounds);
/// "[3.4090908, 3.4090911]": decimals outside of which the value can't be, with two digits more
/// than are certain.
QString intervalText(const Bounds& bounds);

}
