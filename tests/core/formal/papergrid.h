// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/ltsbuilder.h"

#include <vector>

/// The transition system of the paper by hand: threads that each go through levels, max where the
/// level is odd and min where it is even, alone or all together in one step of one kind; when all
/// are at their end, two steps more.
namespace papergrid {

/// A step of a thread: it has `name`, a count of successors and a level.
struct Step
{
    int from = 0;
    int to = 0;
    int level = 1;
    long long count = 1;

    bool isMax() const { return level % 2 == 1; }
};

/// One thread: points from 0 on, some of which are ends.
struct Thread
{
    int points = 1;
    std::vector<bool> isEnd;
    std::vector<Step> steps;
};

inline long long power(long long base, int exponent)
{
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

/// As published: level d has 7^(d-1) successors.
inline Thread plainThread(int depth)
{
    Thread thread {depth + 1, std::vector<bool>(static_cast<std::size_t>(depth) + 1), {}};
    thread.isEnd.back() = true;
    for (int d = 1; d <= depth; ++d)
        thread.steps.push_back({d - 1, d, d, power(7, d - 1)});
    return thread;
}

/// The action of the thread with this number, from 1 on.
inline fourcast::formal::Action action(const Step& step, int thread)
{
    using fourcast::syntax::Symbol;
    using fourcast::syntax::Value;
    return {Symbol(step.isMax() ? "max" : "min"),
            {Value::of(step.count), Value::of(step.level), Value::of(thread),
             Value::constant(Symbol(step.isMax() ? "X" : "O"))}};
}

/// The threads side by side.
class Grid
{
public:
    explicit Grid(std::vector<Thread> threads) : m_threads(std::move(threads)) { }

    fourcast::formal::Lts build()
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

private:
    using State = fourcast::formal::State;

    int point(State state, std::size_t thread) const
    {
        return static_cast<int>(state / m_strides[thread]
                                % static_cast<State>(m_threads[thread].points));
    }
    State after(State state, std::size_t thread, std::size_t step) const
    {
        const Step& taken = m_threads[thread].steps[step];
        return state + m_strides[thread] * static_cast<State>(taken.to)
            - m_strides[thread] * static_cast<State>(taken.from);
    }
    void together(State source, bool isMax, std::size_t thread, State target,
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

    std::vector<Thread> m_threads;
    std::vector<State> m_strides;
    std::vector<std::vector<fourcast::formal::LabelId>> m_ids;
    fourcast::formal::LtsBuilder m_builder;
};

/// p threads that go through D levels, as published.
inline fourcast::formal::Lts published(int threads, int depth)
{
    return Grid(std::vector<Thread>(static_cast<std::size_t>(threads), plainThread(depth))).build();
}

}
