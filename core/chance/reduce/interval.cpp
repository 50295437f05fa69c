// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/interval.h"

#include <algorithm>
#include <array>
#include <optional>

namespace fourcast::chance {

namespace {

__extension__ using Wide = __int128;

constexpr std::size_t mostRows = 500;

std::int64_t clamped(Wide value)
{
    const Wide most = Interval::most;
    return static_cast<std::int64_t>(std::clamp(value, -most, most));
}

Interval interval(Wide low, Wide high)
{
    return {clamped(low), clamped(high)};
}

Interval truthBetween(bool low, bool high)
{
    return {low ? 1 : 0, high ? 1 : 0};
}

Interval hull(Interval left, Interval right)
{
    return {std::min(left.low, right.low), std::max(left.high, right.high)};
}

/// Whole numbers around a fraction.
Interval around(std::int64_t numerator, std::int64_t denominator)
{
    if (denominator == 1)
        return interval(numerator, numerator);
    const std::int64_t low = numerator / denominator - (numerator < 0 ? 1 : 0);
    return interval(low, Wide {low} + 1);
}

class Encloser
{
public:
    explicit Encloser(const Box& box) : m_box(box) { }

    Enclosure of(const Expression& expression) const
    {
        if (const auto* literal = std::get_if<Literal>(&expression.node))
            return {around(literal->numerator, literal->denominator), -1};
        if (const auto* reference = std::get_if<Reference>(&expression.node)) {
            const Interval there = m_box[static_cast<std::size_t>(reference->slot)];
            return {there, there.isOne() ? -1 : reference->slot};
        }
        if (const auto* operation = std::get_if<Operation>(&expression.node))
            return ofOperation(*operation);
        if (const auto* call = std::get_if<BuiltinCall>(&expression.node))
            return ofBuiltin(*call);
        return ofTable(std::get<TableCall>(expression.node));
    }

private:
    static Enclosure combined(Interval interval, const Enclosure& left, const Enclosure& right)
    {
        if (interval.isOne())
            return {interval, -1};
        return {interval, left.open >= 0 ? left.open : right.open};
    }

    Enclosure ofOperation(const Operation& node) const
    {
        const Enclosure left = of(node.operands[0]);
        if (node.operands.size() == 1) {
            const Interval made = node.sign == Operator::Not
                ? Interval {1 - left.interval.high, 1 - left.interval.low}
                : Interval {-left.interval.high, -left.interval.low};
            return {made, left.open};
        }
        if (node.sign == Operator::And && isNever(left))
            return left;
        if (node.sign == Operator::Or && isAlways(left))
            return left;
        const Enclosure right = of(node.operands[1]);
        return combined(result(node.sign, left.interval, right.interval), left, right);
    }

    static Interval result(Operator sign, Interval left, Interval right)
    {
        switch (sign) {
        case Operator::Or:
            return {std::max(left.low, right.low), std::max(left.high, right.high)};
        case Operator::And:
            return {std::min(left.low, right.low), std::min(left.high, right.high)};
        case Operator::Equal:
            return equality(left, right);
        case Operator::NotEqual: {
            const Interval same = equality(left, right);
            return {1 - same.high, 1 - same.low};
        }
        case Operator::Less:
            return truthBetween(left.high < right.low, left.low < right.high);
        case Operator::LessEqual:
            return truthBetween(isAtMost(left, right), left.low <= right.high);
        case Operator::Greater:
            return truthBetween(left.low > right.high, left.high > right.low);
        case Operator::GreaterEqual:
            return truthBetween(isAtMost(right, left), left.high >= right.low);
        case Operator::Add:
            return sum(left, right);
        case Operator::Subtract:
            return sum(left, {-right.high, -right.low});
        case Operator::Multiply:
            return product(left, right);
        default:
            return Interval::all();
        }
    }

    /// For certain: an end that stands for all beyond says nothing.
    static bool isAtMost(Interval left, Interval right)
    {
        return left.hasHigh() && right.hasLow() && left.high <= right.low;
    }

    static Interval sum(Interval left, Interval right)
    {
        const Wide most = Interval::most;
        return interval(left.hasLow() && right.hasLow() ? Wide {left.low} + right.low : -most,
                        left.hasHigh() && right.hasHigh() ? Wide {left.high} + right.high : most);
    }

    static Interval equality(Interval left, Interval right)
    {
        const bool apart = left.high < right.low || right.high < left.low;
        return truthBetween(left.isOne() && left == right, !apart);
    }

    static Interval product(Interval left, Interval right)
    {
        for (const Interval& each : {left, right})
            if (!each.hasLow() || !each.hasHigh())
                return Interval::all();
        const std::array products {Wide {left.low} * right.low, Wide {left.low} * right.high,
                                   Wide {left.high} * right.low, Wide {left.high} * right.high};
        return interval(std::ranges::min(products), std::ranges::max(products));
    }

    Enclosure ofBuiltin(const BuiltinCall& call) const
    {
        const Enclosure first = of(call.arguments[0]);
        if (call.function == Builtin::IfThenElse) {
            if (isAlways(first))
                return of(call.arguments[1]);
            if (isNever(first))
                return of(call.arguments[2]);
            const Enclosure one = of(call.arguments[1]);
            const Enclosure other = of(call.arguments[2]);
            return combined(hull(one.interval, other.interval), first, one.open >= 0 ? one : other);
        }
        if (call.function == Builtin::Mod)
            return remainder(first, of(call.arguments[1]));
        Enclosure made = first;
        for (std::size_t i = 1; i < call.arguments.size(); ++i) {
            const Enclosure next = of(call.arguments[i]);
            const bool least = call.function == Builtin::Min;
            const Interval both = least
                ? Interval {std::min(made.interval.low, next.interval.low),
                            std::min(made.interval.high, next.interval.high)}
                : Interval {std::max(made.interval.low, next.interval.low),
                            std::max(made.interval.high, next.interval.high)};
            made = combined(both, made, next);
        }
        return made;
    }

    static Enclosure remainder(const Enclosure& left, const Enclosure& right)
    {
        const std::int64_t divisor = right.interval.low;
        if (!right.interval.isOne() || divisor <= 0 || left.interval.low < 0)
            return combined(Interval::all(), left, right);
        const bool onePeriod = left.interval.hasHigh()
            && left.interval.low / divisor == left.interval.high / divisor;
        return combined(onePeriod
                            ? Interval {left.interval.low % divisor, left.interval.high % divisor}
                            : Interval {0, divisor - 1},
                        left, right);
    }

    Enclosure ofTable(const TableCall& call) const
    {
        std::vector<Interval> arguments;
        int open = -1;
        for (const Expression& each : call.arguments) {
            const Enclosure made = of(each);
            arguments.push_back(made.interval);
            open = open >= 0 ? open : made.open;
        }
        if (call.table->rows.size() > mostRows)
            return {Interval::all(), open};
        std::optional<Interval> made;
        for (const FunctionTable::Row& row : call.table->rows) {
            if (!isIn(row.arguments, arguments))
                continue;
            const Interval value = around(row.numerator, row.denominator);
            made = made ? hull(*made, value) : value;
        }
        if (!made)
            return {Interval::all(), open};
        return {*made, made->isOne() ? -1 : open};
    }

    static bool isIn(const std::vector<std::int64_t>& row, const std::vector<Interval>& arguments)
    {
        for (std::size_t i = 0; i < row.size(); ++i)
            if ((arguments[i].hasLow() && row[i] < arguments[i].low)
                || (arguments[i].hasHigh() && row[i] > arguments[i].high))
                return false;
        return true;
    }

    const Box& m_box;
};

Interval intervalOf(const Type& type)
{
    return interval(type.low, type.high);
}

} // namespace

Box boxOf(const Lppe& lppe)
{
    Box box;
    for (const Lppe::Parameter& each : lppe.parameters)
        box.push_back(intervalOf(each.variable.type));
    return box;
}

Box boxOf(const Lppe& lppe, const Summand& summand)
{
    Box box = boxOf(lppe);
    addTo(box, summand.sums);
    return box;
}

void addTo(Box& box, std::span<const Variable> variables)
{
    for (const Variable& each : variables)
        box.push_back(intervalOf(each.type));
}

Enclosure enclosureOf(const Expression& expression, const Box& box)
{
    return Encloser(box).of(expression);
}

}
