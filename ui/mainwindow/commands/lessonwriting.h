// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/exercises.h"
#include "core/support/expected.h"

#include <QObject>
#include <stop_token>
#include <vector>

class LessonEditor;
class QMainWindow;
struct OpenablePage;
struct WindowParts;

/// Lessons written in the program, beginning with the position on the board, and exercises dealt.
class LessonWriting : public QObject
{
    Q_OBJECT

public:
    LessonWriting(WindowParts& parts, QMainWindow& window);
    ~LessonWriting() override;

    /// Closes the editor. Asks where a lesson is not saved, which a person may rather keep: false.
    bool closeEditor();
    /// Writes exercises, the same for the same request, into a folder that is made where it is not
    /// there: takes a while, and waits for nothing in the window. The error is a sentence.
    static Expected<void> writeExercises(const QString& path,
                                         const fourcast::lesson::ExerciseRequest& request,
                                         const std::stop_token& stop = {});

public Q_SLOTS:
    /// A lesson in the editor, whatever is on the board.
    void begin();
    /// A lesson about the position on the board, in the editor; refused, by a sentence above the
    /// board, where the game is over.
    void writeLesson();
    /// A lesson that is there, in the editor.
    void edit(const QString& file);
    /// Asks which ones, and opens them when they are there.
    void chooseAndDealExercises();

private:
    LessonEditor& makeEditor();
    /// As they are now, the one in front first.
    std::vector<OpenablePage> openablePages() const;
    void showEditor();
    void offerLeftLessons();

    WindowParts& m_parts;
    QMainWindow& m_window;
    LessonEditor* m_editor = nullptr; ///< null until a lesson is written
    /// As they were chosen last.
    fourcast::lesson::ExerciseRequest m_exercises;
};
