// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/arithmetic.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::syntax::arithmetic {

namespace {

[[noreturn]] void failTooLarge(const Expression& expression)
{
    failAt(expression.place,
           QCoreApplication::translate("Syntax", "a number grows beyond %1 here")
               .arg(std::numeric_limits<std::int64_t>::max()));
}

std::int64_t added(std::int64_t left, std::int64_t right, const Expression& expression)
{
    std::int64_t result = 0;
    if (__builtin_add_overflow(left, right, &result))
        failTooLarge(expression);
    return result;
}

std::int64_t subtracted(std::int64_t left, std::int64_t right, const Expression& expression)
{
    std::int64_t result = 0;
    if (__builtin_sub_overflow(left, right, &result))
        failTooLarge(expression);
    return result;
}

std::int64_t multiplied(std::int64_t left, std::int64_t right, const Expression& expression)
{
    std::int64_t result = 0;
    if (__builtin_mul_overflow(left, right, &result))
        failTooLarge(expression);
    return result;
}

/// Rounded down, as mCRL2 does; the divisor is a Pos.
std::int64_t divided(std::int64_t left, std::int64_t right)
{
    return left / right - (left % right < 0 ? 1 : 0);
}

std::int64_t power(std::int64_t base, std::int64_t exponent, const Expression& expression)
{
    // These never grow, however often they are multiplied.
    if (base == 0 || base == 1)
        return exponent == 0 ? 1 : base;
    if (base == -1)
        return exponent % 2 == 0 ? 1 : -1;
    std::int64_t result = 1;
    for (std::int64_t i = 0; i < exponent; ++i)
        result = multiplied(result, base, expression);
    return result;
}

std::int64_t converted(std::int64_t number, const Call& call, const Expression& expression)
{
    if (!isOf(expression.sort, number)) {
        failAt(expression.place,
               QCoreApplication::translate("Syntax", "%1(%2) has no value: %2 is not a %3")
                   .arg(call.name.text(), QString::number(number), text(expression.sort)));
    }
    return number;
}

} // namespace

bool isOf(const Sort& sort, std::int64_t number)
{
    return sort.kind == Sort::Kind::Pos ? number > 0
        : sort.kind == Sort::Kind::Nat  ? number >= 0
                                        : true;
}

Value operation(Operator sign, Value left, Value right, const Expression& expression)
{
    const std::int64_t a = left.number;
    const std::int64_t b = right.number;
    switch (sign) {
    case Operator::Equal:
        return Value::truth(left == right);
    case Operator::NotEqual:
        return Value::truth(left != right);
    case Operator::Less:
        return Value::truth(a < b);
    case Operator::LessEqual:
        return Value::truth(a <= b);
    case Operator::GreaterEqual:
        return Value::truth(a >= b);
    case Operator::Greater:
        return Value::truth(a > b);
    case Operator::Add:
        return Value::of(added(a, b, expression));
    case Operator::Subtract:
        return Value::of(subtracted(a, b, expression));
    case Operator::Multiply:
        return Value::of(multiplied(a, b, expression));
    case Operator::Div:
        return Value::of(divided(a, b));
    case Operator::Mod:
        return Value::of(a - multiplied(divided(a, b), b, expression));
    case Operator::Negate:
        return Value::of(subtracted(0, b, expression));
    case Operator::Implies:
    case Operator::Or:
    case Operator::And:
    case Operator::Not:
        break;
    }
    Q_UNREACHABLE();
}

Value call(const Call& call, std::span<const Value> arguments, const Expression& expression)
{
    const std::int64_t a = arguments[0].number;
    const std::int64_t b = arguments.size() > 1 ? arguments[1].number : 0;
    switch (call.builtin) {
    case Builtin::Max:
        return Value::of(std::max(a, b));
    case Builtin::Min:
        return Value::of(std::min(a, b));
    case Builtin::Succ:
        return Value::of(added(a, 1, expression));
    case Builtin::Pred:
        return Value::of(subtracted(a, 1, expression));
    case Builtin::Abs:
        return Value::of(a < 0 ? subtracted(0, a, expression) : a);
    case Builtin::Exp:
        return Value::of(power(a, b, expression));
    case Builtin::Convert:
        return Value::of(converted(a, call, expression));
    case Builtin::If:
        break;
    }
    Q_UNREACHABLE();
}

}
