// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"
#include "core/chance/prcrl/until.h"

#include <QString>

namespace fourcast::chance {

/// As it can be read again, with brackets only where they are needed.
QString text(const Expression& expression);
/// As the operand of an operator of this level (see formOf), in brackets where it needs
/// them.
QString text(const Expression& expression, int level);
/// "s: {0..5}".
QString text(const Variable& variable);
/// "until [true U a | b]".
QString text(const Until& until);

}
