// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/action.h"
#include "core/support/text/listtext.h"

#include <algorithm>

namespace fourcast::chance {

QString text(const Action& action)
{
    QStringList arguments = action.argumentTexts;
    if (arguments.isEmpty())
        for (const std::int64_t argument : action.arguments)
            arguments << QString::number(argument);
    return callText(action.name.text(), arguments.join(QStringLiteral(", ")));
}

bool matches(const ActionFormula& formula, const Action& action)
{
    const auto holds = [&action](const ActionFormula& part) { return matches(part, action); };
    switch (formula.kind) {
    case ActionFormula::Kind::True:
        return true;
    case ActionFormula::Kind::Action:
        return formula.pattern.action == action.name
            && (!formula.pattern.arguments || *formula.pattern.arguments == action.arguments);
    case ActionFormula::Kind::Not:
        return !std::ranges::any_of(formula.operands, holds);
    case ActionFormula::Kind::Or:
        return std::ranges::any_of(formula.operands, holds);
    }
    return false;
}

bool overlooksHidden(const Until& until, const std::optional<ActionFormula>& counted)
{
    const Action hidden {syntax::Symbol("tau"), {}};
    return matches(until.stay, hidden) && !matches(until.goal, hidden)
        && !(counted && matches(*counted, hidden));
}

}
