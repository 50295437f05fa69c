// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/formal/papergrid.h"

#include <utility>

namespace papergrid {

static long long power(long long base, int exponent)
{
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

Thread plainThread(int depth)
{
    Thread thread {depth + 1, std::vector<bool>(static_cast<std::size_t>(depth) + 1), {}};
    thread.isEnd.back() = true;
    for (int d = 1; d <= depth; ++d)
        thread.steps.push_back({d - 1, d, d, power(7, d - 1)});
    return thread;
}

fourcast::formal::Action action(const Step& step, int thread)
{
    using fourcast::syntax::Symbol;
    using fourcast::syntax::Value;
    return {Symbol(step.isMax() ? "max" : "min"),
            {Value::of(step.count), Value::of(step.level), Value::of(thread),
             Value::constant(Symbol(step.isMax() ? "X" : "O"))}};
}

Grid::Grid(std::vector<Thread> threads) : m_threads(std::move(threads)) { }

fourcast::formal::Lts Grid::build()
{
    using namespace fourcast::formal;
    State states = 1;
    for (const Thread& thread : m_threads) {
        m_strides.push_back(states);
        states *= static_cast<State>(thread.points);
    }
    for (std::size_t t = 0; t < m_threads.size(); ++t) {
        auto& ids = m_ids.emplace_back();
        for (const Step& step : m_threads[t].steps)
            ids.push_back(m_builder.addLabel(Label(action(step, static_cast<int>(t) + 1))));
    }
    const LabelId back = m_builder.addLabel(Label::fromText(u"backtrackingParallel"));
    for (State state = 0; state < states; ++state) {
        bool ended = true;
        for (std::size_t t = 0; t < m_threads.size(); ++t) {
            const int at = point(state, t);
            ended = ended && m_threads[t].isEnd[static_cast<std::size_t>(at)];
            for (std::size_t i = 0; i < m_threads[t].steps.size(); ++i) {
                if (m_threads[t].steps[i].from == at)
                    m_builder.addTransition(state, m_ids[t][i], after(state, t, i));
            }
        }
        if (m_threads.size() > 1) {
            together(state, true, 0, state, {});
            together(state, false, 0, state, {});
        }
        if (ended)
            m_builder.addTransition(state, back, states);
    }
    m_builder.addTransition(states, "defSuccessorGen", states + 1);
    return m_builder.build();
}

int Grid::point(State state, std::size_t thread) const
{
    return static_cast<int>(state / m_strides[thread]
                            % static_cast<State>(m_threads[thread].points));
}

Grid::State Grid::after(State state, std::size_t thread, std::size_t step) const
{
    const Step& taken = m_threads[thread].steps[step];
    return state + m_strides[thread] * static_cast<State>(taken.to)
        - m_strides[thread] * static_cast<State>(taken.from);
}

void Grid::together(State source, bool isMax, std::size_t thread, State target,
                    std::vector<fourcast::formal::Action> actions)
{
    if (thread == m_threads.size()) {
        m_builder.addTransition(source, fourcast::formal::Label(std::move(actions)), target);
        return;
    }
    for (std::size_t i = 0; i < m_threads[thread].steps.size(); ++i) {
        const Step& step = m_threads[thread].steps[i];
        if (step.from != point(source, thread) || step.isMax() != isMax)
            continue;
        auto longer = actions;
        longer.push_back(action(step, static_cast<int>(thread) + 1));
        together(source, isMax, thread + 1, after(target, thread, i), std::move(longer));
    }
}

fourcast::formal::Lts published(int threads, int depth)
{
    return Grid(std::vector<Thread>(static_cast<std::size_t>(threads), plainThread(depth))).build();
}

}
