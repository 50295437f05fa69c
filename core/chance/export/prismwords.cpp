// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/export/prismwords.h"
#include "core/chance/prcrl/lexis.h"
#include "core/support/text/listtext.h"

#include <algorithm>
#include <cstdlib>

namespace fourcast::chance {

namespace {

const QStringList& reserved()
{
    static const QStringList words
        = QStringLiteral(
              "A C E F G I P Pmax Pmin R Rmax Rmin S U W X bool ceil clock const ctmc "
              "double dtmc endinit endmodule endobservables endplayer endrewards endsystem "
              "false filter floor formula func global init int invariant label log max mdp "
              "min mod module module_X nondeterministic observable observables of player "
              "pomdp popta pow prob probabilistic pta rate rewards round smg stochastic "
              "system true")
              .split(u' ');
    return words;
}

QString unlike(QString name, const QStringList& taken)
{
    while (reserved().contains(name) || taken.contains(name))
        name += QLatin1Char('_');
    return name;
}

/// A number, with brackets where it is more than a word.
QString number(std::int64_t numerator, std::int64_t denominator)
{
    const QString whole = QString::number(numerator);
    if (denominator != 1)
        return QStringLiteral("(%1/%2)").arg(whole).arg(denominator);
    return bracketed(whole, numerator < 0);
}

QString datumText(const Type& type, std::int64_t value)
{
    if (type.kind == Type::Kind::Bool)
        return value ? QStringLiteral("true") : QStringLiteral("false");
    return number(value, 1);
}

bool divides(const Expression& expression)
{
    const auto any = [](const std::vector<Expression>& operands) {
        return std::ranges::any_of(operands, divides);
    };
    if (const auto* const operation = std::get_if<Operation>(&expression.node))
        return operation->sign == Operator::Divide || any(operation->operands);
    if (const auto* const call = std::get_if<BuiltinCall>(&expression.node))
        return any(call->arguments);
    if (const auto* const literal = std::get_if<Literal>(&expression.node))
        return literal->denominator != 1;
    return false;
}

}

PrismNames::PrismNames(const Lppe& lppe)
{
    for (const Lppe::Parameter& parameter : lppe.parameters)
        m_parameters << unlike(parameter.variable.name.text(), m_parameters);
    m_observer = unlike(QStringLiteral("untilState"), m_parameters);
}

QString PrismNames::label(const Summand& summand, std::span<const std::int64_t> locals,
                          std::size_t parameters)
{
    if (summand.action.name() == "tau")
        return {};
    QString label = summand.action.text();
    for (const Expression& argument : summand.arguments) {
        std::optional<std::int64_t> value;
        if (const auto* const literal = std::get_if<Literal>(&argument.node))
            value = literal->numerator;
        else if (const auto* const reference = std::get_if<Reference>(&argument.node))
            if (const auto slot = static_cast<std::size_t>(reference->slot); slot >= parameters)
                value = locals[slot - parameters];
        if (value)
            label += (*value < 0 ? QStringLiteral("_m%1") : QStringLiteral("_%1"))
                         .arg(std::abs(*value));
    }
    return unlike(label, {});
}

QString PrismWords::datum(const Expression& expression) const
{
    const QString plain = text(expression);
    return divides(expression) ? QStringLiteral("floor(%1+0.5)").arg(plain) : plain;
}

QString PrismWords::text(const Expression& expression, int within) const
{
    if (const auto* const literal = std::get_if<Literal>(&expression.node))
        return literal->denominator == 1 ? datumText(expression.type, literal->numerator)
                                         : number(literal->numerator, literal->denominator);
    if (const auto* const reference = std::get_if<Reference>(&expression.node))
        return this->reference(*reference, expression.type);
    if (const auto* const call = std::get_if<TableCall>(&expression.node))
        return table(*call);
    if (const auto* const done = std::get_if<Operation>(&expression.node))
        return operation(*done, within);
    const auto& call = std::get<BuiltinCall>(expression.node);
    QStringList arguments;
    for (const Expression& argument : call.arguments)
        arguments << text(argument, 0);
    // min, max and mod are called so in both languages.
    if (call.function != Builtin::IfThenElse)
        return callText(QString::fromLatin1(nameOf(call.function)),
                        arguments.join(QStringLiteral(", ")));
    return QStringLiteral("((%1) ? (%2) : (%3))").arg(arguments[0], arguments[1], arguments[2]);
}

QString PrismWords::operation(const Operation& operation, int within) const
{
    const auto& operands = operation.operands;
    if (operation.sign == Operator::Power)
        return QStringLiteral("pow(%1, %2)").arg(text(operands[0], 0), text(operands[1], 0));
    const int own = formOf(operation.sign).level;
    QString words;
    if (operands.size() == 1) {
        words = QString::fromLatin1(formOf(operation.sign).sign) + text(operands[0], own + 1);
    } else {
        // What stands on the right of - and / binds tighter, and comparisons do not follow each
        // other.
        const bool isChain = operation.sign <= Operator::And || operation.sign >= Operator::Add;
        words = text(operands[0], isChain ? own : own + 1) + between(operation.sign)
            + text(operands[1], own + 1);
    }
    return bracketed(words, own < within);
}

QString PrismWords::table(const TableCall& call) const
{
    // PRISM has no tables: a row after the other. Where there is none the model is never asked.
    QStringList arguments;
    for (const Expression& argument : call.arguments)
        arguments << text(argument, formOf(Operator::Equal).level + 1);
    QString words;
    const auto& rows = call.table->rows;
    for (std::size_t at = rows.size(); at-- > 0;) {
        const FunctionTable::Row* const row = &rows[at];
        const QString result = row->denominator == 1 ? datumText(call.table->result, row->numerator)
                                                     : number(row->numerator, row->denominator);
        QStringList equal;
        for (qsizetype i = 0; i < arguments.size(); ++i)
            equal << arguments[i] + QLatin1Char('=')
                    + datumText(call.table->arguments[static_cast<std::size_t>(i)],
                                row->arguments[static_cast<std::size_t>(i)]);
        words = words.isEmpty() ? result
                                : QStringLiteral("(%1 ? %2 : %3)")
                                      .arg(equal.join(QStringLiteral(" & ")), result, words);
    }
    return words.isEmpty() ? QStringLiteral("0") : words;
}

QString PrismWords::reference(const Reference& reference, const Type& type) const
{
    const auto slot = static_cast<std::size_t>(reference.slot);
    return slot < m_parameters ? m_names.parameter(slot)
                               : datumText(type, m_locals[slot - m_parameters]);
}

}
