// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/exercises.h"
#include "core/support/expected.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/page/labpage.h"

#include <QObject>
#include <functional>
#include <stop_token>
#include <vector>

class LessonEditor;
class LessonPage;
class LessonPresenter;
class LessonRun;
class NotesWindow;
class PagePresenter;
class QMainWindow;
struct OpenablePage;
struct WindowParts;

/// The commands of teaching that are the window's own: lessons written, beginning with the position
/// on the board, and the lesson in front presented to a class.
class LessonCommands : public QObject
{
    Q_OBJECT

public:
    LessonCommands(WindowParts& parts, QMainWindow& window);
    ~LessonCommands() override;

    /// Is the laboratory in front, so that its page is what the whole screen would show? Beside the
    /// board it is with the keyboard on it, or with a lesson that is open.
    bool areInFront() const;
    /// The lesson or the page of the laboratory that the window is about; empty while it is about
    /// the game.
    QString frontTitle() const;
    /// Presents what is in front in the laboratory: the lesson that is open, or the page.
    void presentFront();
    /// Null while no page is presented by itself.
    PagePresenter* pagePresenter() const { return m_pagePresenter; }
    /// Null while nothing is presented.
    LessonPresenter* presenter() const { return m_presenter; }
    /// The teacher's notes on an open lesson, while the laboratory is there: never unless they are
    /// asked for, and not while something is presented.
    void setNotesWanted(bool wanted);
    /// Null until they were shown.
    NotesWindow* notes() const { return m_notes; }
    /// Where lessons are written; null until one is.
    LessonEditor* editor() const { return m_editor; }
    /// The lesson of a link, to be gone through. False, and a sentence above the board, where the
    /// link is damaged.
    bool openLink(const QString& link);
    /// Closes the editor. Asks where a lesson is not saved, which a person may rather keep: false.
    bool closeEditor();
    /// Writes exercises, the same for the same request, into a folder that is made where it is not
    /// there: takes a while, and waits for nothing in the window. The error is a sentence.
    static Expected<void> writeExercises(const QString& path,
                                         const fourcast::lesson::ExerciseRequest& request,
                                         const std::stop_token& stop = {});

public Q_SLOTS:
    void present();
    /// A lesson about the position on the board, in the editor; refused, by a sentence above the
    /// board, where the game is over.
    void writeLesson();
    /// A lesson that is there, in the editor.
    void edit(const QString& file);
    /// Asks which ones, and opens them when they are there.
    void chooseAndDealExercises();

Q_SIGNALS:
    /// Another frontTitle().
    void frontChanged();

private:
    /// The lesson that is gone through; null while none is.
    LessonRun* run() const;
    /// The one that is chosen in the list.
    void openChosen();
    void endPresenting();
    void presentPage(LabPage& page);
    /// In the presenter, in the place of the step; with the reason where the page does not take
    /// the settings that `open` opens it with.
    void openInPresenter(const QString& page, const std::function<void()>& open);
    /// The same, until the page's result is handed over.
    void waitInPresenter(const QString& question, const fourcast::lesson::WrittenResult& wanted);
    void connectTasks();
    void showNotes();
    void follow(LessonPage& lessons);
    /// The strip above the page that the lesson has opened, as long as the lesson stands there.
    void takeTask(const LessonTask& task);
    void showTask();
    /// From a page of the laboratory to the step that has opened it.
    void goBackToStep();
    LessonEditor& makeEditor();
    /// As they are now, the one in front first.
    std::vector<OpenablePage> openablePages() const;
    void showEditor();
    void offerLeftLessons();

    WindowParts& m_parts;
    QMainWindow& m_window;
    LessonPresenter* m_presenter = nullptr;
    PagePresenter* m_pagePresenter = nullptr;
    LessonEditor* m_editor = nullptr;
    NotesWindow* m_notes = nullptr;
    bool m_notesWanted = false;
    /// Of the step that the lesson is at.
    std::optional<LessonTask> m_task;
    /// Where a class was, the last time.
    struct Presented
    {
        QString file {};
        int own = 0; ///< the step of the person who presented
        int shown = 0; ///< the step of the class
    };
    Presented m_presented;
    QString m_refusal; ///< said when there was nothing to present
    /// As they were chosen last.
    fourcast::lesson::ExerciseRequest m_exercises;
};
