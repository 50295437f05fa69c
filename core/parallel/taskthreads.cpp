// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/taskthreads.h"

#include <new>

TaskThreads::TaskThreads(const std::map<QByteArray, TaskHandler>& handlers, int count)
    : m_handlers(handlers)
{
    for (int i = 0; i < count; ++i)
        m_threads.emplace_back([this](const std::stop_token& ended) { work(ended); });
}

TaskThreads::~TaskThreads()
{
    drop();
    for (std::jthread& thread : m_threads)
        thread.request_stop();
}

void TaskThreads::add(ReceivedTask task)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.push_back(std::move(task));
    m_changed.notify_one();
}

void TaskThreads::drop()
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.clear();
    m_stop.request_stop();
    m_stop = std::stop_source();
}

std::pair<std::vector<FinishedTask>, TaskTrouble> TaskThreads::finished()
{
    const std::scoped_lock lock(m_mutex);
    return {std::exchange(m_finished, {}), m_trouble};
}

void TaskThreads::waitForFinished(std::chrono::milliseconds most)
{
    std::unique_lock lock(m_mutex);
    m_ended.wait_for(lock, most,
                     [this] { return !m_finished.empty() || m_trouble != TaskTrouble::None; });
}

int TaskThreads::idle() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_threads.size()) - m_busy - static_cast<int>(m_waiting.size());
}

void TaskThreads::work(const std::stop_token& ended)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, ended, [this] { return !m_waiting.empty(); })) {
        const ReceivedTask task = std::move(m_waiting.front());
        m_waiting.pop_front();
        ++m_busy;
        const std::stop_token stop = m_stop.get_token();
        lock.unlock();
        const auto [result, trouble] = answer(task, stop);
        lock.lock();
        --m_busy;
        if (trouble != TaskTrouble::None)
            m_trouble = trouble;
        else if (result && !stop.stop_requested())
            m_finished.push_back({task.run, task.number, *result});
        m_ended.notify_one();
    }
}

std::pair<std::optional<QByteArray>, TaskTrouble>
TaskThreads::answer(const ReceivedTask& task, const std::stop_token& stop) const
{
    const auto handler = m_handlers.find(task.kind);
    if (handler == m_handlers.end())
        return {{}, TaskTrouble::Unreadable};
    try {
        auto result = handler->second(task.bytes, stop);
        const bool isUnreadable = result && result->isEmpty();
        return {std::move(result), isUnreadable ? TaskTrouble::Unreadable : TaskTrouble::None};
    } catch (const std::bad_alloc&) {
        return {{}, TaskTrouble::Failed};
    }
}
