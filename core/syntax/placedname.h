// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/symbol.h"
#include "core/syntax/wrong.h"

namespace fourcast::syntax {

/// A name where it stands in a text.
struct PlacedName
{
    Symbol name;
    SourceLocation place = {};
};

}
