// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

/// What a FakeEngine does, told by its test, also while it searches. Shared with the engine, which
/// belongs to a session.
class FakeScript
{
public:
    /// Answers in the order of the searches; after the last one, the first column with room.
    void answer(std::initializer_list<int> columns)
    {
        const std::scoped_lock lock(m_mutex);
        for (const int column : columns)
            m_answers.push_back(Move(column));
    }
    /// Searches wait before they finish this depth, until release() or a stop.
    void holdAtDepth(int depth)
    {
        const std::scoped_lock lock(m_mutex);
        m_heldDepth = depth;
    }
    void release()
    {
        const std::scoped_lock lock(m_mutex);
        m_heldDepth = 0;
        m_changed.notify_all();
    }
    /// Reports carry this in place of the root, as if they came late.
    void pretendRoot(const Position& root)
    {
        const std::scoped_lock lock(m_mutex);
        m_root = root;
    }

    /// The next search throws this; it finds no memory to work with if nothing else is said.
    void failOnce(std::exception_ptr thrown = std::make_exception_ptr(std::bad_alloc()))
    {
        const std::scoped_lock lock(m_mutex);
        m_thrown = std::move(thrown);
    }

    int searches() const { return count(m_searches); }
    int stops() const { return count(m_stops); }
    /// Searches under way now.
    int running() const { return count(m_running); }
    int newGames() const { return count(m_newGames); }

private:
    friend class FakeEngine;

    int count(const int& number) const
    {
        const std::scoped_lock lock(m_mutex);
        return number;
    }

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Move> m_answers;
    std::optional<Position> m_root;
    int m_heldDepth = 0;
    std::exception_ptr m_thrown;
    int m_searches = 0;
    int m_stops = 0;
    int m_running = 0;
    int m_newGames = 0;
};

/// Replays canned reports: a report per depth up to the limit (5 without one), then the answer.
class FakeEngine : public Engine
{
public:
    explicit FakeEngine(std::shared_ptr<FakeScript> script = std::make_shared<FakeScript>())
        : m_script(std::move(script))
    {
    }

    std::string_view name() const override { return "fake"; }

    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override
    {
        SearchReport report = begin(root);
        const int depth = limits.depth > 0 ? limits.depth : 5;
        while (report.depth < depth && waitBefore(report.depth + 1, context.stop)) {
            ++report.depth;
            report.nodes += nodesPerDepth;
            report.time += std::chrono::milliseconds(1);
            if (report.depth < depth && context.report)
                context.report(report);
        }
        const bool whole = report.depth == depth;
        report.status = whole ? SearchReport::Status::Completed : SearchReport::Status::Stopped;
        const std::scoped_lock lock(m_script->m_mutex);
        --m_script->m_running;
        m_script->m_stops += whole ? 0 : 1;
        return report;
    }

    void newGame() override
    {
        const std::scoped_lock lock(m_script->m_mutex);
        ++m_script->m_newGames;
    }

    static constexpr std::uint64_t nodesPerDepth = 100;

private:
    SearchReport begin(const Position& root)
    {
        const std::scoped_lock lock(m_script->m_mutex);
        ++m_script->m_searches;
        if (const auto thrown = std::exchange(m_script->m_thrown, nullptr))
            std::rethrow_exception(thrown);
        ++m_script->m_running;
        SearchReport report;
        report.root = m_script->m_root.value_or(root);
        report.engine = QStringLiteral("fake");
        report.status = SearchReport::Status::Deepening;
        report.score = {.kind = Score::Kind::Estimate, .value = 7};
        int column = 0;
        while (!root.canPlay(column))
            ++column;
        report.bestMove = Move(column);
        if (!m_script->m_answers.empty()) {
            report.bestMove = m_script->m_answers.front();
            m_script->m_answers.pop_front();
        }
        return report;
    }

    /// False when the search was stopped.
    bool waitBefore(int depth, const std::stop_token& stop)
    {
        std::unique_lock lock(m_script->m_mutex);
        m_script->m_changed.wait(lock, stop, [&] { return m_script->m_heldDepth != depth; });
        return !stop.stop_requested();
    }

    std::shared_ptr<FakeScript> m_script;
};
