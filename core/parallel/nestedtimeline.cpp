// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/nestedtimeline.h"

#include <algorithm>
#include <set>

using std::chrono::nanoseconds;

namespace {

/// What makes a record part of a nested task.
struct NestKey
{
    NestedTask::Kind kind = NestedTask::Kind::Group;
    int depth = 0;
    TaskQuery::About about = TaskQuery::About::Nothing;
    TaskPath path {};
    int record = -1; ///< of a question, which has nothing in common with another one

    friend bool operator==(const NestKey&, const NestKey&) = default;
};

class Nesting
{
public:
    explicit Nesting(const Timeline& timeline) : m_timeline(timeline)
    {
        for (const TaskRecord& task : timeline.tasks)
            m_paths.insert(task.path);
        m_nested.ownerOf.resize(timeline.tasks.size(), -1);
        m_nested.workers.resize(static_cast<std::size_t>(timeline.workers));
    }

    NestedTimeline build()
    {
        std::size_t record = 0;
        for (int worker = 0; worker < m_timeline.workers; ++worker) {
            m_worker = worker;
            m_first = static_cast<int>(m_nested.tasks.size());
            std::size_t iteration = 0;
            const auto& tasks = m_timeline.tasks;
            for (; record < tasks.size() && tasks[record].worker == worker; ++record) {
                // Those that were stopped before their first task have none.
                if (worker == 0)
                    iteration = beginIterations(iteration, tasks[record].depth);
                add(static_cast<int>(record));
            }
            if (worker == 0)
                beginIterations(iteration, -1);
            close(0);
            layOut();
        }
        return std::move(m_nested);
    }

private:
    struct Open
    {
        NestKey key;
        int place = 0;
    };

    NestedTask& at(int place) { return m_nested.tasks[static_cast<std::size_t>(place)]; }

    /// The first worker's, up to the one of a depth; all that are left where there is none.
    std::size_t beginIterations(std::size_t next, int depth)
    {
        while (next < m_timeline.iterations.size()
               && (m_open.empty() || m_open.front().key.depth != depth)) {
            const Timeline::Iteration& iteration = m_timeline.iterations[next++];
            close(0);
            open({NestedTask::Kind::Iteration, iteration.depth}, iteration.start, recordNow());
            at(m_open.back().place).end = iteration.end;
        }
        return next;
    }

    int recordNow() const { return m_nextRecord; }

    /// From the outermost to the record's own.
    std::vector<NestKey> keysOf(int number) const
    {
        const TaskRecord& record = m_timeline.tasks[static_cast<std::size_t>(number)];
        std::vector<NestKey> keys;
        if (!m_timeline.iterations.empty())
            keys.push_back({NestedTask::Kind::Iteration, record.depth});
        if (m_timeline.sharing == Timeline::Sharing::Questions) {
            keys.push_back({NestedTask::Kind::Group, 0, record.asked.about, record.path});
            keys.push_back({NestedTask::Kind::Group, 0, record.asked.about, record.path, number});
            return keys;
        }
        TaskPath path;
        for (int ply = 0; ply < record.path.length(); ++ply) {
            path = path.then(record.path.column(ply));
            const int length = ply + 1;
            if (length == 1 || length == record.path.length() || length <= m_timeline.recordedPly
                || m_paths.contains(path))
                keys.push_back(
                    {NestedTask::Kind::Group, record.depth, TaskQuery::About::Nothing, path});
        }
        if (record.path.length() == 0)
            keys.push_back(
                {NestedTask::Kind::Group, record.depth, TaskQuery::About::Nothing, path});
        return keys;
    }

    void add(int number)
    {
        const TaskRecord& record = m_timeline.tasks[static_cast<std::size_t>(number)];
        const std::vector<NestKey> keys = keysOf(number);
        std::size_t common = 0;
        while (common < std::min(keys.size(), m_open.size()) && m_open[common].key == keys[common])
            ++common;
        close(common);
        for (std::size_t i = common; i < keys.size(); ++i)
            open(keys[i], record.start, number);
        for (const Open& each : m_open) {
            NestedTask& task = at(each.place);
            task.end = std::max(task.end, record.end);
            task.lastRecord = number + 1;
            task.busy += record.length();
            task.nodes += record.nodes;
        }
        NestedTask& own = at(m_open.back().place);
        if (own.ownRecords++ == 0) {
            own.kind = NestedTask::Kind::Task;
            own.run = record.run;
        }
        own.self += record.length();
        m_nested.ownerOf[static_cast<std::size_t>(number)] = m_open.back().place;
        m_nextRecord = number + 1;
    }

    void open(const NestKey& key, nanoseconds start, int record)
    {
        NestedTask task;
        task.kind = key.kind;
        task.worker = m_worker;
        task.level = static_cast<int>(m_open.size());
        task.parent = m_open.empty() ? -1 : m_open.back().place;
        task.firstRecord = task.lastRecord = record;
        task.start = task.end = start;
        task.path = key.path;
        task.depth = key.depth;
        task.about = key.about;
        m_open.push_back({key, static_cast<int>(m_nested.tasks.size())});
        m_nested.tasks.push_back(task);
    }

    void close(std::size_t left)
    {
        for (; m_open.size() > left; m_open.pop_back())
            at(m_open.back().place).behind = static_cast<int>(m_nested.tasks.size());
    }

    /// The worker's lanes: its tasks, and what is left between them.
    void layOut()
    {
        auto& lanes = m_nested.workers[static_cast<std::size_t>(m_worker)];
        lanes.resize(1);
        const int behind = static_cast<int>(m_nested.tasks.size());
        for (int place = m_first; place < behind; ++place) {
            const auto level = static_cast<std::size_t>(at(place).level);
            if (level >= lanes.size())
                lanes.resize(level + 1);
            lanes[level].tasks.push_back(place);
        }
        addIdle(-1, m_first, behind, nanoseconds {0}, m_timeline.length);
        for (int place = m_first; place < behind; ++place)
            addIdle(place, place + 1, at(place).behind, at(place).start, at(place).end);
        for (NestedTimeline::Lane& lane : lanes)
            std::stable_sort(lane.idle.begin(), lane.idle.end(),
                             [](const IdleGap& a, const IdleGap& b) { return a.start < b.start; });
    }

    /// Between what lies directly in a task (or in none), and its own records.
    void addIdle(int within, int first, int behind, nanoseconds start, nanoseconds end)
    {
        std::vector<std::pair<nanoseconds, nanoseconds>> parts;
        for (int place = first; place < behind; place = at(place).behind)
            parts.emplace_back(at(place).start, at(place).end);
        if (within >= 0 && at(within).ownRecords > 0)
            for (int record = at(within).firstRecord; record < at(within).lastRecord; ++record)
                if (m_nested.ownerOf[static_cast<std::size_t>(record)] == within) {
                    const TaskRecord& own = m_timeline.tasks[static_cast<std::size_t>(record)];
                    parts.emplace_back(own.start, own.end);
                }
        std::sort(parts.begin(), parts.end());
        parts.emplace_back(end, end);
        auto& lanes = m_nested.workers[static_cast<std::size_t>(m_worker)];
        const auto level = static_cast<std::size_t>(within >= 0 ? at(within).level + 1 : 0);
        nanoseconds free = start;
        for (const auto& [from, to] : parts) {
            if (from > free) {
                if (level >= lanes.size())
                    lanes.resize(level + 1);
                lanes[level].idle.push_back({free, from, within});
            }
            free = std::max(free, to);
        }
    }

    const Timeline& m_timeline;
    NestedTimeline m_nested;
    std::set<TaskPath> m_paths;
    std::vector<Open> m_open;
    int m_worker = 0;
    int m_first = 0; ///< of the worker's tasks
    int m_nextRecord = 0;
};

}

NestedTimeline nestedTimeline(const Timeline& timeline)
{
    return Nesting(timeline).build();
}

std::vector<std::chrono::nanoseconds> ownTaskTimes(const NestedTimeline& nested)
{
    std::vector<nanoseconds> times;
    for (const NestedTask& task : nested.tasks)
        if (task.kind == NestedTask::Kind::Task && task.ownRecords > 0)
            times.push_back(task.self);
    return times;
}
