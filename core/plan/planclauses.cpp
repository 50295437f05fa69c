// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planclauses.h"

#include "core/plan/visitedstates.h"

namespace {

/// Calls `each` with every square, from the lowest bit on.
template <typename Each> void forEachSquare(Bitboard squares, Each&& each)
{
    for (; squares != 0; squares &= squares - 1)
        each(squares & (~squares + 1));
}

}

template <typename Board>
PlanClauses<Board>::PlanClauses(const Board& root, int numbers, bool arrows)
    : m_numbers(numbers), m_empty(Shape::boardMask() & ~root.occupied())
{
    forEachSquare(m_empty, [&](Bitboard square) {
        const auto at = static_cast<std::size_t>(index(square));
        for (int k = 0; k < numbers; ++k)
            m_atMost[at].push_back(m_solver.newVariable());
        for (int k = 0; k + 1 < numbers; ++k)
            m_solver.add({-m_atMost[at][static_cast<std::size_t>(k)],
                          m_atMost[at][static_cast<std::size_t>(k) + 1]});
        if (arrows)
            m_arrows[at] = m_solver.newVariable();
    });
}

template <typename Board> int PlanClauses<Board>::reach(const PlanState<Board>& state)
{
    int& variable = m_reach[VisitedStates::key(state.position, state.last)];
    if (variable == 0)
        variable = m_solver.newVariable();
    return variable;
}

template <typename Board> int PlanClauses<Board>::lessThan(int x, int y)
{
    int& variable = m_lessThan[{x, y}];
    if (variable != 0)
        return variable;
    variable = m_solver.newVariable();
    const std::vector<int>& own = m_atMost[static_cast<std::size_t>(x)];
    const std::vector<int>& others = m_atMost[static_cast<std::size_t>(y)];
    m_solver.add({-variable, own.back()});
    m_solver.add({-variable, -others.front()});
    for (std::size_t k = 1; k < own.size(); ++k)
        m_solver.add({-variable, -others[k], own[k - 1]});
    return variable;
}

template <typename Board>
std::vector<PlanState<Board>> PlanClauses<Board>::after(const Board& position, int column) const
{
    std::vector<PlanState<Board>> states;
    const Board moved = position.after(column);
    for (int reply = 0; reply < Shape::width; ++reply) {
        if (!moved.canPlay(reply))
            continue;
        const Board next = moved.after(reply);
        if (next.winningSquares() == 0 && !next.isFull())
            states.emplace_back(next, reply);
    }
    return states;
}

template <typename Board> void PlanClauses<Board>::force(const PlanState<Board>& state, int column)
{
    const int here = reach(state);
    for (const PlanState<Board>& next : after(state.position, column))
        m_solver.add({-here, reach(next)});
}

template <typename Board>
void PlanClauses<Board>::choose(const PlanState<Board>& state, const Moves& moves)
{
    const int here = reach(state);
    const Bitboard landing = moves.good | moves.losing;
    int arrow = 0;
    if (state.last >= 0) {
        const Bitboard above = landing & Shape::columnMask(state.last);
        arrow = m_arrows[static_cast<std::size_t>(index(above))];
        if (arrow != 0 && (above & moves.losing) != 0) {
            m_solver.add({-here, -arrow});
        } else if (arrow != 0) {
            for (const PlanState<Board>& next : after(state.position, state.last))
                m_solver.add({-here, -arrow, reach(next)});
        }
    }
    // What holds unless the arrow is followed.
    std::vector<int> clause {-here};
    if (arrow != 0)
        clause.push_back(arrow);
    if (m_numbers == 0)
        return m_solver.add(clause);
    const std::size_t common = clause.size();
    forEachSquare(landing, [&](Bitboard square) {
        clause.push_back(m_atMost[static_cast<std::size_t>(index(square))].back());
    });
    m_solver.add(clause);
    forEachSquare(landing, [&](Bitboard square) {
        clause.resize(common);
        forEachSquare(landing & ~square, [&](Bitboard other) {
            clause.push_back(lessThan(index(other), index(square)));
        });
        if (moves.losing & square)
            return m_solver.add(clause);
        clause.push_back(0);
        for (const PlanState<Board>& next : after(state.position, index(square) / Shape::stride)) {
            clause.back() = reach(next);
            m_solver.add(clause);
        }
    });
}

template <typename Board>
BasicPlan<Board> PlanClauses<Board>::plan(Player side, PlanGoal goal) const
{
    BasicPlan<Board> plan {.side = side, .goal = goal};
    forEachSquare(m_empty, [&](Bitboard square) {
        const auto at = static_cast<std::size_t>(index(square));
        if (m_arrows[at] != 0 && m_solver.value(m_arrows[at]))
            plan.arrows |= square;
        for (int k = 0; k < m_numbers; ++k) {
            if (!m_solver.value(m_atMost[at][static_cast<std::size_t>(k)]))
                continue;
            plan.numbers[static_cast<std::size_t>(k)] |= square;
            break;
        }
    });
    return plan;
}

#define PLAN_BOARD(W, H, K) template class PlanClauses<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
