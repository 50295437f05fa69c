// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/process/stopwaker.h"

#include <cstdint>
#include <sys/eventfd.h>
#include <unistd.h>

StopWaker::StopWaker() : m_descriptor(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) { }

StopWaker::~StopWaker()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

void StopWaker::wake() const
{
    const std::uint64_t one = 1;
    // Fails only where it is awake already.
    [[maybe_unused]] const ssize_t written = write(m_descriptor, &one, sizeof one);
}

void StopWaker::reset() const
{
    std::uint64_t count = 0;
    [[maybe_unused]] const ssize_t taken = read(m_descriptor, &count, sizeof count);
}
