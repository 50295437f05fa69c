// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/language/formulaforms.h"

#include <algorithm>

namespace fourcast::formal {

namespace {

using Kind = FixpointForm::Kind;
using Operands = std::vector<const StateFormula*>;

/// The action of [a]X or <a>X, where so many fixpoints are between X and its name; or null.
const ActionFormula* actionBack(const StateFormula& formula, bool isBox, int distance = 0)
{
    const auto step = stepOf(formula, isBox);
    const auto* recursion = step ? std::get_if<Recursion>(&step->body->node) : nullptr;
    return recursion && recursion->distance == distance && recursion->arguments.empty()
        ? step->action
        : nullptr;
}

auto leadsBack(bool isBox, int distance = 0)
{
    return [=](const StateFormula& formula) { return actionBack(formula, isBox, distance); };
}

bool isSomeStep(const StateFormula& formula)
{
    const auto step = stepOf(formula, false);
    return step && isAnything(*step->action) && isConstant(*step->body, true);
}

/// `f && g && h`, or with ||, one by one.
Operands operandsOf(const StateFormula& formula, Connective sign)
{
    const auto* both = std::get_if<ConnectionOf<StateFormula>>(&formula.node);
    if (!both || both->sign != sign)
        return {&formula};
    Operands operands = operandsOf(both->operands[0], sign);
    std::ranges::copy(operandsOf(both->operands[1], sign), std::back_inserter(operands));
    return operands;
}

/// Takes the first of them out in which `find` finds something, and returns that.
template <typename Find>
std::invoke_result_t<Find, const StateFormula&> taken(Operands& operands, const Find& find)
{
    for (auto each = operands.begin(); each != operands.end(); ++each)
        if (const auto found = find(**each)) {
            operands.erase(each);
            return found;
        }
    return {};
}

/// Might a fixpoint from outside be come back to within?
bool mayComeBack(const StateFormula& formula)
{
    if (const auto* modality = std::get_if<Modality>(&formula.node))
        return !std::holds_alternative<Constant>(modality->body[0].node);
    return !std::holds_alternative<DataCondition>(formula.node)
        && !std::holds_alternative<Constant>(formula.node);
}

bool isSame(const ActionFormula& one, const ActionFormula& other)
{
    return text(one) == text(other);
}

const ActionFormula* inevitable(const StateFormula& body)
{
    Operands both = operandsOf(body, Connective::And);
    if (both.size() != 2 || !taken(both, isSomeStep))
        return nullptr;
    const ActionFormula* const stays = actionBack(*both[0], true);
    return stays ? negated(*stays) : nullptr;
}

const ActionFormula* again(const StateFormula& body)
{
    const auto* inner = std::get_if<Fixpoint>(&body.node);
    if (!inner || inner->isLargest || !inner->parameters.empty())
        return nullptr;
    Operands all = operandsOf(inner->body[0], Connective::And);
    if (all.size() != 3 || !taken(all, isSomeStep))
        return nullptr;
    const ActionFormula* const waits = taken(all, leadsBack(true));
    const ActionFormula* const begins = taken(all, leadsBack(true, 1));
    const ActionFormula* const without = waits ? negated(*waits) : nullptr;
    return without && begins && isSame(*without, *begins) ? begins : nullptr;
}

const ActionFormula* goesOnAlone(const StateFormula& body)
{
    Operands both = operandsOf(body, Connective::And);
    const ActionFormula* const goesOn = both.size() == 2 ? taken(both, leadsBack(false)) : nullptr;
    const auto other = goesOn ? stepOf(*both[0], true) : std::nullopt;
    const ActionFormula* const but
        = other && isConstant(*other->body, false) ? negated(*other->action) : nullptr;
    return but && isSame(*but, *goesOn) ? goesOn : nullptr;
}

std::optional<FixpointForm> reachable(Operands either)
{
    const QuantificationOf<StateFormula>* all = nullptr;
    const ActionFormula* const goes = taken(either, [&](const StateFormula& formula) {
        all = std::get_if<QuantificationOf<StateFormula>>(&formula.node);
        return actionBack(all && all->all ? all->body[0] : formula, false);
    });
    if (!goes || mayComeBack(*either[0]))
        return {};
    if (!all)
        return FixpointForm {Kind::Reachable, goes, either[0]};
    const ActionFormula* const avoided = negated(*goes);
    return avoided ? std::optional(
               FixpointForm {Kind::ReachableWhatever, avoided, either[0], nullptr, &all->variables})
                   : std::nullopt;
}

std::optional<FixpointForm> forced(Operands either)
{
    const ActionFormula* const mine = taken(either, leadsBack(false));
    const auto answered = [](const StateFormula& formula) -> const ActionFormula* {
        Operands both = operandsOf(formula, Connective::And);
        const ActionFormula* const all = both.size() == 2 ? taken(both, leadsBack(true)) : nullptr;
        const auto some = all ? stepOf(*both[0], false) : std::nullopt;
        return some && isConstant(*some->body, true) && isSame(*some->action, *all) ? all : nullptr;
    };
    const ActionFormula* const theirs = taken(either, answered);
    if (!mine || !theirs || mayComeBack(*either[0]))
        return {};
    return FixpointForm {Kind::Forced, mine, either[0], theirs};
}

}

bool isConstant(const StateFormula& formula, bool value)
{
    const auto* constant = std::get_if<Constant>(&formula.node);
    return constant && constant->value == value;
}

bool isAnything(const ActionFormula& action)
{
    const auto* constant = std::get_if<Constant>(&action.node);
    return constant && constant->value;
}

const ActionFormula* negated(const ActionFormula& action)
{
    const auto* negation = std::get_if<NegationOf<ActionFormula>>(&action.node);
    return negation ? &negation->operand[0] : nullptr;
}

std::optional<Step> stepOf(const StateFormula& formula, bool isBox)
{
    const auto* modality = std::get_if<Modality>(&formula.node);
    const auto* action = modality && modality->isBox == isBox
        ? std::get_if<ActionFormula>(&modality->steps[0].node)
        : nullptr;
    return action ? std::optional(Step {action, &modality->body[0]}) : std::nullopt;
}

std::optional<FixpointForm> formOf(const Fixpoint& fixpoint)
{
    if (!fixpoint.parameters.empty())
        return {};
    const StateFormula& body = fixpoint.body[0];
    if (fixpoint.isLargest) {
        if (const ActionFormula* const action = actionBack(body, false))
            return FixpointForm {Kind::GoesOn, action};
        if (const ActionFormula* const action = again(body))
            return FixpointForm {Kind::Again, action};
        if (const ActionFormula* const action = goesOnAlone(body))
            return FixpointForm {Kind::GoesOnAlone, action};
        return {};
    }
    if (const ActionFormula* const action = inevitable(body))
        return FixpointForm {Kind::Inevitable, action};
    Operands either = operandsOf(body, Connective::Or);
    return either.size() == 2 ? reachable(std::move(either))
        : either.size() == 3  ? forced(std::move(either))
                              : std::nullopt;
}

}
