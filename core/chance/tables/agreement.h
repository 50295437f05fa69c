// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkreport.h"

#include <QString>

namespace fourcast::chance {

/// How an interval stands to a number that was printed.
enum class Agreement : std::uint8_t
{
    NotPublished, ///< there is none to be held against
    Rounded, ///< all of the interval is printed so when it is rounded to as many digits
    CutOff, ///< all of the interval is printed so when further digits are left out
    Inside, ///< it holds what a formula gives: nothing was printed
    Open, ///< the interval is too wide to tell
    Differs
};

/// `printed` is a decimal number such as "14.115", "3.77e-3" or "28"; "" or "-" where there is
/// none. Exact: the printed digits are compared as they stand. Both ends of the interval are
/// at least 0.
Agreement agreementOf(const Bounds& ours, const QString& printed);
/// Counts agree when they are equal.
Agreement agreementOf(std::uint64_t ours, const QString& printed);
/// Two intervals that hold the same number meet.
Agreement agreementOf(const Bounds& ours, const Bounds& formula);

}
