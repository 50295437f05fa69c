// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>

namespace fourcast::statespace {

/// More memory was needed than is allowed.
struct BudgetExceeded : std::exception
{
    const char* what() const noexcept override { return "memory budget exceeded"; }
};

/// Counts the bytes that several buffers hold, before they ask the system for them. May be used by
/// several threads at once.
class MemoryBudget
{
public:
    explicit MemoryBudget(std::uint64_t limit) : m_limit(limit) { }
    MemoryBudget(const MemoryBudget&) = delete;
    MemoryBudget& operator=(const MemoryBudget&) = delete;

    /// Throws BudgetExceeded where so many more are not allowed.
    void take(std::uint64_t bytes)
    {
        const std::uint64_t now = m_used.fetch_add(bytes, std::memory_order_relaxed) + bytes;
        if (now > m_limit) {
            giveBack(bytes);
            throw BudgetExceeded();
        }
        std::uint64_t most = m_most.load(std::memory_order_relaxed);
        while (most < now && !m_most.compare_exchange_weak(most, now, std::memory_order_relaxed)) {
        }
    }
    void giveBack(std::uint64_t bytes) { m_used.fetch_sub(bytes, std::memory_order_relaxed); }

    std::uint64_t limit() const { return m_limit; }
    std::uint64_t used() const { return m_used.load(std::memory_order_relaxed); }
    /// As much as ever was used at a time.
    std::uint64_t most() const { return m_most.load(std::memory_order_relaxed); }

private:
    const std::uint64_t m_limit;
    std::atomic<std::uint64_t> m_used {0};
    std::atomic<std::uint64_t> m_most {0};
};

}
