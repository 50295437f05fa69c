// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class LessonRun;
class LessonWorkspace;

/// How the work of an open lesson becomes a file for the teacher: asks for a name where there is
/// none, says what is still open, asks for the file, and says what came of it. At the end of the
/// lesson it says so there.
class LessonHandIn : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of dialogs, and owns this.
    LessonHandIn(LessonWorkspace& workspace, QWidget* window);

    /// That it was handed in, and what to do with this file: in the language of the scope.
    static QString handedInText(const QString& file);
    /// Asks first whether it is meant where questions are open. Nothing without a lesson.
    void begin();
    /// The same where the open questions are in sight.
    void askForFile();
    /// Writes the work to this file; false where that failed. A name without the end of answers is
    /// given it; asks first where that is the name of a file that is there.
    bool write(const QString& chosen);

Q_SIGNALS:
    /// A sentence about it, where the end of the lesson is not in front.
    void said(const QString& sentence);

private:
    LessonRun* run() const;
    bool isMeantWithOpenQuestions();
    bool isMeantToReplace(const QString& file);
    void tell(const QString& sentence);

    LessonWorkspace& m_workspace;
    QWidget* m_window;
};
