// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/mpitasks.h"
#include "core/parallel/taskthreads.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace {

using ServiceClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds betweenServiceSigns {500};
constexpr milliseconds betweenServiceLooks {5};
constexpr std::chrono::hours patienceAtRest {24};

/// One of the other processes at work.
class TaskService
{
public:
    TaskService(const MpiProcess& process, const MpiTaskService& service)
        : m_patience(service.patience), m_channel(process.messages()),
          m_threads(service.handlers, service.threads)
    {
    }

    MpiTaskServiceEnd run(const std::stop_token& stop)
    {
        std::optional<MpiTaskServiceEnd> end;
        while (!end)
            end = stop.stop_requested() ? MpiTaskServiceEnd::Stopped : step();
        if (*end != MpiTaskServiceEnd::Dismissed)
            m_channel.send(MpiProcess::leader, MpiTopic::Leaving);
        return *end;
    }

private:
    /// Nothing where it goes on.
    std::optional<MpiTaskServiceEnd> step()
    {
        bool heard = false;
        while (const std::optional<MpiMessage> message = m_channel.receive()) {
            heard = true;
            m_heard = ServiceClock::now();
            if (message->topic == MpiTopic::Dismissed)
                return MpiTaskServiceEnd::Dismissed;
            if (!read(*message))
                return MpiTaskServiceEnd::Unreadable;
        }
        const ServiceClock::duration patience
            = m_rests ? ServiceClock::duration(patienceAtRest) : 3 * m_patience;
        if (ServiceClock::now() - m_heard > patience)
            return MpiTaskServiceEnd::LeaderLost;
        const auto [finished, trouble] = m_threads.finished();
        for (const FinishedTask& task : finished) {
            std::vector<std::int64_t> numbers {task.run, task.number};
            addBytes(numbers, task.result);
            m_channel.send(MpiProcess::leader, MpiTopic::Done, std::move(numbers));
        }
        if (trouble != TaskTrouble::None)
            return trouble == TaskTrouble::Unreadable ? MpiTaskServiceEnd::Unreadable
                                                      : MpiTaskServiceEnd::Failed;
        giveSign();
        if (!heard && finished.empty())
            m_threads.waitForFinished(betweenServiceLooks);
        return {};
    }

    /// False for a message that can't be understood.
    bool read(const MpiMessage& message)
    {
        if (message.topic == MpiTopic::Resting) {
            m_threads.drop();
            m_rests = true;
            return true;
        }
        m_rests = false;
        if (message.topic != MpiTopic::Work)
            return true;
        std::size_t place = 2;
        auto kind = takeBytes(message.numbers, place);
        auto bytes = takeBytes(message.numbers, place);
        if (!kind || !bytes)
            return false;
        m_run = message.numbers[0];
        m_asked = std::max(0, m_asked - 1);
        m_threads.add({m_run, message.numbers[1], std::move(*kind), std::move(*bytes)});
        return true;
    }

    /// Now and then, and at once when threads have nothing to do.
    void giveSign()
    {
        const int idle = m_threads.idle();
        const bool isDue = ServiceClock::now() >= m_nextSign;
        if (isDue)
            m_asked = 0; // what was asked for and did not come was not to be had
        if (!isDue && (m_rests || idle <= m_asked))
            return;
        m_nextSign = ServiceClock::now() + betweenServiceSigns;
        m_channel.send(MpiProcess::leader, MpiTopic::Alive, {m_run, std::max(0, idle - m_asked)});
        m_asked = std::max(m_asked, idle);
    }

    milliseconds m_patience;
    MpiChannel m_channel;
    TaskThreads m_threads;
    ServiceClock::time_point m_heard = ServiceClock::now();
    ServiceClock::time_point m_nextSign = ServiceClock::now();
    std::int64_t m_run = 0;
    int m_asked = 0;
    /// There is no work, and the leading process may be silent.
    bool m_rests = true;
};

}

MpiTaskServiceEnd serveMpiTasks(const MpiProcess& process, const MpiTaskService& service,
                                const std::stop_token& stop)
{
    Q_ASSERT(!process.leads());
    return TaskService(process, service).run(stop);
}
