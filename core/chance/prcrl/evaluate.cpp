// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/fraction.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <compare>

namespace fourcast::chance {

using syntax::SourceLocation;

namespace {

constexpr Literal truthOf(bool value)
{
    return {value ? 1 : 0, 1};
}

class Evaluator
{
public:
    explicit Evaluator(std::span<const std::int64_t> data) : m_data(data) { }

    Literal of(const Expression& expression) const
    {
        if (const auto* literal = std::get_if<Literal>(&expression.node))
            return *literal;
        if (const auto* reference = std::get_if<Reference>(&expression.node))
            return {m_data[static_cast<std::size_t>(reference->slot)], 1};
        if (const auto* operation = std::get_if<Operation>(&expression.node))
            return ofOperation(*operation, expression.place);
        if (const auto* call = std::get_if<BuiltinCall>(&expression.node)) {
            if (call->function == Builtin::IfThenElse)
                return of(call->arguments[of(call->arguments[0]).numerator != 0 ? 1 : 2]);
            return builtin(call->function, all(call->arguments), expression.place);
        }
        const auto& call = std::get<TableCall>(expression.node);
        return valueIn(*call.table, all(call.arguments), expression.place);
    }

private:
    Literal ofOperation(const Operation& node, SourceLocation place) const
    {
        const Literal left = of(node.operands[0]);
        if (node.sign == Operator::Or || node.sign == Operator::And) {
            const bool decided = (left.numerator != 0) == (node.sign == Operator::Or);
            return decided ? left : of(node.operands[1]);
        }
        if (node.operands.size() == 1)
            return chance::operation(node.sign, std::array {left}, place);
        return chance::operation(node.sign, std::array {left, of(node.operands[1])}, place);
    }

    std::vector<Literal> all(const std::vector<Expression>& expressions) const
    {
        std::vector<Literal> values;
        values.reserve(expressions.size());
        for (const Expression& each : expressions)
            values.push_back(of(each));
        return values;
    }

    std::span<const std::int64_t> m_data;
};

void addLinks(const Expression& expression, Operator sign, std::vector<Expression>& to)
{
    const auto* operation = std::get_if<Operation>(&expression.node);
    if (!operation || operation->sign != sign)
        return to.push_back(expression);
    for (const Expression& each : operation->operands)
        addLinks(each, sign, to);
}

bool sameOperands(std::span<const Expression> left, std::span<const Expression> right)
{
    return std::ranges::equal(left, right,
                              [](const Expression& a, const Expression& b) { return same(a, b); });
}

} // namespace

Literal evaluate(const Expression& expression, std::span<const std::int64_t> data)
{
    return Evaluator(data).of(expression);
}

Literal operation(Operator sign, std::span<const Literal> operands, SourceLocation place)
{
    const Literal& left = operands[0];
    const Literal& right = operands.back();
    switch (sign) {
    case Operator::Or:
        return truthOf(left.numerator != 0 || right.numerator != 0);
    case Operator::And:
        return truthOf(left.numerator != 0 && right.numerator != 0);
    case Operator::Not:
        return truthOf(left.numerator == 0);
    case Operator::Equal:
        return truthOf(fraction::equal(left, right));
    case Operator::NotEqual:
        return truthOf(!fraction::equal(left, right));
    case Operator::Less:
        return truthOf(std::is_lt(fraction::compare(left, right)));
    case Operator::LessEqual:
        return truthOf(std::is_lteq(fraction::compare(left, right)));
    case Operator::Greater:
        return truthOf(std::is_gt(fraction::compare(left, right)));
    case Operator::GreaterEqual:
        return truthOf(std::is_gteq(fraction::compare(left, right)));
    case Operator::Add:
        return fraction::sum(left, right, place);
    case Operator::Subtract:
        return fraction::difference(left, right, place);
    case Operator::Multiply:
        return fraction::product(left, right, place);
    case Operator::Divide:
        return fraction::quotient(left, right, place);
    case Operator::Power:
        return fraction::power(left, right, place);
    case Operator::Negate:
        return {-left.numerator, left.denominator};
    }
    return left;
}

Literal builtin(Builtin function, std::span<const Literal> arguments, SourceLocation place)
{
    const auto less
        = [](const Literal& a, const Literal& b) { return std::is_lt(fraction::compare(a, b)); };
    switch (function) {
    case Builtin::Min:
        return std::ranges::min(arguments, less);
    case Builtin::Max:
        return std::ranges::max(arguments, less);
    case Builtin::Mod:
        return fraction::remainder(arguments[0], arguments[1], place);
    case Builtin::IfThenElse:
        return arguments[arguments[0].numerator != 0 ? 1 : 2];
    }
    return arguments[0];
}

Literal valueIn(const FunctionTable& table, std::span<const Literal> arguments,
                SourceLocation place)
{
    std::vector<std::int64_t> wanted;
    QStringList shown;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (fraction::isWhole(arguments[i]))
            wanted.push_back(arguments[i].numerator);
        shown << (fraction::isWhole(arguments[i]) ? text(table.arguments[i], arguments[i].numerator)
                                                  : fraction::text(arguments[i]));
    }
    const auto found
        = std::ranges::lower_bound(table.rows, wanted, {}, &FunctionTable::Row::arguments);
    if (found == table.rows.end() || found->arguments != wanted) {
        syntax::failAt(place,
                       QCoreApplication::translate("Prcrl", "the function '%1' has no row for %2")
                           .arg(table.name.text(), shown.join(QStringLiteral(", "))));
    }
    return {found->numerator, found->denominator};
}

void eachReference(const Expression& expression, const std::function<void(const Reference&)>& visit)
{
    if (const auto* reference = std::get_if<Reference>(&expression.node))
        visit(*reference);
    for (const Expression& each : operandsOf(expression))
        eachReference(each, visit);
}

std::vector<Expression> linksOf(const Expression& expression, Operator sign)
{
    std::vector<Expression> links;
    addLinks(expression, sign, links);
    return links;
}

bool eachTuple(std::span<const Variable> variables,
               const std::function<bool(const std::vector<std::int64_t>&)>& visit)
{
    std::vector<std::int64_t> tuple;
    for (const Variable& variable : variables) {
        if (variable.type.size() == 0)
            return true;
        tuple.push_back(variable.type.low);
    }
    for (;;) {
        if (!visit(tuple))
            return false;
        std::size_t at = tuple.size();
        while (at > 0 && tuple[at - 1] == variables[at - 1].type.high) {
            tuple[at - 1] = variables[at - 1].type.low;
            --at;
        }
        if (at == 0)
            return true;
        ++tuple[at - 1];
    }
}

bool isConstant(const Expression& expression)
{
    bool found = false;
    eachReference(expression, [&found](const Reference&) { found = true; });
    return !found;
}

bool mentions(const Expression& expression, int slot)
{
    bool found = false;
    eachReference(expression,
                  [&found, slot](const Reference& each) { found = found || each.slot == slot; });
    return found;
}

namespace {

using Replace = std::function<Expression(const Reference&, const Expression&)>;

void substitute(Expression& expression, const Replace& replace)
{
    if (const auto* reference = std::get_if<Reference>(&expression.node)) {
        expression = replace(Reference(*reference), expression);
        return;
    }
    for (Expression& each : operandsOf(expression))
        substitute(each, replace);
}

} // namespace

Expression
substituted(const Expression& expression,
            const std::function<Expression(const Reference&, const Expression&)>& replace)
{
    Expression made = expression;
    substitute(made, replace);
    return made;
}

Expression moved(const Expression& expression, std::span<const int> slots)
{
    return substituted(expression, [slots](const Reference& reference, const Expression& whole) {
        Expression made = whole;
        std::get<Reference>(made.node).slot = slots[static_cast<std::size_t>(reference.slot)];
        return made;
    });
}

bool same(const Expression& left, const Expression& right)
{
    if (left.node.index() != right.node.index())
        return false;
    if (const auto* literal = std::get_if<Literal>(&left.node))
        return left.type.kind == right.type.kind
            && fraction::equal(*literal, std::get<Literal>(right.node));
    if (const auto* reference = std::get_if<Reference>(&left.node))
        return reference->slot == std::get<Reference>(right.node).slot;
    if (const auto* call = std::get_if<TableCall>(&left.node)) {
        if (call->table != std::get<TableCall>(right.node).table)
            return false;
    } else if (const auto* function = std::get_if<BuiltinCall>(&left.node)) {
        if (function->function != std::get<BuiltinCall>(right.node).function)
            return false;
    } else if (std::get<Operation>(left.node).sign != std::get<Operation>(right.node).sign) {
        return false;
    }
    return sameOperands(operandsOf(left), operandsOf(right));
}

Expression literal(std::int64_t value, const Type& type, SourceLocation place)
{
    return {Literal {value, 1}, place, type};
}

Expression truth(bool value, SourceLocation place)
{
    return {Literal {value ? 1 : 0, 1}, place, Type::boolean()};
}

Expression applied(Operator sign, Expression left, Expression right)
{
    const bool isNumber = sign >= Operator::Add;
    const SourceLocation place = left.place;
    Operation node {sign, {}};
    node.operands.push_back(std::move(left));
    node.operands.push_back(std::move(right));
    return {std::move(node), place, isNumber ? Type::natural() : Type::boolean()};
}

Expression negation(Expression operand)
{
    const SourceLocation place = operand.place;
    Operation node {Operator::Not, {}};
    node.operands.push_back(std::move(operand));
    return {std::move(node), place, Type::boolean()};
}

Expression reference(const Variable& variable, int slot)
{
    return {Reference {variable.name, slot}, variable.place, variable.type};
}

Expression both(Expression left, Expression right)
{
    if (isTrue(left))
        return right;
    if (isTrue(right))
        return left;
    return applied(Operator::And, std::move(left), std::move(right));
}

bool isNumber(const Expression& expression, std::int64_t value)
{
    const auto* literal = std::get_if<Literal>(&expression.node);
    return literal && expression.type.kind == Type::Kind::Range && literal->denominator == 1
        && literal->numerator == value;
}

bool isTrue(const Expression& expression)
{
    const auto* literal = std::get_if<Literal>(&expression.node);
    return literal && expression.type.kind == Type::Kind::Bool && literal->numerator == 1;
}

bool isFalse(const Expression& expression)
{
    const auto* literal = std::get_if<Literal>(&expression.node);
    return literal && expression.type.kind == Type::Kind::Bool && literal->numerator == 0;
}

}
