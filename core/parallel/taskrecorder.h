// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/taskpath.h"
#include "core/parallel/timeline.h"
#include "core/parallel/workerclock.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

/// Records what the workers of one run do. Each worker writes to a buffer of its own, so no worker
/// waits; switched off, it costs one test per task.
class TaskRecorder
{
public:
    using Clock = std::chrono::steady_clock;

    TaskRecorder(int workers, bool on)
        : m_on(on), m_lanes(on ? static_cast<std::size_t>(workers) : 0), m_workers(workers)
    {
        // Short runs would feel the growing.
        for (Lane& mine : m_lanes) {
            mine.open.reserve(8);
            mine.closed.reserve(64);
        }
    }

    bool isOn() const { return m_on; }

    /// The run starts now.
    Clock::time_point start()
    {
        m_start = Clock::now();
        return m_start;
    }

    /// A task begins on this worker, which has visited `nodes` positions before.
    void begin(int worker, TaskPath path, TaskRecord::Run run, std::uint64_t nodes)
    {
        Lane& mine = lane(worker);
        mine.open.push_back({path, run, Clock::now(), nodes, true});
        if (!mine.clock)
            mine.clock.emplace(m_start).start();
        mine.clock->begin(mine.open.back().start);
    }
    /// The task that began last waits; what was done of it becomes a record. False when it waits
    /// already, or there is none: then there is nothing to resume either.
    bool pause(int worker, std::uint64_t nodes)
    {
        Lane& mine = lane(worker);
        if (mine.open.empty() || !mine.open.back().runs)
            return false;
        close(mine, nodes);
        return true;
    }
    /// And goes on.
    void resume(int worker, std::uint64_t nodes)
    {
        Lane& mine = lane(worker);
        Open& last = mine.open.back();
        last.start = Clock::now();
        mine.clock->begin(last.start);
        last.nodes = nodes;
        last.runs = true;
    }
    /// And ends.
    void end(int worker, std::uint64_t nodes)
    {
        Lane& mine = lane(worker);
        if (mine.open.back().runs)
            close(mine, nodes);
        mine.open.pop_back();
    }

    /// Everything recorded, once no worker works any more. The counts of tasks are the caller's.
    template <typename Board>
    Timeline timeline(const Board& root, std::chrono::nanoseconds length) const
    {
        Timeline result;
        result.setRoot(root);
        result.workers = m_workers;
        result.length = length;
        for (std::size_t worker = 0; worker < m_lanes.size(); ++worker)
            for (const Closed& record : m_lanes[worker].closed)
                result.tasks.push_back({static_cast<int>(worker), record.start - m_start,
                                        record.end - m_start, record.nodes, record.path,
                                        record.run});
        std::size_t task = 0;
        for (const Lane& mine : m_lanes)
            for (std::size_t record = 0; record < mine.closed.size(); ++record)
                result.tasks[task++].times = mine.clock->times(record);
        return result;
    }

private:
    struct Open
    {
        TaskPath path;
        TaskRecord::Run run;
        Clock::time_point start;
        std::uint64_t nodes = 0;
        bool runs = true;
    };
    struct Closed
    {
        TaskPath path;
        TaskRecord::Run run;
        Clock::time_point start;
        Clock::time_point end;
        std::uint64_t nodes = 0;
    };
    /// A cache line and more apart from its neighbours'.
    struct alignas(128) Lane
    {
        std::vector<Open> open;
        std::vector<Closed> closed;
        /// Of its thread; it has a task for each record.
        std::optional<WorkerClock> clock;
    };

    Lane& lane(int worker) { return m_lanes[static_cast<std::size_t>(worker)]; }

    static void close(Lane& lane, std::uint64_t nodes)
    {
        Open& task = lane.open.back();
        const Clock::time_point end = Clock::now();
        lane.closed.push_back({task.path, task.run, task.start, end, nodes - task.nodes});
        lane.clock->end(end);
        task.runs = false;
    }

    bool m_on;
    std::vector<Lane> m_lanes;
    int m_workers;
    Clock::time_point m_start = Clock::now();
};
