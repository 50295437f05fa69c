// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/columnssession.h"

#include "core/support/threads/concurrentload.h"

ColumnsSession::ColumnsSession(std::shared_ptr<SolverService> solver, QObject* parent)
    : QObject(parent), m_solver(std::move(solver))
{
    connect(&m_job, &JobBase::advanced, this, [this] { Q_EMIT progressed(m_job.interim()); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            Q_EMIT failed(m_job.error().message);
        else
            Q_EMIT finished(m_job.result());
    });
}

ColumnsSession::~ColumnsSession() = default;

Expected<void> ColumnsSession::start(const Position& position, BestLine line, Urgency urgency)
{
    Q_ASSERT(!position.isFinished());
    cancel();
    return m_job.start([solver = m_solver, position, line, urgency](const auto& job) {
        const ConcurrentLoad busy(ConcurrentLoad::By::Board);
        return solver->solveColumns(
            {urgency}, position, line,
            {job.stop(), [&job](const ColumnsReport& report) { job.send(report); }});
    });
}

void ColumnsSession::cancel()
{
    m_job.abandon();
}
