// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"
#include "core/syntax/token.h"

#include <QStringView>
#include <optional>
#include <span>

namespace fourcast::chance {

/// The tokens of a text in prCRL: words of letters, digits and _, numbers such as 6 or 0.25, signs;
/// comments go from -- to the end of the line. Throws syntax::Wrong.
std::vector<syntax::Token> prcrlTokens(QStringView text);

/// Has this word a meaning of its own, so that nothing can be named so?
bool isReservedInPrcrl(std::string_view word);
/// What begins a part of a specification: constant, type, ...
std::span<const char* const> itemWords();
/// All other words with a meaning of their own.
std::span<const char* const> otherWords();

/// A function that the language brings along: one of its own, or an operator in letters.
struct NamedFunction
{
    const char* name = nullptr;
    std::optional<Builtin> builtin;
    Operator sign = Operator::Not;
    int arguments = 2; ///< 0: two or more
};

std::span<const NamedFunction> namedFunctions();
const NamedFunction* findNamedFunction(std::string_view name);
const char* nameOf(Builtin function);

/// "|", "!=", ...
const char* text(Operator sign);

/// How tight operators bind: what is higher binds tighter.
constexpr int priorityOf(Operator sign)
{
    switch (sign) {
    case Operator::Or:
        return 1;
    case Operator::And:
        return 2;
    case Operator::Not:
        return 3;
    case Operator::Equal:
    case Operator::NotEqual:
        return 4;
    case Operator::Less:
    case Operator::LessEqual:
    case Operator::Greater:
    case Operator::GreaterEqual:
        return 5;
    case Operator::Add:
    case Operator::Subtract:
        return 6;
    case Operator::Multiply:
    case Operator::Divide:
        return 7;
    case Operator::Power:
        return 8;
    case Operator::Negate:
        return 9;
    }
    return 0;
}

}
