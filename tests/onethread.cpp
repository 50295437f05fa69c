// SPDX-License-Identifier: GPL-3.0-or-later
//
// A test that is said to start no thread, which the thread sanitizer is therefore not asked about,
// runs with FOURCAST_ONE_THREAD set: where it does start one, it ends with a sentence.
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <pthread.h>

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*start)(void*), void* argument) noexcept
{
    static const bool isWatched = std::getenv("FOURCAST_ONE_THREAD") != nullptr;
    // Qt Test's own, which ends a test that hangs, is the first.
    static bool isFirst = true;
    if (isWatched && !isFirst) {
        std::fputs(
            "This test starts a thread: it is none of a fourcast_tests(... SEQUENTIAL ...).\n",
            stderr);
        std::abort();
    }
    isFirst = false;
    static const auto create
        = reinterpret_cast<decltype(&pthread_create)>(dlsym(RTLD_NEXT, "pthread_create"));
    return create(thread, attributes, start, argument);
}
