// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/expression.h"

namespace fourcast::syntax {

/// How tight an operator binds, and to which side a chain of it leans.
struct Priority
{
    int level = 0;
    bool right = false;
};

/// forall and exists reach as far to the right as they can.
constexpr int quantifierLevel = 1;
constexpr int unaryLevel = 13;

/// As mCRL2 has it: * binds tighter than div and mod.
constexpr Priority priorityOf(Operator sign)
{
    switch (sign) {
    case Operator::Implies:
        return {2, true};
    case Operator::Or:
        return {3, true};
    case Operator::And:
        return {4, true};
    case Operator::Equal:
    case Operator::NotEqual:
        return {5, false};
    case Operator::Less:
    case Operator::LessEqual:
    case Operator::GreaterEqual:
    case Operator::Greater:
        return {6, false};
    case Operator::Add:
    case Operator::Subtract:
        return {10, false};
    case Operator::Div:
    case Operator::Mod:
        return {11, false};
    case Operator::Multiply:
        return {12, false};
    case Operator::Not:
    case Operator::Negate:
        return {unaryLevel, true};
    }
    return {};
}

}
