// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/expression.h"
#include "core/syntax/operatorform.h"

#include <array>

namespace fourcast::syntax {

/// forall and exists reach as far to the right as they can.
constexpr int quantifierLevel = 1;
constexpr int unaryLevel = 13;

/// In the order of Operator. As mCRL2 has it: * binds tighter than div and mod.
constexpr std::array<OperatorForm, 16> operatorForms {{
    {"=>", 2, OperatorForm::Place::LeansRight},
    {"||", 3, OperatorForm::Place::LeansRight},
    {"&&", 4, OperatorForm::Place::LeansRight},
    {"==", 5},
    {"!=", 5},
    {"<", 6},
    {"<=", 6},
    {">=", 6},
    {">", 6},
    {"+", 10},
    {"-", 10},
    {"div", 11},
    {"mod", 11},
    {"*", 12},
    {"!", unaryLevel, OperatorForm::Place::Before},
    {"-", unaryLevel, OperatorForm::Place::Before},
}};

constexpr const OperatorForm& formOf(Operator sign)
{
    return operatorForms[static_cast<std::size_t>(sign)];
}

}
