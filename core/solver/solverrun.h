// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/workerclock.h"
#include "core/solver/solver.h"

#include <deque>
#include <mutex>

/// One call of the solver: its limits, its workers, and the null windows that it is made of.
class SolverRun
{
public:
    struct Means
    {
        const SolverKernel& kernel;
        SolverTable::View table;
        SolverHelpers& helpers;
        int workers;
        const KnownScores* known;
    };
    using Tell = std::function<void(const ScoreInterval&)>;

    SolverRun(const Means& means, const SolveLimits& limits, std::stop_token stop);

    /// Called a few times a second while a null window takes long, from the thread that solves.
    void setPulse(std::function<void()> pulse) { m_pulse = std::move(pulse); }

    /// Ends the run after so many nodes more, if not before.
    void allow(std::uint64_t moreNodes);

    /// What the null windows from here on are about, as their spans shall say.
    void setTopic(SolverSpan::Topic topic, Move move);

    /// What the number of discs alone says of a score, narrowed further by what is known.
    static ScoreInterval narrowed(const Position& position, const ScoreInterval& known);

    /// Narrows `known` until the goal is reached or the run ends; tells each narrower interval.
    ScoreInterval solve(const Position& position, SolveGoal goal, ScoreInterval known,
                        const Tell& tell);
    /// Does the move in this column keep the position's score?
    bool keeps(const Position& position, int column, int score);

    /// A limit was reached, or the caller stopped it.
    bool hasEnded() const { return m_ended.load(std::memory_order_relaxed); }
    SolveStatus status() const;
    /// Of the null windows that are over. Only for the thread that solves.
    const SearchStatistics& statistics() const { return m_statistics; }
    std::uint64_t nodes() const { return m_nodes.load(std::memory_order_relaxed); }
    std::chrono::nanoseconds time() const { return Clock::now() - m_start; }
    /// Of the null windows that are over. Only for the thread that solves.
    std::vector<SolverSpan> spans() const;

private:
    using Clock = std::chrono::steady_clock;
    /// One worker of the null window being searched.
    struct Member;

    std::optional<int> knownScore(const Position& position) const;
    /// A bound of the position's score: above alpha a lower, else an upper one. Meaningless when
    /// the run has ended.
    int nullWindow(const SolverNode& node, int alpha);
    static bool expired(SolverWorker& worker);
    bool look(Member& member);
    SolverSpan work(Member& member, int number);
    static SearchStatistics statisticsOf(const SolverWorker& worker);
    void help(int helper);
    void keep(const SolverSpan& part);

    Means m_means;
    SolveLimits m_limits;
    std::stop_token m_stop;
    Clock::time_point m_start;
    Clock::time_point m_deadline;
    std::function<void()> m_pulse;
    Clock::time_point m_nextPulse;
    std::atomic<std::uint64_t> m_nodes {0};
    std::atomic<bool> m_ended {false};

    // The null window of the moment.
    SolverNode m_root;
    int m_alpha = 0;
    std::atomic<bool> m_answered {false};
    /// Only the thread that solves reads and writes it.
    std::uint64_t m_nodesBeforeHelp;
    int m_answer = 0;
    /// What its spans have in common; written before the helpers start.
    SolverSpan m_question;
    /// One for each helper, who writes it before it is done; with no nodes where it did not come.
    std::vector<SolverSpan> m_helperParts;
    /// Beside them.
    std::vector<SearchStatistics> m_helperStatistics;
    SearchStatistics m_statistics;

    std::vector<SolverSpan> m_spans;
    /// Of each span its number at the clock of its worker, which may know more later.
    std::vector<std::size_t> m_timed;
    /// By worker. A helper uses its own only in a window.
    std::deque<WorkerClock> m_clocks;
};
