// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/endsignals.h"

#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr int endings[] = {SIGTERM, SIGHUP, SIGINT};
volatile std::sig_atomic_t writingEnd = -1;

void tell(int)
{
    const char byte = 0;
    // What can't be written was written before.
    [[maybe_unused]] const auto written = ::write(writingEnd, &byte, 1);
}

}

EndSignals::EndSignals(QObject* parent) : QObject(parent)
{
    if (::pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    writingEnd = m_pipe[1];
    auto* notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (::read(m_pipe[0], &byte, 1) == 1) { }
        Q_EMIT received();
    });
    for (const int signal : endings)
        std::signal(signal, tell);
}

EndSignals::~EndSignals()
{
    if (m_pipe[0] < 0)
        return;
    for (const int signal : endings)
        std::signal(signal, SIG_DFL);
    for (const int end : m_pipe)
        ::close(end);
}
#else
EndSignals::EndSignals(QObject* parent) : QObject(parent) { }
EndSignals::~EndSignals() = default;
#endif
