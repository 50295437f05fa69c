// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/mpitasks.h"

#include "core/parallel/sharedtasks.h"

#include <algorithm>
#include <numeric>
#include <thread>

namespace {

using TaskClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds betweenTaskSigns {500};
/// Between two looks for messages, each of which costs the searches some microseconds. Nobody
/// waits for them: the others have a task in advance.
constexpr milliseconds betweenTaskLooks {5};
/// The most tasks that one of the others has in advance: short ones take less time than a message.
constexpr std::size_t mostInAdvance = 16;

/// One run of tasks.
class MpiTaskRun
{
public:
    MpiTaskRun(const MpiProcess& process, milliseconds patience, MpiChannel& channel,
               TaskThreads& own, std::int64_t run, QByteArray kind, std::size_t count,
               const RemoteTasks::Describe& describe, const RemoteTasks::Take& take,
               const std::function<void(int, std::size_t)>& lost)
        : m_count(process.count()), m_channel(channel), m_own(&own), m_run(run),
          m_kind(std::move(kind)), m_describe(describe), m_take(take), m_lost(lost),
          m_isDone(count), m_queue(numbersBelow(count), patience)
    {
        for (int other = MpiProcess::leader + 1; other < m_count; ++other)
            m_queue.hear(other, TaskClock::now());
    }

    std::vector<std::size_t> wait(const std::stop_token& stop)
    {
        while (m_queue.left() > 0 && !m_isEnough && !stop.stop_requested()) {
            bool heard = false;
            while (const std::optional<MpiMessage> message = m_channel.receive()) {
                heard = true;
                read(*message);
                if (m_isEnough || stop.stop_requested())
                    return {};
            }
            heard = workOneself() || heard;
            if (m_isEnough)
                return {};
            giveSigns();
            for (const int other : m_queue.silent(TaskClock::now()))
                lose(other);
            if (m_queue.workers() == 0)
                return tasksLeft();
            if (!heard && m_own)
                m_own->waitForFinished(betweenTaskLooks);
            else if (!heard)
                std::this_thread::sleep_for(betweenTaskLooks);
        }
        return {};
    }

private:
    static std::vector<std::size_t> numbersBelow(std::size_t count)
    {
        std::vector<std::size_t> numbers(count);
        std::iota(numbers.begin(), numbers.end(), std::size_t(0));
        return numbers;
    }

    std::vector<std::size_t> tasksLeft() const
    {
        std::vector<std::size_t> left;
        for (std::size_t task = 0; task < m_isDone.size(); ++task)
            if (!m_isDone[task])
                left.push_back(task);
        return left;
    }

    void read(const MpiMessage& message)
    {
        if (message.topic == MpiTopic::Leaving)
            return lose(message.process);
        m_queue.hear(message.process, TaskClock::now());
        if (message.numbers.size() < 2 || message.numbers[0] != m_run)
            return greet(message);
        if (message.topic == MpiTopic::Alive)
            answer(message.process, message.numbers[1]);
        if (message.topic == MpiTopic::Done) {
            takeResult(message);
            if (!m_isEnough && isPlenty())
                handOut(message.process, 1);
        }
    }

    /// Who speaks of an earlier run, or of none, has not heard of this one.
    void greet(const MpiMessage& message)
    {
        if (message.topic == MpiTopic::Alive && message.numbers.size() > 1)
            answer(message.process, message.numbers[1]);
    }

    /// Enough tasks that one in advance leaves nobody idle at the end.
    bool isPlenty() const { return m_queue.waiting() >= 8 * m_queue.workers(); }

    /// Who asks has run out of tasks, and gets one in advance from now on.
    void answer(int other, std::int64_t wanted)
    {
        const bool isMore = wanted > 0 && isPlenty() && m_queue.held(other) < mostInAdvance;
        handOut(other, wanted + (isMore ? 1 : 0));
    }

    struct HandedOut
    {
        std::int64_t task = 0;
        QByteArray bytes;
    };

    /// The next task that is still wanted.
    std::optional<HandedOut> nextFor(int worker)
    {
        while (true) {
            const std::vector<std::size_t> taken = m_queue.take(worker, 1);
            if (taken.empty())
                return {};
            if (auto bytes = m_describe(taken.front()))
                return HandedOut {static_cast<std::int64_t>(taken.front()), *std::move(bytes)};
            finish(taken.front());
        }
    }

    void handOut(int other, std::int64_t wanted)
    {
        for (; wanted > 0; --wanted) {
            const auto next = nextFor(other);
            if (!next)
                return;
            std::vector<std::int64_t> numbers {m_run, next->task};
            addBytes(numbers, m_kind);
            addBytes(numbers, next->bytes);
            m_channel.send(other, MpiTopic::Work, std::move(numbers));
        }
    }

    /// The process that leads does tasks as well, on threads of its own. True where one was done.
    bool workOneself()
    {
        if (!m_own)
            return false;
        m_queue.hear(MpiProcess::leader, TaskClock::now());
        const auto [finished, trouble] = m_own->finished();
        for (const FinishedTask& done : finished) {
            const auto task = static_cast<std::size_t>(done.number);
            if (done.run == m_run && !m_isEnough && !m_isDone[task])
                takeBytesOf(MpiProcess::leader, task, done.result);
        }
        if (trouble != TaskTrouble::None) {
            lose(MpiProcess::leader);
            m_own = nullptr;
            return true;
        }
        for (int idle = m_own->idle(); idle > 0 && !m_isEnough; --idle) {
            auto next = nextFor(MpiProcess::leader);
            if (!next)
                break;
            m_own->add({m_run, next->task, m_kind, std::move(next->bytes)});
        }
        return !finished.empty();
    }

    bool finish(std::size_t task)
    {
        m_isDone[task] = true;
        return m_queue.finish(task);
    }

    void takeResult(const MpiMessage& message)
    {
        const auto task = static_cast<std::size_t>(message.numbers[1]);
        std::size_t place = 2;
        const auto bytes = takeBytes(message.numbers, place);
        if (!bytes || task >= m_isDone.size())
            return lose(message.process);
        if (!m_isDone[task])
            takeBytesOf(message.process, task, *bytes);
    }

    void takeBytesOf(int worker, std::size_t task, const QByteArray& bytes)
    {
        const TaskTaken taken = m_take(task, bytes);
        if (taken == TaskTaken::Unreadable)
            return lose(worker);
        finish(task);
        m_isEnough = taken == TaskTaken::Enough;
    }

    void lose(int other)
    {
        if (!m_queue.has(other))
            return;
        const std::size_t tasks = m_queue.lose(other);
        if (m_lost)
            m_lost(other, tasks);
    }

    void giveSigns()
    {
        if (TaskClock::now() < m_nextSign)
            return;
        m_nextSign = TaskClock::now() + betweenTaskSigns;
        // Messages to those that are lost would pile up.
        for (int other = MpiProcess::leader + 1; other < m_count; ++other)
            if (m_queue.has(other))
                m_channel.send(other, MpiTopic::Alive, {m_run});
    }

    int m_count;
    MpiChannel& m_channel;
    TaskThreads* m_own; ///< null once they had trouble
    std::int64_t m_run;
    QByteArray m_kind;
    const RemoteTasks::Describe& m_describe;
    const RemoteTasks::Take& m_take;
    const std::function<void(int, std::size_t)>& m_lost;
    std::vector<bool> m_isDone;
    SharedTasks m_queue;
    TaskClock::time_point m_nextSign = TaskClock::now();
    bool m_isEnough = false;
};

}

MpiTasks::MpiTasks(const MpiProcess& process, MpiTaskService own,
                   std::function<void(int process, std::size_t tasks)> lost)
    : m_process(process), m_service(std::move(own)), m_lost(std::move(lost)),
      m_channel(process.messages()), m_own(m_service.handlers, m_service.threads)
{
}

std::vector<std::size_t> MpiTasks::run(const QByteArray& kind, std::size_t count,
                                       const Describe& describe, const std::stop_token& stop,
                                       const Take& take)
{
    ++m_run;
    auto left = MpiTaskRun(m_process, m_service.patience, m_channel, m_own, m_run, kind, count,
                           describe, take, m_lost)
                    .wait(stop);
    m_own.drop();
    for (int other = MpiProcess::leader + 1; other < m_process.count(); ++other)
        m_channel.send(other, MpiTopic::Resting, {m_run});
    return left;
}
