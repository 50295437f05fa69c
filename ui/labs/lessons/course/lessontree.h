// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "ui/labs/lessons/tree/treesteps.h"
#include "ui/widgets/labels/livelabel.h"

#include <QFrame>

class PredictBar;
class QLabel;
class QToolButton;
class TreeDrawing;
class TreeGuide;
class WalkBar;

/// A tree within a step: searched at once, walked through in its place, and closed by its heading
/// where the step is read.
class LessonTree : public QFrame
{
    Q_OBJECT

public:
    LessonTree(const fourcast::lesson::TreeBlock& block, const fourcast::lesson::ExactScores& exact,
               QWidget* parent = nullptr);
    ~LessonTree() override;

    bool isSearching() const { return m_job.isRunning(); }
    TreeSteps& steps() { return m_steps; }
    WalkBar& walkBar() { return *m_bar; }
    PredictBar& predictBar() { return *m_predict; }
    TreeDrawing& drawing() { return *m_drawing; }
    /// What happened where the walk stands.
    QString sentence() const { return m_sentence->text(); }
    void setUnfolded(bool unfolded);
    /// Of the drawing, in lines of text.
    void setLines(int lines);

Q_SIGNALS:
    /// A person wants it on a page of its own.
    void treeWanted(const fourcast::lesson::WrittenTree& tree, bool predict);

private:
    QWidget* buildWalk();
    void takeFound();
    void followWalk();

    const fourcast::lesson::TreeBlock m_block;
    TreeSteps m_steps;
    int m_lines = 16;
    QToolButton* m_heading = nullptr;
    QWidget* m_inside = nullptr;
    QLabel* m_facts = nullptr;
    WalkBar* m_bar = nullptr;
    LiveLabel* m_sentence = nullptr;
    PredictBar* m_predict = nullptr;
    TreeGuide* m_guide = nullptr;
    TreeDrawing* m_drawing = nullptr;
    /// Last: its end is waited for while the rest is still there.
    TreeJob m_job;
};
