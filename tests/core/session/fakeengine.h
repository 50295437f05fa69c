// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"
#include "core/search/enginefailure.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <new>
#include <optional>

/// What a FakeEngine does, told by its test, also while it searches. Shared with the engine, which
/// belongs to a session.
class FakeScript
{
public:
    /// Answers in the order of the searches; after the last one, the first column with room.
    void answer(std::initializer_list<int> columns);
    /// Searches wait before they finish this depth, until release() or a stop.
    void holdAtDepth(int depth);
    void release();
    /// Reports carry this in place of the root, as if they came late.
    void pretendRoot(const Position& root);
    /// Searches end like this, without a move, until it is told nothing.
    void failAs(std::optional<EngineFailure> failure);
    /// Reports are those of a program of others.
    void useOwnUnits();
    /// The next search throws this; it finds no memory to work with if nothing else is said.
    void failOnce(std::exception_ptr thrown = std::make_exception_ptr(std::bad_alloc()));

    int searches() const { return count(m_searches); }
    int stops() const { return count(m_stops); }
    /// Searches under way now.
    int running() const { return count(m_running); }
    int newGames() const { return count(m_newGames); }

private:
    friend class FakeEngine;

    int count(const int& number) const;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Move> m_answers;
    std::optional<Position> m_root;
    std::optional<EngineFailure> m_failure;
    bool m_ownUnits = false;
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
    explicit FakeEngine(std::shared_ptr<FakeScript> script = std::make_shared<FakeScript>());

    std::string_view name() const override { return "fake"; }

    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override;
    void newGame() override;

    static constexpr std::uint64_t nodesPerDepth = 100;

private:
    SearchReport begin(const Position& root);
    /// False when the search was stopped.
    bool waitBefore(int depth, const std::stop_token& stop);

    std::shared_ptr<FakeScript> m_script;
};
