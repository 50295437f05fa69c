// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solverrun.h"

#include <algorithm>
#include <limits>

/// A search of fewer nodes is over before another thread has woken up.
constexpr std::uint64_t nodesBeforeHelp = 1'000;
/// After a null window of so many nodes help is called for the next one at once.
constexpr std::uint64_t nodesWorthHelp = 4'000;
constexpr std::uint64_t nodesBetweenLooks = 1024;
constexpr std::chrono::milliseconds betweenPulses {250};

struct SolverRun::Member
{
    SolverWorker worker;
    SolverRun* run = nullptr;
    std::uint64_t counted = 0;
    bool isCaller = false;
    bool mayCallHelp = false;
};

SolverRun::SolverRun(const Means& means, const SolveLimits& limits, std::stop_token stop)
    : m_means(means), m_limits(limits), m_stop(std::move(stop)), m_start(Clock::now()),
      m_deadline(limits.time.count() > 0 ? m_start + limits.time : Clock::time_point::max()),
      m_nextPulse(m_start + betweenPulses), m_nodesBeforeHelp(nodesBeforeHelp),
      m_helperParts(static_cast<std::size_t>(means.workers) - 1),
      m_helperStatistics(m_helperParts.size())
{
    if (m_means.known)
        m_statistics.bookColumns = 0;
    m_clocks.emplace_back(m_start).start();
    for (int helper = 1; helper < means.workers; ++helper)
        m_clocks.emplace_back(m_start, std::chrono::nanoseconds(0));
}

void SolverRun::allow(std::uint64_t moreNodes)
{
    const std::uint64_t most = nodes() + moreNodes;
    m_limits.nodes = m_limits.nodes > 0 ? std::min(m_limits.nodes, most) : most;
}

std::vector<SolverSpan> SolverRun::spans() const
{
    std::vector<SolverSpan> spans = m_spans;
    // Helpers may be at work, and their clocks are read at each end anyway.
    for (std::size_t i = 0; i < spans.size(); ++i)
        if (spans[i].worker == 0)
            spans[i].times = m_clocks.front().times(m_timed[i]);
    return spans;
}

void SolverRun::setTopic(SolverSpan::Topic topic, Move move)
{
    m_question.topic = topic;
    m_question.move = move;
}

SolveStatus SolverRun::status() const
{
    if (!hasEnded())
        return SolveStatus::Solved;
    return m_stop.stop_requested() ? SolveStatus::Stopped : SolveStatus::LimitReached;
}

ScoreInterval SolverRun::narrowed(const Position& position, const ScoreInterval& known)
{
    const int plies = position.plies();
    return {std::max(known.lower, exactscore::ofLossNext(plies)),
            std::min(known.upper, exactscore::ofWinNow(plies))};
}

ScoreInterval SolverRun::solve(const Position& position, SolveGoal goal, ScoreInterval known,
                               const Tell& tell)
{
    const SolverNode node = solverNode(position);
    const int plies = node.plies;
    if (position.winningSquares())
        return {exactscore::ofWinNow(plies), exactscore::ofWinNow(plies)};
    if (plies == Position::Shape::squares - 1)
        return {0, 0};
    if (!node.moves)
        return {exactscore::ofLossNext(plies), exactscore::ofLossNext(plies)};
    if (const std::optional<int> score = knownScore(position)) {
        if (m_question.topic == SolverSpan::Topic::Column)
            ++*m_statistics.bookColumns;
        return {*score, *score};
    }
    while (known.lower < known.upper && !(goal == SolveGoal::Weak && known.isDecided())
           && !hasEnded()) {
        // The sign first, then halves towards zero.
        int alpha = known.lower + (known.upper - known.lower) / 2;
        if (alpha <= 0 && known.lower / 2 < alpha)
            alpha = known.lower / 2;
        else if (alpha >= 0 && known.upper / 2 > alpha)
            alpha = known.upper / 2;
        if (goal == SolveGoal::Weak)
            alpha = known.lower <= 0 && known.upper > 0 ? 0 : -1;
        const int bound = nullWindow(node, alpha);
        if (hasEnded())
            break;
        if (bound > alpha)
            known.lower = std::min(bound, known.upper);
        else
            known.upper = std::max(bound, known.lower);
        tell(known);
    }
    return known;
}

bool SolverRun::keeps(const Position& position, int column, int score)
{
    if (position.wins(column))
        return true;
    const int plies = position.plies() + 1;
    const Position next = position.after(column);
    if (next.isFull())
        return score <= 0;
    if (next.winningSquares())
        return -exactscore::ofWinNow(plies) >= score;
    if (const std::optional<int> known = knownScore(next))
        return -*known >= score;
    const SolverNode node = solverNode(next);
    if (!node.moves)
        return plies == Position::Shape::squares - 1 ? score <= 0
                                                     : -exactscore::ofLossNext(plies) >= score;
    return -nullWindow(node, -score) >= score;
}

std::optional<int> SolverRun::knownScore(const Position& position) const
{
    return m_means.known ? m_means.known->score(position) : std::nullopt;
}

int SolverRun::nullWindow(const SolverNode& node, int alpha)
{
    m_root = node;
    m_alpha = alpha;
    m_question.alpha = alpha;
    m_answered.store(false, std::memory_order_relaxed);
    Member member;
    member.isCaller = true;
    member.mayCallHelp = m_means.workers > 1;
    const SolverSpan part = work(member, 0);
    m_means.helpers.close();
    m_nodesBeforeHelp = part.nodes < nodesWorthHelp ? nodesBeforeHelp : 0;
    m_statistics += statisticsOf(member.worker);
    keep(part);
    return m_answer;
}

/// The caller's part of a window that is over, and its helpers'.
void SolverRun::keep(const SolverSpan& part)
{
    SolverSpan span = part;
    if (!hasEnded())
        span.answer = m_answer > m_alpha ? SolverSpan::Answer::Above : SolverSpan::Answer::NotAbove;
    const auto cameToHelp = [](const SolverSpan& helper) { return helper.nodes > 0; };
    span.shared = std::ranges::any_of(m_helperParts, cameToHelp);
    const auto add = [this](const SolverSpan& added) {
        const WorkerClock& clock = m_clocks[static_cast<std::size_t>(added.worker)];
        m_spans.push_back(added);
        m_timed.push_back(clock.tasks() - 1);
        m_spans.back().times = clock.times(m_timed.back());
    };
    add(span);
    for (SolverSpan& helper : m_helperParts) {
        if (!cameToHelp(helper))
            continue;
        span.worker = helper.worker;
        span.start = helper.start;
        span.end = helper.end;
        span.nodes = helper.nodes;
        add(span);
        SearchStatistics& statistics
            = m_helperStatistics[static_cast<std::size_t>(helper.worker) - 1];
        m_statistics += statistics;
        statistics = {};
        helper = {};
    }
}

SearchStatistics SolverRun::statisticsOf(const SolverWorker& worker)
{
    SearchStatistics statistics;
    statistics.table = {.reads = worker.reads,
                        .hits = worker.hits,
                        .cutoffs = worker.tableCutoffs,
                        .stores = worker.stores};
    for (int tried = 0; tried < SolverWorker::maximumTried; ++tried)
        statistics.addCutoffs(tried, worker.cutoffsByMove[tried]);
    return statistics;
}

SolverSpan SolverRun::work(Member& member, int number)
{
    SolverSpan part = m_question;
    part.worker = number;
    WorkerClock& clock = m_clocks[static_cast<std::size_t>(number)];
    const Clock::time_point start = Clock::now();
    part.start = start - m_start;
    clock.begin(start);
    member.run = this;
    SolverWorker& worker = member.worker;
    worker.table = m_means.table;
    worker.hasCompany = m_means.workers > 1;
    worker.owner = &member;
    worker.expired = &SolverRun::expired;
    worker.nextLook = 0;
    const int answer = m_means.kernel.search(worker, m_root, m_alpha);
    m_nodes.fetch_add(worker.nodes - member.counted, std::memory_order_relaxed);
    if (!worker.aborted && !m_answered.exchange(true, std::memory_order_acq_rel))
        m_answer = answer;
    const Clock::time_point end = Clock::now();
    clock.end(end);
    part.end = end - m_start;
    part.nodes = worker.nodes;
    return part;
}

void SolverRun::help(int helper)
{
    Member member;
    const SolverSpan part = work(member, helper);
    m_helperStatistics[static_cast<std::size_t>(helper) - 1] = statisticsOf(member.worker);
    m_helperParts[static_cast<std::size_t>(helper) - 1] = part;
}

bool SolverRun::expired(SolverWorker& worker)
{
    Member& member = *static_cast<Member*>(worker.owner);
    return member.run->look(member);
}

bool SolverRun::look(Member& member)
{
    SolverWorker& worker = member.worker;
    const std::uint64_t all
        = m_nodes.fetch_add(worker.nodes - member.counted, std::memory_order_relaxed) + worker.nodes
        - member.counted;
    member.counted = worker.nodes;
    const auto now = Clock::now();
    if ((m_limits.nodes > 0 && all > m_limits.nodes) || m_stop.stop_requested()
        || now >= m_deadline)
        m_ended.store(true, std::memory_order_relaxed);
    if (hasEnded() || m_answered.load(std::memory_order_relaxed))
        return true;
    if (member.isCaller && m_pulse && now >= m_nextPulse) {
        m_nextPulse = now + betweenPulses;
        m_pulse();
    }
    if (member.mayCallHelp && worker.nodes >= m_nodesBeforeHelp) {
        member.mayCallHelp = false;
        m_means.helpers.open([this](int helper) { help(helper); });
    }
    const std::uint64_t left
        = m_limits.nodes > 0 ? m_limits.nodes - all + 1 : std::numeric_limits<std::uint64_t>::max();
    worker.nextLook = worker.nodes + std::min(nodesBetweenLooks, left);
    return false;
}
