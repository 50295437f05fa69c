// SPDX-License-Identifier: GPL-3.0-or-later
//
// Functions, arithmetic and comparisons of whole numbers in a program.
#include "core/chance/automaton/evaluate/programbuilder.h"

#include <algorithm>
#include <limits>

namespace fourcast::chance {

namespace {

__extension__ typedef __int128 Wide; // NOLINT(modernize-use-using)
using Datum = std::numeric_limits<std::int64_t>;

bool fits(Wide low, Wide high)
{
    return Datum::min() <= low && high <= Datum::max();
}

std::int64_t cut(Wide number)
{
    return static_cast<std::int64_t>(std::clamp<Wide>(number, Datum::min(), Datum::max()));
}

}

ProgramBuilder::Operand ProgramBuilder::addNode(const BuiltinCall& call,
                                                const Expression& expression)
{
    const auto& arguments = call.arguments;
    if (call.function == Builtin::IfThenElse)
        return addLazily(arguments[0], arguments[1], arguments[2], expression);
    Operand result = add(arguments[0]);
    if (call.function == Builtin::Mod) {
        const Operand divisor = add(arguments[1]);
        if (result.constant && divisor.constant && *divisor.constant > 0)
            return constant((*result.constant % *divisor.constant + *divisor.constant)
                            % *divisor.constant);
        const bool isSure = divisor.low > 0;
        return emit(isSure ? Code::Mod : Code::ModChecked, result, divisor, 0,
                    std::max<std::int64_t>(divisor.high, 1) - 1, !isSure, expression.place);
    }
    const bool isMin = call.function == Builtin::Min;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const Operand other = add(arguments[i]);
        if (result.constant && other.constant) {
            result = constant(isMin ? std::min(*result.constant, *other.constant)
                                    : std::max(*result.constant, *other.constant));
            continue;
        }
        const std::int64_t low
            = isMin ? std::min(result.low, other.low) : std::max(result.low, other.low);
        const std::int64_t high
            = isMin ? std::min(result.high, other.high) : std::max(result.high, other.high);
        result = emit(isMin ? Code::Min : Code::Max, result, other, low, high, false,
                      expression.place);
    }
    return result;
}

ProgramBuilder::Operand ProgramBuilder::addNode(const Operation& operation,
                                                const Expression& expression)
{
    if (operation.sign == Operator::And || operation.sign == Operator::Or)
        return addJunction(operation, expression);
    const Operand left = add(operation.operands[0]);
    if (operation.sign == Operator::Not)
        return left.constant ? constant(*left.constant == 0 ? 1 : 0)
                             : emit(Code::Not, left, left, 0, 1, false, expression.place);
    if (operation.sign == Operator::Negate)
        return addArithmetic(Operator::Subtract, constant(0), left, expression);
    const Operand right = add(operation.operands[1]);
    if (operation.sign == Operator::Add || operation.sign == Operator::Subtract
        || operation.sign == Operator::Multiply)
        return addArithmetic(operation.sign, left, right, expression);
    return addComparison(operation.sign, left, right, expression);
}

ProgramBuilder::Operand ProgramBuilder::addArithmetic(Operator sign, Operand left, Operand right,
                                                      const Expression& expression)
{
    const Wide ll = left.low;
    const Wide lh = left.high;
    const Wide rl = right.low;
    const Wide rh = right.high;
    Wide low = ll + rl;
    Wide high = lh + rh;
    auto sure = Code::Add;
    auto checked = Code::AddChecked;
    if (sign == Operator::Subtract) {
        low = ll - rh;
        high = lh - rl;
        sure = Code::Subtract;
        checked = Code::SubtractChecked;
    } else if (sign == Operator::Multiply) {
        low = std::min({ll * rl, ll * rh, lh * rl, lh * rh});
        high = std::max({ll * rl, ll * rh, lh * rl, lh * rh});
        sure = Code::Multiply;
        checked = Code::MultiplyChecked;
    }
    if (left.constant && right.constant && fits(low, high))
        return constant(static_cast<std::int64_t>(low));
    const bool isSure = fits(low, high);
    return emit(isSure ? sure : checked, left, right, cut(low), cut(high), !isSure,
                expression.place);
}

ProgramBuilder::Operand ProgramBuilder::addComparison(Operator sign, Operand left, Operand right,
                                                      const Expression& expression)
{
    if (sign == Operator::Greater || sign == Operator::GreaterEqual) {
        std::swap(left, right);
        sign = sign == Operator::Greater ? Operator::Less : Operator::LessEqual;
    }
    const auto known = [&]() -> std::optional<bool> {
        const bool apart = left.high < right.low || right.high < left.low;
        const bool same = left.constant && left.constant == right.constant;
        switch (sign) {
        case Operator::Equal:
        case Operator::NotEqual:
            if (apart || same)
                return same == (sign == Operator::Equal);
            return {};
        case Operator::Less:
            if (left.high < right.low || left.low >= right.high)
                return left.high < right.low;
            return {};
        default:
            if (left.high <= right.low || left.low > right.high)
                return left.high <= right.low;
            return {};
        }
    }();
    if (known)
        return constant(*known ? 1 : 0);
    const Code code = sign == Operator::Equal ? Code::Equal
        : sign == Operator::NotEqual          ? Code::NotEqual
        : sign == Operator::Less              ? Code::Less
                                              : Code::LessEqual;
    return emit(code, left, right, 0, 1, false, expression.place);
}

}
