// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/buffer.h"

#include "core/support/threads/threadpool.h"

#include <cstdlib>

namespace fourcast::statespace {

namespace {

/// Less than that takes no time.
constexpr std::size_t leastForLater = std::size_t {1} << 18;

bool releaseLater(void* memory)
{
    // Waits at the end of the program for what is not given back by then.
    static ThreadPool thread(1);
    try {
        return thread.run([memory] { std::free(memory); }).has_value();
    } catch (const std::bad_alloc&) {
        return false;
    }
}

}

void release(void* memory, std::size_t bytes) noexcept
{
    if (bytes < leastForLater || !releaseLater(memory))
        std::free(memory);
}

}
