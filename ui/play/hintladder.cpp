// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/hintladder.h"

#include "core/book/builtinbook.h"
#include "core/support/disturbance.h"
#include "ui/play/gamemodel.h"

#include <QThread>
#include <algorithm>

HintLadder::HintLadder(const GameModel& model, QObject* parent) : QObject(parent), m_model(model)
{
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
    if (!m_solver) {
        m_solver = std::make_shared<Solver>(
            Solver::Settings {.workers = std::max(1, QThread::idealThreadCount())});
        m_solver->setKnownScores(&builtInScores());
    }
    m_job = std::make_unique<Job<Hint>>();
    connect(m_job.get(), &JobBase::finished, this, &HintLadder::finish);
    auto started
        = m_job->start([position, names, solver = m_solver](std::stop_token stop, const auto&) {
              const Disturbance busy(Disturbance::By::Board);
              return findHint(position, *solver, names, stop);
          });
    if (!started)
        m_job.reset();
    Q_EMIT runningChanged();
    return started;
}

void HintLadder::finish()
{
    m_hint = m_job->result();
    // Its own signal is being handled: it goes when the event loop is back.
    m_job.release()->deleteLater();
    Q_EMIT runningChanged();
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
    if (m_job)
        m_job->stop();
}

void HintLadder::cancel()
{
    m_hint.reset();
    m_step.reset();
    if (!m_job)
        return;
    m_job.reset();
    Q_EMIT runningChanged();
}
