// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/problem/endcomponents.h"
#include "core/chance/check/problem/componentsearch.h"

namespace fourcast::chance {

namespace {

constexpr std::uint32_t noComponent = ComponentGraph::none;

/// What is left of a component: choices that may be stayed with, and their states.
class Remainder
{
public:
    Remainder(const ComponentGraph& graph, const std::vector<bool>& allowed)
        : m_graph(graph), m_stays(graph.choiceCount()), m_left(graph.size(), 0)
    {
        for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice) {
            m_stays[choice] = allowed[choice] && !graph.choice(choice).leaves;
            m_left[graph.choice(choice).state] += m_stays[choice] ? 1 : 0;
        }
        for (std::uint32_t state = 0; state < graph.size(); ++state)
            if (m_left[state] == 0)
                m_gone.push_back(state);
        spread();
    }

    bool has(std::uint32_t state) const { return m_left[state] > 0; }
    bool stays(std::uint32_t choice) const { return m_stays[choice]; }
    void drop(std::uint32_t choice)
    {
        if (!m_stays[choice])
            return;
        m_stays[choice] = false;
        const std::uint32_t state = m_graph.choice(choice).state;
        if (--m_left[state] == 0)
            m_gone.push_back(state);
    }
    /// Choices that lead to a state without any are dropped, too.
    void spread()
    {
        while (!m_gone.empty()) {
            const std::uint32_t state = m_gone.back();
            m_gone.pop_back();
            for (const std::uint32_t choice : m_graph.into(state))
                drop(choice);
        }
    }

    // For ComponentSearch:
    std::uint32_t size() const { return m_graph.size(); }
    std::uint64_t firstEdge(std::uint32_t state) const
    {
        return m_graph.firstTarget(m_graph.firstChoice(state));
    }
    std::uint64_t endEdge(std::uint32_t state) const
    {
        return m_graph.firstTarget(m_graph.endChoice(state));
    }
    std::uint32_t target(std::uint64_t edge) const
    {
        return m_stays[m_graph.choiceOfTarget(edge)] ? m_graph.target(edge) : noComponent;
    }
    const std::vector<bool>& allStays() const { return m_stays; }

private:
    const ComponentGraph& m_graph;
    std::vector<bool> m_stays;
    std::vector<std::uint32_t> m_left; ///< choices of each state
    std::vector<std::uint32_t> m_gone;
};

} // namespace

EndComponents findEndComponents(const ComponentGraph& graph, const std::vector<bool>& allowed,
                                const std::stop_token& stop)
{
    Remainder remainder(graph, allowed);
    EndComponents found;
    found.of.resize(graph.size());
    // Choices between components are dropped until there are none.
    for (bool isStable = false; !isStable && !stop.stop_requested();) {
        found.count = 0;
        found.of.assign(graph.size(), noComponent);
        ComponentSearch search(remainder);
        search.run(stop, [&](const std::uint32_t* first, const std::uint32_t* end) {
            for (; first < end; ++first)
                found.of[*first] = found.count;
            ++found.count;
        });
        isStable = true;
        for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice) {
            if (!remainder.stays(choice))
                continue;
            for (const std::uint32_t target : graph.targets(choice))
                if (found.of[target] != found.of[graph.choice(choice).state]) {
                    remainder.drop(choice);
                    isStable = false;
                    break;
                }
        }
        remainder.spread();
    }
    found.stays = remainder.allStays();
    return found;
}

}
