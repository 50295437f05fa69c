// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/satsolver.h"

#include <algorithm>
#include <cadical.hpp>
#include <limits>

namespace {

// As every SAT solver's program exits.
constexpr int satisfiable = 10;
constexpr int unsatisfiable = 20;

}

struct SatSolver::Parts
{
    class StopAtToken : public CaDiCaL::Terminator
    {
    public:
        bool terminate() override { return token.stop_requested(); }
        std::stop_token token;
    };

    /// A clause is learned from each conflict.
    class ConflictCounter : public CaDiCaL::Learner
    {
    public:
        bool learning(int /*size*/) override
        {
            ++count;
            return false;
        }
        void learn(int /*literal*/) override { }
        std::uint64_t count = 0;
    };

    Parts()
    {
        solver.set("quiet", 1);
        // Few marks: a variable is false as long as nothing speaks for it.
        solver.set("phase", 0);
        solver.connect_terminator(&stop);
        solver.connect_learner(&counter);
    }
    ~Parts()
    {
        solver.disconnect_terminator();
        solver.disconnect_learner();
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    StopAtToken stop;
    ConflictCounter counter;
    CaDiCaL::Solver solver;
};

SatSolver::SatSolver() : m_parts(std::make_unique<Parts>()) { }

SatSolver::~SatSolver() = default;

void SatSolver::add(std::span<const int> clause)
{
    for (const int literal : clause)
        m_parts->solver.add(literal);
    m_parts->solver.add(0);
}

SatResult SatSolver::solve(std::uint64_t conflicts, const std::stop_token& stop)
{
    m_parts->stop.token = stop;
    if (conflicts > 0)
        m_parts->solver.limit(
            "conflicts",
            static_cast<int>(std::min<std::uint64_t>(conflicts, std::numeric_limits<int>::max())));
    const int result = m_parts->solver.solve();
    if (result == satisfiable)
        return SatResult::Satisfiable;
    if (result == unsatisfiable)
        return SatResult::Unsatisfiable;
    return stop.stop_requested() ? SatResult::Stopped : SatResult::LimitReached;
}

bool SatSolver::value(int variable) const
{
    return m_parts->solver.val(variable) > 0;
}

std::uint64_t SatSolver::conflicts() const
{
    return m_parts->counter.count;
}
