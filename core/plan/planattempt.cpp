// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planattempt.h"

#include "core/plan/planrule.h"

namespace {

/// Failures of one plan that are made into clauses before the solver is asked again.
constexpr int failuresInRound = 30;

}

/// Everything that can happen under the candidate, as in verifyPlan(), but a failure is taken apart
/// and the walk goes on elsewhere.
template <typename Board> struct PlanAttempts<Board>::Walk
{
    struct Step
    {
        PlanState<Board> state;
        int column = -1; ///< what the plan plays there
    };
    static constexpr int goesOn = 1000;

    PlanAttempts& search;
    PlanClauses<Board>& clauses;
    const Budget& budget;
    const std::stop_token& stop;
    VisitedStates visited {};
    std::vector<Step> path {};
    int failures = 0;
    bool isOver = false; ///< stopped, or a limit

    /// Both return the length to which the path shrinks before the walk goes on: more than its own
    /// where nothing failed.
    int ownTurn(const PlanState<Board>& state)
    {
        const Board& position = state.position;
        if (position.winningSquares() != 0)
            return goesOn;
        if (position.isFull())
            return search.m_goal == PlanGoal::Hold ? goesOn : takeApart();
        if (!visited.insert(VisitedStates::key(position, state.last)))
            return goesOn;
        const std::uint64_t all = ++search.m_states;
        if ((budget.states != 0 && all > budget.states)
            || (all % 1024 == 0 && stop.stop_requested())) {
            isOver = true;
            return -1;
        }
        if (all % 65536 == 0)
            search.m_progress();
        const auto choice = planChoice(search.m_plan, position, state.last);
        const auto depth = static_cast<int>(path.size());
        path.push_back({state, -1});
        int back = choice.hasMove() ? goesOn : takeApart();
        for (int column = 0; column < Shape::width && back > depth; ++column) {
            if (!choice.allows(column))
                continue;
            path.back().column = column;
            back = std::min(back, replies(position.after(column)));
            if (back <= depth || failures >= failuresInRound)
                break;
        }
        path.pop_back();
        return back;
    }

    int replies(const Board& position)
    {
        if (position.isFull())
            return search.m_goal == PlanGoal::Hold ? goesOn : takeApart();
        if (position.winningSquares() != 0)
            return takeApart();
        for (int column = 0; column < Shape::width; ++column) {
            if (!position.canPlay(column))
                continue;
            const int back = ownTurn(PlanState<Board>(position.after(column), column));
            if (back <= static_cast<int>(path.size()) || failures >= failuresInRound)
                return back;
        }
        return goesOn;
    }

    /// Clauses for the states on the way, up to the move that the judge calls wrong.
    int takeApart()
    {
        ++failures;
        for (std::size_t i = 0; i < path.size(); ++i) {
            const auto judged = search.expand(path[i].state, clauses, stop);
            if (!judged) {
                isOver = true;
                return -1;
            }
            const Judged& here = **judged;
            const bool isWrong = here.isLost || path[i].column < 0
                || (here.moves.losing & Shape::columnMask(path[i].column)) != 0;
            if (isWrong)
                return static_cast<int>(i);
        }
        return static_cast<int>(path.size()) - 1;
    }
};

template <typename Board>
PlanAttempts<Board>::PlanAttempts(const Board& root, Player side, PlanGoal goal,
                                  PlanJudge<Board>& judge, std::function<void()> progress)
    : m_root(root), m_side(side), m_goal(goal), m_judge(judge), m_progress(std::move(progress))
{
}

template <typename Board>
PlanSearchStatus PlanAttempts<Board>::run(int numbers, bool arrows, const Budget& budget,
                                          const std::stop_token& stop)
{
    PlanClauses<Board> clauses(m_root, numbers, arrows);
    if (!demandRoot(clauses))
        return PlanSearchStatus::GoalOutOfReach;
    for (const auto& judged : m_judged)
        addClauses(*judged, clauses);
    const std::uint64_t before = m_conflicts;
    while (true) {
        m_progress();
        if (budget.conflicts != 0 && m_conflicts >= budget.conflicts)
            return PlanSearchStatus::LimitReached;
        const SatResult result = clauses.solver().solve(
            budget.conflicts == 0 ? 0 : budget.conflicts - m_conflicts, stop);
        m_conflicts = before + clauses.solver().conflicts();
        if (result == SatResult::Stopped)
            return PlanSearchStatus::Stopped;
        if (result == SatResult::LimitReached)
            return PlanSearchStatus::LimitReached;
        if (result == SatResult::Unsatisfiable)
            return PlanSearchStatus::NoneFound;
        m_plan = clauses.plan(m_side, m_goal);
        const std::size_t known = m_judged.size();
        Walk walk {.search = *this, .clauses = clauses, .budget = budget, .stop = stop};
        if (m_root.sideToMove() == m_side)
            walk.ownTurn(PlanState<Board>(m_root, -1));
        else
            walk.replies(m_root);
        if (walk.isOver)
            return stop.stop_requested() ? PlanSearchStatus::Stopped
                                         : PlanSearchStatus::LimitReached;
        if (walk.failures == 0)
            return PlanSearchStatus::Found;
        // A judge that contradicts itself would go on for ever.
        if (m_judged.size() == known)
            return PlanSearchStatus::LimitReached;
    }
}

/// False where the opponent has won already.
template <typename Board> bool PlanAttempts<Board>::demandRoot(PlanClauses<Board>& clauses)
{
    if (m_root.sideToMove() == m_side) {
        clauses.demand(PlanState<Board>(m_root, -1));
        return true;
    }
    if (m_root.winningSquares() != 0)
        return false;
    for (int column = 0; column < Shape::width; ++column) {
        if (!m_root.canPlay(column))
            continue;
        const Board next = m_root.after(column);
        if (next.winningSquares() == 0 && !next.isFull())
            clauses.demand(PlanState<Board>(next, column));
    }
    return true;
}

template <typename Board>
std::optional<const typename PlanAttempts<Board>::Judged*>
PlanAttempts<Board>::expand(const PlanState<Board>& state, PlanClauses<Board>& clauses,
                            const std::stop_token& stop)
{
    const std::uint64_t key = VisitedStates::key(state.position, state.last);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    auto fresh = judged(state, stop);
    if (!fresh)
        return {};
    m_judged.push_back(std::make_unique<Judged>(*std::move(fresh)));
    const Judged* const kept = m_judged.back().get();
    m_known.emplace(key, kept);
    addClauses(*kept, clauses);
    return kept;
}

template <typename Board>
std::optional<typename PlanAttempts<Board>::Judged>
PlanAttempts<Board>::judged(const PlanState<Board>& state, const std::stop_token& stop)
{
    Judged judged {.state = state};
    const Bitboard threats = state.position.threatenedSquares();
    if (std::popcount(threats) > 1) {
        judged.isLost = true;
        return judged;
    }
    for (int column = 0; column < Shape::width; ++column) {
        const Bitboard landing = state.position.available() & Shape::columnMask(column);
        if (landing == 0 || (threats != 0 && landing != threats))
            continue;
        const auto isGood = m_judge.canReach(state.position.after(column), m_side, m_goal, stop);
        if (!isGood)
            return {};
        (*isGood ? judged.moves.good : judged.moves.losing) |= landing;
        if (threats != 0)
            judged.block = column;
    }
    judged.isLost = judged.moves.good == 0;
    return judged;
}

template <typename Board>
void PlanAttempts<Board>::addClauses(const Judged& judged, PlanClauses<Board>& clauses)
{
    if (judged.isLost)
        clauses.forbid(judged.state);
    else if (judged.block >= 0)
        clauses.force(judged.state, judged.block);
    else
        clauses.choose(judged.state, judged.moves);
}

#define PLAN_BOARD(W, H, K) template class PlanAttempts<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
