// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/plans/plansession.h"

#include "core/plan/planjudges.h"
#include "core/support/threads/concurrentload.h"

namespace {

constexpr int keptPositions = 100;
constexpr int judgeTableMib = 16;

/// A judge together with the solver that it asks, whose table stays warm for the next one.
class OwningJudge : public PlanJudge<Position>
{
public:
    explicit OwningJudge(std::shared_ptr<Solver> solver)
        : m_solver(std::move(solver)), m_judge(*m_solver)
    {
    }
    std::optional<bool> canReach(const Position& position, Player side, PlanGoal goal,
                                 const std::stop_token& stop) override
    {
        return m_judge.canReach(position, side, goal, stop);
    }

private:
    std::shared_ptr<Solver> m_solver;
    SolverJudge m_judge;
};

/// One work of a job ends before the next begins, so that a solver is asked by one at a time.
PlanSession::JudgeMaker solverJudges(const KnownScores* known)
{
    return [known, solver = std::shared_ptr<Solver>()]() mutable {
        if (!solver) {
            solver = std::make_shared<Solver>(
                Solver::Settings {.tableMib = judgeTableMib, .workers = 1});
            solver->setKnownScores(known);
        }
        return std::make_unique<OwningJudge>(solver);
    };
}

}

PlanSession::PlanSession(const KnownScores* known, QObject* parent)
    : PlanSession(solverJudges(known), parent)
{
}

PlanSession::PlanSession(JudgeMaker makeJudge, QObject* parent)
    : QObject(parent), m_makeJudge(std::move(makeJudge)), m_known(keptPositions)
{
    connect(&m_job, &JobBase::advanced, this, [this] { keep(m_job.interim()); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            Q_EMIT failed(m_job.error().message);
        else
            keep(m_job.result());
    });
}

PlanSession::~PlanSession() = default;

Expected<void> PlanSession::start(const Position& position)
{
    if (isRunning() && position == m_position)
        return {};
    cancel();
    const PositionPlans* known = m_known.object(position.key());
    if (position.isFinished() || (known && known->status != PositionPlans::Status::Searching))
        return {};
    m_position = position;
    return m_job.start([position, limits = m_limits, makeJudge = &m_makeJudge](const auto& job) {
        const ConcurrentLoad busy(ConcurrentLoad::By::Board);
        const std::unique_ptr<PlanJudge<Position>> judge = (*makeJudge)();
        return findPositionPlans(position, *judge, limits, job.stop(),
                                 [&job](const PositionPlans& plans) { job.send(plans); });
    });
}

void PlanSession::cancel()
{
    m_job.abandon();
}

std::optional<PositionPlans> PlanSession::plans(const Position& position) const
{
    const PositionPlans* known = m_known.object(position.key());
    if (!known || !(known->position == position))
        return {};
    return *known;
}

void PlanSession::keep(const PositionPlans& plans)
{
    if (plans.status == PositionPlans::Status::Stopped)
        return;
    m_known.insert(plans.position.key(), new PositionPlans(plans));
    Q_EMIT changed(plans.position);
}
