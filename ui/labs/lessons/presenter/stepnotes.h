// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/run/lessonrun.h"

#include <QTextBrowser>

/// What a lesson says to the teacher alone about the step of now.
class StepNotes : public QTextBrowser
{
    Q_OBJECT

public:
    explicit StepNotes(const LessonRun& run, QWidget* parent = nullptr);

private:
    void showStep();

    const LessonRun& m_run;
};
