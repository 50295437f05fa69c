// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/memorybudget.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace fourcast::statespace {

/// Gives memory of malloc() back. A large piece goes back on a thread of its own: the system takes
/// some 60 ms for a gigabyte, and who asked for a stop does not want to wait for that. May be
/// called from any thread.
void release(void* memory, std::size_t bytes) noexcept;

/// A list of plain values that may grow to gigabytes. Unlike a vector it grows in place where the
/// system can do that, by small steps once it is large, and counts its room against a budget before
/// it asks for it: throws BudgetExceeded, or bad_alloc, and is as it was.
template <typename T> class Buffer
{
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    Buffer() = default;
    /// The budget must outlive it, or its leaveBudget().
    explicit Buffer(MemoryBudget& budget) : m_budget(&budget) { }
    Buffer(Buffer&& other) noexcept { swap(other); }
    Buffer& operator=(Buffer&& other) noexcept
    {
        Buffer(std::move(other)).swap(*this);
        return *this;
    }
    ~Buffer()
    {
        leaveBudget();
        release(m_data, bytes());
    }

    std::size_t size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    std::uint64_t bytes() const { return m_room * sizeof(T); }
    T* data() { return m_data; }
    const T* data() const { return m_data; }
    T& operator[](std::size_t index) { return m_data[index]; }
    const T& operator[](std::size_t index) const { return m_data[index]; }
    std::span<const T> view() const { return {m_data, m_size}; }

    void push(const T& value)
    {
        if (m_size == m_room)
            makeRoom(m_size + 1);
        m_data[m_size++] = value;
    }
    void append(const T* values, std::size_t count)
    {
        if (m_size + count > m_room)
            makeRoom(m_size + count);
        // Mostly it is a word or two: a loop is quicker there than a call.
        T* const to = m_data + m_size;
        for (std::size_t i = 0; i < count; ++i)
            to[i] = values[i];
        m_size += count;
    }
    /// What is new has no value yet.
    void resize(std::size_t size)
    {
        if (size > m_room)
            makeRoom(size);
        m_size = size;
    }
    /// Drops what comes after the first ones. Keeps its room, as clear() does.
    void truncate(std::size_t size) { m_size = std::min(m_size, size); }
    void clear() { m_size = 0; }
    /// Gives back the room that it does not need.
    void shrink()
    {
        if (m_size < m_room)
            reallocate(std::max<std::size_t>(m_size, 1));
    }
    /// It counts no more.
    void leaveBudget()
    {
        if (m_budget)
            m_budget->giveBack(bytes());
        m_budget = nullptr;
    }

    void swap(Buffer& other) noexcept
    {
        std::swap(m_budget, other.m_budget);
        std::swap(m_data, other.m_data);
        std::swap(m_size, other.m_size);
        std::swap(m_room, other.m_room);
    }

private:
    void makeRoom(std::size_t wanted)
    {
        constexpr std::size_t large = (std::size_t {8} << 20) / sizeof(T);
        const std::size_t step = m_room < large ? m_room / 2 + 8 : m_room / 8;
        reallocate(std::max(wanted, m_room + step));
    }
    void reallocate(std::size_t room)
    {
        if (m_budget && room > m_room)
            m_budget->take((room - m_room) * sizeof(T));
        void* data = std::realloc(m_data, room * sizeof(T));
        if (!data) {
            if (m_budget && room > m_room)
                m_budget->giveBack((room - m_room) * sizeof(T));
            throw std::bad_alloc();
        }
        if (m_budget && room < m_room)
            m_budget->giveBack((m_room - room) * sizeof(T));
        m_data = static_cast<T*>(data);
        m_room = room;
    }

    MemoryBudget* m_budget = nullptr;
    T* m_data = nullptr;
    std::size_t m_size = 0;
    std::size_t m_room = 0;
};

}
