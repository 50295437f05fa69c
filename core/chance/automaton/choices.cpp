// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/choices.h"
#include "core/chance/automaton/evaluate/exactvalue.h"
#include "core/chance/automaton/evaluate/programbuilder.h"
#include "core/chance/prcrl/evaluate.h"

#include <algorithm>
#include <map>
#include <set>

namespace fourcast::chance {

namespace {

/// A plan of its own for each tuple is faster, as long as there are not too many.
constexpr std::uint64_t mostSumPlans = 64;
constexpr std::uint64_t mostBranchPlans = 64;
constexpr std::uint64_t mostPlans = 2048;

std::uint64_t tuples(const std::vector<Variable>& variables)
{
    std::uint64_t count = 1;
    for (const Variable& variable : variables) {
        if (variable.type.size() > mostPlans)
            return variable.type.size() == 0 ? 0 : mostPlans + 1;
        count = std::min(count * variable.type.size(), mostPlans + 1);
    }
    return count;
}

class Planner
{
public:
    explicit Planner(const Lppe& lppe) : m_lppe(lppe), m_slots(slotsOf(lppe)), m_builder(m_slots)
    {
        for (std::size_t i = 0; i < lppe.parameters.size(); ++i)
            m_builder.setVariable(i, lppe.parameters[i].variable.type, false);
    }

    ChoicePlans plan()
    {
        for (std::uint32_t i = 0; i < m_lppe.summands.size(); ++i)
            planSummand(i);
        m_plans.program = m_builder.finish();
        m_plans.slots = m_slots;
        for (ChoicePlan& choice : m_plans.choices)
            finishRegisters(choice);
        return std::move(m_plans);
    }

private:
    static std::size_t slotsOf(const Lppe& lppe);
    void planSummand(std::uint32_t index);
    void planChoice(const Summand& summand, ChoicePlan plan);
    bool planGuards(const Summand& summand, ChoicePlan& plan);
    void planArguments(const Summand& summand, ChoicePlan& plan);
    void planBranches(const Summand& summand, ChoicePlan& plan);
    void planBranch(const Alternative& alternative, ChoicePlan& plan, BranchPlan branch);
    void shareAssignments(ChoicePlan& plan) const;
    void planProbabilities(const Summand& summand, ChoicePlan& plan) const;
    const Type& typeOf(const Summand& summand, std::size_t slot) const
    {
        const std::size_t count = m_lppe.parameters.size();
        return slot < count ? m_lppe.parameters[slot].variable.type
                            : summand.sums[slot - count].type;
    }
    void finishRegisters(ChoicePlan& plan) const;

    const Lppe& m_lppe;
    const std::size_t m_slots;
    ProgramBuilder m_builder;
    ChoicePlans m_plans;
};

std::size_t Planner::slotsOf(const Lppe& lppe)
{
    std::size_t most = 0;
    for (const Summand& summand : lppe.summands) {
        most = std::max(most, summand.sums.size());
        for (const Alternative& alternative : summand.alternatives)
            most = std::max(most, summand.sums.size() + alternative.variables.size());
    }
    return lppe.parameters.size() + most;
}

void Planner::planSummand(std::uint32_t index)
{
    const Summand& summand = m_lppe.summands[index];
    const std::size_t count = m_lppe.parameters.size();
    ChoicePlan plan;
    plan.summand = index;
    plan.isConfluent = summand.isConfluent;
    plan.alternativeSlot = static_cast<std::uint32_t>(count + summand.sums.size());
    std::uint64_t branches = 0;
    for (const Alternative& alternative : summand.alternatives)
        branches += tuples(alternative.variables);
    const std::uint64_t sums = tuples(summand.sums);
    if (sums <= mostSumPlans && sums * branches <= mostPlans) {
        eachTuple(summand.sums, [&](const std::vector<std::int64_t>& data) {
            plan.fixed = data;
            for (std::size_t i = 0; i < data.size(); ++i)
                m_builder.bind(count + i, data[i]);
            planChoice(summand, plan);
            return true;
        });
        return;
    }
    for (std::size_t i = 0; i < summand.sums.size(); ++i) {
        const Type& type = summand.sums[i].type;
        plan.open.push_back({static_cast<std::uint32_t>(count + i), type.low, type.high});
        m_builder.setVariable(count + i, type, false);
    }
    planChoice(summand, plan);
}

void Planner::planChoice(const Summand& summand, ChoicePlan plan)
{
    if (!planGuards(summand, plan))
        return;
    planArguments(summand, plan);
    planBranches(summand, plan);
    planProbabilities(summand, plan);
    m_plans.choices.push_back(std::move(plan));
}

/// False where the condition never holds.
bool Planner::planGuards(const Summand& summand, ChoicePlan& plan)
{
    for (const Expression& conjunct : linksOf(summand.condition, Operator::And)) {
        m_builder.begin();
        const ProgramBuilder::Operand operand = m_builder.add(conjunct);
        const Program::Piece code = m_builder.end();
        if (operand.constant && *operand.constant == 0 && code.isEmpty())
            return false;
        if (operand.constant && code.isEmpty())
            continue;
        bool isEarly = plan.late.empty();
        eachSlot(conjunct, [&](int slot) {
            for (const ChoicePlan::Range& range : plan.open)
                isEarly = isEarly && static_cast<std::uint32_t>(slot) != range.slot;
        });
        (isEarly ? plan.early : plan.late).push_back({code, m_builder.registerOf(operand)});
    }
    return true;
}

void Planner::planArguments(const Summand& summand, ChoicePlan& plan)
{
    m_builder.begin();
    for (const Expression& argument : summand.arguments)
        plan.argumentRegisters.push_back(m_builder.registerOf(m_builder.add(argument)));
    plan.arguments = m_builder.end();
    std::set<std::uint32_t> slots;
    eachSlot(summand.reward,
             [&slots](int slot) { slots.insert(static_cast<std::uint32_t>(slot)); });
    plan.rewardSlots.assign(slots.begin(), slots.end());
}

void Planner::planBranches(const Summand& summand, ChoicePlan& plan)
{
    const std::size_t first = plan.alternativeSlot;
    m_builder.beginHoisting();
    for (std::uint32_t i = 0; i < summand.alternatives.size(); ++i) {
        const Alternative& alternative = summand.alternatives[i];
        if (tuples(alternative.variables) <= mostBranchPlans) {
            eachTuple(alternative.variables, [&](const std::vector<std::int64_t>& data) {
                for (std::size_t v = 0; v < data.size(); ++v)
                    m_builder.bind(first + v, data[v]);
                planBranch(alternative, plan, {.alternative = i, .fixed = data});
                return true;
            });
            continue;
        }
        for (std::size_t v = 0; v < alternative.variables.size(); ++v)
            m_builder.setVariable(first + v, alternative.variables[v].type, true);
        planBranch(alternative, plan, {.alternative = i, .open = alternative.variables});
    }
    plan.hoisted = m_builder.endHoisting();
    shareAssignments(plan);
}

/// Often a branch differs from the others by a parameter or two.
void Planner::shareAssignments(ChoicePlan& plan) const
{
    using Done = std::optional<Assignment>;
    const std::size_t parameters = m_lppe.parameters.size();
    // What each branch does to each parameter.
    std::vector<std::vector<Done>> done;
    for (const BranchPlan& branch : plan.branches) {
        done.emplace_back(parameters);
        for (std::uint32_t i = branch.firstAssignment; i < branch.endAssignment; ++i)
            done.back()[plan.assignments[i].parameter] = plan.assignments[i];
    }
    for (std::uint32_t parameter = 0; parameter < parameters; ++parameter) {
        std::map<std::uint32_t, std::pair<std::size_t, Assignment>> users; // by register
        for (const std::vector<Done>& its : done)
            if (const Done& assignment = its[parameter]; assignment && assignment->isEarly) {
                auto& [count, kept] = users[assignment->reg];
                ++count;
                kept = *assignment;
            }
        const auto most = std::ranges::max_element(
            users, {}, [](const auto& entry) { return entry.second.first; });
        if (most != users.end() && 2 * most->second.first > done.size())
            plan.common.push_back(most->second.second);
    }
    plan.assignments.clear();
    for (std::size_t i = 0; i < plan.branches.size(); ++i) {
        for (const Assignment& common : plan.common) {
            Done& its = done[i][common.parameter];
            if (its && its->reg == common.reg)
                its.reset();
            else if (!its) // it stays as it was
                its = Assignment {common.parameter, common.parameter, true, true};
        }
        plan.branches[i].firstAssignment = static_cast<std::uint32_t>(plan.assignments.size());
        for (const Done& its : done[i])
            if (its)
                plan.assignments.push_back(*its);
        plan.branches[i].endAssignment = static_cast<std::uint32_t>(plan.assignments.size());
    }
}

void Planner::planBranch(const Alternative& alternative, ChoicePlan& plan, BranchPlan branch)
{
    branch.firstAssignment = static_cast<std::uint32_t>(plan.assignments.size());
    m_builder.begin();
    for (std::uint32_t i = 0; i < alternative.next.size(); ++i) {
        const Expression& next = alternative.next[i];
        const auto* reference = std::get_if<Reference>(&next.node);
        if (reference && static_cast<std::uint32_t>(reference->slot) == i)
            continue;
        const ProgramBuilder::Operand operand = m_builder.add(next);
        const bool isSure = operand.isWithin(m_lppe.parameters[i].variable.type);
        plan.assignments.push_back({i, m_builder.registerOf(operand), isSure, !operand.isLocal});
    }
    branch.code = m_builder.end();
    branch.endAssignment = static_cast<std::uint32_t>(plan.assignments.size());
    plan.branches.push_back(std::move(branch));
}

void Planner::planProbabilities(const Summand& summand, ChoicePlan& plan) const
{
    // What the plan has fixed, and what the alternatives bind, is no other in another state.
    const std::size_t parameters = m_lppe.parameters.size();
    const std::size_t end = parameters + (plan.open.empty() ? 0 : summand.sums.size());
    std::set<std::size_t> slots;
    for (const Alternative& alternative : summand.alternatives)
        eachSlot(alternative.probability, [&](int slot) {
            if (static_cast<std::size_t>(slot) < end)
                slots.insert(static_cast<std::size_t>(slot));
        });
    for (const std::size_t slot : slots) {
        const Type& type = typeOf(summand, slot);
        plan.probabilitySlots.push_back({static_cast<std::uint32_t>(slot), type.low, type.high});
    }
}

void Planner::finishRegisters(ChoicePlan& plan) const
{
    for (Guard& guard : plan.early)
        guard.reg = m_builder.finalRegister(guard.reg);
    for (Guard& guard : plan.late)
        guard.reg = m_builder.finalRegister(guard.reg);
    for (std::uint32_t& reg : plan.argumentRegisters)
        reg = m_builder.finalRegister(reg);
    for (Assignment& assignment : plan.assignments)
        assignment.reg = m_builder.finalRegister(assignment.reg);
    for (Assignment& assignment : plan.common)
        assignment.reg = m_builder.finalRegister(assignment.reg);
    const auto isConstant = [this](std::uint32_t reg) { return reg >= m_plans.program.registers; };
    const auto isFixed
        = [&](std::uint32_t slot) { return plan.open.empty() && slot >= m_lppe.parameters.size(); };
    plan.isActionFixed = plan.arguments.isEmpty()
        && std::ranges::all_of(plan.argumentRegisters, isConstant)
        && std::ranges::all_of(plan.rewardSlots, isFixed);
}

} // namespace

ChoicePlans planChoices(const Lppe& lppe)
{
    return Planner(lppe).plan();
}

}
