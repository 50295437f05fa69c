// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/page/labpage.h"

#include <QObject>
#include <functional>
#include <memory>

class LessonPage;
class LessonPresenter;
class LessonRun;
class LessonWriting;
class NotesWindow;
class PagePresenter;
class QMainWindow;
struct WindowParts;

/// The commands of teaching that are the window's own: the lesson in front presented to a class,
/// its notes, and the way from a page of the laboratory back to its step.
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
    /// Where lessons are written.
    LessonWriting& writing() { return *m_writing; }
    /// The lesson of a link, to be gone through. False, and a sentence above the board, where the
    /// link is damaged.
    bool openLink(const QString& link);

public Q_SLOTS:
    void present();

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

    WindowParts& m_parts;
    QMainWindow& m_window;
    std::unique_ptr<LessonWriting> m_writing;
    LessonPresenter* m_presenter = nullptr;
    PagePresenter* m_pagePresenter = nullptr;
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
};
