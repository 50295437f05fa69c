// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <gmpxx.h>

namespace fourcast::chance {

// Included by the .cpp files of this library alone, so that GMP stays private to it.

/// A decimal such as "3.77e-3" or "28", exactly.
struct Decimal
{
    mpq_class value;
    mpq_class unit; ///< what one in the last place is worth
};

/// The text must be a decimal.
Decimal readDecimal(const QString& text);

}
