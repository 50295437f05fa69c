// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/session/fakeengine.h"

#include "core/search/searchreport.h"

#include <utility>

void FakeScript::answer(std::initializer_list<int> columns)
{
    const std::scoped_lock lock(m_mutex);
    for (const int column : columns)
        m_answers.push_back(Move(column));
}

void FakeScript::holdAtDepth(int depth)
{
    const std::scoped_lock lock(m_mutex);
    m_heldDepth = depth;
}

void FakeScript::release()
{
    const std::scoped_lock lock(m_mutex);
    m_heldDepth = 0;
    m_changed.notify_all();
}

void FakeScript::pretendRoot(const Position& root)
{
    const std::scoped_lock lock(m_mutex);
    m_root = root;
}

void FakeScript::failAs(std::optional<EngineFailure> failure)
{
    const std::scoped_lock lock(m_mutex);
    m_failure = std::move(failure);
}

void FakeScript::useOwnUnits()
{
    const std::scoped_lock lock(m_mutex);
    m_ownUnits = true;
}

void FakeScript::failOnce(std::exception_ptr thrown)
{
    const std::scoped_lock lock(m_mutex);
    m_thrown = std::move(thrown);
}

int FakeScript::count(const int& number) const
{
    const std::scoped_lock lock(m_mutex);
    return number;
}

FakeEngine::FakeEngine(std::shared_ptr<FakeScript> script) : m_script(std::move(script)) { }

SearchReport FakeEngine::search(const Position& root, const SearchLimits& limits,
                                const SearchContext& context)
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
    report.failure = m_script->m_failure;
    if (report.failure)
        report.bestMove = Move::none();
    return report;
}

void FakeEngine::newGame()
{
    const std::scoped_lock lock(m_script->m_mutex);
    ++m_script->m_newGames;
}

SearchReport FakeEngine::begin(const Position& root)
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
    report.ownUnits = m_script->m_ownUnits;
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

bool FakeEngine::waitBefore(int depth, const std::stop_token& stop)
{
    std::unique_lock lock(m_script->m_mutex);
    m_script->m_changed.wait(lock, stop, [&] { return m_script->m_heldDepth != depth; });
    return !stop.stop_requested();
}
