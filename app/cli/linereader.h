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
        Interrupted,
        Failed ///< closed, a folder, or no line in a mebibyte; error() says it
    };

    /// `wakeDescriptor` interrupts the waiting when it becomes readable.
    explicit LineReader(int wakeDescriptor) : m_wakeDescriptor(wakeDescriptor) { }

    /// Blocks until there is a line, without its line break. The last one may lack it. Of a line
    /// longer than any command only the beginning is kept. A byte order mark before the first one
    /// is left out.
    Status read(QString& line);
    /// A sentence, once reading has failed.
    const QString& error() const { return m_error; }

private:
    bool takeLine(QString& line);
    void append(QByteArrayView block);

    int m_wakeDescriptor;
    QByteArray m_buffer;
    QString m_error;
    qsizetype m_skipped = 0;
    bool m_first = true;
    bool m_ended = false;
};
