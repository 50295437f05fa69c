// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/shortestway.h"

#include <algorithm>

namespace fourcast::statespace {

namespace {

/// Tells by which label a state leads to another one.
class Steps
{
public:
    Steps(const Model& model, const StateSpace& space)
        : m_space(space), m_successors(model.wordsPerState())
    {
        if (!space.keepsTransitions())
            m_generator = model.makeGenerator();
    }

    std::optional<std::uint32_t> label(std::uint64_t from, std::uint64_t to)
    {
        return m_generator ? asked(from, to) : kept(from, to);
    }

private:
    std::optional<std::uint32_t> kept(std::uint64_t from, std::uint64_t to) const
    {
        for (const Transition& transition : m_space.transitions(from))
            if (transition.target == to)
                return transition.label;
        return {};
    }
    std::optional<std::uint32_t> asked(std::uint64_t from, std::uint64_t to)
    {
        const std::uint64_t* target = m_space.state(to);
        m_successors.clear();
        m_generator->successors(m_space.state(from), m_successors);
        std::optional<std::uint32_t> least;
        for (int i = 0; i < m_successors.count(); ++i)
            if (std::equal(target, target + m_space.wordsPerState(), m_successors.state(i)))
                least = std::min(least.value_or(m_successors.label(i)), m_successors.label(i));
        return least;
    }

    const StateSpace& m_space;
    std::unique_ptr<Generator> m_generator;
    Successors m_successors;
};

}

std::vector<PathStep> shortestWay(const Model& model, const StateSpace& space, std::uint64_t state,
                                  const std::stop_token& stop)
{
    Steps steps(model, space);
    std::vector<PathStep> way {{0, static_cast<std::uint32_t>(state)}};
    for (int level = space.levelOf(state); level > 0; --level) {
        const auto end = space.levelEnds()[static_cast<std::size_t>(level - 1)];
        std::uint64_t from = level > 1 ? space.levelEnds()[static_cast<std::size_t>(level - 2)] : 0;
        std::optional<std::uint32_t> label;
        for (; !label && from < end; ++from) {
            if (stop.stop_requested())
                return {};
            label = steps.label(from, way.back().state);
        }
        Q_ASSERT(label);
        way.back().label = label.value_or(0);
        way.push_back({0, static_cast<std::uint32_t>(from - 1)});
    }
    std::ranges::reverse(way);
    return way;
}

}
