// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/language/formula.h"
#include "core/support/text/listtext.h"

#include <QStringList>

namespace fourcast::formal {

namespace {

/// What binds tighter is larger. In formulas: quantifiers and fixpoints, =>, ||, &&, and what
/// stands before its operand. In sequences of steps: +, ., * and actions.
constexpr int widest = 0;
constexpr int tightest = 4;

QString written(const StateFormula& formula, int atLeast);
QString written(const ActionFormula& formula, int atLeast);

QString nodeText(const Constant& constant, int)
{
    return constant.value ? QStringLiteral("true") : QStringLiteral("false");
}

QString nodeText(const DataCondition& data, int)
{
    return QStringLiteral("val(%1)").arg(syntax::text(data.condition[0]));
}

template <typename Formula> QString nodeText(const NegationOf<Formula>& negation, int)
{
    return u'!' + written(negation.operand[0], tightest);
}

template <typename Formula> QString nodeText(const ConnectionOf<Formula>& connection, int atLeast)
{
    const auto index = static_cast<std::size_t>(connection.sign);
    const int level = static_cast<int>(index) + 1;
    return bracketed(written(connection.operands[0], level + 1) + u' '
                         + QLatin1String(connectiveSigns[index]) + u' '
                         + written(connection.operands[1], level),
                     level < atLeast);
}

template <typename Formula> QString nodeText(const QuantificationOf<Formula>& each, int atLeast)
{
    return bracketed((each.all ? QStringLiteral("forall ") : QStringLiteral("exists "))
                         + syntax::text(each.variables) + QStringLiteral(". ")
                         + written(each.body[0], widest),
                     atLeast > widest);
}

QString nodeText(const MultiActionPattern& multiAction, int)
{
    if (multiAction.actions.empty())
        return QStringLiteral("tau");
    const auto textOf = [](const ActionPattern& pattern) {
        return callText(pattern.name.text(), syntax::text(pattern.arguments));
    };
    return listText(multiAction.actions, textOf, u"|");
}

QString nodeText(const Modality& modality, int)
{
    const QString steps = text(modality.steps[0]);
    return (modality.isBox ? u'[' + steps + u']' : u'<' + steps + u'>')
        + written(modality.body[0], tightest);
}

QString nodeText(const Fixpoint& fixpoint, int atLeast)
{
    QStringList parameters;
    for (std::size_t i = 0; i < fixpoint.parameters.size(); ++i) {
        parameters << QStringLiteral("%1: %2 = %3")
                          .arg(fixpoint.parameters[i].name.text(),
                               syntax::text(fixpoint.parameters[i].sort),
                               syntax::text(fixpoint.initials[i]));
    }
    return bracketed(
        (fixpoint.isLargest ? QStringLiteral("nu ") : QStringLiteral("mu ")) + fixpoint.name.text()
            + (parameters.isEmpty() ? QString()
                                    : u'(' + parameters.join(QStringLiteral(", ")) + u')')
            + QStringLiteral(". ") + written(fixpoint.body[0], widest),
        atLeast > widest);
}

QString nodeText(const Recursion& recursion, int)
{
    return callText(recursion.name.text(), syntax::text(recursion.arguments));
}

QString written(const StateFormula& formula, int atLeast)
{
    return std::visit([&](const auto& node) { return nodeText(node, atLeast); }, formula.node);
}

QString written(const ActionFormula& formula, int atLeast)
{
    return std::visit([&](const auto& node) { return nodeText(node, atLeast); }, formula.node);
}

QString written(const RegularFormula& formula, int atLeast)
{
    struct Writer
    {
        int atLeast;
        QString operator()(const ActionFormula& action) const
        {
            // Within a sequence a quantifier would take in what follows.
            return written(action, atLeast > 0 ? tightest : widest);
        }
        QString operator()(const RegularPair& pair) const
        {
            const int level = pair.isSequence ? 2 : 1;
            return bracketed(written(pair.operands[0], level + 1)
                                 + (pair.isSequence ? QStringLiteral(" . ") : QStringLiteral(" + "))
                                 + written(pair.operands[1], level),
                             level < atLeast);
        }
        QString operator()(const RegularRepetition& repetition) const
        {
            return bracketed(written(repetition.body[0], 3)
                                 + (repetition.atLeastOnce ? u'+' : u'*'),
                             atLeast > 3);
        }
    };
    return std::visit(Writer {atLeast}, formula.node);
}

}

QString text(const StateFormula& formula)
{
    return written(formula, widest);
}

QString text(const RegularFormula& formula)
{
    return written(formula, 0);
}

QString text(const ActionFormula& formula)
{
    return written(formula, widest);
}

}
