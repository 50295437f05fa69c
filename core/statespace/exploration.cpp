// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/exploration.h"

namespace fourcast::statespace {

namespace {

/// What the workers hand over at a time is still near the processor when it is looked at.
constexpr std::uint64_t mostBatchBytes = 6 << 20;

} // namespace

Exploration::Worker::Worker(const Model& model, MemoryBudget& budget)
    : successors(model.wordsPerState()), edges(budget), degrees(budget)
{
    for (std::size_t part = 0; part < storeParts; ++part)
        outboxes.emplace_back(budget);
}

Exploration::Exploration(const Model& model, const ExploreOptions& options,
                         const std::stop_token& stop, const ExploreReport& report)
    : m_model(model), m_options(options), m_report(report),
      m_words(static_cast<std::size_t>(model.wordsPerState())),
      m_heldBudget(options.sharedBudget ? options.sharedBudget
                                        : std::make_shared<MemoryBudget>(options.memoryBudget)),
      m_budget(*m_heldBudget), m_group(options.workers, stop,
                                       [this] {
                                           if (m_report)
                                               m_report(progress());
                                       }),
      m_order(m_group, m_store, m_words, m_budget), m_ranks(m_budget),
      m_batchBytes(std::clamp<std::uint64_t>(m_budget.limit() / 32, 1 << 16, mostBatchBytes)
                   / static_cast<std::uint64_t>(m_group.workers()))
{
    for (int worker = 0; worker < m_group.workers(); ++worker)
        m_workers.emplace_back(model, m_budget);
    for (std::size_t part = 0; part < storeParts; ++part)
        m_store.emplace_back(m_budget);
    m_parts.wordsPerState = model.wordsPerState();
    m_parts.keepsTransitions = options.keepTransitions;
    m_parts.words = Buffer<std::uint64_t>(m_budget);
    m_parts.firstTransition = Buffer<std::uint64_t>(m_budget);
    m_parts.transitions = Buffer<Transition>(m_budget);
}

StateSpace Exploration::run()
{
    bool isComplete = false;
    m_group.attempt([&] {
        bool goesOn = addInitialStates();
        while (goesOn && m_parts.expanded < committed())
            goesOn = expandLevel();
        isComplete = goesOn;
    });
    return result(isComplete ? ExploreStatus::Complete : m_group.status());
}

bool Exploration::addInitialStates()
{
    const std::vector<std::uint64_t> initial = m_model.initialStates();
    for (std::size_t i = 0; i < initial.size(); i += m_words)
        send(m_workers.front(), initial.data() + i);
    if (m_options.keepTransitions)
        m_parts.firstTransition.push(0);
    return acceptBatch() && closeLevel();
}

bool Exploration::expandLevel()
{
    // Threads cost some microseconds to wake up, several times a level.
    constexpr double worthWaking = 2e-4;
    const std::uint64_t frontier = committed() - m_parts.expanded;
    const auto workers = static_cast<std::uint64_t>(m_group.workers());
    m_group.setWide(frontier > 1 && static_cast<double>(frontier) * m_pace > worthWaking);
    m_chunk = std::clamp<std::uint64_t>(frontier / (workers * 8), 1, 512);
    m_next = m_parts.expanded;
    m_busy = 0;
    while (m_next < committed()) {
        m_group.together([this](int worker) { expandBatch(worker); });
        if (m_failed)
            m_group.end(ExploreStatus::Failed);
        if (m_group.isOver() || !acceptBatch())
            return false;
    }
    notePace(frontier);
    return closeLevel();
}

/// By what the workers were at work: how long it takes to wake them on a busy machine says nothing
/// of the states. Who was interrupted for a while does not take that for the pace at once.
void Exploration::notePace(std::uint64_t states)
{
    constexpr double mostGrowth = 8;
    constexpr double least = 1e-8;
    const double now = static_cast<double>(m_busy) * 1e-9 / static_cast<double>(states);
    m_pace = std::clamp(now, least, m_pace * mostGrowth);
}

StateSpace Exploration::result(ExploreStatus status)
{
    m_parts.status = status;
    if (status == ExploreStatus::Failed)
        m_parts.error = m_error;
    // Of a level that did not come to its end nothing is kept.
    m_fresh = 0;
    m_expanded = m_parts.expanded;
    m_transitions = m_parts.transitionCount;
    m_parts.words.truncate(committed() * m_words);
    m_parts.transitions.truncate(m_parts.keepsTransitions ? m_parts.transitionCount : 0);
    m_parts.firstTransition.truncate(m_parts.keepsTransitions ? m_parts.expanded + 1 : 0);
    if (m_report) {
        ExploreProgress last = progress();
        last.bytes = m_budget.most();
        m_report(last);
    }
    m_parts.words.leaveBudget();
    m_parts.transitions.leaveBudget();
    m_parts.firstTransition.leaveBudget();
    m_parts.words.shrink();
    m_parts.transitions.shrink();
    m_parts.firstTransition.shrink();
    return StateSpace(std::move(m_parts));
}

ExploreProgress Exploration::progress() const
{
    ExploreProgress progress;
    progress.states = committed() + m_fresh;
    progress.expanded = m_expanded;
    progress.transitions = m_transitions;
    progress.level = std::max(0, static_cast<int>(m_parts.levelEnds.size()) - 1);
    progress.frontier = committed() - m_parts.expanded;
    progress.bytes = m_budget.used();
    progress.elapsed = Clock::now() - m_began;
    if (const double seconds = std::chrono::duration<double>(progress.elapsed).count(); seconds > 0)
        progress.statesPerSecond = static_cast<double>(progress.expanded) / seconds;
    return progress;
}

}
