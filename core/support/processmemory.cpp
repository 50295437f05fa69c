// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/processmemory.h"

#ifdef __linux__
#include <array>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
#endif

std::optional<std::uint64_t> residentBytes()
{
#ifdef __linux__
    const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return {};
    std::array<char, 128> text {};
    const ssize_t length = read(file, text.data(), text.size() - 1);
    close(file);
    // Pages: all that is mapped, then what is in memory.
    unsigned long long resident = 0;
    const long page = sysconf(_SC_PAGESIZE);
    if (length > 0 && page > 0 && std::sscanf(text.data(), "%*u %llu", &resident) == 1)
        return resident * static_cast<std::uint64_t>(page);
#endif
    return {};
}
