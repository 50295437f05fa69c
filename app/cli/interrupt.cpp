// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include "app/cli/console.h"

#include <QtGlobal>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <poll.h>
#include <pthread.h>
#include <system_error>
#include <unistd.h>

namespace {

// A signal handler may do little more than write to a descriptor; requesting a stop runs callbacks
// and takes locks, so a thread does that.
std::atomic<int> signalDescriptor {-1};
/// Seconds of the monotonic clock; 0 before the first signal.
std::atomic<std::time_t> firstSignal {0};

void wakeWatcher()
{
    const char byte = 's';
    [[maybe_unused]] const auto written = write(signalDescriptor.load(), &byte, 1);
}

void onSignal(int signal)
{
    const int saved = errno;
    timespec now {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    const std::time_t first = firstSignal.load();
    if (first == 0) {
        firstSignal = now.tv_sec;
        wakeWatcher();
    } else if (now.tv_sec - first >= 2) {
        // Not the same press reaching the program twice, by its terminal and by its parent.
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
    errno = saved;
}

/// Nothing has been begun yet that would have to be ended in order.
void endAtOnce(int)
{
    constexpr char sentence[] = "fourcast-cli: Stopped.\n";
    [[maybe_unused]] const auto written = write(STDERR_FILENO, sentence, sizeof sentence - 1);
    _exit(Stopped);
}

void handleSignals(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

}

void endOnSignals()
{
    handleSignals(endAtOnce);
}

Interrupt::Interrupt()
{
    if (pipe(m_pipe.data()) != 0)
        qFatal("No pipe left for signals");
    signalDescriptor = m_pipe[1];
    firstSignal = 0;
    // Before the thread: what comes meanwhile waits for it in the pipe.
    handleSignals(onSignal);
    try {
        m_watcher = std::thread([this, descriptor = m_pipe[0]] {
            pthread_setname_np(pthread_self(), "interrupt");
            // The byte stays in the pipe, so that descriptor() stays readable.
            pollfd waiting {descriptor, POLLIN, 0};
            while (poll(&waiting, 1, -1) < 0 && errno == EINTR) { }
            m_stop.request_stop();
        });
    } catch (const std::system_error&) {
        endOnSignals();
        console::note(QStringLiteral(
            "The system gives no thread that waits for Ctrl+C, which ends the program at once"));
    }
}

Interrupt::~Interrupt()
{
    endOnSignals();
    wakeWatcher();
    if (m_watcher.joinable())
        m_watcher.join();
    signalDescriptor = -1;
    close(m_pipe[0]);
    close(m_pipe[1]);
}
