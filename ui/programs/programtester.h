// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programtrial.h"
#include "core/session/jobs/job.h"

#include <functional>

class ProgramsModel;

/// Tests a program of the list away from the window, one at a time. The model has what it showed.
class ProgramTester : public QObject
{
    Q_OBJECT

public:
    /// Called from a worker thread; as tryProgram().
    using Trial = std::function<ProgramTrial(const Program&, const std::stop_token&)>;

    /// `model` must outlive this.
    ProgramTester(ProgramsModel& model, Trial trial);

    bool isRunning() const { return m_job.isRunning(); }
    /// Tests the program of a row as it is now; nothing may be running. False, and failed(), where
    /// that can't begin.
    bool start(int row);
    /// Gives it up: nothing more is sent of it.
    void stop();

Q_SIGNALS:
    /// The row that was tested, or -1 where it is not there any more; after failed() where there
    /// is no result.
    void finished(int row);
    void failed(const QString& sentence);

private:
    void take();

    ProgramsModel& m_model;
    const Trial m_trial;
    Program m_tested;
    Job<ProgramTrial> m_job;
};
