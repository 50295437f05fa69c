// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/evaluator.h"
#include "core/support/text/listtext.h"
#include "core/syntax/arithmetic.h"
#include "core/syntax/bounds.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::syntax {

namespace {

constexpr int mostValues = 1'000'000;

/// How a variable is bounded, in the language.
QString exampleOf(const char* whose, const Variable& variable)
{
    const QString bound
        = (variable.sort.kind == Sort::Kind::Int ? QStringLiteral("-8 < %1 && ") : QString())
        + QStringLiteral("%1 < 8");
    const QString form = whose == std::string_view("forall")
        ? QStringLiteral("%1 %2: %3. %4 => ...")
        : whose == std::string_view("exists") ? QStringLiteral("%1 %2: %3. %4 && ...")
                                              : QStringLiteral("%1 %2: %3. (%4) -> ...");
    return form.arg(QString::fromLatin1(whose), variable.name.text(), text(variable.sort),
                    bound.arg(variable.name.text()));
}

} // namespace

/// One expression at work. Frames lie on the evaluator's stack, one above the other; what is read
/// from it is copied, as the stack moves when it grows.
class Evaluation
{
    Q_DECLARE_TR_FUNCTIONS(Syntax)

public:
    Evaluation(Evaluator& evaluator, std::size_t base)
        : m_data(evaluator.m_data), m_stack(evaluator.m_stack), m_steps(evaluator.m_steps),
          m_base(base)
    {
        if (!evaluator.m_isShared)
            m_steps = 0;
    }

    Value valueOf(const Expression& expression)
    {
        if (++m_steps > mostSteps)
            failAt(expression.place, tr("this takes more than %L1 steps").arg(mostSteps));
        if (m_depth == deepest) {
            failAt(expression.place,
                   tr("the equations call one another more than %L1 levels deep; an equation "
                      "without such a call must end them")
                       .arg(deepest));
        }
        ++m_depth;
        const Value value = std::visit(
            [&](const auto& node) { return nodeValue(node, expression); }, expression.node);
        --m_depth;
        return value;
    }

    std::vector<Value> candidates(const Variable& variable, const Expression* condition,
                                  const char* whose);
    /// Nothing where there is no bound.
    std::optional<std::vector<Value>> bounded(const Variable& variable, const Expression* condition,
                                              const char* whose);

private:
    Value nodeValue(const Literal& literal, const Expression&) { return literal.value; }

    Value nodeValue(const Reference& reference, const Expression& expression)
    {
        switch (reference.kind) {
        case Reference::Kind::Variable:
            return m_stack[m_base + static_cast<std::size_t>(reference.index)];
        case Reference::Kind::Constant:
            return Value::constant(reference.name);
        case Reference::Kind::Map:
            return mapValue(reference.index, m_stack.size(), expression.place);
        case Reference::Kind::Unknown:
            break;
        }
        Q_UNREACHABLE();
    }

    Value nodeValue(const Call& call, const Expression& expression)
    {
        if (call.map < 0 && call.builtin == Builtin::If)
            return valueOf(call.arguments[valueOf(call.arguments[0]).isTrue() ? 1 : 2]);
        const std::size_t first = m_stack.size();
        for (const Expression& argument : call.arguments) {
            const Value value = valueOf(argument);
            m_stack.push_back(value);
        }
        const Value value = call.map >= 0
            ? mapValue(call.map, first, expression.place)
            : arithmetic::call(call, std::span<const Value>(m_stack).subspan(first), expression);
        m_stack.resize(first);
        return value;
    }

    Value nodeValue(const Operation& operation, const Expression& expression)
    {
        const Value left = valueOf(operation.operands[0]);
        switch (operation.sign) {
        case Operator::Not:
            return Value::truth(!left.isTrue());
        case Operator::And:
            return left.isTrue() ? valueOf(operation.operands[1]) : left;
        case Operator::Or:
            return left.isTrue() ? left : valueOf(operation.operands[1]);
        case Operator::Implies:
            return left.isTrue() ? valueOf(operation.operands[1]) : Value::truth(true);
        case Operator::Negate:
            return arithmetic::operation(operation.sign, Value::of(0), left, expression);
        default:
            return arithmetic::operation(operation.sign, left, valueOf(operation.operands[1]),
                                         expression);
        }
    }

    Value nodeValue(const Quantification& quantification, const Expression&)
    {
        // In a frame of its own: above this one lie arguments of calls that are not through.
        const std::size_t outer = m_base;
        const auto known = static_cast<std::size_t>(quantification.variables[0].slot);
        m_base = m_stack.size();
        // A frame may leave out variables at its end that nobody looks at.
        for (std::size_t i = 0; i < known; ++i)
            m_stack.push_back(outer + i < m_base ? Value(m_stack[outer + i]) : Value());
        const bool holds = holdsFrom(quantification, 0);
        m_stack.resize(m_base);
        m_base = outer;
        return Value::truth(holds);
    }

    /// Does it hold for all (or some) values of the variables from `next` on?
    bool holdsFrom(const Quantification& quantification, std::size_t next)
    {
        const Expression& body = quantification.body[0];
        if (next == quantification.variables.size())
            return valueOf(body).isTrue();
        const Variable& variable = quantification.variables[next];
        const Expression* condition = &body;
        if (quantification.all) {
            const auto* operation = std::get_if<Operation>(&body.node);
            condition = operation && operation->sign == Operator::Implies ? &operation->operands[0]
                                                                          : nullptr;
        }
        const std::size_t size = m_stack.size();
        for (const Value value :
             candidates(variable, condition, quantification.all ? "forall" : "exists")) {
            m_stack.resize(size);
            m_stack.push_back(value);
            if (holdsFrom(quantification, next + 1) != quantification.all)
                return !quantification.all;
        }
        return quantification.all;
    }

    Value mapValue(int index, std::size_t first, SourceLocation place);
    bool matches(const Equation& equation, std::size_t first, std::size_t base);
    std::vector<Value> numbers(const Variable& variable, Range range, const char* whose);

    static constexpr int mostSteps = 5'000'000;
    static constexpr int deepest = 1500;

    const DataSpecification& m_data;
    std::vector<Value>& m_stack;
    std::int64_t& m_steps;
    std::size_t m_base;
    int m_depth = 0;
};

std::optional<std::vector<Value>>
Evaluation::bounded(const Variable& variable, const Expression* condition, const char* whose)
{
    if (variable.sort.kind == Sort::Kind::Bool)
        return std::vector {Value::truth(false), Value::truth(true)};
    if (variable.sort.kind == Sort::Kind::Enumeration) {
        std::vector<Value> values;
        for (const Symbol constant : m_data.findEnumeration(variable.sort.name)->constants)
            values.push_back(Value::constant(constant));
        return values;
    }
    Range range;
    if (condition) {
        range = boundsOf(*condition, variable.slot,
                         [this](const Expression& side) { return valueOf(side).number; });
    }
    if (variable.sort.kind != Sort::Kind::Int)
        range.low = std::max<std::int64_t>(range.low, variable.sort.kind == Sort::Kind::Pos);
    if (range.low == Range::unknownLow || range.high == Range::unknownHigh)
        return {};
    return numbers(variable, range, whose);
}

std::vector<Value> Evaluation::candidates(const Variable& variable, const Expression* condition,
                                          const char* whose)
{
    std::optional<std::vector<Value>> values = bounded(variable, condition, whose);
    if (!values) {
        failAt(
            variable.place,
            tr("'%1 %2: %3' has infinitely many values to try; a condition must bound it, as in %4")
                .arg(QString::fromLatin1(whose), variable.name.text(), text(variable.sort),
                     exampleOf(whose, variable)));
    }
    return std::move(*values);
}

std::vector<Value> Evaluation::numbers(const Variable& variable, Range range, const char* whose)
{
    std::vector<Value> values;
    if (range.high < range.low)
        return values;
    const std::uint64_t more
        = static_cast<std::uint64_t>(range.high) - static_cast<std::uint64_t>(range.low);
    if (more >= mostValues) {
        failAt(variable.place,
               tr("'%1 %2: %3' has more than %L4 values to try")
                   .arg(QString::fromLatin1(whose), variable.name.text(), text(variable.sort))
                   .arg(mostValues));
    }
    for (std::int64_t number = range.low; number <= range.high; ++number)
        values.push_back(Value::of(number));
    // Each of them is a step, whoever tries it.
    m_steps += static_cast<std::int64_t>(values.size());
    if (m_steps > mostSteps)
        failAt(variable.place, tr("this takes more than %L1 steps").arg(mostSteps));
    return values;
}

Value Evaluation::mapValue(int index, std::size_t first, SourceLocation place)
{
    const Map& map = m_data.maps[static_cast<std::size_t>(index)];
    const std::size_t outer = m_base;
    const std::size_t base = m_stack.size();
    for (const Equation& equation : map.equations) {
        m_stack.resize(base);
        if (!matches(equation, first, base))
            continue;
        m_base = base;
        const bool applies = equation.condition.empty() || valueOf(equation.condition[0]).isTrue();
        if (applies) {
            const Value value = valueOf(equation.result[0]);
            m_stack.resize(base);
            m_base = outer;
            return value;
        }
        m_base = outer;
    }
    const auto arguments = std::span<const Value>(m_stack).subspan(first, map.parameters.size());
    const QString given = listText(arguments, [](const Value& value) { return text(value); });
    failAt(place, tr("no equation says what %1 is").arg(callText(map.name.text(), given)));
}

/// Puts what the equation's variables are on the stack.
bool Evaluation::matches(const Equation& equation, std::size_t first, std::size_t base)
{
    for (std::size_t i = 0; i < equation.patterns.size(); ++i) {
        const Equation::Pattern& pattern = equation.patterns[i];
        const Value argument = m_stack[first + i];
        if (pattern.variable < 0) {
            if (argument != pattern.value)
                return false;
            continue;
        }
        if (argument.kind == Value::Kind::Number
            && !arithmetic::isOf(pattern.sort, argument.number))
            return false;
        const std::size_t place = base + static_cast<std::size_t>(pattern.variable);
        // Variables have their slots in the order in which the patterns name them.
        if (place == m_stack.size())
            m_stack.push_back(argument);
        else if (m_stack[place] != argument)
            return false;
    }
    return true;
}

Value Evaluator::valueOf(const Expression& expression, std::span<const Value> frame)
{
    m_stack.assign(frame.begin(), frame.end());
    return Evaluation(*this, 0).valueOf(expression);
}

Expected<Value> Evaluator::evaluate(const Expression& expression, std::span<const Value> frame)
{
    return caught([&] { return valueOf(expression, frame); });
}

std::vector<Value> Evaluator::candidates(const Variable& variable, const Expression* condition,
                                         std::span<const Value> frame, const char* whose)
{
    m_stack.assign(frame.begin(), frame.end());
    return Evaluation(*this, 0).candidates(variable, condition, whose);
}

std::optional<std::vector<Value>> Evaluator::boundedCandidates(const Variable& variable,
                                                               const Expression* condition,
                                                               std::span<const Value> frame)
{
    m_stack.assign(frame.begin(), frame.end());
    return Evaluation(*this, 0).bounded(variable, condition, "sum");
}

}
