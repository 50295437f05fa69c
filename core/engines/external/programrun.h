// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/process/childprocess.h"
#include "core/engines/external/process/stopwaker.h"
#include "core/engines/external/programdialogue.h"
#include "core/search/engine.h"

#include <functional>
#include <memory>

/// A program of others while it runs: started once, asked until it fails or is stopped without
/// answering, which ends it. Blocks, on whichever thread; one at a time.
class ProgramRun
{
public:
    enum class Result : std::uint8_t
    {
        Done,
        Failed, ///< failure() says why; it does not run any more
        Stopped ///< without having answered; it does not run any more
    };

    explicit ProgramRun(std::shared_ptr<const Program> program);
    ~ProgramRun();
    ProgramRun(const ProgramRun&) = delete;
    ProgramRun& operator=(const ProgramRun&) = delete;

    Result start(const std::stop_token& stop);
    Result newGame(const std::stop_token& stop);
    /// Fills a report whose root is set: its answer, which is legal, what it said before, and the
    /// time from the question on. A stop leads to an answer, too, where it comes soon.
    Result ask(const ProgramQuestion& question, SearchReport& report, const SearchContext& context);

    bool isRunning() const { return m_child != nullptr; }
    const EngineFailure& failure() const { return m_failure; }
    const ProgramDialogue::About& about() const { return m_dialogue->about(); }
    /// What it wrote to standard error, the last 64 KiB.
    const QByteArray& errors() const { return m_errors; }

private:
    /// How long an exchange of lines may take, and what it is when it takes longer.
    struct Patience
    {
        ChildProcess::Deadline deadline {};
        EngineFailure::Kind failure = EngineFailure::Kind::NoAnswer;
        /// Counted from the last line: where nothing else ends the exchange. Zero is no limit.
        std::chrono::milliseconds silence {0};
    };
    using Reader = std::function<ProgramStep(const QString&)>;

    Result talk(ProgramStep step, const Reader& read, const Patience& patience,
                const std::stop_token& stop, const std::function<void()>& onPause = {});
    Patience untilReady() const;
    std::chrono::milliseconds extraTime() const;
    Result fail(const EngineFailure& failure);
    EngineFailure whyClosed(const Patience& patience, bool stopped);
    QString unfinished() const;
    QString lastError() const;

    std::shared_ptr<const Program> m_program;
    std::unique_ptr<ProgramDialogue> m_dialogue;
    std::unique_ptr<ChildProcess> m_child;
    StopWaker m_waker;
    EngineFailure m_failure;
    QByteArray m_errors;
    bool m_saidReady = false;
    bool m_hasAnswered = false;
};
