// SPDX-License-Identifier: GPL-3.0-or-later
//
// What operators and functions take and give is as in mCRL2, so that what is right here is right
// there: 'n - 1' of a Nat is an Int, and exp of a Nat is a Nat.
#include "core/syntax/builtins.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

namespace fourcast::syntax {

namespace {

using Kind = Sort::Kind;

/// One way to apply a function or an operator to numbers; the first one whose parameters the
/// arguments fit counts.
struct Signature
{
    std::string_view name;
    int count;
    std::array<Kind, 2> parameters;
    Kind result;
};

constexpr Kind pos = Kind::Pos;
constexpr Kind nat = Kind::Nat;
constexpr Kind whole = Kind::Int;

constexpr std::array operators {
    Signature {"+", 2, {pos, nat}, pos},       Signature {"+", 2, {nat, pos}, pos},
    Signature {"+", 2, {nat, nat}, nat},       Signature {"+", 2, {whole, whole}, whole},
    Signature {"-", 2, {whole, whole}, whole}, Signature {"*", 2, {pos, pos}, pos},
    Signature {"*", 2, {nat, nat}, nat},       Signature {"*", 2, {whole, whole}, whole},
    Signature {"div", 2, {nat, pos}, nat},     Signature {"div", 2, {whole, pos}, whole},
    Signature {"mod", 2, {whole, pos}, nat},   Signature {"-", 1, {whole, whole}, whole},
};

struct Function
{
    Signature signature;
    Builtin builtin {};
};

constexpr std::array functions {
    Function {{"max", 2, {pos, whole}, pos}, Builtin::Max},
    Function {{"max", 2, {whole, pos}, pos}, Builtin::Max},
    Function {{"max", 2, {nat, whole}, nat}, Builtin::Max},
    Function {{"max", 2, {whole, nat}, nat}, Builtin::Max},
    Function {{"max", 2, {whole, whole}, whole}, Builtin::Max},
    Function {{"min", 2, {pos, pos}, pos}, Builtin::Min},
    Function {{"min", 2, {nat, nat}, nat}, Builtin::Min},
    Function {{"min", 2, {whole, whole}, whole}, Builtin::Min},
    Function {{"succ", 1, {nat, nat}, pos}, Builtin::Succ},
    Function {{"succ", 1, {whole, whole}, whole}, Builtin::Succ},
    Function {{"pred", 1, {pos, pos}, nat}, Builtin::Pred},
    Function {{"pred", 1, {whole, whole}, whole}, Builtin::Pred},
    Function {{"abs", 1, {whole, whole}, nat}, Builtin::Abs},
    Function {{"exp", 2, {pos, nat}, pos}, Builtin::Exp},
    Function {{"exp", 2, {nat, nat}, nat}, Builtin::Exp},
    Function {{"exp", 2, {whole, nat}, whole}, Builtin::Exp},
    Function {{"Pos2Nat", 1, {pos, pos}, nat}, Builtin::Convert},
    Function {{"Pos2Int", 1, {pos, pos}, whole}, Builtin::Convert},
    Function {{"Nat2Pos", 1, {nat, nat}, pos}, Builtin::Convert},
    Function {{"Nat2Int", 1, {nat, nat}, whole}, Builtin::Convert},
    Function {{"Int2Pos", 1, {whole, whole}, pos}, Builtin::Convert},
    Function {{"Int2Nat", 1, {whole, whole}, nat}, Builtin::Convert},
};

bool accepts(const Signature& signature, const std::vector<Expression>& arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (!fits(arguments[i].sort, Sort {signature.parameters[i]}))
            return false;
    return true;
}

/// A number must stand there, where the widest parameter takes any.
void requireNumbers(const std::vector<Expression>& arguments)
{
    for (const Expression& argument : arguments)
        if (!argument.sort.isNumber())
            requireSort(argument, Sort::integer());
}

/// The sort that holds the values of both, which must have something in common.
Sort joined(const Expression& left, const Expression& right)
{
    if (fits(left.sort, right.sort))
        return right.sort;
    requireSort(right, left.sort);
    return left.sort;
}

Sort numberSort(std::string_view name, const std::vector<Expression>& operands)
{
    requireNumbers(operands);
    const Signature* last = nullptr;
    for (const Signature& signature : operators) {
        if (signature.name != name || static_cast<std::size_t>(signature.count) != operands.size())
            continue;
        if (accepts(signature, operands))
            return Sort {signature.result};
        last = &signature;
    }
    // Only the divisor of div and mod may be a number and yet not fit.
    requireSort(operands[1], Sort {last->parameters[1]});
    Q_UNREACHABLE();
}

Sort ifSort(const Call& call, SourceLocation place)
{
    if (call.arguments.size() != 3) {
        failAt(place,
               QCoreApplication::translate("Syntax",
                                           "'if' takes three arguments: a condition, the value if "
                                           "true, and the value if false"));
    }
    requireSort(call.arguments[0], Sort::boolean());
    return joined(call.arguments[1], call.arguments[2]);
}

[[noreturn]] void failUnknownCall(const Call& call, SourceLocation place, const Scope& scope,
                                  const DataSpecification& data)
{
    if (scope.find(call.name) || data.enumerationOf(call.name)) {
        failAt(place,
               QCoreApplication::translate("Syntax", "'%1' is not a map, so it takes no arguments")
                   .arg(shown(call.name.name())));
    }
    std::vector<Symbol> known {Symbol("if")};
    for (const Map& map : data.maps)
        known.push_back(map.name);
    for (const Function& function : functions)
        known.emplace_back(function.signature.name);
    failAt(
        place,
        QCoreApplication::translate("Syntax", "there is no map '%1'").arg(shown(call.name.name()))
            + didYouMean(call.name.name(), known));
}

} // namespace

bool isBuiltin(std::string_view name)
{
    return name == "if" || std::ranges::any_of(functions, [name](const Function& function) {
               return function.signature.name == name;
           });
}

Sort checkOperation(const Operation& operation, SourceLocation)
{
    const std::vector<Expression>& operands = operation.operands;
    switch (operation.sign) {
    case Operator::Implies:
    case Operator::Or:
    case Operator::And:
    case Operator::Not:
        for (const Expression& operand : operands)
            requireSort(operand, Sort::boolean());
        return Sort::boolean();
    case Operator::Equal:
    case Operator::NotEqual:
        (void)joined(operands[0], operands[1]);
        return Sort::boolean();
    case Operator::Less:
    case Operator::LessEqual:
    case Operator::GreaterEqual:
    case Operator::Greater:
        requireNumbers(operands);
        return Sort::boolean();
    case Operator::Add:
    case Operator::Subtract:
    case Operator::Div:
    case Operator::Mod:
    case Operator::Multiply:
    case Operator::Negate:
        return numberSort(text(operation.sign), operands);
    }
    Q_UNREACHABLE();
}

Sort checkBuiltin(Call& call, SourceLocation place, const Scope& scope,
                  const DataSpecification& data)
{
    const std::string_view name = call.name.name();
    if (name == "if") {
        call.builtin = Builtin::If;
        return ifSort(call, place);
    }
    const Signature* last = nullptr;
    for (const Function& function : functions) {
        if (function.signature.name != name)
            continue;
        last = &function.signature;
        if (static_cast<std::size_t>(last->count) == call.arguments.size()
            && accepts(*last, call.arguments)) {
            call.builtin = function.builtin;
            return Sort {last->result};
        }
    }
    if (!last)
        failUnknownCall(call, place, scope, data);
    if (static_cast<std::size_t>(last->count) != call.arguments.size()) {
        failAt(
            place,
            QCoreApplication::translate("Syntax", "'%1' takes %n argument(s)", nullptr, last->count)
                    .arg(call.name.text())
                + QCoreApplication::translate("Syntax", ", not %1").arg(call.arguments.size()));
    }
    for (std::size_t i = 0; i < call.arguments.size(); ++i)
        requireSort(call.arguments[i], Sort {last->parameters[i]});
    Q_UNREACHABLE();
}

}
