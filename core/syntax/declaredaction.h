// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/dataspecification.h"

namespace fourcast::syntax {

class TokenReader;

/// `act take: Nat # Nat;`
struct DeclaredAction
{
    Symbol name;
    std::vector<Sort> sorts; ///< of its arguments
    SourceLocation place;
};

/// What follows the word `act`. Throws Wrong.
void readActions(TokenReader& reader, std::vector<DeclaredAction>& actions);

/// The one of this name, or nothing.
const DeclaredAction* findAction(const std::vector<DeclaredAction>& actions, Symbol name);

/// "act take: Nat # Nat;\n"
QString text(const DeclaredAction& action);

}
