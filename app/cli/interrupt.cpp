// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <QtGlobal>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <unistd.h>

namespace {

// A signal handler may do little more than write to a descriptor; requesting a stop runs callbacks
// and takes locks, so a thread does that.
std::atomic<int> signalDescriptor {-1};

void onSignal(int)
{
    const int saved = errno;
    const char byte = 's';
    [[maybe_unused]] const auto written = write(signalDescriptor.load(), &byte, 1);
    errno = saved;
}

void handleSignals(bool on)
{
    struct sigaction action = {};
    action.sa_handler = on ? onSignal : SIG_DFL;
    action.sa_flags = on ? static_cast<int>(SA_RESETHAND) : 0;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

}

Interrupt::Interrupt()
{
    if (pipe(m_pipe.data()) != 0)
        qFatal("No pipe left for signals");
    signalDescriptor = m_pipe[1];
    m_watcher = std::thread([this, descriptor = m_pipe[0]] {
        // The byte stays in the pipe, so that descriptor() stays readable.
        pollfd waiting {descriptor, POLLIN, 0};
        while (poll(&waiting, 1, -1) < 0 && errno == EINTR) { }
        m_stop.request_stop();
    });
    handleSignals(true);
}

Interrupt::~Interrupt()
{
    handleSignals(false);
    onSignal(0); // wakes the watcher
    m_watcher.join();
    signalDescriptor = -1;
    close(m_pipe[0]);
    close(m_pipe[1]);
}
