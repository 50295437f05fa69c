// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <set>
#include <stop_token>

/// Who minds most to wait goes first.
enum class Urgency : std::uint8_t
{
    Background, ///< no caller is waiting: a review, positions that may be looked at later
    Shown, ///< what a person looks at fills in
    Awaited ///< a person can do nothing before it is there: a hint, the engine's move
};

/// Serves one request at a time, the most urgent first, and of equals the first that came. A
/// running request is interrupted while a more urgent one waits, and goes on later.
///
/// All methods may be called from any thread.
class SolverQueue
{
public:
    /// Ends soon after the token asks for it, with false where it is not through; then it may be
    /// called again, and picks up what it left. It must not ask the same queue, and must look at
    /// its token: a callback that hangs on it would be called under the queue's lock.
    using Work = std::function<bool(const std::stop_token&)>;

    /// Calls `work` in the calling thread when its turn has come, and again, with its old place
    /// among equals, each time it has given way before it was through. Ends at once where `stop`
    /// comes while it waits; false where `work` was not called at all. What `work` throws is thrown
    /// here, and the turn is the next one's.
    bool work(Urgency urgency, const std::stop_token& stop, const Work& work);
    /// How many wait for their turn.
    std::size_t waiting() const;

private:
    struct Place
    {
        Urgency urgency = Urgency::Background;
        std::uint64_t number = 0;

        bool operator<(const Place& other) const
        {
            return urgency != other.urgency ? urgency > other.urgency : number < other.number;
        }
    };
    class Turn;

    mutable std::mutex m_mutex; ///< of what follows
    std::condition_variable_any m_changed;
    std::uint64_t m_numbers = 0;
    std::set<Place> m_waiting;
    /// The request being worked on; null when idle.
    Turn* m_turn = nullptr;
};
