// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/lppe/lppetext.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/expressiontext.h"
#include "core/chance/prcrl/fraction.h"
#include "core/support/text/listtext.h"

#include <QStringList>
#include <algorithm>
#include <map>

namespace fourcast::chance {

namespace {

QString joined(const QStringList& parts)
{
    return parts.join(QStringLiteral(", "));
}

QString shownAction(const Summand& summand)
{
    QString action
        = callText(summand.action.text(),
                   listText(summand.arguments, [](const Expression& each) { return text(each); }));
    const auto* literal = std::get_if<Literal>(&summand.reward.node);
    if (!literal || literal->numerator != 0)
        action += u'@' + text(summand.reward);
    return action;
}

QString nextText(const Alternative& alternative, const Lppe& lppe)
{
    QStringList updates;
    for (std::size_t i = 0; i < alternative.next.size(); ++i) {
        const auto* reference = std::get_if<Reference>(&alternative.next[i].node);
        if (reference && reference->slot == static_cast<int>(i))
            continue;
        updates << lppe.parameters[i].variable.name.text() + QStringLiteral(":=")
                + text(alternative.next[i]);
    }
    return lppe.name.text() + u'[' + joined(updates) + u']';
}

QString variablesText(const std::vector<Variable>& variables)
{
    return listText(
        variables, [](const Variable& each) { return text(each); }, u" || ");
}

QString outcomeText(const Summand& summand, const Lppe& lppe)
{
    const Alternative& first = summand.alternatives[0];
    const auto* certain = std::get_if<Literal>(&first.probability.node);
    const bool isAlone = summand.alternatives.size() == 1;
    if (isAlone && first.variables.empty() && certain && certain->numerator == 1
        && certain->denominator == 1)
        return nextText(first, lppe);
    if (isAlone && first.variables.size() == 1) {
        return QStringLiteral("psum(%1, %2 : %3)")
            .arg(text(first.variables[0]), text(first.probability), nextText(first, lppe));
    }
    QStringList parts;
    for (const Alternative& each : summand.alternatives) {
        const QString variables = variablesText(each.variables);
        parts << (variables.isEmpty() ? QString() : variables + QStringLiteral(", "))
                + text(each.probability) + QStringLiteral(" -> ") + nextText(each, lppe);
    }
    return QStringLiteral("psum(") + parts.join(QStringLiteral(" ++ ")) + u')';
}

/// The types with names and the tables that an equation speaks of.
class Declared
{
public:
    explicit Declared(const Lppe& lppe)
    {
        for (const Lppe::Parameter& each : lppe.parameters)
            note(each.variable.type);
        for (const Summand& each : lppe.summands)
            note(each);
    }

    QString text() const
    {
        QString all;
        for (const auto& [name, type] : m_types) {
            Type plain = type;
            plain.name = {};
            all += QStringLiteral("type %1 = %2\n").arg(name.text(), chance::text(plain));
        }
        for (const auto& [name, table] : m_tables)
            all += textOf(*table);
        return all;
    }

private:
    void note(const Type& type)
    {
        if (!type.name.isEmpty())
            m_types.emplace(type.name, type);
    }
    void note(const Summand& summand)
    {
        for (const Variable& each : summand.sums)
            note(each.type);
        note(summand.condition);
        note(summand.reward);
        for (const Expression& each : summand.arguments)
            note(each);
        for (const Alternative& alternative : summand.alternatives) {
            for (const Variable& each : alternative.variables)
                note(each.type);
            note(alternative.probability);
            for (const Expression& each : alternative.next)
                note(each);
        }
    }
    void note(const Expression& expression)
    {
        note(expression.type);
        for (const Expression& each : operandsOf(expression))
            note(each);
        if (const auto* call = std::get_if<TableCall>(&expression.node)) {
            m_tables.emplace(call->table->name, call->table);
            note(call->table->result);
            for (const Type& each : call->table->arguments)
                note(each);
        }
    }

    static QString textOf(const FunctionTable& table)
    {
        QStringList rows;
        for (const FunctionTable::Row& row : table.rows) {
            QStringList arguments;
            for (std::size_t i = 0; i < row.arguments.size(); ++i)
                arguments << chance::text(table.arguments[i], row.arguments[i]);
            const QString value = table.result.kind == Type::Kind::Range
                ? fraction::text({row.numerator, row.denominator})
                : chance::text(table.result, row.numerator);
            rows << (arguments.size() == 1 ? arguments[0] : u'(' + joined(arguments) + u')')
                    + QStringLiteral(" -> ") + value;
        }
        return QStringLiteral("function %1 = (%2)\n").arg(table.name.text(), joined(rows));
    }

    std::map<syntax::Symbol, Type> m_types;
    std::map<syntax::Symbol, std::shared_ptr<const FunctionTable>> m_tables;
};

/// An action that no summand does is no name that can be read: it never happens.
ActionFormula readable(const ActionFormula& formula, const Lppe& lppe)
{
    ActionFormula made = formula;
    for (ActionFormula& each : made.operands)
        each = readable(each, lppe);
    const ActionPattern& pattern = formula.pattern;
    const auto happens = [&pattern](const Summand& summand) {
        return summand.action == pattern.action
            && (!pattern.arguments || pattern.arguments->size() == summand.arguments.size());
    };
    if (formula.kind == ActionFormula::Kind::Action && std::ranges::none_of(lppe.summands, happens))
        return {ActionFormula::Kind::Not, {}, {ActionFormula {}}};
    return made;
}

} // namespace

QString text(const Summand& summand, const Lppe& lppe)
{
    QString line;
    for (const Variable& each : summand.sums)
        line += QStringLiteral("sum(") + text(each) + QStringLiteral(", ");
    if (!isTrue(summand.condition))
        line += text(summand.condition) + QStringLiteral(" => ");
    line += shownAction(summand) + QStringLiteral(" . ") + outcomeText(summand, lppe);
    line += QString(static_cast<qsizetype>(summand.sums.size()), u')');
    return summand.isConfluent ? line + QStringLiteral(" -- confluent") : line;
}

QString text(const Lppe& lppe)
{
    QStringList parameters;
    QStringList initial;
    for (const Lppe::Parameter& each : lppe.parameters) {
        parameters << text(each.variable);
        initial << text(each.variable.type, each.initial);
    }
    QStringList summands;
    for (const Summand& each : lppe.summands)
        summands << text(each, lppe);
    const QString name = lppe.name.text();
    if (summands.isEmpty())
        summands << QStringLiteral("F => tau . %1[]").arg(name);
    QString all = Declared(lppe).text();
    all += parameters.isEmpty() ? name : name + u'(' + joined(parameters) + u')';
    all += QStringLiteral(" =\n     ") + summands.join(QStringLiteral("\n  ++ ")) + u'\n';
    all += QStringLiteral("init ") + name;
    all += parameters.isEmpty() ? QStringLiteral("\n")
                                : u'[' + joined(initial) + QStringLiteral("]\n");
    if (!lppe.until)
        return all;
    const Until until {readable(lppe.until->stay, lppe), readable(lppe.until->goal, lppe)};
    return all + text(until) + u'\n';
}

}
