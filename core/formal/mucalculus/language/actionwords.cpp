// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/language/actionwords.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace fourcast::formal {

namespace {

struct ActionText
{
    Q_DECLARE_TR_FUNCTIONS(Formula)
};

/// The slot of an expression that is a variable by itself, or -1.
int slotOf(const syntax::Expression& expression)
{
    const auto* reference = std::get_if<syntax::Reference>(&expression.node);
    return reference && reference->kind == syntax::Reference::Kind::Variable ? reference->index
                                                                             : -1;
}

int timesIn(const syntax::Expression& expression, int slot)
{
    int times = 0;
    syntax::eachVariable(expression, [&](const syntax::Reference& reference) {
        times += reference.index == slot ? 1 : 0;
    });
    return times;
}

/// How often a variable is there, and how often as an argument by itself.
struct SlotUses
{
    int all = 0;
    int plain = 0;
};

SlotUses usesIn(const ActionPattern& pattern, int slot)
{
    SlotUses uses;
    for (const syntax::Expression& argument : pattern.arguments) {
        uses.all += timesIn(argument, slot);
        uses.plain += slotOf(argument) == slot ? 1 : 0;
    }
    return uses;
}

QString textOf(const ActionPattern& pattern, const Slots& any)
{
    QStringList arguments;
    bool isAll = true;
    for (const syntax::Expression& argument : pattern.arguments) {
        const bool isAny = any.contains(slotOf(argument));
        isAll = isAll && isAny;
        arguments << (isAny ? ActionText::tr("any", "any value, as an argument of an action")
                            : syntax::text(argument));
    }
    if (arguments.isEmpty())
        return pattern.name.text();
    return pattern.name.text()
        + (isAll ? QStringLiteral("(...)") : u'(' + arguments.join(QStringLiteral(", ")) + u')');
}

/// Actions that are the same, and how many.
struct Group
{
    QString text; ///< as it is written
    const ActionPattern* first = nullptr;
    int times = 0;
};

std::vector<Group> groupsOf(const MultiActionPattern& pattern)
{
    std::vector<Group> groups;
    for (const ActionPattern& action : pattern.actions) {
        const QString written = textOf(action, {});
        const auto known = std::ranges::find(groups, written, &Group::text);
        if (known == groups.end())
            groups.push_back({written, &action, 1});
        else
            ++known->times;
    }
    return groups;
}

/// A condition and what it is a condition of: `val(w > 0) && take(w, t)`.
const ConnectionOf<ActionFormula>* conditioned(const ActionFormula& action)
{
    const auto* both = std::get_if<ConnectionOf<ActionFormula>>(&action.node);
    return both && both->sign == Connective::And
            && std::holds_alternative<DataCondition>(both->operands[0].node)
        ? both
        : nullptr;
}

const ConnectionOf<ActionFormula>* alternatives(const ActionFormula& action)
{
    const auto* either = std::get_if<ConnectionOf<ActionFormula>>(&action.node);
    return either && either->sign == Connective::Or ? either : nullptr;
}

const QuantificationOf<ActionFormula>* exists(const ActionFormula& action)
{
    const auto* some = std::get_if<QuantificationOf<ActionFormula>>(&action.node);
    return some && !some->all ? some : nullptr;
}

int timesInCondition(const ConnectionOf<ActionFormula>& both, int slot)
{
    return timesIn(std::get<DataCondition>(both.operands[0].node).condition[0], slot);
}

/// Nothing where there is no short way to say it.
std::optional<QString> wordsOf(const ActionFormula& action, Slots any)
{
    if (const auto* pattern = std::get_if<MultiActionPattern>(&action.node)) {
        if (pattern->actions.empty())
            return {};
        QString all;
        for (const Group& group : groupsOf(*pattern)) {
            const QString one = textOf(*group.first, any);
            const QString same = group.times == 1
                ? one
                : ActionText::tr("%n times the same %1", nullptr, group.times).arg(one);
            all = all.isEmpty() ? same
                                : ActionText::tr("%1 and %2", "actions at once").arg(all, same);
        }
        return pattern->actions.size() == 1 ? all : ActionText::tr("%1 at once").arg(all);
    }
    if (const auto* either = alternatives(action)) {
        const auto left = wordsOf(either->operands[0], any);
        const auto right = wordsOf(either->operands[1], any);
        if (!left || !right)
            return {};
        return ActionText::tr("%1 or %2", "actions").arg(*left, *right);
    }
    if (const auto* both = conditioned(action)) {
        const auto what = wordsOf(both->operands[1], any);
        if (!what)
            return {};
        return ActionText::tr("%1 with %2", "an action and a condition")
            .arg(*what, syntax::text(std::get<DataCondition>(both->operands[0].node).condition[0]));
    }
    if (const auto* some = exists(action)) {
        const auto* both = conditioned(some->body[0]);
        for (const syntax::Variable& variable : some->variables) {
            if (isAnyIn(some->body[0], variable.slot))
                any.insert(variable.slot);
            else if (!both || timesInCondition(*both, variable.slot) == 0)
                return {}; // it would read like a value that is known
        }
        return wordsOf(some->body[0], any);
    }
    return {};
}

}

QString inWords(const ActionFormula& action, const Slots& any)
{
    return wordsOf(action, any).value_or(text(action));
}

bool isAnyIn(const ActionFormula& action, int slot)
{
    if (const auto* pattern = std::get_if<MultiActionPattern>(&action.node)) {
        int groups = 0;
        for (const Group& group : groupsOf(*pattern)) {
            const SlotUses uses = usesIn(*group.first, slot);
            if (uses.all != uses.plain || uses.all > 1)
                return false;
            groups += uses.all;
        }
        return groups <= 1;
    }
    if (const auto* either = alternatives(action))
        return isAnyIn(either->operands[0], slot) && isAnyIn(either->operands[1], slot);
    if (const auto* both = conditioned(action))
        return timesInCondition(*both, slot) == 0 && isAnyIn(both->operands[1], slot);
    if (const auto* some = exists(action))
        return wordsOf(action, {}) && isAnyIn(some->body[0], slot);
    return false;
}

bool isToldBy(const ActionFormula& action, int slot)
{
    if (const auto* pattern = std::get_if<MultiActionPattern>(&action.node)) {
        return std::ranges::any_of(pattern->actions, [slot](const ActionPattern& each) {
            return usesIn(each, slot).plain > 0;
        });
    }
    if (const auto* either = alternatives(action))
        return isToldBy(either->operands[0], slot) && isToldBy(either->operands[1], slot);
    if (const auto* both = conditioned(action))
        return isToldBy(both->operands[1], slot);
    if (const auto* some = exists(action))
        return isToldBy(some->body[0], slot);
    return false;
}

}
