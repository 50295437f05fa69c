// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/hintsession.h"

#include "core/support/threads/concurrentload.h"

HintSession::HintSession(std::shared_ptr<SolverService> solver, QObject* parent)
    : QObject(parent), m_solver(std::move(solver))
{
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            Q_EMIT failed(m_job.error().message);
        else
            Q_EMIT found(m_job.result());
    });
}

HintSession::~HintSession() = default;

Expected<void> HintSession::start(const Position& position, const SideNames& names)
{
    return m_job.start([position, names, solver = m_solver](const auto& job) {
        const ConcurrentLoad busy(ConcurrentLoad::By::Board);
        Hint hint;
        solver->ask({Urgency::Awaited}, job.stop(),
                    [&](Solver& exact, const std::stop_token& stop) {
                        hint = findHint(position, exact, names, stop);
                        return true; // there is nobody to give way to
                    });
        return hint;
    });
}
