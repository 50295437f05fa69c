// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/process/childprocess.h"

#include "core/engines/external/process/stopwaker.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <limits>
#include <mutex>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

constexpr qsizetype longestLine = 64 * 1024;
constexpr qsizetype longestAnswer = 16 * 1024 * 1024;
constexpr std::size_t blockSize = 64 * 1024;

void closeDescriptor(int& descriptor)
{
    if (descriptor >= 0)
        close(descriptor);
    descriptor = -1;
}

/// Processes that were killed and had not gone yet: a large memory takes the system its time.
class Leavers
{
public:
    void add(pid_t process)
    {
        const std::scoped_lock lock(m_mutex);
        m_processes.push_back(process);
    }
    void reap()
    {
        const std::scoped_lock lock(m_mutex);
        std::erase_if(m_processes,
                      [](pid_t process) { return waitpid(process, nullptr, WNOHANG) != 0; });
    }

private:
    std::mutex m_mutex;
    std::vector<pid_t> m_processes;
};

Leavers& leavers()
{
    static Leavers processes;
    return processes;
}

/// write(), for a pipe whose reader may be gone: the signal that this brings is taken away again,
/// and who uses the library keeps its own treatment of it.
ssize_t writeQuietly(int descriptor, const QByteArray& text)
{
    sigset_t broken;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    sigset_t pending;
    sigpending(&pending);
    sigset_t before;
    pthread_sigmask(SIG_BLOCK, &broken, &before);
    const ssize_t written = write(descriptor, text.constData(), static_cast<size_t>(text.size()));
    const int reason = errno;
    if (written < 0 && reason == EPIPE && sigismember(&pending, SIGPIPE) == 0) {
        const timespec now {0, 0};
        while (sigtimedwait(&broken, nullptr, &now) < 0 && errno == EINTR) { }
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = reason;
    return written;
}

/// Rounded up, so that nobody wakes just before.
int pollTime(const ChildProcess::Deadline& deadline)
{
    if (!deadline)
        return -1;
    const auto left
        = std::chrono::ceil<std::chrono::milliseconds>(*deadline - ChildProcess::Clock::now());
    return static_cast<int>(
        std::clamp<std::int64_t>(left.count(), 0, std::numeric_limits<int>::max()));
}

}

Expected<std::unique_ptr<ChildProcess>> ChildProcess::start(const ChildCommand& command,
                                                            Errors errors)
{
    leavers().reap();
    FOURCAST_LET(const StartedChild child, startChild(command));
    return std::unique_ptr<ChildProcess>(new ChildProcess(child, std::move(errors)));
}

ChildProcess::ChildProcess(const StartedChild& child, Errors errors)
    : m_child(child), m_errors(std::move(errors))
{
}

ChildProcess::~ChildProcess()
{
    end(std::chrono::milliseconds(0));
}

void ChildProcess::say(const QByteArray& text)
{
    m_pending += text;
    flush();
}

void ChildProcess::flush()
{
    while (!m_pending.isEmpty() && m_child.input >= 0) {
        const ssize_t written = writeQuietly(m_child.input, m_pending);
        if (written > 0) {
            m_pending.remove(0, written);
            continue;
        }
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0 && errno != EAGAIN)
            closeDescriptor(m_child.input);
        return;
    }
}

void ChildProcess::readOutput()
{
    std::array<char, blockSize> block; // NOLINT(*-member-init): read() fills it
    const ssize_t got = read(m_child.output, block.data(), block.size());
    if (got > 0) {
        if (m_taken > 0)
            m_output.remove(0, std::exchange(m_taken, 0));
        m_output.append(block.data(), got);
        m_written += got;
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
        closeDescriptor(m_child.output);
    }
}

void ChildProcess::readErrors()
{
    std::array<char, blockSize> block; // NOLINT(*-member-init): read() fills it
    const ssize_t got = read(m_child.errors, block.data(), block.size());
    if (got > 0)
        m_errors(QByteArray(block.data(), got));
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        closeDescriptor(m_child.errors);
}

void ChildProcess::dropOutput()
{
    // As much as an answer, at most: it may write faster than this reads.
    beginAnswer();
    while (m_child.output >= 0 && m_written < longestAnswer) {
        const qsizetype before = m_written;
        m_output.clear();
        m_taken = 0;
        readOutput();
        if (m_written == before)
            break;
    }
    m_output.clear();
    m_taken = 0;
}

bool ChildProcess::isTooMuch() const
{
    if (m_written > longestAnswer)
        return true;
    const qsizetype lineEnd = m_output.indexOf('\n', m_taken);
    return (lineEnd < 0 ? m_output.size() : lineEnd) - m_taken > longestLine;
}

bool ChildProcess::takeLine(QByteArray& line)
{
    const qsizetype lineEnd = m_output.indexOf('\n', m_taken);
    if (lineEnd < 0)
        return false;
    line = m_output.mid(m_taken, lineEnd - m_taken);
    m_taken = lineEnd + 1;
    if (line.endsWith('\r'))
        line.chop(1);
    return true;
}

ChildProcess::Event ChildProcess::wait(QByteArray& line, const Deadline& deadline,
                                       const StopWaker* waker)
{
    while (true) {
        if (isTooMuch())
            return Event::TooMuch;
        if (takeLine(line))
            return Event::Line;
        if (m_child.output < 0)
            return Event::Closed;
        // poll() passes over a descriptor below 0.
        std::array<pollfd, 4> watched {{{m_child.output, POLLIN, 0},
                                        {m_child.errors, POLLIN, 0},
                                        {m_pending.isEmpty() ? -1 : m_child.input, POLLOUT, 0},
                                        {waker ? waker->descriptor() : -1, POLLIN, 0}}};
        const int ready = poll(watched.data(), watched.size(), pollTime(deadline));
        if (ready < 0)
            continue;
        if (watched[3].revents != 0)
            return Event::Stopped;
        if (watched[2].revents != 0)
            flush();
        if (watched[1].revents != 0)
            readErrors();
        if (watched[0].revents != 0)
            readOutput();
        else if (deadline && Clock::now() >= *deadline)
            return Event::Deadline;
    }
}

/// Leaves it as it is, so that its number, and its group's, stay its own.
bool ChildProcess::hasEnded(std::chrono::milliseconds grace)
{
    const auto last = Clock::now() + grace;
    while (true) {
        siginfo_t how = {};
        if (waitid(P_PID, static_cast<id_t>(m_child.process), &how, WEXITED | WNOWAIT | WNOHANG)
                == 0
            && how.si_pid == m_child.process) {
            m_end.kind
                = how.si_code == CLD_EXITED ? ChildEnd::Kind::Exited : ChildEnd::Kind::Signalled;
            m_end.number = how.si_status;
            return true;
        }
        if (Clock::now() >= last)
            return false;
        // A full pipe would hold it up.
        std::array<pollfd, 2> watched {{{m_child.output, POLLIN, 0}, {m_child.errors, POLLIN, 0}}};
        poll(watched.data(), watched.size(), 1);
        if (watched[0].revents != 0)
            readOutput();
        if (watched[1].revents != 0)
            readErrors();
        if (isTooMuch())
            return false;
    }
}

ChildEnd ChildProcess::end(std::chrono::milliseconds grace)
{
    if (m_child.process < 0)
        return m_end;
    closeDescriptor(m_child.input);
    hasEnded(grace);
    // What it started goes with it.
    kill(-m_child.process, SIGKILL);
    reap();
    // Its last words, and no more than fit into a pipe.
    for (int block = 0; block < 16 && m_child.errors >= 0; ++block) {
        pollfd watched {m_child.errors, POLLIN, 0};
        if (poll(&watched, 1, 0) <= 0)
            break;
        readErrors();
    }
    closeDescriptor(m_child.output);
    closeDescriptor(m_child.errors);
    return m_end;
}

void ChildProcess::reap()
{
    constexpr std::chrono::milliseconds patience(30);
    const auto last = Clock::now() + patience;
    const pid_t process = std::exchange(m_child.process, -1);
    rusage used = {};
    while (wait4(process, nullptr, WNOHANG, &used) == 0) {
        if (Clock::now() >= last)
            return leavers().add(process);
        constexpr timespec shortly {0, 200'000};
        nanosleep(&shortly, nullptr);
    }
    m_end.processor = std::chrono::seconds(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
        + std::chrono::microseconds(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}
