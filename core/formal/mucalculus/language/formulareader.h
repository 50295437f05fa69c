// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/language/formula.h"
#include "core/syntax/tokenreader.h"

namespace fourcast::formal {

/// What this reads must come next; it throws syntax::Wrong. What is read wants a check.
StateFormula readStateFormula(syntax::TokenReader& reader);
RegularFormula readRegularFormula(syntax::TokenReader& reader);

/// Says what every name of the formula is. May give the sort of an inferred signature its name.
/// Throws syntax::Wrong.
void checkFormula(Formula& formula);

}
