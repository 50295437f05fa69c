// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/run/lessonrun.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>
#include <QWidget>

class PresenterActions;

/// What the teacher sees while the class looks at another screen: the notes to this step, what
/// comes next, and how long it has taken so far.
class TeacherView : public QWidget
{
    Q_OBJECT

public:
    /// The run and the actions outlive it.
    TeacherView(const LessonRun& run, const PresenterActions& actions, QWidget* parent = nullptr);

    QString stepText() const { return m_step->text(); }
    QString nextText() const { return m_next->text(); }
    QString timeText() const { return m_time->text(); }

Q_SIGNALS:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void showStep();
    void showTime();

    const LessonRun& m_run;
    QLabel* m_step;
    QLabel* m_next;
    QLabel* m_time;
    QElapsedTimer m_since;
    QTimer m_clock;
};
