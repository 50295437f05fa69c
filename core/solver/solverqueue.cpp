// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solverqueue.h"

#include <QtGlobal>

#include <optional>

/// Somebody's place in the queue, from the moment it is taken until the work is over.
class SolverQueue::Turn
{
public:
    /// From here on it waits.
    Turn(SolverQueue& queue, Urgency urgency, const std::stop_token& stop)
        : m_queue(queue), m_stop(stop)
    {
        const std::scoped_lock lock(m_queue.m_mutex);
        m_place = {urgency, ++m_queue.m_numbers};
        m_queue.m_waiting.insert(m_place);
        if (m_queue.m_turn && urgency > m_queue.m_turn->m_place.urgency)
            m_queue.m_turn->giveWay();
    }
    ~Turn()
    {
        {
            const std::scoped_lock lock(m_queue.m_mutex);
            m_queue.m_waiting.erase(m_place);
            leave();
        }
        m_queue.m_changed.notify_all();
    }
    Q_DISABLE_COPY_MOVE(Turn)

    /// Blocks until it is its turn; false where it was stopped first.
    bool await()
    {
        std::unique_lock lock(m_queue.m_mutex);
        const auto isNext
            = [this] { return !m_queue.m_turn && !(*m_queue.m_waiting.begin() < m_place); };
        if (!m_queue.m_changed.wait(lock, m_stop, isNext))
            return false;
        m_queue.m_waiting.erase(m_place);
        m_queue.m_turn = this;
        m_givesWay = false;
        m_ending.emplace(m_stop);
        return true;
    }

    /// Asks to end: it was stopped, or has to give way.
    std::stop_token token() const { return m_ending->source.get_token(); }

    /// The turn is over, and the work is not: does it wait for another? Where it gave way it does,
    /// before anybody else comes to know that the turn is free.
    bool waitsAgain()
    {
        {
            const std::scoped_lock lock(m_queue.m_mutex);
            if (!m_givesWay || m_stop.stop_requested())
                return false;
            m_queue.m_waiting.insert(m_place);
            leave();
        }
        m_queue.m_changed.notify_all();
        return true;
    }

private:
    /// How a turn is asked to end.
    struct Ending
    {
        struct PassOn
        {
            std::stop_source& source;

            void operator()() const { source.request_stop(); }
        };

        explicit Ending(const std::stop_token& stop) : passOn(stop, PassOn {source}) { }

        std::stop_source source;
        std::stop_callback<PassOn> passOn;
    };

    // Both under the queue's lock.
    void giveWay()
    {
        m_givesWay = true;
        m_ending->source.request_stop();
    }
    void leave()
    {
        if (m_queue.m_turn == this)
            m_queue.m_turn = nullptr;
        m_ending.reset();
    }

    SolverQueue& m_queue;
    const std::stop_token& m_stop;
    Place m_place;
    bool m_givesWay = false;
    std::optional<Ending> m_ending;
};

bool SolverQueue::work(Urgency urgency, const std::stop_token& stop, const Work& work)
{
    Turn turn(*this, urgency, stop);
    bool wasCalled = false;
    while (turn.await()) {
        wasCalled = true;
        if (work(turn.token()) || !turn.waitsAgain())
            break;
    }
    return wasCalled;
}

std::size_t SolverQueue::waiting() const
{
    const std::scoped_lock lock(m_mutex);
    return m_waiting.size();
}
