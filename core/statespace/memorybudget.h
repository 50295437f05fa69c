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
        if (m_used.fetch_add(bytes, std::memory_order_relaxed) + bytes <= m_limit)
            return;
        giveBack(bytes);
        throw BudgetExceeded();
    }
    void giveBack(std::uint64_t bytes) { m_used.fetch_sub(bytes, std::memory_order_relaxed); }

    std::uint64_t limit() const { return m_limit; }
    std::uint64_t used() const { return m_used.load(std::memory_order_relaxed); }

private:
    const std::uint64_t m_limit;
    std::atomic<std::uint64_t> m_used {0};
};

}
