// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Lines from standard input, terminal or pipe, in a way that a signal can interrupt.
class LineReader
{
public:
    enum class Status
    {
        Line,
        End,
        Interrupted
    };

    /// `wakeDescriptor` interrupts the waiting when it becomes readable.
    explicit LineReader(int wakeDescriptor) : m_wakeDescriptor(wakeDescriptor) { }

    /// Blocks until there is a line, without its line break. The last one may lack it. Of a line
    /// longer than any command only the beginning is kept.
    Status read(QString& line);

private:
    bool takeLine(QString& line);

    int m_wakeDescriptor;
    QByteArray m_buffer;
    bool m_ended = false;
};
