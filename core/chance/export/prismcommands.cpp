// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/export/prismcommands.h"

#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/fraction.h"
#include "core/support/text/listtext.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

const QString always = QStringLiteral("true");
const QString never = QStringLiteral("false");

/// Can the value of such an expression be nothing but a datum of the type?
bool staysWithin(const Expression& expression, const Type& type, const Lppe& lppe)
{
    if (type.kind == Type::Kind::Bool)
        return true;
    if (const auto* const literal = std::get_if<Literal>(&expression.node))
        return literal->denominator == 1 && type.has(literal->numerator);
    if (const auto* const reference = std::get_if<Reference>(&expression.node)) {
        const auto slot = static_cast<std::size_t>(reference->slot);
        if (slot >= lppe.parameters.size())
            return false;
        const Type& own = lppe.parameters[slot].variable.type;
        return type.has(own.low) && type.has(own.high);
    }
    const auto* const call = std::get_if<BuiltinCall>(&expression.node);
    return call && call->function == Builtin::IfThenElse
        && staysWithin(call->arguments[1], type, lppe)
        && staysWithin(call->arguments[2], type, lppe);
}

bool mentionsParameter(const Expression& expression, std::size_t parameters)
{
    bool does = false;
    eachReference(expression, [&](const Reference& reference) {
        does = does || static_cast<std::size_t>(reference.slot) < parameters;
    });
    return does;
}

/// Of an expression without parameters; nothing where it has no value.
std::optional<Literal> valueOf(const Expression& expression, std::span<const std::int64_t> locals,
                               std::size_t parameters)
{
    std::vector<std::int64_t> data(parameters, 0);
    data.insert(data.end(), locals.begin(), locals.end());
    const auto value = syntax::caught([&] { return evaluate(expression, data); });
    return value ? std::optional(*value) : std::nullopt;
}

QString both(const QString& one, const QString& other)
{
    if (one == never || other == never)
        return never;
    if (one == always)
        return other;
    return other == always ? one : one + QStringLiteral(" & ") + other;
}

}

PrismCommands::PrismCommands(const Lppe& lppe, const PrismNames& names, const Summand& summand,
                             std::span<const std::int64_t> sums)
    : m_lppe(lppe), m_names(names), m_summand(summand), m_sums(sums.begin(), sums.end()),
      m_label(PrismNames::label(summand, sums, lppe.parameters.size()))
{
    const std::size_t parameters = lppe.parameters.size();
    m_guard = PrismWords(names, parameters, m_sums).text(summand.condition);
    if (!mentionsParameter(summand.condition, parameters)) {
        if (const auto value = valueOf(summand.condition, m_sums, parameters))
            m_guard = value->numerator == 0 ? never : always;
    }
    bool isPlain = true;
    for (const Alternative& alternative : summand.alternatives) {
        isPlain = isPlain && !mentionsParameter(alternative.probability, parameters);
        eachTuple(alternative.variables, [&](std::span<const std::int64_t> tuple) {
            std::vector<std::int64_t> locals = m_sums;
            locals.insert(locals.end(), tuple.begin(), tuple.end());
            addBranch(alternative, locals);
            return true;
        });
    }
    m_ranges.removeDuplicates();
    if (isPlain)
        return;
    QStringList probabilities;
    for (const Branch& branch : m_branches) {
        probabilities << bracketed(branch.probability);
        m_ranges << QStringLiteral("(%1)>=0").arg(branch.probability);
    }
    const QString sum = probabilities.join(QLatin1Char('+'));
    m_ranges << QStringLiteral("%1>1-1e-9").arg(sum) << QStringLiteral("%1<1+1e-9").arg(sum);
}

void PrismCommands::addBranch(const Alternative& alternative, std::span<const std::int64_t> locals)
{
    const std::size_t parameters = m_lppe.parameters.size();
    const PrismWords words(m_names, parameters, locals);
    QString probability = words.text(alternative.probability);
    const bool isCertain = !mentionsParameter(alternative.probability, parameters);
    if (isCertain) {
        if (const auto value = valueOf(alternative.probability, locals, parameters)) {
            if (value->numerator == 0)
                return;
            probability = fraction::text(*value);
        }
    }
    const QString update = assignment(alternative, words, probability, isCertain);
    m_branches.push_back({probability, update});
}

QString PrismCommands::assignment(const Alternative& alternative, const PrismWords& words,
                                  const QString& probability, bool isCertain)
{
    QStringList parts;
    for (std::size_t i = 0; i < m_lppe.parameters.size(); ++i) {
        const Expression& next = alternative.next[i];
        const auto* const same = std::get_if<Reference>(&next.node);
        if (same && same->slot == static_cast<int>(i))
            continue;
        const Type& type = m_lppe.parameters[i].variable.type;
        QString datum = words.datum(next);
        if (!staysWithin(next, type, m_lppe)) {
            QString within = QStringLiteral("%1<=%2 & %2<=%3")
                                 .arg(type.low)
                                 .arg(bracketed(datum))
                                 .arg(type.high);
            if (!isCertain) {
                // What has no chance need not be in range, but PRISM looks at it nevertheless.
                within = QStringLiteral("((%1)<=0 | (%2))").arg(probability, within);
                datum = QStringLiteral("max(%1, min(%2, %3))")
                            .arg(type.low)
                            .arg(type.high)
                            .arg(datum);
            }
            m_ranges << within;
        }
        parts << QStringLiteral("(%1'=%2)").arg(m_names.parameter(i), datum);
    }
    return parts.join(QStringLiteral(" & "));
}

QString PrismCommands::matching(const ActionFormula& formula) const
{
    switch (formula.kind) {
    case ActionFormula::Kind::True:
        return always;
    case ActionFormula::Kind::Not: {
        const QString inner = matching(formula.operands[0]);
        return inner == always ? never
            : inner == never   ? always
                               : QLatin1Char('!') + bracketed(inner);
    }
    case ActionFormula::Kind::Or: {
        QStringList parts;
        for (const ActionFormula& operand : formula.operands) {
            const QString inner = matching(operand);
            if (inner == always)
                return always;
            if (inner != never)
                parts << bracketed(inner);
        }
        return parts.isEmpty() ? never : parts.join(QStringLiteral(" | "));
    }
    case ActionFormula::Kind::Action:
        break;
    }
    if (formula.pattern.action != m_summand.action)
        return never;
    if (!formula.pattern.arguments)
        return always;
    if (formula.pattern.arguments->size() != m_summand.arguments.size())
        return never;
    const PrismWords words(m_names, m_lppe.parameters.size(), m_sums);
    QString equal = always;
    for (std::size_t i = 0; i < m_summand.arguments.size(); ++i) {
        const std::int64_t wanted = (*formula.pattern.arguments)[i];
        const Expression& own = m_summand.arguments[i];
        std::optional<Literal> value;
        if (!mentionsParameter(own, m_lppe.parameters.size()))
            value = valueOf(own, m_sums, m_lppe.parameters.size());
        equal = both(equal,
                     !value ? QStringLiteral("(%1)=%2").arg(words.datum(own)).arg(wanted)
                         : fraction::isWhole(*value) && value->numerator == wanted ? always
                                                                                   : never);
    }
    return equal;
}

QString PrismCommands::command(const QString& guard, int observed) const
{
    QStringList branches;
    for (const Branch& branch : m_branches) {
        QString update = branch.update;
        if (observed != 0)
            update += (update.isEmpty() ? QString() : QStringLiteral(" & "))
                + QStringLiteral("(%1'=%2)").arg(m_names.observer()).arg(observed);
        if (update.isEmpty())
            update = always;
        branches << (m_branches.size() == 1 && branch.probability == QLatin1String("1")
                         ? update
                         : QStringLiteral("%1 : %2").arg(branch.probability, update));
    }
    return QStringLiteral("  [%1] %2 -> %3;\n")
        .arg(m_label, guard, branches.join(QStringLiteral("\n    + ")));
}

QStringList PrismCommands::commands() const
{
    if (m_guard == never)
        return {};
    QString guard = m_guard == always ? always : bracketed(m_guard);
    for (const QString& range : m_ranges)
        guard = both(guard, bracketed(range));
    if (!m_lppe.until)
        return {command(guard, 0)};
    guard = both(QStringLiteral("%1=0").arg(m_names.observer()), guard);
    QStringList commands;
    const auto add = [&](const QString& seen, int observed) {
        if (seen != never)
            commands << command(both(guard, seen == always ? seen : bracketed(seen)), observed);
    };
    const auto negated = [](const QString& words) {
        return words == always ? never
            : words == never   ? always
                               : QLatin1Char('!') + bracketed(words);
    };
    const QString goal = matching(m_lppe.until->goal);
    const QString stay = matching(m_lppe.until->stay);
    add(goal, 1);
    add(both(negated(goal), stay == always || stay == never ? stay : bracketed(stay)), 0);
    add(both(negated(goal), negated(stay)), 2);
    return commands;
}

QString PrismCommands::reward() const
{
    const PrismWords words(m_names, m_lppe.parameters.size(), m_sums);
    const QString worth = words.text(m_summand.reward);
    return worth == QLatin1String("0") || m_guard == never
        ? QString()
        : QStringLiteral("%1 : %2").arg(m_guard, worth);
}

}
