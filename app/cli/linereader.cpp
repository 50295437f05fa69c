// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/linereader.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace {

constexpr qsizetype longestLine = 4096;
/// Beyond that there is no line to wait for: what comes has no end.
constexpr qsizetype mostSkipped = 1024 * 1024;

}

bool LineReader::takeLine(QString& line)
{
    const qsizetype end = m_buffer.indexOf('\n');
    if (end < 0 && !(m_ended && !m_buffer.isEmpty()))
        return false;
    line = QString::fromUtf8(m_buffer.left(end < 0 ? m_buffer.size() : end));
    if (std::exchange(m_first, false) && line.startsWith(QChar::ByteOrderMark))
        line.remove(0, 1);
    line = line.trimmed();
    m_buffer.remove(0, end < 0 ? m_buffer.size() : end + 1);
    return true;
}

void LineReader::append(QByteArrayView block)
{
    if (m_buffer.size() < longestLine) {
        m_skipped = 0;
        m_buffer.append(block);
        return;
    }
    const qsizetype end = block.indexOf('\n');
    m_skipped += end < 0 ? block.size() : 0;
    if (end >= 0) {
        m_buffer.append(block.sliced(end));
    } else if (m_skipped > mostSkipped) {
        m_error = QStringLiteral("Standard input has a line without end, of more than 1 MiB");
        m_buffer.clear();
        m_ended = true;
    }
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
        if (!m_error.isEmpty())
            return Status::Failed;
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
        if (count < 0)
            m_error
                = QStringLiteral("Standard input cannot be read: %1").arg(qt_error_string(errno));
        if (count > 0)
            append(QByteArrayView(block.data(), count));
    }
}
