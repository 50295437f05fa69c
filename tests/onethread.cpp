// SPDX-License-Identifier: GPL-3.0-or-later
//
// Linked into the tests that are said to start no thread, which the thread sanitizer is therefore
// not asked about: where one does start a thread, it ends with a sentence.
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <pthread.h>

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*start)(void*), void* argument) noexcept
{
    // Qt Test's own, which ends a test that hangs, is the first.
    static bool isWatched = false;
    if (isWatched) {
        std::fputs("This test starts a thread: it is not to be in a list of fourcast_sequential.\n",
                   stderr);
        std::abort();
    }
    isWatched = true;
    static const auto create
        = reinterpret_cast<decltype(&pthread_create)>(dlsym(RTLD_NEXT, "pthread_create"));
    return create(thread, attributes, start, argument);
}
