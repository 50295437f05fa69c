// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/course/lessontree.h"
#include "ui/labs/lessons/run/lessonrun.h"

#include <QPointer>
#include <QScrollArea>
#include <map>
#include <vector>

class LessonEnd;
class QuestionView;
struct LessonTask;
class QLabel;
class QVBoxLayout;

/// One step of a lesson as it is read and done: text, boards, trees, pages of the laboratory and
/// questions, one below the other. Follows the run from step to step.
class LessonStepView : public QScrollArea
{
    Q_OBJECT

public:
    explicit LessonStepView(QWidget* parent = nullptr);

    /// The run outlives what it is shown by; null: nothing.
    void setRun(LessonRun* run);
    LessonRun* run() const { return m_run; }
    /// For a projector: larger text, and only what the step needs.
    void setPresenting(bool presenting);
    bool isPresenting() const { return m_presenting; }
    /// What is for the teacher alone.
    void setShowNotes(bool on);
    bool showsNotes() const { return m_showsNotes; }
    /// Null where the step of now has no such question.
    QuestionView* questionView(const QString& question) const;
    /// Below the last step, where it is not presented; null elsewhere.
    LessonEnd* end() const;
    /// Goes to its step, and to the question there.
    void showQuestion(const QString& question);
    /// Scrolls to the first question of the step that is open and out of sight; false where there
    /// is none.
    bool scrollToOpenQuestion();

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// At the end of the lesson.
    void handInWanted();
    /// The last open question of the step, where the keyboard was, is done.
    void stepDone();
    /// What is to be done on the page that is wanted next, by one of the two signals below.
    void taskGiven(const LessonTask& task);
    void positionWanted(const fourcast::lesson::WrittenPosition& position);
    void treeWanted(const fourcast::lesson::WrittenTree& tree, bool predict);
    void laboratoryWanted(const QString& page,
                          const std::vector<std::pair<QString, QString>>& settings);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showStep();
    /// Of the trees that are shown, for as long as the lesson is presented.
    void keepWalks();
    void goOnWithWalks();
    void addEnd(QVBoxLayout& column);
    void addBlock(QVBoxLayout& column, const fourcast::lesson::Block& block);
    QWidget* widgetOf(const fourcast::lesson::TextBlock& block);
    QWidget* widgetOf(const fourcast::lesson::NotesBlock& block);
    QWidget* widgetOf(const fourcast::lesson::PositionBlock& block);
    QWidget* widgetOf(const fourcast::lesson::TreeBlock& block);
    QWidget* widgetOf(const fourcast::lesson::LaboratoryBlock& block);
    QWidget* widgetOf(const fourcast::lesson::Question& block);
    void goOnAfter(const QString& question);
    QString folder() const;
    /// Empty: what the step is called.
    void giveTask(const QString& page, const QString& asks);
    /// Letters as large as the place allows.
    void fitLetters();
    /// A class sees a tree on the whole screen.
    void fitTrees();

    QPointer<LessonRun> m_run;
    QPointer<QLabel> m_title;
    QPointer<LessonEnd> m_end;
    int m_shownStep = -1; ///< whose trees are shown; -1: none
    std::map<int, std::vector<TreeProgress>> m_walks; ///< by step
    bool m_presenting = false;
    bool m_showsNotes = false;
};
