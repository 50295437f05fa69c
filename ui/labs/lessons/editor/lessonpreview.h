// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/run/lessonrun.h"

#include <QTimer>
#include <QWidget>
#include <memory>

class LessonStepView;
class QLabel;

/// The step of a lesson that is being written, as a student will see it. Another text of the same
/// step leaves the place where it was; what is answered here is kept nowhere.
class LessonPreview : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPreview(fourcast::lesson::ExactScores exact, QWidget* parent = nullptr);
    ~LessonPreview() override;

    /// `file` is where the lesson's pictures are looked for; may be empty. Nothing is rebuilt where
    /// the lesson is the same.
    void setLesson(const fourcast::lesson::Lesson& lesson, const QString& file);
    /// From 0; the next one that there is.
    void showStep(int step);
    int step() const;
    LessonStepView& view() { return *m_view; }

private:
    void keepPlace();

    fourcast::lesson::ExactScores m_exact;
    QLabel* m_empty;
    LessonStepView* m_view;
    std::unique_ptr<LessonRun> m_run;
    int m_wanted = 0; ///< the step, also while there is none
    int m_place = -1; ///< of the scroll bar, while a step is built again
    QTimer m_settled;
};
