// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/simplify.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/fraction.h"
#include "core/chance/reduce/satisfy.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

bool isValue(const Expression& expression)
{
    return std::holds_alternative<Literal>(expression.node);
}

/// The sign that says the opposite.
std::optional<Operator> opposite(Operator sign)
{
    switch (sign) {
    case Operator::Equal:
        return Operator::NotEqual;
    case Operator::NotEqual:
        return Operator::Equal;
    case Operator::Less:
        return Operator::GreaterEqual;
    case Operator::GreaterEqual:
        return Operator::Less;
    case Operator::Greater:
        return Operator::LessEqual;
    case Operator::LessEqual:
        return Operator::Greater;
    default:
        return std::nullopt;
    }
}

class Simplifier
{
public:
    explicit Simplifier(const Box& box) : m_box(box) { }

    Expression of(const Expression& expression) const
    {
        // A chain of & or | is one thing.
        if (const auto* chain = std::get_if<Operation>(&expression.node);
            chain && (chain->sign == Operator::And || chain->sign == Operator::Or))
            return ofJunction(expression, chain->sign);
        Expression made = expression;
        for (Expression& each : operandsOf(made))
            each = of(each);
        if (std::holds_alternative<Operation>(made.node))
            return ofOperation(std::move(made));
        if (std::holds_alternative<BuiltinCall>(made.node))
            return ofBuiltin(std::move(made));
        if (std::holds_alternative<TableCall>(made.node))
            return folded(std::move(made));
        if (const auto* reference = std::get_if<Reference>(&made.node)) {
            const Interval there = m_box[static_cast<std::size_t>(reference->slot)];
            if (there.isOne())
                return literal(there.low, made.type, made.place);
        }
        return made;
    }

private:
    /// Its value, where nothing in it is open.
    static Expression folded(Expression expression)
    {
        if (!isConstant(expression))
            return expression;
        try {
            const Literal value = evaluate(expression, {});
            return {value, expression.place, expression.type};
        } catch (const syntax::Wrong&) {
            return expression; // said where it is asked for
        }
    }

    Expression ofOperation(Expression whole) const
    {
        auto& node = std::get<Operation>(whole.node);
        if (std::ranges::all_of(node.operands, isValue))
            return folded(std::move(whole));
        if (node.sign == Operator::Not)
            return ofNot(std::move(whole));
        if (whole.type.kind == Type::Kind::Bool)
            return ofComparison(std::move(whole));
        return ofArithmetic(std::move(whole));
    }

    static Expression ofNot(Expression whole)
    {
        Expression& inner = std::get<Operation>(whole.node).operands[0];
        auto* operation = std::get_if<Operation>(&inner.node);
        if (operation && operation->sign == Operator::Not) {
            Expression twice = std::move(operation->operands[0]);
            return twice;
        }
        if (operation && opposite(operation->sign)) {
            operation->sign = *opposite(operation->sign);
            Expression turned = std::move(inner);
            return turned;
        }
        return whole;
    }

    /// Parts that repeat others or say nothing are left out.
    Expression ofJunction(const Expression& whole, Operator sign) const
    {
        const bool isAnd = sign == Operator::And;
        std::vector<Expression> kept;
        const bool isDecided = addParts(whole, sign, kept);
        if (isDecided || kept.empty())
            return truth(isDecided != isAnd, whole.place);
        Expression made = std::move(kept[0]);
        for (std::size_t i = 1; i < kept.size(); ++i)
            made = applied(sign, std::move(made), std::move(kept[i]));
        return made;
    }

    /// Is it plain already what the whole is, from one part or from two that are opposite?
    bool addParts(const Expression& expression, Operator sign, std::vector<Expression>& to) const
    {
        const auto* operation = std::get_if<Operation>(&expression.node);
        if (operation && operation->sign == sign)
            return std::ranges::any_of(operation->operands, [&](const Expression& each) {
                return addParts(each, sign, to);
            });
        Expression made = of(expression);
        const auto* inner = std::get_if<Operation>(&made.node);
        if (inner && inner->sign == sign)
            return addParts(made, sign, to);
        const bool isAnd = sign == Operator::And;
        if (isAnd ? isFalse(made) : isTrue(made))
            return true;
        if (isAnd ? isTrue(made) : isFalse(made))
            return false;
        for (const Expression& other : to) {
            if (same(made, other))
                return false;
            if (areOpposite(made, other))
                return true;
        }
        to.push_back(std::move(made));
        return false;
    }

    static bool areOpposite(const Expression& left, const Expression& right)
    {
        const auto* one = std::get_if<Operation>(&left.node);
        const auto* other = std::get_if<Operation>(&right.node);
        if (one && one->sign == Operator::Not)
            return same(one->operands[0], right);
        if (other && other->sign == Operator::Not)
            return same(other->operands[0], left);
        return one && other && opposite(one->sign) == other->sign
            && std::ranges::equal(one->operands, other->operands, same);
    }

    Expression ofComparison(Expression whole) const
    {
        const auto& node = std::get<Operation>(whole.node);
        if (same(node.operands[0], node.operands[1])) {
            return truth(node.sign == Operator::Equal || node.sign == Operator::LessEqual
                             || node.sign == Operator::GreaterEqual,
                         whole.place);
        }
        const Enclosure made = enclosureOf(whole, m_box);
        if (made.interval.isOne())
            return truth(made.interval.low == 1, whole.place);
        return whole;
    }

    static Expression ofArithmetic(Expression whole)
    {
        auto& node = std::get<Operation>(whole.node);
        Expression& left = node.operands[0];
        Expression& right = node.operands.back();
        const bool rightAdds = node.sign == Operator::Add || node.sign == Operator::Subtract;
        const bool rightScales = node.sign == Operator::Multiply || node.sign == Operator::Divide
            || node.sign == Operator::Power;
        if ((rightAdds && isNumber(right, 0)) || (rightScales && isNumber(right, 1))) {
            Expression alone = std::move(left);
            return alone;
        }
        if ((node.sign == Operator::Add && isNumber(left, 0))
            || (node.sign == Operator::Multiply && isNumber(left, 1))) {
            Expression alone = std::move(right);
            return alone;
        }
        if (rightAdds)
            return withOneNumber(std::move(whole));
        return whole;
    }

    /// `x + 2 - 3` is `x - 1`.
    static Expression withOneNumber(Expression whole)
    {
        auto& node = std::get<Operation>(whole.node);
        auto* inner = std::get_if<Operation>(&node.operands[0].node);
        const auto* outerNumber = std::get_if<Literal>(&node.operands[1].node);
        if (!inner || !outerNumber
            || (inner->sign != Operator::Add && inner->sign != Operator::Subtract))
            return whole;
        const auto* innerNumber = std::get_if<Literal>(&inner->operands[1].node);
        if (!innerNumber)
            return whole;
        const auto value = [](Operator sign, Literal number) {
            return sign == Operator::Add ? number : Literal {-number.numerator, number.denominator};
        };
        try {
            const Literal sum
                = fraction::sum(value(inner->sign, *innerNumber), value(node.sign, *outerNumber));
            Expression rest = std::move(inner->operands[0]);
            if (sum.numerator == 0)
                return rest;
            const bool below = sum.numerator < 0;
            const Literal number {below ? -sum.numerator : sum.numerator, sum.denominator};
            return applied(below ? Operator::Subtract : Operator::Add, std::move(rest),
                           {number, whole.place, Type::natural()});
        } catch (const syntax::Wrong&) {
            return whole;
        }
    }

    Expression ofBuiltin(Expression whole) const
    {
        auto& call = std::get<BuiltinCall>(whole.node);
        if (call.function == Builtin::IfThenElse) {
            const bool equal = same(call.arguments[1], call.arguments[2]);
            if (equal || isValue(call.arguments[0])) {
                Expression chosen
                    = std::move(call.arguments[equal || isTrue(call.arguments[0]) ? 1 : 2]);
                return chosen;
            }
            return whole;
        }
        return folded(std::move(whole));
    }

    const Box& m_box;
};

} // namespace

Expression simplified(const Expression& expression, const Box& box)
{
    return Simplifier(box).of(expression);
}

Lppe simplified(const Lppe& lppe, const std::stop_token& stop)
{
    constexpr int mostBoxes = 4000;
    Lppe made = lppe;
    made.summands.clear();
    for (const Summand& each : lppe.summands) {
        if (stop.stop_requested())
            return lppe;
        const Box box = boxOf(lppe, each);
        Summand summand = each;
        summand.condition = simplified(each.condition, box);
        if (isFalse(summand.condition)
            || satisfiable({summand.condition}, box, mostBoxes, stop) == Satisfiable::Never)
            continue;
        summand.reward = simplified(each.reward, box);
        for (Expression& argument : summand.arguments)
            argument = simplified(argument, box);
        for (Alternative& alternative : summand.alternatives) {
            Box inner = box;
            addTo(inner, alternative.variables);
            alternative.probability = simplified(alternative.probability, inner);
            for (Expression& next : alternative.next)
                next = simplified(next, inner);
        }
        std::erase_if(summand.alternatives, [](const Alternative& alternative) {
            return isNumber(alternative.probability, 0);
        });
        made.summands.push_back(std::move(summand));
    }
    return made;
}

}
