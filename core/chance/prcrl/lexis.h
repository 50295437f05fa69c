// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"
#include "core/syntax/operatorform.h"

#include <QString>
#include <array>
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

/// In the order of Operator.
constexpr std::array<syntax::OperatorForm, 15> operatorForms {{
    {"|", 1},
    {"&", 2},
    {"!", 3, syntax::OperatorForm::Place::Before},
    {"=", 4},
    {"!=", 4},
    {"<", 5},
    {"<=", 5},
    {">", 5},
    {">=", 5},
    {"+", 6},
    {"-", 6},
    {"*", 7},
    {"/", 7},
    {"^", 8, syntax::OperatorForm::Place::LeansRight},
    {"-", 9, syntax::OperatorForm::Place::Before},
}};

constexpr const syntax::OperatorForm& formOf(Operator sign)
{
    return operatorForms[static_cast<std::size_t>(sign)];
}

/// As it stands between two operands, in prCRL and in PRISM's language: " | ", "!=", ...
QString between(Operator sign);

}
