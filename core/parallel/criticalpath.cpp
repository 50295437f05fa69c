// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/criticalpath.h"

#include <algorithm>
#include <map>
#include <optional>

using std::chrono::nanoseconds;

namespace {

using Records = std::vector<const TaskRecord*>;

/// How long a chain is, and with which of its steps it ends.
struct Chain
{
    nanoseconds length {0};
    int last = -1;
};

/// All records of one path, and how far its chain has come.
struct PathTask
{
    TaskPath path;
    int open = 0; ///< records that did not end yet
    nanoseconds end {0}; ///< of the last one
    nanoseconds work {0};
    Chain chain {};
    nanoseconds ranUntil {0}; ///< of those that ended
};

/// In the order of their paths.
std::vector<PathTask> tasksOf(const Records& records)
{
    std::vector<PathTask> tasks;
    for (const TaskRecord* const record : records)
        tasks.push_back({record->path, 1, record->end, record->work()});
    std::stable_sort(tasks.begin(), tasks.end(), [](const PathTask& a, const PathTask& b) {
        return a.path.comesBefore(b.path);
    });
    std::size_t kept = 0;
    for (const PathTask& task : tasks) {
        if (kept == 0 || !(tasks[kept - 1].path == task.path)) {
            tasks[kept++] = task;
            continue;
        }
        PathTask& same = tasks[kept - 1];
        ++same.open;
        same.end = std::max(same.end, task.end);
        same.work += task.work;
    }
    tasks.resize(kept);
    return tasks;
}

/// The chain of what a task waited for, from one time to another: none where nothing below it ended
/// then. What is below another task was created by that one, which waits for it itself.
Chain chainWaitedFor(const std::vector<PathTask>& tasks, std::size_t waiting, nanoseconds from,
                     nanoseconds to)
{
    std::optional<Chain> shortest;
    std::size_t i = waiting + 1;
    while (i < tasks.size() && tasks[i].path.isBelow(tasks[waiting].path)) {
        const PathTask& task = tasks[i];
        if (task.open == 0 && task.end > from && task.end <= to
            && (!shortest || task.chain.length < shortest->length))
            shortest = task.chain;
        for (++i; i < tasks.size() && tasks[i].path.isBelow(task.path);)
            ++i;
    }
    return shortest.value_or(Chain());
}

/// A record, and the step before it.
struct Step
{
    const TaskRecord* record = nullptr;
    int before = -1;
};

class TaskChains
{
public:
    explicit TaskChains(const Records& records) : m_tasks(tasksOf(records))
    {
        // What a record waited for has ended before it begins.
        Records byEnd = records;
        std::stable_sort(byEnd.begin(), byEnd.end(), [](const TaskRecord* a, const TaskRecord* b) {
            return std::pair(a->end, a->start) < std::pair(b->end, b->start);
        });
        for (const TaskRecord* const record : byEnd)
            add(record);
    }

    const Chain& longest() const { return m_longest; }

    nanoseconds longestTask() const
    {
        nanoseconds longest {0};
        for (const PathTask& task : m_tasks)
            longest = std::max(longest, task.work);
        return longest;
    }

    /// Those of the longest chain, the first one first.
    Records steps() const
    {
        Records steps;
        for (int step = m_longest.last; step >= 0; step = at(step).before)
            steps.push_back(at(step).record);
        std::reverse(steps.begin(), steps.end());
        return steps;
    }

private:
    const Step& at(int step) const { return m_steps[static_cast<std::size_t>(step)]; }

    void add(const TaskRecord* record)
    {
        const auto place = std::lower_bound(m_tasks.begin(), m_tasks.end(), record->path,
                                            [](const PathTask& task, const TaskPath& wanted) {
                                                return task.path.comesBefore(wanted);
                                            });
        PathTask& task = *place;
        if (task.ranUntil > nanoseconds {0}) {
            const Chain waited
                = chainWaitedFor(m_tasks, static_cast<std::size_t>(place - m_tasks.begin()),
                                 task.ranUntil, record->start);
            if (waited.length > task.chain.length)
                task.chain = waited;
        }
        m_steps.push_back({record, task.chain.last});
        task.chain = {task.chain.length + record->work(), static_cast<int>(m_steps.size()) - 1};
        task.ranUntil = record->end;
        --task.open;
        if (m_longest.last < 0 || task.chain.length > m_longest.length)
            m_longest = task.chain;
    }

    std::vector<PathTask> m_tasks;
    std::vector<Step> m_steps;
    Chain m_longest;
};

/// One worker asks its questions one after the other.
CriticalPath pathOfQuestions(const Timeline& timeline)
{
    std::vector<CriticalPath> chains(static_cast<std::size_t>(timeline.workers));
    CriticalPath path;
    for (const SharedQuestion& question : questionsOf(timeline)) {
        const TaskRecord& record = timeline.tasks[static_cast<std::size_t>(question.record)];
        const nanoseconds least = question.least(timeline);
        CriticalPath& chain = chains[static_cast<std::size_t>(record.worker)];
        chain.length += least;
        chain.steps.push_back(question.record);
        chain.hasShared = chain.hasShared || question.helpers > 0;
        path.longestTask = std::max(path.longestTask, least);
    }
    for (CriticalPath& chain : chains)
        if (path.steps.empty() || chain.length > path.length) {
            path.length = chain.length;
            path.steps = std::move(chain.steps);
            path.hasShared = chain.hasShared;
        }
    return path;
}

}

nanoseconds SharedQuestion::least(const Timeline& timeline) const
{
    const TaskRecord& asked = timeline.tasks[static_cast<std::size_t>(record)];
    return std::min(work / (helpers + 1), asked.length());
}

std::vector<SharedQuestion> questionsOf(const Timeline& timeline)
{
    std::vector<SharedQuestion> questions;
    for (std::size_t i = 0; i < timeline.tasks.size(); ++i)
        if (timeline.tasks[i].run != TaskRecord::Run::Stolen)
            questions.push_back({static_cast<int>(i), 0, timeline.tasks[i].work()});
    for (const TaskRecord& helper : timeline.tasks) {
        if (helper.run != TaskRecord::Run::Stolen)
            continue;
        // The last one with help that was asked before it came, about the same if there is one.
        SharedQuestion* helped = nullptr;
        const auto rank = [&](const SharedQuestion& question) {
            const TaskRecord& record = timeline.tasks[static_cast<std::size_t>(question.record)];
            const bool isSame
                = record.path == helper.path && record.asked.about == helper.asked.about;
            return std::pair(isSame, record.start);
        };
        for (SharedQuestion& question : questions) {
            const TaskRecord& record = timeline.tasks[static_cast<std::size_t>(question.record)];
            if (record.run == TaskRecord::Run::Inline && record.start <= helper.start
                && (!helped || rank(question) > rank(*helped)))
                helped = &question;
        }
        if (helped) {
            ++helped->helpers;
            helped->work += helper.work();
        }
    }
    return questions;
}

CriticalPath criticalPathOf(const Timeline& timeline)
{
    if (timeline.sharing == Timeline::Sharing::Questions)
        return pathOfQuestions(timeline);
    // A depth begins when the one before is over.
    std::map<int, Records> depths;
    for (const TaskRecord& record : timeline.tasks)
        depths[record.depth].push_back(&record);
    CriticalPath path;
    for (const auto& [depth, records] : depths) {
        const TaskChains chains(records);
        path.length += chains.longest().length;
        path.longestTask = std::max(path.longestTask, chains.longestTask());
        for (const TaskRecord* const step : chains.steps())
            path.steps.push_back(static_cast<int>(step - timeline.tasks.data()));
    }
    return path;
}
