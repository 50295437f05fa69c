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
/// often it has run. Reading it again takes a seventh of the time that opening it takes.
class ScheduleFile
{
public:
    explicit ScheduleFile([[maybe_unused]] const char* path)
#ifdef __linux__
        : m_file(open(path, O_RDONLY | O_CLOEXEC))
#endif
    {
    }
    ~ScheduleFile()
    {
#ifdef __linux__
        if (m_file >= 0)
            close(m_file);
#endif
    }
    ScheduleFile(const ScheduleFile&) = delete;
    ScheduleFile& operator=(const ScheduleFile&) = delete;

    std::optional<ThreadTimes> read() const
    {
#ifdef __linux__
        if (m_file < 0)
            return {};
        std::array<char, 100> text {};
        const ssize_t length = pread(m_file, text.data(), text.size() - 1, 0);
        long long running = 0;
        long long waiting = 0;
        if (length > 0 && std::sscanf(text.data(), "%lld %lld", &running, &waiting) == 2)
            return ThreadTimes {nanoseconds(running), nanoseconds(waiting)};
#endif
        return {};
    }

private:
    int m_file = -1;
};

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
    thread_local const ScheduleFile file("/proc/thread-self/schedstat");
    ThreadTimes times = file.read().value_or(ThreadTimes());
#ifdef __unix__
    readClock(CLOCK_THREAD_CPUTIME_ID, times);
#endif
    return times;
}

nanoseconds ThreadTimes::runningOfThisThread()
{
    ThreadTimes times;
#ifdef __unix__
    readClock(CLOCK_THREAD_CPUTIME_ID, times);
#endif
    return times.running;
}

std::optional<ThreadTimes> ThreadTimes::ofThread(int number)
{
    std::array<char, 64> path {};
    std::snprintf(path.data(), path.size(), "/proc/self/task/%d/schedstat", number);
    auto times = ScheduleFile(path.data()).read();
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
