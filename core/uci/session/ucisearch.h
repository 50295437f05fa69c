// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/search/searchlimits.h"
#include "core/support/threads/serialthread.h"
#include "core/uci/session/uciinfo.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>

/// What is searched next.
struct UciTask
{
    Position root {};
    /// Kept for the next search where it plays by the same settings.
    QString engine {};
    EngineOptions options {};
    SearchLimits limits {};
    UciShown shown {};
    /// Counts sequences of so many moves instead, when it is not 0.
    int perft = 0;
    /// The answer waits for the stop.
    bool untilStopped = false;
};

/// The searches of a session, one after the other on a thread of its own, which is made with the
/// first one. The callback that writes is called from that thread.
///
/// The methods are for one thread.
class UciSearch
{
public:
    using Write = std::function<void(const QString& line)>;

    explicit UciSearch(Write write);
    Q_DISABLE_COPY_MOVE(UciSearch)
    /// Stops what is under way and waits for it.
    ~UciSearch();

    /// Does not block. What was under way has been stopped and has answered before. Whatever
    /// happens, `bestmove` follows, but after perft.
    void start(UciTask task);
    /// Makes the engine of this task and what it reads before its first search, so that a stop of
    /// that one is answered at once, and calls `done` after that from the thread; at once, from
    /// here, while a search is under way. Does not block.
    void prepare(UciTask task, std::function<void()> done);
    /// Asks for the answer at once; it comes within some milliseconds.
    void stop();
    /// Blocks until it has come.
    void wait();

    /// Another game begins. Stops what is under way.
    void newGame();
    /// The next search begins with an empty table. Stops what is under way.
    void forget();

private:
    void search(const UciTask& task, const std::stop_token& stop);
    Engine& engineFor(const UciTask& task);
    SearchReport report(const UciTask& task, const std::stop_token& stop);
    InfoLine show(const SearchReport& report, const UciShown& shown);
    void finish();

    Write m_write;
    std::stop_source m_stop;
    std::unique_ptr<Engine> m_engine;
    QString m_engineName;
    EngineOptions m_engineOptions;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    /// Under the mutex.
    bool m_isSearching = false;
    SerialThread m_thread;
};
