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

/// As published: level d has 7^(d-1) successors.
Thread plainThread(int depth);

/// The action of the thread with this number, from 1 on.
fourcast::formal::Action action(const Step& step, int thread);

/// The threads side by side.
class Grid
{
public:
    explicit Grid(std::vector<Thread> threads);

    fourcast::formal::Lts build();

private:
    using State = fourcast::formal::State;

    int point(State state, std::size_t thread) const;
    State after(State state, std::size_t thread, std::size_t step) const;
    void together(State source, bool isMax, std::size_t thread, State target,
                  std::vector<fourcast::formal::Action> actions);

    std::vector<Thread> m_threads;
    std::vector<State> m_strides;
    std::vector<std::vector<fourcast::formal::LabelId>> m_ids;
    fourcast::formal::LtsBuilder m_builder;
};

/// p threads that go through D levels, as published.
fourcast::formal::Lts published(int threads, int depth);

}
