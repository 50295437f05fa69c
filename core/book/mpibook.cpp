// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/mpibook.h"

#include "core/parallel/mpichannel.h"
#include "core/parallel/sharedtasks.h"

#include <QtGlobal>

#include <thread>

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int leader = MpiProcess::leader;
/// Positions handed out at a time; some minutes of work at 8 plies.
constexpr std::size_t batchSize = 64;
constexpr milliseconds betweenSigns {500};
constexpr milliseconds betweenLooks {2};

std::vector<std::int64_t> toNumbers(const std::vector<std::size_t>& ranks)
{
    return {ranks.begin(), ranks.end()};
}

std::vector<std::size_t> toRanks(const std::vector<std::int64_t>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// The other processes as solvers.
class MpiSolvers : public BookSolvers
{
public:
    MpiSolvers(const BookPositions& positions, const std::vector<std::size_t>& open,
               const MpiProcess& process, const MpiSettings& settings,
               std::function<void(int, std::size_t)> lost)
        : m_positions(positions), m_queue(open, settings.patience), m_settings(settings),
          m_count(process.count()), m_lost(std::move(lost)), m_channel(process.messages())
    {
        for (int other = leader + 1; other < m_count; ++other)
            m_queue.hear(other, Clock::now());
    }

    std::vector<SolvedPosition> wait(milliseconds time) override
    {
        const auto end = Clock::now() + time;
        std::vector<SolvedPosition> solved;
        do {
            while (const std::optional<MpiMessage> message = m_channel.receive())
                read(*message, solved);
            giveSigns();
            for (const int other : m_queue.silent(Clock::now()))
                lose(other);
            helpAlone(solved);
            if (solved.empty())
                std::this_thread::sleep_for(betweenLooks);
        } while (solved.empty() && Clock::now() < end);
        return solved;
    }

private:
    void read(const MpiMessage& message, std::vector<SolvedPosition>& solved)
    {
        if (message.topic == MpiTopic::Leaving)
            return lose(message.process);
        m_queue.hear(message.process, Clock::now());
        if (message.topic == MpiTopic::Alive && message.numbers.front() > 0)
            handOut(message.process);
        if (message.topic == MpiTopic::Done) {
            const auto rank = static_cast<std::size_t>(message.numbers.at(0));
            if (m_queue.finish(rank))
                solved.push_back({.rank = rank,
                                  .score = static_cast<int>(message.numbers.at(1)),
                                  .nodes = static_cast<std::uint64_t>(message.numbers.at(2))});
        }
    }

    void handOut(int other)
    {
        const std::vector<std::size_t> batch = m_queue.take(other, batchSize);
        if (!batch.empty())
            m_channel.send(other, MpiTopic::Work, toNumbers(batch));
    }

    void lose(int other)
    {
        const std::size_t workers = m_queue.workers();
        const std::size_t positions = m_queue.lose(other);
        if (m_lost && m_queue.workers() < workers)
            m_lost(other, positions);
    }

    void giveSigns()
    {
        if (Clock::now() < m_nextSign)
            return;
        m_nextSign = Clock::now() + betweenSigns;
        // Messages to those that are lost would pile up.
        for (int other = leader + 1; other < m_count; ++other)
            if (m_queue.has(other))
                m_channel.send(other, MpiTopic::Alive);
    }

    /// Once nobody else is left, the work is done here.
    void helpAlone(std::vector<SolvedPosition>& solved)
    {
        if (m_threads) {
            for (const SolvedPosition& position : m_threads->wait(milliseconds(0)))
                if (m_queue.finish(position.rank))
                    solved.push_back(position);
        } else if (m_queue.workers() > 0) {
            return;
        } else {
            m_threads = std::make_unique<BookThreads>(m_positions, m_settings.threads,
                                                      m_settings.tableMib);
        }
        m_queue.hear(leader, Clock::now());
        if (m_threads->waiting() == 0)
            m_threads->add(m_queue.take(leader, batchSize));
    }

    const BookPositions& m_positions;
    SharedTasks m_queue;
    MpiSettings m_settings;
    int m_count;
    std::function<void(int, std::size_t)> m_lost;
    Clock::time_point m_nextSign = Clock::now();
    MpiChannel m_channel;
    std::unique_ptr<BookThreads> m_threads;
};

/// One of the other processes at work.
class MpiService
{
public:
    MpiService(const MpiProcess& process, int plies, const MpiSettings& settings)
        : m_settings(settings), m_positions(plies),
          m_threads(m_positions, settings.threads, settings.tableMib), m_channel(process.messages())
    {
    }

    MpiServiceEnd run(const std::stop_token& stop)
    {
        while (!stop.stop_requested()) {
            while (const std::optional<MpiMessage> message = m_channel.receive()) {
                m_heard = Clock::now();
                if (message->topic == MpiTopic::Dismissed)
                    return MpiServiceEnd::Dismissed;
                if (message->topic == MpiTopic::Work) {
                    m_threads.add(toRanks(message->numbers));
                    m_wasHungry = false;
                }
            }
            if (Clock::now() - m_heard > 3 * m_settings.patience)
                return MpiServiceEnd::LeaderLost;
            giveSign();
            for (const SolvedPosition& solved : m_threads.wait(betweenLooks))
                m_channel.send(leader, MpiTopic::Done,
                               {static_cast<std::int64_t>(solved.rank), solved.score,
                                static_cast<std::int64_t>(solved.nodes)});
        }
        m_channel.send(leader, MpiTopic::Leaving);
        return MpiServiceEnd::Stopped;
    }

private:
    /// Now and then, and at once when the work runs out.
    void giveSign()
    {
        const auto threads = static_cast<std::size_t>(m_settings.threads);
        const std::size_t waiting = m_threads.waiting();
        const bool isHungry = waiting < threads;
        if (Clock::now() < m_nextSign && (!isHungry || m_wasHungry))
            return;
        m_wasHungry = isHungry;
        m_nextSign = Clock::now() + betweenSigns;
        m_channel.send(leader, MpiTopic::Alive,
                       {static_cast<std::int64_t>(isHungry ? threads - waiting : 0)});
    }

    MpiSettings m_settings;
    BookPositions m_positions;
    BookThreads m_threads;
    MpiChannel m_channel;
    Clock::time_point m_heard = Clock::now();
    Clock::time_point m_nextSign = Clock::now();
    bool m_wasHungry = false;
};

}

MakeBookSolvers mpiSolvers(const MpiProcess& process, const MpiSettings& settings,
                           std::function<void(int process, std::size_t positions)> lost)
{
    return [&process, settings, lost = std::move(lost)](const BookPositions& positions,
                                                        const std::vector<std::size_t>& open) {
        return std::make_unique<MpiSolvers>(positions, open, process, settings, lost);
    };
}

MpiServiceEnd serveMpi(const MpiProcess& process, int plies, const MpiSettings& settings,
                       const std::stop_token& stop)
{
    Q_ASSERT(!process.leads());
    return MpiService(process, plies, settings).run(stop);
}
