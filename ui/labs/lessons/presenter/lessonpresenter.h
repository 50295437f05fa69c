// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/presenter/presenteractions.h"
#include "ui/labs/lessons/run/lessonrun.h"

class AudienceView;
class LabPage;
class PresenterInput;
class QScreen;
class TeacherView;
struct LessonTask;

/// A lesson given to a class: on the whole screen, and where there are two, the students' view on
/// the other one and the teacher's notes on this. What is answered there is the class's, and is not
/// kept: a student's answers on this machine stay as they are.
class LessonPresenter : public QObject
{
    Q_OBJECT

public:
    /// Where it is shown.
    struct Screens
    {
        QScreen* students = nullptr;
        QScreen* teacher = nullptr; ///< null: there is one screen alone
    };
    /// The screen that the window is not on is the students'.
    static Screens screensOf(const QWidget& window);

    /// Begins at the step that the run is at.
    explicit LessonPresenter(const LessonRun& shown, QObject* parent = nullptr);
    ~LessonPresenter() override;

    /// The one that is shown, from 0.
    int step() const { return m_run.step(); }
    void start(const Screens& screens);
    LessonRun& run() { return m_run; }
    AudienceView& students() { return *m_students; }
    /// Null where there is one screen.
    TeacherView* teacher() const { return m_teacher.get(); }
    const PresenterActions& actions() const { return m_actions; }
    /// In the place of the step, until its way back is taken. With what the step asked when it
    /// wanted the page.
    void showPage(LabPage& page);
    /// A sentence with what the step asks, above the page that is shown.
    void tellAbovePage(const QString& sentence);
    /// What was handed over on the page: the answer of the class. The step is back, unless it is
    /// refused.
    void takeResult(const QString& question, const QString& result);
    /// Shows a page in the place of the step?
    bool showsPage() const;

public Q_SLOTS:
    /// What is asked first, then the rest of the step or of the page.
    void next();
    void back();
    /// From a page to the step that has opened it; from a step it leaves.
    void goBack();
    void leave();

Q_SIGNALS:
    /// It is over; its owner deletes it.
    void left();
    /// These two are wanted from a step: showPage() shows what has been opened.
    void treeWanted(const fourcast::lesson::WrittenTree& tree, bool predict);
    /// A question asks for a page's result; takeResult() brings it.
    void resultWanted(const QString& question, const fourcast::lesson::WrittenResult& wanted);
    void laboratoryWanted(const QString& page,
                          const std::vector<std::pair<QString, QString>>& settings);
    /// The step is back in the place of the page.
    void pageClosed();

private:
    void connectActions();
    void connectStep();
    void closePage();
    void fulfil(PresenterCommand wish);
    /// Of the tree, where the step has one; the step moves otherwise.
    void walk(bool forward);
    void answers(bool yes);

    LessonRun m_run;
    PresenterActions m_actions;
    std::unique_ptr<AudienceView> m_students;
    std::unique_ptr<TeacherView> m_teacher;
    std::unique_ptr<PresenterInput> m_input;
    std::unique_ptr<LessonTask> m_task; ///< of the page that the step wanted last
    /// The question that wants a result, and which; until its page is wanted.
    std::pair<QString, fourcast::lesson::WrittenResult> m_wanted;
    bool m_isLeaving = false;
};
