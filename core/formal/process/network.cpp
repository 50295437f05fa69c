// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/network.h"

#include <algorithm>
#include <unordered_set>

namespace fourcast::formal {

using syntax::Symbol;

namespace {

/// Beyond that, what is found without looking at whole states is likely to be far more than what
/// can be reached.
constexpr std::size_t mostLocalStates = 1u << 16;
constexpr std::size_t mostMeetings = 1u << 22;

/// Finds all local states: every open step meets every offer that another process ever makes.
class Closing
{
public:
    Closing(Network& network, const std::stop_token& stop, const Network::Look& look)
        : m_network(network), m_stop(stop), m_look(look)
    {
    }

    /// False: it was given up.
    bool run()
    {
        for (std::size_t i = 0; i < m_network.size(); ++i)
            m_next.push_back(0);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < m_network.size(); ++i) {
                while (m_next[i] < m_network.component(i).stateCount()) {
                    if (isTooMuch())
                        return false;
                    expand(i, m_next[i]++);
                    changed = true;
                }
            }
        }
        return true;
    }

private:
    struct Open
    {
        std::size_t component;
        std::uint32_t step;
        std::vector<Symbol> partners;
    };
    struct Offer
    {
        std::size_t component;
        Symbol name;
        ActionTable::Id arguments;
        std::vector<syntax::Value> values;
    };

    bool isTooMuch()
    {
        look();
        return m_network.localStates() > mostLocalStates || m_meetings > mostMeetings
            || m_stop.stop_requested();
    }

    void look() const
    {
        if (m_look)
            m_look(m_network.localStates(), m_network.bytes());
    }

    void expand(std::size_t component, std::uint32_t state)
    {
        const auto& steps = m_network.component(component).steps(state);
        if (!steps)
            return; // said when somebody gets there
        for (const LocalStep& step : *steps) {
            if (step.label == LocalStep::open)
                addOpen(component, step.next);
            else
                addOffers(component, step.label);
        }
    }

    void addOpen(std::size_t component, std::uint32_t step)
    {
        const int node = m_network.component(component).openStep(step).node;
        const Symbol name = m_network.program().node(node).actions[0].name;
        const Open& open = m_opens.emplace_back(
            Open {component, step, m_network.multiActions().partnersOf(name)});
        for (std::size_t i = 0; i < m_offers.size() && m_meetings <= mostMeetings; ++i)
            meet(open, m_offers[i]);
    }

    void addOffers(std::size_t component, std::uint32_t label)
    {
        const std::uint64_t key = std::uint64_t {label} << 24 | component;
        if (!m_offered.insert(key).second)
            return;
        const std::vector<Action> actions = m_network.actions()[label].actions();
        for (const Action& action : actions) {
            const auto id = m_network.actions().addArguments(action.arguments);
            // Others come behind it while it is shown around.
            const Offer& offer
                = m_offers.emplace_back(Offer {component, action.name, id, action.arguments});
            for (std::size_t i = 0; i < m_opens.size() && m_meetings <= mostMeetings; ++i)
                meet(m_opens[i], offer);
        }
    }

    void meet(const Open& open, const Offer& offer)
    {
        if (m_stop.stop_requested() || open.component == offer.component
            || std::ranges::find(open.partners, offer.name) == open.partners.end())
            return;
        ++m_meetings;
        look();
        const auto& closed
            = m_network.component(open.component).close(open.step, offer.arguments, offer.values);
        // What it does then may meet the open steps of others.
        if (closed && *closed)
            m_late.emplace_back(open.component, (*closed)->label);
        if (!m_isLate)
            drainLate();
    }

    void drainLate()
    {
        m_isLate = true;
        while (!m_late.empty()) {
            const auto [component, label] = m_late.back();
            m_late.pop_back();
            addOffers(component, label);
        }
        m_isLate = false;
    }

    Network& m_network;
    const std::stop_token& m_stop;
    const Network::Look& m_look;
    std::vector<std::uint32_t> m_next;
    std::deque<Open> m_opens;
    std::deque<Offer> m_offers;
    std::unordered_set<std::uint64_t> m_offered;
    std::vector<std::pair<std::size_t, std::uint32_t>> m_late;
    bool m_isLate = false;
    std::size_t m_meetings = 0;
};

} // namespace

Network::Network(Specification specification, std::shared_ptr<statespace::MemoryBudget> budget)
    : m_specification(std::move(specification)), m_program(m_specification),
      m_multiActions(m_specification), m_budget(std::move(budget)), m_actions(*m_budget)
{
    findShapes();
    for (std::size_t i = 0; i < m_specification.components.size(); ++i)
        m_components.emplace_back(m_program, m_program.startOf(i), m_actions, m_shapes, *m_budget);
}

void Network::findShapes()
{
    std::vector<std::optional<ShapeId>> shapes(m_program.size());
    for (std::size_t i = 0; i < m_program.size(); ++i) {
        const ProgramNode& node = m_program.node(static_cast<int>(i));
        if (node.kind != ProgramNode::Kind::Act)
            continue;
        Names names = syntax::namesOf(node.actions);
        std::ranges::sort(names);
        shapes[i] = m_shapes.add(names);
    }
    for (std::size_t i = 0; i < m_specification.components.size(); ++i) {
        std::vector<bool> can(m_shapes.size());
        for (const int node : m_program.reachedFrom(m_program.startOf(i)))
            if (const auto& shape = shapes[static_cast<std::size_t>(node)])
                can[*shape] = true;
        m_can.push_back(std::move(can));
    }
}

std::uint64_t Network::localStates() const
{
    std::uint64_t states = 0;
    for (const Component& component : m_components)
        states += component.stateCount();
    return states;
}

void Network::close(const std::stop_token& stop, const Look& look)
{
    // One process alone is its own state space.
    if (m_closed || m_components.size() < 2)
        return;
    m_closed = Closing(*this, stop, look).run();
}

}
