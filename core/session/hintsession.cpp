// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/hintsession.h"

#include "core/book/builtinbook.h"
#include "core/session/latesolver.h"
#include "core/support/disturbance.h"

#include <QThread>

#include <algorithm>

HintSession::HintSession(QObject* parent)
    : QObject(parent),
      m_solver(std::make_shared<LateSolver>(
          Solver::Settings {.workers = std::max(1, QThread::idealThreadCount())}, &builtInScores()))
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
        const Disturbance busy(Disturbance::By::Board);
        return findHint(position, solver->get(), names, job.stop());
    });
}
