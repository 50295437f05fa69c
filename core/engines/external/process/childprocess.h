// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/process/childstart.h"

#include <QByteArray>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

class StopWaker;

/// How a process came to its end.
struct ChildEnd
{
    enum class Kind : std::uint8_t
    {
        Ended, ///< by us
        Exited, ///< by itself, with this code
        Signalled ///< by this signal, which was not ours
    };

    Kind kind = Kind::Ended;
    int number = 0;
    /// What it took of the processors; zero where the system still cleans up after it.
    std::chrono::microseconds processor {0};
};

/// A process that is talked to in lines, from one thread at a time, whichever that is.
///
/// It is no QProcess: that belongs to one thread and its event loop, while an engine is asked by
/// whichever worker has its game. Here the thread that asks waits in poll() itself, for the answer,
/// for what is written to standard error, and for a stop; so a move costs some 50 microseconds, and
/// no process needs a thread.
class ChildProcess
{
public:
    using Clock = std::chrono::steady_clock;
    using Deadline = std::optional<Clock::time_point>;
    /// Gets what it writes to standard error, on the thread that waits for it.
    using Errors = std::function<void(const QByteArray&)>;

    enum class Event : std::uint8_t
    {
        Line, ///< a whole line is there
        Closed, ///< it writes no more, having ended or not
        Deadline,
        Stopped, ///< it was woken
        TooMuch ///< a line of more than 64 KiB, or 16 MiB since the question
    };

    /// The error is the system's reason alone.
    static Expected<std::unique_ptr<ChildProcess>> start(const ChildCommand& command,
                                                         Errors errors);
    /// Ends it.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Does not block: what the pipe does not take is written by wait().
    void say(const QByteArray& text);
    /// From now on 16 MiB are allowed.
    void beginAnswer() { m_written = 0; }
    /// What was written unasked is forgotten.
    void dropOutput();
    /// Is a whole line there without waiting?
    bool hasLine() const { return m_output.indexOf('\n', m_taken) >= 0; }
    /// Waits for a line, which has no line end then; `waker` may be null.
    Event wait(QByteArray& line, const Deadline& deadline, const StopWaker* waker);
    /// What was written last, without a line end.
    QByteArray unfinishedLine() const { return m_output.mid(m_taken); }

    /// Closes what it reads, gives it so long to end by itself, and ends it with all that it
    /// started. The same again when called again.
    ChildEnd end(std::chrono::milliseconds grace);

private:
    ChildProcess(const StartedChild& child, Errors errors);

    bool takeLine(QByteArray& line);
    bool isTooMuch() const;
    void flush();
    void readOutput();
    void readErrors();
    bool hasEnded(std::chrono::milliseconds grace);
    void reap();

    StartedChild m_child;
    Errors m_errors;
    QByteArray m_pending;
    QByteArray m_output;
    qsizetype m_taken = 0;
    qsizetype m_written = 0;
    ChildEnd m_end;
};
