// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"

namespace fourcast::chance {

// Why an expression has no value; each throws Wrong with the place in the text, which the message
// does not name.

[[noreturn]] void failTooLarge(syntax::SourceLocation place);
[[noreturn]] void failAtModulus(syntax::SourceLocation place);
[[noreturn]] void failAtDivision(syntax::SourceLocation place);
[[noreturn]] void failAtPower(syntax::SourceLocation place);
/// `value` is "1/2".
[[noreturn]] void failBetweenNumbers(const QString& value, syntax::SourceLocation place);
[[noreturn]] void failWithoutRow(const FunctionTable& table,
                                 const std::vector<std::int64_t>& arguments,
                                 syntax::SourceLocation place);

}
