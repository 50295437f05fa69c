// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/proofjudges.h"

#include "core/book/builtinbook.h"

#include <type_traits>

namespace {

/// After so many loans a judge begins anew: it remembers all that it was asked.
constexpr int longestService = 64;

std::unique_ptr<Solver> solverWithBook()
{
    static const auto table = std::make_shared<SolverTable>(SolverTable::defaultMib);
    auto solver = std::make_unique<Solver>(table, Solver::Settings {.workers = 1});
    solver->setKnownScores(&builtInScores());
    return solver;
}

}

template <typename Board> ProofJudges<Board>& ProofJudges<Board>::instance()
{
    static ProofJudges judges;
    return judges;
}

template <typename Board> typename ProofJudges<Board>::Seat ProofJudges<Board>::take()
{
    Seat seat;
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_free.empty()) {
            seat = std::move(m_free.back());
            m_free.pop_back();
        }
    }
    if (seat.loans++ % longestService != 0)
        return seat;
    if constexpr (std::is_same_v<Board, Position>) {
        if (!seat.solver)
            seat.solver = solverWithBook();
        seat.judge = std::make_unique<SolverJudge>(*seat.solver);
    } else {
        seat.judge = makeSmallJudge<Board>();
    }
    return seat;
}

template <typename Board> void ProofJudges<Board>::giveBack(Seat seat)
{
    const std::scoped_lock lock(m_mutex);
    m_free.push_back(std::move(seat));
}

#define PLAN_BOARD(W, H, K) template class ProofJudges<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
