// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/run/lessonrun.h"
#include "ui/widgets/labels/livelabel.h"

#include <QPointer>
#include <QWidget>

class LessonStepView;
class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

/// A lesson that is open: its steps with what is done of them, the step of now, and what a student
/// does with the whole of it.
class LessonWorkspace : public QWidget
{
    Q_OBJECT

public:
    explicit LessonWorkspace(QWidget* parent = nullptr);

    /// The run outlives what it is shown by; null: nothing.
    void setRun(LessonRun* run);
    LessonStepView& stepView() { return *m_view; }
    QListWidget& steps() { return *m_steps; }
    QLineEdit& studentField() { return *m_student; }
    QAction* backAction() const { return m_back; }
    QAction* nextAction() const { return m_next; }
    QAction* handInAction() const { return m_handIn; }
    QAction* anewAction() const { return m_anew; }
    QAction* closeAction() const { return m_close; }
    QAction* editAction() const { return m_edit; }
    /// In a menu of their own beside the others.
    void addWorksheets(const QList<QAction*>& actions);
    /// Between the step and what leads to the next one: what comes and goes there moves neither.
    void addNews(QWidget& news);
    /// "Step 2 of 6. In this step: 1 of 3 answered. Questions done: 3 of 12."
    QString placeText() const { return m_place->text(); }
    /// What is typed as name or number is the sheet's.
    void takeStudent();

Q_SIGNALS:
    void handInWanted();
    void anewWanted();
    void closeWanted();
    void editWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildActions();
    QAction* makeAction(const QString& icon, const QKeySequence& keys = {});
    void nameControls();
    QWidget* buildHead();
    QWidget* buildFoot();
    void fillSteps();
    void showPlace();
    /// To the next step, by way of a question of this one that is open and out of sight.
    void goOn();
    QString stepText() const;

    QPointer<LessonRun> m_run;
    int m_reminded = -1; ///< the step whose open question was shown
    QLabel* m_title;
    LiveLabel* m_place;
    QLabel* m_name = nullptr;
    QLineEdit* m_student;
    QListWidget* m_steps;
    LessonStepView* m_view;
    QAction* m_back = nullptr;
    QAction* m_next = nullptr;
    QAction* m_handIn = nullptr;
    QAction* m_anew = nullptr;
    QAction* m_close = nullptr;
    QAction* m_edit = nullptr;
    QToolButton* m_toNext = nullptr;
    QToolButton* m_worksheets = nullptr;
};
