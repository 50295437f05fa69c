// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/solver.h"

#include "core/formal/mucalculus/quantifierdomains.h"

#include <QScopeGuard>
#include <algorithm>

namespace fourcast::formal {

namespace {

// A mark of what is decided: this bit, the order, the truth.
constexpr std::uint32_t decidedBit = std::uint32_t {1} << 31;
constexpr std::uint32_t mostOrders = std::uint32_t {1} << 30;
/// After so many looks that did not decide, the next one waits for all that is open.
constexpr int mostTries = 3;
/// That the system keeps beside each block of memory.
constexpr std::uint64_t bytesOfBlock = 24;

constexpr bool isDecided(std::uint32_t mark)
{
    return (mark & decidedBit) != 0;
}

template <typename T> std::uint64_t capacityOf(const std::vector<T>& list)
{
    return list.capacity() * sizeof(T);
}

bool isEverything(const ActionFormula& action)
{
    const auto* constant = std::get_if<Constant>(&action.node);
    return constant && constant->value;
}

}

NormalForm::Spend spendFrom(SolverOptions& options)
{
    return [&options](std::uint64_t bytes) {
        if (options.stop.stop_requested())
            throw Solver::Ended {Solver::End::Stopped};
        if (bytes > options.memory)
            throw Solver::Ended {Solver::End::MemoryReached};
        options.memory -= bytes;
    };
}

Solver::Solver(const NormalForm& form, const Lts& lts, SolverOptions options)
    : m_form(form), m_lts(lts), m_options(std::move(options)),
      m_evaluator(form.formula().signature.data), m_values(form, lts, m_evaluator),
      m_matcher(form, m_values, m_evaluator), m_frame(static_cast<std::size_t>(form.frameSize())),
      m_pageSize(std::min<State>(lts.stateCount(), 4096)), m_told(std::chrono::steady_clock::now())
{
    for (int i = 0; i < form.size(); ++i) {
        const NormalNode& node = form[i];
        m_tuples.emplace_back(node.kind == NormalKind::Fixpoint ? node.slots.size() : 0);
        Matches& matches = m_matches.emplace_back();
        if (node.action) {
            matches.slots = freeSlots(*node.action);
            matches.tuples = TupleTable(matches.slots.size());
            matches.isAll = isEverything(*node.action);
        }
        auto& places = m_places.emplace_back();
        for (const NormalNode::Quantified& each : node.variables)
            places.push_back(localPlaces(form, node.children[0], each.variable->slot));
    }
    m_instanceOf.resize(m_tuples.size());
    m_progress.bytes = m_values.bytes();
}

bool Solver::holds(int node, State state, const Frame& frame)
{
    const auto look = [&] {
        m_open.clear();
        m_frame.resize(std::max(m_frame.size(), frame.size()));
        std::ranges::copy(frame, m_frame.begin());
        return value(node, state);
    };
    try {
        Truth truth = look();
        while (truth == Truth::Unknown) {
            const Variable first = m_open.front();
            m_open.clear();
            explore(first);
            truth = look();
        }
        m_open.clear();
        return truth == Truth::True;
    } catch (...) {
        forgetOpen();
        throw;
    }
}

/// What was decided stays so; the rest was never seen.
void Solver::forgetOpen()
{
    for (const Variable variable : m_stack) {
        if (!isDecided(mark(variable)))
            mark(variable) = 0;
    }
    m_stack.clear();
    m_visits.clear();
    m_open.clear();
    m_collects = true;
    m_before = noOrder;
}

// ---- what is known of variables ----

std::uint32_t& Solver::mark(Variable variable)
{
    auto& page = m_instances[variable.instance].pages[variable.state / m_pageSize];
    if (!page) {
        spend(m_pageSize * sizeof(std::uint32_t) + bytesOfBlock);
        page = std::make_unique<std::uint32_t[]>(m_pageSize);
    }
    return page[variable.state % m_pageSize];
}

void Solver::decide(Variable variable, bool truth)
{
    if (m_order == mostOrders)
        throw Ended {End::MemoryReached};
    mark(variable) = decidedBit | (m_order << 1) | (truth ? 1 : 0);
}

std::uint32_t Solver::instanceOf(int fixpoint)
{
    const auto index = static_cast<std::size_t>(fixpoint);
    m_tuple.clear();
    for (const int slot : m_form[fixpoint].slots)
        m_tuple.push_back(m_frame[static_cast<std::size_t>(slot)]);
    const std::uint32_t tuple = m_tuples[index].add(m_tuple);
    if (tuple == m_instanceOf[index].size()) {
        const auto number = static_cast<std::uint32_t>(m_instances.size());
        Instance& instance = m_instances.emplace_back(Instance {fixpoint, tuple, {}});
        instance.pages.resize(m_lts.stateCount() / m_pageSize + 1);
        m_instanceOf[index].push_back(number);
        // Last: where the memory ends here, what is known is asked on.
        spend(instance.pages.size() * sizeof(void*) + bytesOfBlock);
    }
    return m_instanceOf[index][tuple];
}

void Solver::load(std::uint32_t number)
{
    const Instance& instance = m_instances[number];
    const std::vector<int>& slots = m_form[instance.fixpoint].slots;
    const auto values = m_tuples[static_cast<std::size_t>(instance.fixpoint)][instance.tuple];
    for (std::size_t i = 0; i < slots.size(); ++i)
        m_frame[static_cast<std::size_t>(slots[i])] = values[i];
}

Solver::Variable Solver::variableOf(int node, State state)
{
    const NormalNode& begins = m_form[node];
    const int fixpoint = begins.kind == NormalKind::Recursion ? begins.target : node;
    const auto parameters = m_form[fixpoint].parameters;
    if (parameters.empty())
        return {instanceOf(fixpoint), state};
    // The arguments may speak of the parameters as they are.
    std::vector<syntax::Value> arguments;
    for (const syntax::Expression& argument : begins.arguments)
        arguments.push_back(m_evaluator.valueOf(argument, m_frame));
    const auto exchange = [&] {
        for (std::size_t i = 0; i < arguments.size(); ++i)
            std::swap(m_frame[static_cast<std::size_t>(parameters[i].slot)], arguments[i]);
    };
    exchange();
    const std::uint32_t instance = instanceOf(fixpoint);
    exchange();
    return {instance, state};
}

void Solver::spend(std::uint64_t bytes)
{
    m_progress.bytes += bytes;
    if (m_progress.bytes > m_options.memory)
        throw Ended {End::MemoryReached};
}

std::uint64_t Solver::bytesOfLists() const
{
    std::uint64_t bytes = capacityOf(m_instances) + capacityOf(m_visits) + capacityOf(m_open)
        + capacityOf(m_stack) + capacityOf(m_tuples) + capacityOf(m_instanceOf)
        + capacityOf(m_matches);
    for (const TupleTable& tuples : m_tuples)
        bytes += tuples.bytes();
    for (const auto& instances : m_instanceOf)
        bytes += capacityOf(instances);
    for (const Matches& matches : m_matches)
        bytes += matches.tuples.bytes() + capacityOf(matches.tables);
    return bytes;
}

void Solver::weighLists()
{
    giveBack(m_listBytes);
    m_listBytes = bytesOfLists();
    spend(m_listBytes);
}

void Solver::pause()
{
    if (++m_work % 1024 != 0)
        return;
    if (m_options.stop.stop_requested())
        throw Ended {End::Stopped};
    // There are lists for each node.
    if (m_work - m_weighed >= static_cast<std::uint32_t>(m_form.size())) {
        m_weighed = m_work;
        weighLists();
    }
    const auto now = std::chrono::steady_clock::now();
    if (m_options.progress && now - m_told > std::chrono::milliseconds(100)) {
        m_told = now;
        m_progress.open = m_stack.size();
        m_options.progress(m_progress);
    }
}

// ---- depth first: Tarjan's strongly connected components ----

void Solver::explore(Variable start)
{
    (void)begin(start);
    while (!m_visits.empty()) {
        Visit& visit = m_visits.back();
        if (visit.next == m_open.size()) {
            finish();
            continue;
        }
        const Variable next = m_open[visit.next++];
        const std::uint32_t known = mark(next);
        if (isDecided(known))
            continue;
        if (known != 0) {
            visit.lowest = std::min(visit.lowest, known);
            continue;
        }
        if (begin(next) && settle(m_visits.back()))
            finish();
    }
}

bool Solver::begin(Variable variable)
{
    pause();
    ++m_progress.positions;
    const std::size_t opened = m_open.size();
    load(variable.instance);
    m_collects = true;
    const Truth truth
        = value(m_form[m_instances[variable.instance].fixpoint].children[0], variable.state);
    if (truth != Truth::Unknown) {
        decide(variable, truth == Truth::True);
        ++m_order;
        return true;
    }
    const std::uint32_t number = m_number++;
    mark(variable) = number;
    m_visits.push_back({variable, number, number, m_stack.size(), opened, opened, 0});
    m_stack.push_back(variable);
    return false;
}

bool Solver::settle(Visit& visit)
{
    if (isDecided(mark(visit.variable)))
        return true;
    if (visit.next < m_open.size() && ++visit.tries > mostTries)
        return false;
    load(visit.variable.instance);
    m_collects = false;
    const Truth truth = value(m_form[m_instances[visit.variable.instance].fixpoint].children[0],
                              visit.variable.state);
    m_collects = true;
    if (truth == Truth::Unknown)
        return false;
    decide(visit.variable, truth == Truth::True);
    ++m_order;
    visit.next = visit.begin;
    m_open.resize(visit.begin);
    return true;
}

void Solver::finish()
{
    // As long as one is decided it may decide the one that waits for it.
    while (true) {
        Visit visit = m_visits.back();
        const bool decided = settle(m_visits.back());
        m_open.resize(visit.begin);
        m_visits.pop_back();
        if (visit.lowest == visit.number)
            decideLoop(visit.place);
        if (m_visits.empty())
            return;
        Visit& parent = m_visits.back();
        if (visit.lowest < visit.number)
            parent.lowest = std::min(parent.lowest, visit.lowest);
        if (!(decided || isDecided(mark(visit.variable))) || !settle(parent))
            return;
    }
}

void Solver::decideLoop(std::size_t place)
{
    std::vector<Variable> members;
    for (std::size_t i = place; i < m_stack.size(); ++i) {
        if (!isDecided(mark(m_stack[i])))
            members.push_back(m_stack[i]);
    }
    if (members.empty()) {
        m_stack.resize(place);
        return;
    }
    if (members.size() == 1) {
        // It waits for itself alone: the largest solution is true where that is one.
        const Variable variable = members.front();
        const NormalNode& fixpoint = m_form[m_instances[variable.instance].fixpoint];
        const std::uint32_t number = mark(variable);
        mark(variable) = decidedBit | (m_order << 1) | (fixpoint.isLargest ? 1 : 0);
        load(variable.instance);
        m_collects = false;
        const Truth truth = value(fixpoint.children[0], variable.state);
        m_collects = true;
        mark(variable) = number;
        decide(variable, truth == Truth::True);
    } else {
        LoopGame game;
        const auto givenBack = qScopeGuard([&] { m_progress.bytes -= game.bytes; });
        build(game, members);
        game.game.solve([this] { pause(); });
        for (const Variable member : members) {
            decide(member,
                   game.game.winner(game.vertexOf.at(keyOf(member))) == ParityGame::Player::Even);
        }
    }
    m_stack.resize(place);
    const std::uint64_t bytes = capacityOf(members) + 2 * bytesOfBlock;
    m_loops.emplace(m_order, std::move(members));
    ++m_order;
    spend(bytes);
}

}
