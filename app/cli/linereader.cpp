// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/linereader.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <unistd.h>

namespace {

constexpr qsizetype longestLine = 4096;

}

bool LineReader::takeLine(QString& line)
{
    const qsizetype end = m_buffer.indexOf('\n');
    if (end < 0 && !(m_ended && !m_buffer.isEmpty()))
        return false;
    line = QString::fromUtf8(m_buffer.left(end < 0 ? m_buffer.size() : end)).trimmed();
    m_buffer.remove(0, end < 0 ? m_buffer.size() : end + 1);
    return true;
}

LineReader::Status LineReader::read(QString& line)
{
    for (;;) {
        std::array<pollfd, 2> waiting {{{m_wakeDescriptor, POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}}};
        const bool mustWait = m_buffer.indexOf('\n') < 0 && !m_ended;
        if (poll(waiting.data(), waiting.size(), mustWait ? -1 : 0) < 0 && errno != EINTR)
            m_ended = true;
        if (waiting[0].revents != 0)
            return Status::Interrupted;
        if (takeLine(line))
            return Status::Line;
        if (m_ended)
            return Status::End;
        if (waiting[1].revents == 0)
            continue;
        std::array<char, 4096> block {};
        const ssize_t count = ::read(STDIN_FILENO, block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            m_ended = true;
        else if (m_buffer.size() < longestLine)
            m_buffer.append(block.data(), count);
        else if (const char* lineEnd = static_cast<const char*>(
                     std::memchr(block.data(), '\n', static_cast<std::size_t>(count))))
            m_buffer.append(lineEnd, count - (lineEnd - block.data()));
    }
}
