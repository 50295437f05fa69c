// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programtester.h"

#include "ui/programs/programsmodel.h"

#include <utility>

ProgramTester::ProgramTester(ProgramsModel& model, Trial trial)
    : m_model(model), m_trial(std::move(trial))
{
    connect(&m_job, &JobBase::finished, this, &ProgramTester::take);
}

bool ProgramTester::start(int row)
{
    m_tested = m_model.row(row).program;
    const auto started
        = m_job.start([trial = m_trial, program = m_tested](
                          const Job<ProgramTrial>::Context& context) -> Expected<ProgramTrial> {
              return trial(program, context.stop());
          });
    if (!started) {
        Q_EMIT failed(started.error().message);
        return false;
    }
    m_model.setBeingTested(row, true);
    return true;
}

void ProgramTester::stop()
{
    m_job.abandon();
    if (const int row = m_model.beingTested(); row >= 0)
        m_model.setBeingTested(row, false);
}

void ProgramTester::take()
{
    const int row = m_model.beingTested();
    const bool hasFailed = m_job.status() == JobStatus::Failed;
    if (row >= 0 && hasFailed)
        m_model.setBeingTested(row, false);
    if (row >= 0 && !hasFailed)
        m_model.setTrial(row, m_tested, m_job.result());
    if (hasFailed)
        Q_EMIT failed(m_job.error().message);
    Q_EMIT finished(row);
}
