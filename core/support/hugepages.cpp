// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/hugepages.h"

#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

void* allocateHugePages(std::size_t bytes)
{
    const std::size_t whole = (bytes + hugePage - 1) / hugePage * hugePage;
    void* memory = std::aligned_alloc(hugePage, whole);
    if (!memory)
        throw std::bad_alloc();
#ifdef __linux__
    madvise(memory, whole, MADV_HUGEPAGE); // a wish; small pages do as well
#endif
    return memory;
}
