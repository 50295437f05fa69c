// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/sums.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/fraction.h"
#include "core/chance/reduce/rewrite.h"
#include "core/chance/reduce/satisfy.h"
#include "core/chance/reduce/simplify.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

constexpr std::uint64_t mostValues = 1000;

/// Is its value a whole number, whatever its variables are?
bool isWholeNumber(const Expression& expression)
{
    if (const auto* literal = std::get_if<Literal>(&expression.node))
        return fraction::isWhole(*literal);
    if (const auto* table = std::get_if<TableCall>(&expression.node))
        return std::ranges::all_of(
            table->table->rows, [](const FunctionTable::Row& row) { return row.denominator == 1; });
    if (const auto* operation = std::get_if<Operation>(&expression.node)) {
        if (operation->sign == Operator::Divide || operation->sign == Operator::Power)
            return false;
        if (expression.type.kind == Type::Kind::Bool)
            return true;
    }
    return std::ranges::all_of(operandsOf(expression), isWholeNumber);
}

class SumEliminator
{
public:
    explicit SumEliminator(const Lppe& lppe)
        : m_lppe(lppe), m_count(static_cast<int>(lppe.parameters.size()))
    {
    }

    Summand of(Summand summand) const
    {
        while (dropSum(summand)) { }
        for (Alternative& each : summand.alternatives)
            while (dropVariable(summand, each)) { }
        joinAlternatives(summand);
        return summand;
    }

private:
    bool dropSum(Summand& summand) const
    {
        for (std::size_t i = 0; i < summand.sums.size(); ++i) {
            const int slot = m_count + static_cast<int>(i);
            if (const auto value = valueOf(summand, slot, summand.sums[i].type)) {
                replace(summand, i, *value);
                return true;
            }
        }
        return false;
    }

    /// What the variable must be, where that is said or does not matter.
    std::optional<Expression> valueOf(const Summand& summand, int slot, const Type& type) const
    {
        if (type.size() == 1)
            return literal(type.low, type);
        if (type.size() > 1 && !isMentioned(summand, slot))
            return literal(type.low, type);
        for (const Expression& each : linksOf(summand.condition, Operator::And)) {
            const auto* operation = std::get_if<Operation>(&each.node);
            if (!operation || operation->sign != Operator::Equal)
                continue;
            for (const std::size_t side : {std::size_t {0}, std::size_t {1}}) {
                const auto* reference = std::get_if<Reference>(&operation->operands[side].node);
                const Expression& other = operation->operands[1 - side];
                if (reference && reference->slot == slot && !mentions(other, slot)
                    && isWholeNumber(other))
                    return other;
            }
        }
        return std::nullopt;
    }

    static bool isMentioned(const Summand& summand, int slot)
    {
        bool found = false;
        Summand copy = summand;
        eachExpression(copy,
                       [&found, slot](Expression& each) { found = found || mentions(each, slot); });
        return found;
    }

    void replace(Summand& summand, std::size_t index, const Expression& value) const
    {
        const Variable variable = summand.sums[index];
        const Box box = boxOf(m_lppe, summand);
        const Interval there = enclosureOf(value, box).interval;
        const Type& type = variable.type;
        // The value must be one of the variable's type.
        if (there.low < type.low)
            summand.condition
                = both(std::move(summand.condition),
                       applied(Operator::GreaterEqual, value, literal(type.low, Type::natural())));
        if (there.high > type.high)
            summand.condition
                = both(std::move(summand.condition),
                       applied(Operator::LessEqual, value, literal(type.high, Type::natural())));
        const int slot = m_count + static_cast<int>(index);
        eachExpression(summand, [&](Expression& each) { each = without(each, slot, value); });
        summand.sums.erase(summand.sums.begin() + static_cast<std::ptrdiff_t>(index));
        summand.condition = simplified(summand.condition, boxOf(m_lppe, summand));
    }

    bool dropVariable(const Summand& summand, Alternative& alternative) const
    {
        const int first = m_count + static_cast<int>(summand.sums.size());
        for (std::size_t i = 0; i < alternative.variables.size(); ++i) {
            const int slot = first + static_cast<int>(i);
            const Type type = alternative.variables[i].type;
            const bool isUsed = std::ranges::any_of(
                alternative.next, [slot](const Expression& each) { return mentions(each, slot); });
            if (type.size() != 1 && isUsed)
                continue;
            Box box = boxOf(m_lppe, summand);
            addTo(box, alternative.variables);
            std::optional<Expression> total = alternative.probability;
            if (type.size() != 1)
                total = summed(alternative.probability, slot, type, box);
            if (!total)
                continue;
            alternative.probability = std::move(*total);
            const Expression any = literal(type.low, type);
            eachExpression(alternative, [&](Expression& each) { each = without(each, slot, any); });
            alternative.variables.erase(alternative.variables.begin()
                                        + static_cast<std::ptrdiff_t>(i));
            return true;
        }
        return false;
    }

    /// The sum of a probability over all values of a variable, where that is a number for every
    /// factor in which it occurs.
    static std::optional<Expression> summed(const Expression& probability, int slot,
                                            const Type& type, const Box& box)
    {
        if (type.size() == 0 || type.size() > mostValues)
            return std::nullopt;
        std::vector<Expression> kept;
        std::vector<Expression> with;
        for (Expression& each : linksOf(probability, Operator::Multiply))
            (mentions(each, slot) ? with : kept).push_back(std::move(each));
        try {
            Literal total {0, 1};
            for (std::int64_t value = type.low; value <= type.high; ++value) {
                Box there = box;
                there[static_cast<std::size_t>(slot)] = Interval::one(value);
                Literal product {1, 1};
                for (const Expression& each : with) {
                    const Expression made = simplified(each, there);
                    const auto* literal = std::get_if<Literal>(&made.node);
                    if (!literal)
                        return std::nullopt;
                    product = fraction::product(product, *literal);
                }
                total = fraction::sum(total, product);
            }
            Expression made {total, probability.place, Type::natural()};
            for (Expression& each : kept)
                made = simplified(applied(Operator::Multiply, std::move(made), std::move(each)),
                                  box);
            return made;
        } catch (const syntax::Wrong&) {
            return std::nullopt;
        }
    }

    /// Equal ones that bind nothing are one, with the sum of their probabilities.
    void joinAlternatives(Summand& summand) const
    {
        std::vector<Alternative> kept;
        const Box box = boxOf(m_lppe, summand);
        for (Alternative& each : summand.alternatives) {
            const auto known = std::ranges::find_if(kept, [&each](const Alternative& other) {
                return each.variables.empty() && other.variables.empty()
                    && std::ranges::equal(each.next, other.next, same);
            });
            if (known == kept.end()) {
                kept.push_back(std::move(each));
            } else {
                known->probability
                    = simplified(applied(Operator::Add, known->probability, each.probability), box);
            }
        }
        summand.alternatives = std::move(kept);
    }

    const Lppe& m_lppe;
    int m_count;
};

} // namespace

Lppe withoutSums(const Lppe& lppe, const std::stop_token& stop)
{
    Lppe made = lppe;
    made.summands.clear();
    const SumEliminator eliminator(lppe);
    for (const Summand& each : lppe.summands) {
        if (stop.stop_requested())
            return lppe;
        // A variable without any value is a choice among nothing.
        const bool isEmpty = std::ranges::any_of(
            each.sums, [](const Variable& variable) { return variable.type.size() == 0; });
        if (!isEmpty)
            made.summands.push_back(eliminator.of(each));
    }
    return made;
}

}
