// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/expressiontext.h"
#include "core/chance/prcrl/fraction.h"
#include "core/chance/prcrl/lexis.h"
#include "core/support/text/listtext.h"

#include <QStringList>

namespace fourcast::chance {

namespace {

QString joined(const std::vector<Expression>& expressions)
{
    return listText(expressions, [](const Expression& each) { return text(each); });
}

struct Written
{
    QString text;
    int level = 10; ///< how tight it holds together
};

Written written(const Operation& node)
{
    const syntax::OperatorForm& form = formOf(node.sign);
    if (form.place == syntax::OperatorForm::Place::Before)
        return {QString::fromLatin1(form.sign) + text(node.operands[0], form.level + 1),
                form.level};
    QString right = text(node.operands[1], form.rightLevel());
    if (node.sign == Operator::Subtract && right.startsWith(u'-'))
        right = bracketed(right); // -- begins a comment
    return {text(node.operands[0], form.leftLevel()) + between(node.sign) + right, form.level};
}

Written written(const Expression& expression)
{
    if (const auto* literal = std::get_if<Literal>(&expression.node)) {
        if (expression.type.kind != Type::Kind::Range)
            return {text(expression.type, literal->numerator)};
        const int level = !fraction::isWhole(*literal) ? formOf(Operator::Divide).level
            : literal->numerator < 0                   ? formOf(Operator::Negate).level
                                                       : 10;
        return {fraction::text(*literal), level};
    }
    if (const auto* reference = std::get_if<Reference>(&expression.node))
        return {reference->name.text()};
    if (const auto* call = std::get_if<TableCall>(&expression.node))
        return {callText(call->table->name.text(), joined(call->arguments))};
    if (const auto* call = std::get_if<BuiltinCall>(&expression.node)) {
        return {callText(QString::fromLatin1(nameOf(call->function)), joined(call->arguments))};
    }
    return written(std::get<Operation>(expression.node));
}

QString formulaText(const ActionFormula& formula, bool inside)
{
    switch (formula.kind) {
    case ActionFormula::Kind::True:
        return QStringLiteral("true");
    case ActionFormula::Kind::Action: {
        QStringList arguments = formula.pattern.argumentTexts;
        if (formula.pattern.arguments && arguments.isEmpty())
            for (const std::int64_t each : *formula.pattern.arguments)
                arguments << QString::number(each);
        return callText(formula.pattern.action.text(), arguments.join(QStringLiteral(", ")));
    }
    case ActionFormula::Kind::Not:
        return u'!' + formulaText(formula.operands[0], true);
    case ActionFormula::Kind::Or:
        break;
    }
    QStringList parts;
    for (std::size_t i = 0; i < formula.operands.size(); ++i)
        parts << formulaText(formula.operands[i], i > 0);
    const QString all = parts.join(QStringLiteral(" | "));
    return bracketed(all, inside);
}

} // namespace

QString text(const Expression& expression)
{
    return written(expression).text;
}

QString text(const Expression& expression, int level)
{
    const Written made = written(expression);
    return bracketed(made.text, made.level < level);
}

QString text(const Variable& variable)
{
    return variable.name.text() + QStringLiteral(": ") + text(variable.type);
}

QString text(const Until& until)
{
    return QStringLiteral("until [%1 U %2]")
        .arg(formulaText(until.stay, false), formulaText(until.goal, false));
}

}
