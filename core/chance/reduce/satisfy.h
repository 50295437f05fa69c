// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/reduce/interval.h"

#include <stop_token>

namespace fourcast::chance {

enum class Satisfiable : std::uint8_t
{
    Never,
    Sometimes,
    Unknown ///< it would take too long to find out, or was stopped
};

/// Is there a datum for each slot, in the box, for which all conditions are true? Boxes are halved
/// until that is plain, at most so many times.
Satisfiable satisfiable(std::vector<Expression> conditions, const Box& box, int most = 4000,
                        const std::stop_token& stop = {});

}
