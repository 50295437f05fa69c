// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/lppegenerator.h"
#include "core/chance/automaton/evaluate/exactvalue.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>

namespace fourcast::chance {

namespace {

/// So many targets are compared one by one; with more a hash says where to look.
constexpr std::size_t fewTargets = 16;

} // namespace

LppeGenerator::LppeGenerator(const LppeModel& model)
    : m_model(model), m_plans(model.plans()), m_program(m_plans.program), m_fields(model.fields()),
      m_words(static_cast<std::size_t>(model.wordsPerState())),
      m_registers(m_program.makeRegisters()), m_next(m_words), m_common(m_words)
{
    m_known.reserve(m_plans.choices.size());
    for (const ChoicePlan& plan : m_plans.choices)
        m_known.emplace_back(model, plan);
}

LppeGenerator::~LppeGenerator()
{
    m_model.countBranches(m_branches);
}

void LppeGenerator::load(const std::uint64_t* state)
{
    m_state = state;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_registers[i] = static_cast<std::int64_t>(m_fields[i].field.of(state)) + m_fields[i].low;
}

void LppeGenerator::successors(const std::uint64_t* state, statespace::Successors& to)
{
    m_to = &to;
    to.promiseDistinct(); // by choice, and by target within it
    m_number = 0;
    m_done.clear();
    m_doneProbabilities.clear();
    try {
        load(state);
        for (std::size_t choice = 0; choice < m_plans.choices.size(); ++choice) {
            m_plan = &m_plans.choices[choice];
            if (!holds(m_plan->early))
                continue;
            if (m_plan->open.empty())
                addChoice(choice);
            else
                addOpen(choice, 0);
        }
    } catch (const syntax::Wrong& wrong) {
        m_state = state;
        to.fail(inWords(wrong.error));
    }
}

bool LppeGenerator::holds(const std::vector<Guard>& guards)
{
    for (const Guard& guard : guards) {
        m_program.run(guard.code, m_registers.data());
        if (m_registers[guard.reg] == 0)
            return false;
    }
    return true;
}

void LppeGenerator::addOpen(std::size_t choice, std::size_t variable)
{
    const ChoicePlan& plan = *m_plan;
    if (variable == plan.open.size()) {
        if (holds(plan.late))
            addChoice(choice);
        return;
    }
    const ChoicePlan::Range& range = plan.open[variable];
    for (std::int64_t value = range.low;; ++value) {
        m_registers[range.slot] = value;
        if (value <= range.high)
            addOpen(choice, variable + 1);
        if (value >= range.high)
            return;
    }
}

void LppeGenerator::addChoice(std::size_t choice)
{
    const ChoicePlan& plan = *m_plan;
    m_targets.clear();
    m_probabilities.clear();
    const std::span<const std::int64_t> frame(m_registers.data(), m_plans.slots);
    const Distribution& distribution = m_known[choice].distributions.of(frame);
    makeCommon(plan);
    addBranches(plan, distribution);
    const std::uint32_t action = actionOf(choice);
    if (isRepeated(action)) {
        m_branches -= distribution.branches.size();
        return;
    }
    m_done.push_back({action, m_to->count()});
    emit(action);
    ++m_number;
}

/// Is there the same choice in this state already? Then it is one: whoever chooses has no other.
bool LppeGenerator::isRepeated(std::uint32_t action) const
{
    const auto count = static_cast<int>(m_probabilities.size());
    for (std::size_t i = 0; i < m_done.size(); ++i) {
        const int first = m_done[i].first;
        const int end = i + 1 < m_done.size() ? m_done[i + 1].first : m_to->count();
        if (m_done[i].action == action && end - first == count && isSameAs(first))
            return true;
    }
    return false;
}

bool LppeGenerator::isSameAs(int first) const
{
    for (std::size_t i = 0; i < m_probabilities.size(); ++i) {
        const int at = first + static_cast<int>(i);
        if (m_doneProbabilities[static_cast<std::size_t>(at)] != m_probabilities[i]
            || !std::equal(m_to->state(at), m_to->state(at) + m_words,
                           m_targets.data() + i * m_words))
            return false;
    }
    return true;
}

void LppeGenerator::addBranches(const ChoicePlan& plan, const Distribution& distribution)
{
    const std::size_t count = distribution.branches.size();
    m_branches += count;
    m_places.clear();
    if (count > fewTargets)
        m_places.assign(std::bit_ceil(2 * count), ~std::uint32_t {0});
    for (const Distribution::Branch& branch : distribution.branches) {
        const BranchPlan& its = plan.branches[branch.plan];
        for (std::size_t i = 0; i < its.open.size(); ++i)
            m_registers[plan.alternativeSlot + i] = distribution.data[branch.data + i];
        makeNext(plan, its);
        if (m_model.isConfluent()) {
            goToRepresentative(m_next.data());
            load(m_state);
        }
        addBranch(branch.probability);
    }
}

bool LppeGenerator::isOutside(const Assignment& assignment) const
{
    return !assignment.isSure
        && !m_model.lppe().parameters[assignment.parameter].variable.type.has(
            m_registers[assignment.reg]);
}

void LppeGenerator::assign(const Assignment& assignment, std::uint64_t* state) const
{
    const Automaton::Field& field = m_fields[assignment.parameter];
    field.field.set(state,
                    static_cast<std::uint64_t>(m_registers[assignment.reg])
                        - static_cast<std::uint64_t>(field.low));
}

void LppeGenerator::makeCommon(const ChoicePlan& plan)
{
    m_program.run(plan.hoisted, m_registers.data());
    std::copy_n(m_state, m_words, m_common.data());
    m_outside.clear();
    for (const Assignment& assignment : plan.common) {
        // Wrong only where a branch that is possible does not do something else.
        if (isOutside(assignment))
            m_outside.push_back(&assignment);
        else
            assign(assignment, m_common.data());
    }
}

void LppeGenerator::makeNext(const ChoicePlan& plan, const BranchPlan& branch)
{
    m_program.run(branch.code, m_registers.data());
    std::copy_n(m_common.data(), m_words, m_next.data());
    const auto own
        = std::span(plan.assignments)
              .subspan(branch.firstAssignment, branch.endAssignment - branch.firstAssignment);
    for (const Assignment* common : m_outside)
        if (std::ranges::find(own, common->parameter, &Assignment::parameter) == own.end())
            failOutside(plan, *common);
    for (const Assignment& assignment : own) {
        if (isOutside(assignment))
            failOutside(plan, assignment);
        assign(assignment, m_next.data());
    }
}

void LppeGenerator::addBranch(std::uint32_t probability)
{
    const auto isAt = [this](std::size_t index) {
        const std::uint64_t* const target = m_targets.data() + index * m_words;
        return m_next[0] == target[0]
            && (m_words == 1 || std::equal(m_next.begin() + 1, m_next.end(), target + 1));
    };
    const auto addTo = [&](std::size_t index) {
        std::uint32_t& sum = m_probabilities[index];
        sum = m_sums.find(sum, probability,
                          [&] { return m_model.numbers().sum(sum, probability); });
    };
    const std::size_t count = m_probabilities.size();
    if (m_places.empty()) {
        for (std::size_t i = 0; i < count; ++i)
            if (isAt(i)) {
                addTo(i);
                return;
            }
    } else {
        std::uint64_t hash = 0;
        for (const std::uint64_t word : m_next)
            hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        const std::size_t mask = m_places.size() - 1;
        std::size_t at = static_cast<std::size_t>(hash >> 32) & mask;
        for (; m_places[at] != ~std::uint32_t {0}; at = (at + 1) & mask)
            if (isAt(m_places[at])) {
                addTo(m_places[at]);
                return;
            }
        m_places[at] = static_cast<std::uint32_t>(count);
    }
    m_targets.insert(m_targets.end(), m_next.begin(), m_next.end());
    m_probabilities.push_back(probability);
}

void LppeGenerator::emit(std::uint32_t action)
{
    const std::uint64_t key = std::uint64_t {m_number} << 32 | action;
    for (std::size_t i = 0; i < m_probabilities.size(); ++i) {
        const std::uint32_t label = m_labels.find(key, m_probabilities[i], [&] {
            return m_model.numbers().label({m_number, action, m_probabilities[i]});
        });
        m_to->add(label, m_targets.data() + i * m_words);
        m_doneProbabilities.push_back(m_probabilities[i]);
    }
}

std::uint32_t LppeGenerator::actionOf(std::size_t choice)
{
    const ChoicePlan& plan = m_plans.choices[choice];
    Known& known = m_known[choice];
    if (known.action)
        return *known.action;
    if (plan.isActionFixed) {
        known.action = makeAction(plan);
        return *known.action;
    }
    m_program.run(plan.arguments, m_registers.data());
    std::vector<std::int64_t> key;
    for (const std::uint32_t reg : plan.argumentRegisters)
        key.push_back(m_registers[reg]);
    for (const std::uint32_t slot : plan.rewardSlots)
        key.push_back(m_registers[slot]);
    const auto [action, isNew] = known.actions.try_emplace(key, 0);
    if (isNew)
        action->second = makeAction(plan);
    return action->second;
}

std::uint32_t LppeGenerator::makeAction(const ChoicePlan& plan)
{
    const Summand& summand = m_model.lppe().summands[plan.summand];
    m_program.run(plan.arguments, m_registers.data());
    Action action {summand.action, {}};
    bool isNumbers = true;
    QStringList texts;
    for (std::size_t i = 0; i < plan.argumentRegisters.size(); ++i) {
        const Type& type = summand.arguments[i].type;
        action.arguments.push_back(m_registers[plan.argumentRegisters[i]]);
        texts << text(type, action.arguments.back());
        isNumbers = isNumbers && type.kind == Type::Kind::Range;
    }
    if (!isNumbers)
        action.argumentTexts = texts;
    std::vector<std::int64_t> frame(
        m_registers.begin(), m_registers.begin() + static_cast<std::ptrdiff_t>(m_plans.slots));
    std::ranges::copy(
        plan.fixed, frame.begin() + static_cast<std::ptrdiff_t>(m_model.lppe().parameters.size()));
    const Rational reward = exactValue(summand.reward, frame);
    action.exactReward = text(reward);
    action.reward = enclosingDoubles(reward).nearest;
    return m_model.numbers().action(action);
}

bool LppeGenerator::takeConfluent(std::uint64_t* state)
{
    load(state);
    for (const ChoicePlan& plan : m_plans.choices) {
        if (!plan.isConfluent || !holds(plan.early) || !holds(plan.late))
            continue;
        makeCommon(plan);
        makeNext(plan, plan.branches.front());
        std::ranges::copy(m_next, state);
        return true;
    }
    return false;
}

void LppeGenerator::goToRepresentative(std::uint64_t* state)
{
    // Around a circle the least of its states is the one. The circle is found by Brent's method.
    const std::uint64_t* const before = m_state;
    const std::vector<std::uint64_t> common = m_common;
    const std::vector<const Assignment*> outside = m_outside;
    std::vector<std::uint64_t> here(state, state + m_words);
    std::vector<std::uint64_t> mark = here;
    std::uint64_t steps = 0;
    std::uint64_t power = 1;
    bool isCircle = false;
    while (!isCircle && takeConfluent(here.data())) {
        isCircle = here == mark;
        if (++steps == power && !isCircle) {
            mark = here;
            power *= 2;
            steps = 0;
        }
    }
    std::vector<std::uint64_t> least = here;
    if (isCircle)
        while (takeConfluent(here.data()) && here != mark)
            least = std::min(least, here);
    std::ranges::copy(least, state);
    m_state = before;
    m_common = common;
    m_outside = outside;
}

void LppeGenerator::failOutside(const ChoicePlan& plan, const Assignment& assignment)
{
    const Variable& variable = m_model.lppe().parameters[assignment.parameter].variable;
    const Summand& summand = m_model.lppe().summands[plan.summand];
    throw syntax::Wrong {
        {QCoreApplication::translate("Chance", "%1 would become %2, which is not one of %3")
             .arg(variable.name.text(), text(variable.type, m_registers[assignment.reg]),
                  text(variable.type)),
         summand.place.line, summand.place.column}};
}

/// "Line 3, column 8: in the state turn=3, dice=5 the action roll is not well defined: ..."
Error LppeGenerator::inWords(const Error& error) const
{
    const QString name = m_model.lppe().summands[m_plan->summand].action.text();
    return syntax::errorAt({error.line, error.column},
                           QCoreApplication::translate("Chance", "in the state (%1), action %2: %3")
                               .arg(m_model.stateText(m_state), name, error.message));
}

}
