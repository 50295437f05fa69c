// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/workerstates.h"

#include <algorithm>
#include <tuple>

using std::chrono::nanoseconds;

namespace {

/// Adds stretches one after the other, and cuts off what lies outside of the timeline.
class StateLine
{
public:
    explicit StateLine(nanoseconds length) : m_length(length) { }

    void add(WorkerState state, nanoseconds until, int record = -1)
    {
        const nanoseconds end = std::min(until, m_length);
        if (end <= m_now)
            return;
        m_stretches.push_back({state, m_now, end, record});
        m_now = end;
    }

    /// Without a task until a time.
    void addGap(nanoseconds until, const TaskTimes& times, bool isCounted)
    {
        const auto part = [](nanoseconds all, nanoseconds most) {
            return std::clamp(all, nanoseconds {0}, std::max(most, nanoseconds {0}));
        };
        if (!isCounted)
            return add(WorkerState::NoTask, until);
        const nanoseconds ran = part(times.ranBefore, until - m_now);
        const nanoseconds ready
            = part(times.readyBefore.value_or(nanoseconds {0}), until - ran - m_now);
        add(times.readyBefore ? WorkerState::Asleep : WorkerState::NoTask, until - ran - ready);
        add(WorkerState::Ready, until - ran);
        add(WorkerState::Overhead, until);
    }

    void addTask(const TaskRecord& task, int record)
    {
        addGap(task.start, task.times, task.times.running.has_value());
        if (!task.times.running)
            return add(WorkerState::InTask, task.end, record);
        add(WorkerState::Running, task.start + std::min(task.length(), *task.times.running),
            record);
        add(WorkerState::Ready, task.end, record);
    }

    std::vector<StateStretch> take() { return std::move(m_stretches); }

private:
    nanoseconds m_length;
    nanoseconds m_now {0};
    std::vector<StateStretch> m_stretches;
};

}

std::vector<std::vector<StateStretch>> statesOf(const Timeline& timeline)
{
    std::vector<std::vector<StateStretch>> states;
    std::size_t record = 0;
    for (int worker = 0; worker < timeline.workers; ++worker) {
        StateLine line(timeline.length);
        for (; record < timeline.tasks.size() && timeline.tasks[record].worker == worker; ++record)
            line.addTask(timeline.tasks[record], static_cast<int>(record));
        const auto place = static_cast<std::size_t>(worker);
        if (place < timeline.rests.size())
            line.addGap(timeline.rests[place].end,
                        {std::nullopt, timeline.rests[place].ran, timeline.rests[place].ready},
                        true);
        line.addGap(timeline.length, {}, false);
        states.push_back(line.take());
    }
    return states;
}

nanoseconds StateSums::all() const
{
    nanoseconds sum {0};
    for (const nanoseconds time : times)
        sum += time;
    return sum;
}

double StateSums::share(WorkerState state) const
{
    const auto whole = static_cast<double>(all().count());
    return whole > 0 ? static_cast<double>((*this)[state].count()) / whole : 0;
}

StateSums& StateSums::operator+=(const StateSums& more)
{
    for (std::size_t i = 0; i < times.size(); ++i)
        times[i] += more.times[i];
    return *this;
}

std::vector<StateSums> stateSums(const std::vector<std::vector<StateStretch>>& states,
                                 nanoseconds from, nanoseconds to)
{
    std::vector<StateSums> sums(states.size());
    for (std::size_t worker = 0; worker < states.size(); ++worker)
        for (const StateStretch& stretch : states[worker])
            sums[worker][stretch.state] += std::max(
                nanoseconds {0}, std::min(stretch.end, to) - std::max(stretch.start, from));
    return sums;
}

StateSums stateSums(const Timeline& timeline)
{
    StateSums all;
    for (const StateSums& worker : stateSums(statesOf(timeline), nanoseconds {0}, timeline.length))
        all += worker;
    return all;
}

nanoseconds serialTime(const std::vector<std::vector<StateStretch>>& states)
{
    /// By how much the numbers of those on a processor and of those who want one change.
    std::vector<std::tuple<nanoseconds, int, int>> changes;
    for (const auto& worker : states)
        for (const StateStretch& stretch : worker) {
            const bool runs
                = stretch.state == WorkerState::Running || stretch.state == WorkerState::Overhead;
            const bool wants = stretch.state == WorkerState::Ready;
            if (!runs && !wants)
                continue;
            changes.emplace_back(stretch.start, runs ? 1 : 0, wants ? 1 : 0);
            changes.emplace_back(stretch.end, runs ? -1 : 0, wants ? -1 : 0);
        }
    std::sort(changes.begin(), changes.end());
    nanoseconds alone {0};
    int running = 0;
    int ready = 0;
    for (std::size_t i = 0; i + 1 < changes.size(); ++i) {
        running += std::get<1>(changes[i]);
        ready += std::get<2>(changes[i]);
        if (running == 1 && ready == 0)
            alone += std::get<0>(changes[i + 1]) - std::get<0>(changes[i]);
    }
    return alone;
}
