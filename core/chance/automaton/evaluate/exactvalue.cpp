// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/evaluate/exactvalue.h"
#include "core/chance/automaton/evaluate/failures.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

class ExactEvaluation
{
public:
    explicit ExactEvaluation(std::span<const std::int64_t> frame) : m_frame(frame) { }

    Rational valueOf(const Expression& expression) const
    {
        return std::visit([&](const auto& node) { return value(node, expression); },
                          expression.node);
    }

private:
    Rational value(const Literal& literal, const Expression& /*expression*/) const
    {
        return rationalOf(literal.numerator, literal.denominator);
    }
    Rational value(const Reference& reference, const Expression& /*expression*/) const
    {
        return rationalOf(m_frame[static_cast<std::size_t>(reference.slot)]);
    }
    Rational value(const TableCall& call, const Expression& expression) const
    {
        std::vector<std::int64_t> arguments;
        for (const Expression& argument : call.arguments)
            arguments.push_back(exactDatum(argument, m_frame));
        const auto& rows = call.table->rows;
        const auto row
            = std::ranges::lower_bound(rows, arguments, {}, &FunctionTable::Row::arguments);
        if (row == rows.end() || row->arguments != arguments)
            failWithoutRow(*call.table, arguments, expression.place);
        return rationalOf(row->numerator, row->denominator);
    }
    Rational value(const BuiltinCall& call, const Expression& expression) const;
    Rational value(const Operation& operation, const Expression& expression) const;

    bool isTrue(const Expression& expression) const { return valueOf(expression) != 0; }

    std::span<const std::int64_t> m_frame;
};

Rational ExactEvaluation::value(const BuiltinCall& call, const Expression& expression) const
{
    const auto& arguments = call.arguments;
    if (call.function == Builtin::IfThenElse)
        return valueOf(arguments[isTrue(arguments[0]) ? 1 : 2]);
    Rational result = valueOf(arguments[0]);
    if (call.function == Builtin::Mod) {
        const Rational divisor = valueOf(arguments[1]);
        if (divisor <= 0 || result.get_den() != 1 || divisor.get_den() != 1)
            failAtModulus(expression.place);
        mpz_class rest;
        mpz_fdiv_r(rest.get_mpz_t(), result.get_num_mpz_t(), divisor.get_num_mpz_t());
        return Rational(rest);
    }
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const Rational other = valueOf(arguments[i]);
        if (call.function == Builtin::Min ? other < result : other > result)
            result = other;
    }
    return result;
}

Rational power(const Rational& base, const Rational& exponent, syntax::SourceLocation place)
{
    // So that nobody fills the memory with 9^(9^9).
    constexpr long mostExponent = 100'000;
    const std::optional<std::int64_t> whole = wholeOf(exponent);
    if (!whole || std::abs(*whole) > mostExponent || (*whole < 0 && base == 0))
        failAtPower(place);
    const auto times = static_cast<unsigned long>(std::abs(*whole));
    Rational result;
    mpz_pow_ui(result.get_num_mpz_t(), base.get_num_mpz_t(), times);
    mpz_pow_ui(result.get_den_mpz_t(), base.get_den_mpz_t(), times);
    return *whole < 0 ? Rational(1 / result) : result;
}

Rational ExactEvaluation::value(const Operation& operation, const Expression& expression) const
{
    const auto& operands = operation.operands;
    // The right side of these may not count.
    if (operation.sign == Operator::Or)
        return isTrue(operands[0]) || isTrue(operands[1]) ? 1 : 0;
    if (operation.sign == Operator::And)
        return isTrue(operands[0]) && isTrue(operands[1]) ? 1 : 0;
    const Rational left = valueOf(operands[0]);
    if (operation.sign == Operator::Not)
        return left == 0 ? 1 : 0;
    if (operation.sign == Operator::Negate)
        return -left;
    const Rational right = valueOf(operands[1]);
    switch (operation.sign) {
    case Operator::Equal:
        return left == right ? 1 : 0;
    case Operator::NotEqual:
        return left != right ? 1 : 0;
    case Operator::Less:
        return left < right ? 1 : 0;
    case Operator::LessEqual:
        return left <= right ? 1 : 0;
    case Operator::Greater:
        return left > right ? 1 : 0;
    case Operator::GreaterEqual:
        return left >= right ? 1 : 0;
    case Operator::Add:
        return left + right;
    case Operator::Subtract:
        return left - right;
    case Operator::Multiply:
        return left * right;
    case Operator::Divide:
        if (right == 0)
            failAtDivision(expression.place);
        return left / right;
    case Operator::Power:
        return power(left, right, expression.place);
    default:
        break;
    }
    Q_UNREACHABLE();
    return {};
}

} // namespace

Rational exactValue(const Expression& expression, std::span<const std::int64_t> frame)
{
    return ExactEvaluation(frame).valueOf(expression);
}

std::int64_t exactDatum(const Expression& expression, std::span<const std::int64_t> frame)
{
    const Rational value = exactValue(expression, frame);
    if (value.get_den() != 1)
        failBetweenNumbers(text(value), expression.place);
    const std::optional<std::int64_t> whole = wholeOf(value);
    if (!whole)
        failTooLarge(expression.place);
    return *whole;
}

void eachSlot(const Expression& expression, const std::function<void(int)>& visit)
{
    const auto each = [&visit](const std::vector<Expression>& parts) {
        for (const Expression& part : parts)
            eachSlot(part, visit);
    };
    if (const auto* reference = std::get_if<Reference>(&expression.node))
        visit(reference->slot);
    else if (const auto* table = std::get_if<TableCall>(&expression.node))
        each(table->arguments);
    else if (const auto* builtin = std::get_if<BuiltinCall>(&expression.node))
        each(builtin->arguments);
    else if (const auto* operation = std::get_if<Operation>(&expression.node))
        each(operation->operands);
}

}
