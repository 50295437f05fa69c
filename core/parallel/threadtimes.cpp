// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/threadtimes.h"

#include <array>
#include <cstdio>

#ifdef __linux__
#include <fcntl.h>
#include <sys/syscall.h>
#endif
#ifdef __unix__
#include <cstdint>
#include <ctime>
#include <unistd.h>
#endif

using std::chrono::nanoseconds;

namespace {

/// A file of the kernel with the nanoseconds that a thread has run and has waited to run, and how
/// often it has run.
std::optional<ThreadTimes> readSchedule([[maybe_unused]] const char* path)
{
#ifdef __linux__
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return {};
    std::array<char, 100> text {};
    const ssize_t length = read(file, text.data(), text.size() - 1);
    close(file);
    long long running = 0;
    long long waiting = 0;
    if (length > 0 && std::sscanf(text.data(), "%lld %lld", &running, &waiting) == 2)
        return ThreadTimes {nanoseconds(running), nanoseconds(waiting)};
#endif
    return {};
}

#ifdef __unix__
/// To the moment: the kernel's file is brought up to date at its ticks only, some milliseconds
/// apart, in which whole searches begin and end.
void readClock(clockid_t clock, ThreadTimes& times)
{
    timespec spent {};
    if (clock_gettime(clock, &spent) == 0)
        times.running = std::chrono::seconds(spent.tv_sec) + nanoseconds(spent.tv_nsec);
}
#endif

}

ThreadTimes ThreadTimes::ofThisThread()
{
    ThreadTimes times = readSchedule("/proc/thread-self/schedstat").value_or(ThreadTimes());
#ifdef __unix__
    readClock(CLOCK_THREAD_CPUTIME_ID, times);
#endif
    return times;
}

std::optional<ThreadTimes> ThreadTimes::ofThread(int number)
{
    std::array<char, 64> path {};
    std::snprintf(path.data(), path.size(), "/proc/self/task/%d/schedstat", number);
    auto times = readSchedule(path.data());
#ifdef __linux__
    // How the kernel numbers the clock of a thread (posix-timers.h): the thread from the fourth bit
    // on, turned over, then "of one thread" and "what the scheduler knows".
    constexpr std::uint32_t ofThread = 4;
    constexpr std::uint32_t scheduled = 2;
    if (times)
        readClock(
            static_cast<clockid_t>(~static_cast<std::uint32_t>(number) << 3 | ofThread | scheduled),
            *times);
#endif
    return times;
}

int ThreadTimes::numberOfThisThread()
{
#ifdef __linux__
    return static_cast<int>(syscall(SYS_gettid));
#else
    return 0;
#endif
}

ThreadTimes ThreadTimes::since(const ThreadTimes& before) const
{
    ThreadTimes after {running - before.running, {}};
    if (waiting && before.waiting)
        after.waiting = *waiting - *before.waiting;
    return after;
}

ThreadTimes& ThreadTimes::operator+=(const ThreadTimes& more)
{
    running += more.running;
    if (more.waiting)
        waiting = waiting.value_or(nanoseconds(0)) + *more.waiting;
    return *this;
}
