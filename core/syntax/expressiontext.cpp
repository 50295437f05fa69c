// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/listtext.h"
#include "core/syntax/expression.h"
#include "core/syntax/priority.h"

namespace fourcast::syntax {

namespace {

QString written(const Expression& expression, int atLeast);

QString operationText(const Operation& operation, int atLeast)
{
    const OperatorForm& form = formOf(operation.sign);
    const QString sign = QString::fromLatin1(form.sign);
    const QString whole = operation.operands.size() == 1
        ? sign + written(operation.operands[0], form.level)
        : written(operation.operands[0], form.leftLevel()) + u' ' + sign + u' '
            + written(operation.operands[1], form.rightLevel());
    return bracketed(whole, form.level < atLeast);
}

QString written(const Expression& expression, int atLeast)
{
    struct Writer
    {
        int atLeast;
        QString operator()(const Literal& literal) const { return text(literal.value); }
        QString operator()(const Reference& reference) const { return reference.name.text(); }
        QString operator()(const Call& call) const
        {
            return callText(call.name.text(), text(call.arguments));
        }
        QString operator()(const Operation& operation) const
        {
            return operationText(operation, atLeast);
        }
        QString operator()(const Quantification& quantification) const
        {
            const QString whole
                = (quantification.all ? QStringLiteral("forall ") : QStringLiteral("exists "))
                + text(quantification.variables) + QStringLiteral(". ")
                + written(quantification.body[0], quantifierLevel);
            return bracketed(whole, quantifierLevel < atLeast);
        }
    };
    return std::visit(Writer {atLeast}, expression.node);
}

} // namespace

const char* text(Operator sign)
{
    return formOf(sign).sign;
}

QString text(const Expression& expression)
{
    return written(expression, 0);
}

QString unitText(const Expression& expression)
{
    return written(expression, unaryLevel);
}

QString text(const std::vector<Expression>& expressions)
{
    return listText(expressions, [](const Expression& each) { return written(each, 0); });
}

QString text(const std::vector<Variable>& variables)
{
    QString whole;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        whole += variables[i].name.text();
        const bool last = i + 1 == variables.size();
        if (last || variables[i + 1].sort != variables[i].sort)
            whole += QStringLiteral(": ") + text(variables[i].sort);
        if (!last)
            whole += QStringLiteral(", ");
    }
    return whole;
}

void eachVariable(const Expression& expression, const std::function<void(const Reference&)>& visit)
{
    if (const auto* reference = std::get_if<Reference>(&expression.node)) {
        if (reference->kind == Reference::Kind::Variable)
            visit(*reference);
    } else if (const auto* call = std::get_if<Call>(&expression.node)) {
        for (const Expression& argument : call->arguments)
            eachVariable(argument, visit);
    } else if (const auto* operation = std::get_if<Operation>(&expression.node)) {
        for (const Expression& operand : operation->operands)
            eachVariable(operand, visit);
    } else if (const auto* quantification = std::get_if<Quantification>(&expression.node)) {
        const auto isBound = [quantification](int slot) {
            for (const Variable& variable : quantification->variables)
                if (variable.slot == slot)
                    return true;
            return false;
        };
        eachVariable(quantification->body[0], [&](const Reference& inner) {
            if (!isBound(inner.index))
                visit(inner);
        });
    }
}

}
