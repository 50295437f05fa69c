// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/hintladder.h"

#include "core/book/builtinbook.h"
#include "core/session/latesolver.h"
#include "core/support/disturbance.h"
#include "ui/play/gamemodel.h"

#include <QThread>
#include <algorithm>

HintLadder::HintLadder(const GameModel& model, QObject* parent)
    : QObject(parent), m_model(model),
      m_solver(std::make_shared<LateSolver>(
          Solver::Settings {.workers = std::max(1, QThread::idealThreadCount())}, &builtInScores()))
{
    connect(&m_job, &JobBase::finished, this, &HintLadder::finish);
    connect(&m_model, &GameModel::positionChanged, this, &HintLadder::cancel);
    connect(&m_model, &GameModel::gameReset, this, [this] {
        cancel();
        if (std::exchange(m_count, 0) > 0)
            Q_EMIT countChanged(0);
    });
}

HintLadder::~HintLadder() = default;

Expected<void> HintLadder::ask(const SideNames& names)
{
    const Position& position = m_model.position();
    if (position.isFinished())
        return fail(tr("The game is over here: there is no move to hint at."));
    if (isRunning())
        return {};
    if (m_hint) {
        tell(m_step == HintStep::Where ? HintStep::Column : HintStep::Line);
        return {};
    }
    auto started = m_job.start([position, names, solver = m_solver](const auto& job) {
        const Disturbance busy(Disturbance::By::Board);
        return findHint(position, solver->get(), names, job.stop());
    });
    Q_EMIT runningChanged();
    return started;
}

void HintLadder::finish()
{
    Q_EMIT runningChanged();
    if (m_job.status() == JobStatus::Failed)
        return Q_EMIT refused(m_job.error().message);
    m_hint = m_job.result();
    tell(HintStep::Where);
}

void HintLadder::tell(HintStep step)
{
    const bool isNew = step != m_step;
    m_step = step;
    const Hint hint = *m_hint;
    Q_EMIT told(hint, step, hintText(hint, m_model.position(), step));
    if (isNew)
        countOne();
}

void HintLadder::countOne()
{
    ++m_count;
    Q_EMIT countChanged(m_count);
}

void HintLadder::stop()
{
    m_job.stop();
}

void HintLadder::cancel()
{
    m_hint.reset();
    m_step.reset();
    if (!isRunning())
        return;
    m_job.abandon();
    Q_EMIT runningChanged();
}
