// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/quantifierdomains.h"

#include "core/syntax/bounds.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

using syntax::Expression;
using syntax::Operation;
using syntax::Operator;
using Trial = NormalNode::Trial;

namespace {

bool hasSlot(const std::vector<int>& slots, int slot)
{
    return std::ranges::find(slots, slot) != slots.end();
}

bool mentions(const Expression& expression, int slot)
{
    return hasSlot(freeSlots(expression), slot);
}

bool isEquality(Operator sign)
{
    return sign == Operator::Equal || sign == Operator::NotEqual;
}
bool isLogical(Operator sign)
{
    return sign == Operator::And || sign == Operator::Or || sign == Operator::Not
        || sign == Operator::Implies;
}

/// Does the expression do no more with the variable than ask whether it is equal to something that
/// doesn't depend on it? Values that are equal to nothing are then as good as one another.
/// `counted` are variables further in that are counted through or up: they are equal to values that
/// occur nowhere.
bool asksForEqualityOnly(const Expression& expression, int slot, const std::vector<int>& counted)
{
    if (!mentions(expression, slot))
        return true;
    const auto* operation = std::get_if<Operation>(&expression.node);
    if (!operation)
        return false;
    if (isLogical(operation->sign)) {
        return std::ranges::all_of(operation->operands, [&](const Expression& operand) {
            return asksForEqualityOnly(operand, slot, counted);
        });
    }
    if (!isEquality(operation->sign))
        return false;
    // Plain on both sides: a sum of another variable could be a value that occurs nowhere.
    return std::ranges::all_of(operation->operands, [&](const Expression& operand) {
        const int plain = plainSlot(operand);
        return plain >= 0 ? !hasSlot(counted, plain) : freeSlots(operand).empty();
    });
}

/// What an action formula does with the variable of a slot.
struct ActionUse
{
    int slot = -1;
    const Trials& trials; ///< of what is quantified within it
    std::vector<int> counted = {}; ///< slots: asksForEqualityOnly()
    bool onlyPlain = true; ///< it stands alone as an argument, and nowhere else
    bool onlyEquality = true; ///< or in val(...) with == and !=

    void see(const ActionFormula& action)
    {
        std::visit([this](const auto& node) { see(node); }, action.node);
    }
    void see(const Constant&) { }
    void see(const DataCondition& data)
    {
        if (!mentions(data.condition[0], slot))
            return;
        onlyPlain = false;
        onlyEquality = onlyEquality && asksForEqualityOnly(data.condition[0], slot, counted);
    }
    void see(const MultiActionPattern& multiAction)
    {
        for (const ActionPattern& pattern : multiAction.actions) {
            for (const Expression& argument : pattern.arguments) {
                if (plainSlot(argument) != slot && mentions(argument, slot))
                    onlyPlain = onlyEquality = false;
            }
        }
    }
    void see(const NegationOf<ActionFormula>& negation) { see(negation.operand[0]); }
    void see(const ConnectionOf<ActionFormula>& connection)
    {
        for (const ActionFormula& operand : connection.operands)
            see(operand);
    }
    void see(const QuantificationOf<ActionFormula>& quantification)
    {
        const std::size_t around = counted.size();
        for (const syntax::Variable& variable : quantification.variables) {
            const auto trial = trials.find(&variable);
            if (trial != trials.end() && trial->second.trial == Trial::Bounded)
                counted.push_back(variable.slot);
        }
        see(quantification.body[0]);
        counted.resize(around);
    }
};

/// Is the node sure to be `value` where the variable has a value that no step out of the state
/// shows?
bool isSettled(const NormalForm& form, int index, int slot, bool value)
{
    const NormalNode& node = form[index];
    const auto child = [&](int each) { return isSettled(form, each, slot, value); };
    switch (node.kind) {
    case NormalKind::True:
        return value;
    case NormalKind::False:
        return !value;
    case NormalKind::Box:
        return value && isDetermined(*node.action, slot, false);
    case NormalKind::Diamond:
        return !value && isDetermined(*node.action, slot, false);
    case NormalKind::And:
        return value ? std::ranges::all_of(node.children, child)
                     : std::ranges::any_of(node.children, child);
    case NormalKind::Or:
        return value ? std::ranges::any_of(node.children, child)
                     : std::ranges::all_of(node.children, child);
    case NormalKind::All:
    case NormalKind::Any:
        return child(node.children[0]);
    case NormalKind::Data:
    case NormalKind::Fixpoint:
    case NormalKind::Recursion:
        return false;
    }
    return false;
}

/// Is the variable asked for by the steps out of the same state alone, as a whole argument?
bool isLocal(const NormalForm& form, const Trials& trials, int index, int slot)
{
    const NormalNode& node = form[index];
    if (!hasSlot(node.slots, slot))
        return true;
    switch (node.kind) {
    case NormalKind::Box:
    case NormalKind::Diamond: {
        ActionUse use {slot, trials};
        use.see(*node.action);
        const NormalNode& below = form[node.children[0]];
        return use.onlyPlain
            && (!hasSlot(below.slots, slot) || isDetermined(*node.action, slot, false));
    }
    case NormalKind::And:
    case NormalKind::Or:
    case NormalKind::All:
    case NormalKind::Any:
        return std::ranges::all_of(node.children,
                                   [&](int child) { return isLocal(form, trials, child, slot); });
    default:
        return false;
    }
}

/// Is it only asked, anywhere, whether the variable is equal to something? `seen` are nodes that
/// were looked at: of two ways of a step what follows is one node.
bool isOnlyCompared(const NormalForm& form, const Trials& trials, int index, int slot,
                    std::vector<bool>& seen, std::vector<int> counted = {})
{
    const NormalNode& node = form[index];
    if (seen[static_cast<std::size_t>(index)] || !hasSlot(node.slots, slot))
        return true;
    seen[static_cast<std::size_t>(index)] = true;
    for (const NormalNode::Quantified& each : node.variables)
        if (each.trial == Trial::Bounded)
            counted.push_back(each.variable->slot);
    for (const syntax::Variable& parameter : node.parameters)
        counted.push_back(parameter.slot);
    if (node.condition && !asksForEqualityOnly(*node.condition, slot, counted))
        return false;
    if (node.action) {
        ActionUse use {slot, trials, counted};
        use.see(*node.action);
        if (!use.onlyEquality)
            return false;
    }
    if (std::ranges::any_of(node.arguments, [slot](const Expression& argument) {
            return mentions(argument, slot);
        }))
        return false;
    return std::ranges::all_of(node.children, [&](int child) {
        return isOnlyCompared(form, trials, child, slot, seen, counted);
    });
}

bool isBounded(const Expression& condition, const syntax::Variable& variable)
{
    if (!variable.sort.isNumber())
        return false;
    const syntax::Range range = syntax::boundsOf(
        condition, variable.slot, [](const Expression&) { return std::int64_t {0}; });
    return range.high != syntax::Range::unknownHigh
        && (range.low != syntax::Range::unknownLow
            || variable.sort.kind != syntax::Sort::Kind::Int);
}

/// The condition without which `forall` is true, or `exists` false.
const Expression* boundOf(const NormalForm& form, int index, bool all,
                          const syntax::Variable& variable)
{
    const NormalNode& node = form[index];
    if (node.kind == NormalKind::Data && node.negated == all
        && isBounded(*node.condition, variable))
        return node.condition;
    if (node.kind == (all ? NormalKind::Or : NormalKind::And)
        || node.kind == (all ? NormalKind::All : NormalKind::Any)) {
        for (const int child : node.children) {
            if (const Expression* bound = boundOf(form, child, all, variable))
                return bound;
        }
    }
    return nullptr;
}

const Expression* boundOf(const ActionFormula& action, bool all, const syntax::Variable& variable,
                          bool negated = false)
{
    if (const auto* data = std::get_if<DataCondition>(&action.node))
        return negated == all && isBounded(data->condition[0], variable) ? &data->condition[0]
                                                                         : nullptr;
    if (const auto* negation = std::get_if<NegationOf<ActionFormula>>(&action.node))
        return boundOf(negation->operand[0], all, variable, !negated);
    if (const auto* connection = std::get_if<ConnectionOf<ActionFormula>>(&action.node)) {
        const bool isAnd = (connection->sign == Connective::And) != negated;
        if (isAnd == all)
            return nullptr;
        const bool turned = connection->sign == Connective::Implies ? !negated : negated;
        const Expression* bound = boundOf(connection->operands[0], all, variable, turned);
        return bound ? bound : boundOf(connection->operands[1], all, variable, negated);
    }
    return nullptr;
}

[[noreturn]] void failUnbounded(const syntax::Variable& variable, bool all)
{
    const QString name = variable.name.text();
    const QString sort = syntax::text(variable.sort);
    const QString low = variable.sort.kind == syntax::Sort::Kind::Int
        ? QStringLiteral("-8 < %1 && ").arg(name)
        : QString();
    const QString example = all
        ? QStringLiteral("forall %1: %2. val(%3%1 < 8) => ...").arg(name, sort, low)
        : QStringLiteral("exists %1: %2. val(%3%1 < 8) && ...").arg(name, sort, low);
    syntax::failAt(
        variable.place,
        QCoreApplication::translate(
            "Formula",
            "'%1: %2' has infinitely many values to try; the quantifier must stand directly before "
            "a step that has '%1' as an argument, or a condition must bound it, as in %3")
            .arg(name, sort, example));
}

struct TrialChooser
{
    Trials& trials;

    void operator()(const Constant&) const { }
    void operator()(const DataCondition&) const { }
    void operator()(const MultiActionPattern&) const { }
    void operator()(const NegationOf<ActionFormula>& negation) const
    {
        chooseDomains(negation.operand[0], trials);
    }
    void operator()(const ConnectionOf<ActionFormula>& connection) const
    {
        for (const ActionFormula& operand : connection.operands)
            chooseDomains(operand, trials);
    }
    void operator()(const QuantificationOf<ActionFormula>& quantification) const
    {
        const ActionFormula& body = quantification.body[0];
        // From within: what is counted there matters to what it is compared with.
        chooseDomains(body, trials);
        for (const syntax::Variable& variable : quantification.variables) {
            ActionUse use {variable.slot, trials};
            use.see(body);
            NormalNode::Quantified chosen {&variable};
            if (isDetermined(body, variable.slot, quantification.all))
                chosen.trial = Trial::Guarded;
            else if (use.onlyPlain)
                chosen.trial = Trial::Local;
            else if (const Expression* bound = boundOf(body, quantification.all, variable))
                chosen = {&variable, Trial::Bounded, bound};
            else if (variable.sort.isNumber() && !use.onlyEquality)
                failUnbounded(variable, quantification.all);
            trials[&variable] = chosen;
        }
    }
};

}

void chooseDomain(const NormalForm& form, const Trials& trials, const NormalNode& node,
                  NormalNode::Quantified& variable)
{
    const bool all = node.kind == NormalKind::All;
    const int body = node.children[0];
    const int slot = variable.variable->slot;
    std::vector<bool> seen(static_cast<std::size_t>(form.size()));
    if (isSettled(form, body, slot, all))
        variable.trial = Trial::Guarded;
    else if (isLocal(form, trials, body, slot))
        variable.trial = Trial::Local;
    else if (const Expression* bound = boundOf(form, body, all, *variable.variable))
        variable = {variable.variable, Trial::Bounded, bound};
    else if (!variable.variable->sort.isNumber() || isOnlyCompared(form, trials, body, slot, seen))
        variable.trial = Trial::Domain;
    else
        failUnbounded(*variable.variable, all);
}

void chooseDomains(const ActionFormula& action, Trials& trials)
{
    std::visit(TrialChooser {trials}, action.node);
}

std::vector<ArgumentPlace> localPlaces(const NormalForm& form, int index, int slot)
{
    const NormalNode& node = form[index];
    std::vector<ArgumentPlace> places;
    if (node.action) {
        eachPlace(*node.action, slot, places);
    } else if (node.kind != NormalKind::Fixpoint) {
        for (const int child : node.children) {
            const std::vector<ArgumentPlace> more = localPlaces(form, child, slot);
            places.insert(places.end(), more.begin(), more.end());
        }
    }
    return places;
}

}
