// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/listschedule.h"

#include "core/parallel/criticalpath.h"

#include <algorithm>
#include <functional>
#include <map>
#include <queue>
#include <set>

using std::chrono::nanoseconds;

namespace {

/// Tasks of a list that are being worked on.
class ListRun
{
public:
    ListRun(const std::vector<ListTask>& tasks, int workers)
        : m_tasks(tasks), m_free(workers), m_open(tasks.size()), m_followers(tasks.size())
    {
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            m_open[i] = static_cast<int>(tasks[i].needs.size());
            for (const int need : tasks[i].needs)
                m_followers[static_cast<std::size_t>(need)].push_back(static_cast<int>(i));
        }
    }

    nanoseconds run()
    {
        // A follower comes later in the list, and is looked at then.
        for (std::size_t i = 0; i < m_tasks.size(); ++i)
            if (m_tasks[i].needs.empty())
                mayBegin(static_cast<int>(i));
        nanoseconds now {0};
        begin(now);
        while (!m_ends.empty()) {
            now = m_ends.top().first;
            while (!m_ends.empty() && m_ends.top().first == now) {
                const int task = m_ends.top().second;
                m_ends.pop();
                ++m_free;
                end(task);
            }
            begin(now);
        }
        return now;
    }

private:
    void mayBegin(int task)
    {
        if (m_tasks[static_cast<std::size_t>(task)].work > nanoseconds {0})
            m_ready.insert(task);
        else
            end(task);
    }

    void end(int task)
    {
        for (const int follower : m_followers[static_cast<std::size_t>(task)])
            if (--m_open[static_cast<std::size_t>(follower)] == 0)
                mayBegin(follower);
    }

    void begin(nanoseconds now)
    {
        for (; m_free > 0 && !m_ready.empty(); --m_free) {
            const int task = *m_ready.begin();
            m_ready.erase(m_ready.begin());
            m_ends.emplace(now + m_tasks[static_cast<std::size_t>(task)].work, task);
        }
    }

    using End = std::pair<nanoseconds, int>;

    const std::vector<ListTask>& m_tasks;
    int m_free;
    std::vector<int> m_open;
    std::vector<std::vector<int>> m_followers;
    std::set<int> m_ready;
    std::priority_queue<End, std::vector<End>, std::greater<>> m_ends;
};

/// The tasks of one depth, in the order in which they began.
class DepthList
{
public:
    explicit DepthList(std::vector<const TaskRecord*> records) : m_records(std::move(records))
    {
        std::stable_sort(m_records.begin(), m_records.end(),
                         [](const TaskRecord* a, const TaskRecord* b) {
                             return std::pair(a->start, a->end) < std::pair(b->start, b->end);
                         });
        for (std::size_t i = 0; i < m_records.size(); ++i)
            m_byPath[m_records[i]->path].push_back(static_cast<int>(i));
    }

    std::vector<ListTask> tasks() const
    {
        std::vector<ListTask> tasks;
        for (const TaskRecord* const record : m_records)
            tasks.push_back({record->work()});
        for (const auto& [path, parts] : m_byPath)
            for (std::size_t part = 1; part < parts.size(); ++part) {
                std::vector<int>& needs = tasks[static_cast<std::size_t>(parts[part])].needs;
                needs.push_back(parts[part - 1]);
                if (const int waited = waitedFor(path, at(parts[part - 1]).end, parts[part]);
                    waited >= 0)
                    needs.push_back(waited);
            }
        return tasks;
    }

private:
    struct InOrder
    {
        bool operator()(const TaskPath& a, const TaskPath& b) const { return a.comesBefore(b); }
    };

    const TaskRecord& at(int place) const { return *m_records[static_cast<std::size_t>(place)]; }

    /// The last part of that task below a path which ended last between a time and the start of a
    /// record; -1 where none did. What is below another task is waited for by that one.
    int waitedFor(const TaskPath& path, nanoseconds from, int before) const
    {
        int last = -1;
        auto each = m_byPath.upper_bound(path);
        while (each != m_byPath.end() && each->first.isBelow(path)) {
            const int place = each->second.back();
            if (place < before && at(place).end > from && at(place).end <= at(before).start
                && (last < 0 || at(place).end > at(last).end))
                last = place;
            const TaskPath child = each->first;
            for (++each; each != m_byPath.end() && each->first.isBelow(child);)
                ++each;
        }
        return last;
    }

    std::vector<const TaskRecord*> m_records;
    std::map<TaskPath, std::vector<int>, InOrder> m_byPath;
};

nanoseconds timeOfQuestions(const Timeline& timeline, int workers)
{
    nanoseconds time {0};
    for (const SharedQuestion& question : questionsOf(timeline))
        time += question.work / std::min(workers, question.helpers + 1);
    return time;
}

}

nanoseconds listSchedule(const std::vector<ListTask>& tasks, int workers)
{
    return ListRun(tasks, std::max(1, workers)).run();
}

std::vector<double> speedupCurve(const Timeline& timeline, int most)
{
    nanoseconds work {0};
    std::map<int, std::vector<const TaskRecord*>> depths;
    for (const TaskRecord& task : timeline.tasks) {
        work += task.work();
        depths[task.depth].push_back(&task);
    }
    if (!timeline.knowsProcessorTime() || work <= nanoseconds {0})
        return {};
    const bool questions = timeline.sharing == Timeline::Sharing::Questions;
    std::vector<std::vector<ListTask>> lists;
    for (auto& [depth, records] : depths)
        if (!questions)
            lists.push_back(DepthList(std::move(records)).tasks());
    std::vector<double> curve;
    for (int workers = 1; workers <= most; ++workers) {
        nanoseconds time = questions ? timeOfQuestions(timeline, workers) : nanoseconds {0};
        for (const std::vector<ListTask>& list : lists)
            time += listSchedule(list, workers);
        curve.push_back(static_cast<double>(work.count())
                        / std::max(1.0, static_cast<double>(time.count())));
    }
    return curve;
}
