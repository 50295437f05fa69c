// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <utility>

/// Wakes a thread that waits in poll() when a stop is requested: a descriptor that can be read from
/// then on.
class StopWaker
{
public:
    /// Of one that could not be made (no descriptors left), descriptor() is -1, which poll() passes
    /// over.
    StopWaker();
    ~StopWaker();
    StopWaker(const StopWaker&) = delete;
    StopWaker& operator=(const StopWaker&) = delete;

    int descriptor() const { return m_descriptor; }
    /// May be called from any thread.
    void wake() const;
    /// What woke before is forgotten.
    void reset() const;

private:
    int m_descriptor = -1;
};

/// While it lives, a stop that is requested wakes.
class StopWatch
{
public:
    StopWatch(const std::stop_token& stop, const StopWaker& waker)
        : m_waker(waker), m_callback(std::in_place, stop, Wake {waker})
    {
    }
    ~StopWatch()
    {
        m_callback.reset();
        m_waker.reset();
    }
    StopWatch(const StopWatch&) = delete;
    StopWatch& operator=(const StopWatch&) = delete;

private:
    struct Wake
    {
        const StopWaker& waker;
        void operator()() const { waker.wake(); }
    };

    const StopWaker& m_waker;
    std::optional<std::stop_callback<Wake>> m_callback;
};
