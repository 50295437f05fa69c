// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>

/// Pages of 2 MiB instead of 4 KiB: memory that is touched at random is found sooner, and a large
/// one is there after a few requests to the system instead of thousands.
inline constexpr std::size_t hugePage = std::size_t {1} << 21;

/// Not cleared; in huge pages where the system has them, in small ones elsewhere. It is given back
/// with std::free(). Throws std::bad_alloc.
void* allocateHugePages(std::size_t bytes);

/// For containers that may grow large: what fills no huge page comes from where all memory does.
template <typename T> struct HugePageAllocator
{
    using value_type = T;

    HugePageAllocator() = default;
    template <typename Other> HugePageAllocator(const HugePageAllocator<Other>&) noexcept { }

    T* allocate(std::size_t count)
    {
        if (count < hugePage / sizeof(T))
            return std::allocator<T>().allocate(count);
        return static_cast<T*>(allocateHugePages(count * sizeof(T)));
    }
    void deallocate(T* memory, std::size_t count) noexcept
    {
        if (count < hugePage / sizeof(T))
            std::allocator<T>().deallocate(memory, count);
        else
            std::free(memory);
    }
    friend bool operator==(const HugePageAllocator&, const HugePageAllocator&) { return true; }
};
