// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/walk/prediction.h"
#include "ui/labs/lessons/tree/treeguide.h"

#include <QFrame>

class QLabel;
class QToolButton;

/// How far somebody is in a tree.
struct TreeProgress
{
    std::size_t index = 0; ///< of the walk's event
    fourcast::lesson::PredictionScore score {};
};

/// A tree within a step: searched at once, walked through in its place, and closed by its heading
/// where the step is read.
class LessonTree : public QFrame
{
    Q_OBJECT

public:
    /// `language` is the lesson's: what the walk says is said in it.
    LessonTree(const fourcast::lesson::TreeBlock& block, const fourcast::lesson::ExactScores& exact,
               const QString& language = {}, QWidget* parent = nullptr);
    ~LessonTree() override;

    bool isSearching() const { return m_job.isRunning(); }
    TreeGuide& guide() { return *m_guide; }
    TreeSteps& steps() { return m_steps; }
    TreeProgress progress() const;
    /// Goes on there, now or when the tree is found.
    void setProgress(const TreeProgress& progress);
    void setUnfolded(bool unfolded);
    /// Of the drawing, in lines of text.
    void setLines(int lines);
    /// For a class: the tree and one text, as high as this is made; no heading, no buttons.
    void setPresented(bool presented);

Q_SIGNALS:
    /// A person wants it on a page of its own.
    void treeWanted(const fourcast::lesson::WrittenTree& tree, bool predict);

private:
    QWidget* buildWalk();
    void takeFound();
    void goOn();
    void showFacts();

    const fourcast::lesson::TreeBlock m_block;
    TreeSteps m_steps;
    int m_lines = 16;
    bool m_isPresented = false;
    TreeProgress m_begun; ///< where the walk begins
    QToolButton* m_heading = nullptr;
    QLabel* m_caption = nullptr;
    QWidget* m_inside = nullptr;
    QLabel* m_facts = nullptr;
    TreeGuide* m_guide = nullptr;
    /// Last: its end is waited for while the rest is still there.
    TreeJob m_job;
};
