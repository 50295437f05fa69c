// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/course/followedlesson.h"
#include "ui/labs/lessons/course/lessonfiles.h"
#include "ui/labs/lessons/run/sheetfolder.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"

class LessonHandIn;
class LessonNews;
class LessonWorkspace;
struct LessonTask;
class LessonRun;
class QVBoxLayout;
class LessonLibrary;
class QStackedWidget;
class WorksheetActions;

/// Lessons: a shelf to choose one from, and the lesson that is gone through. What a student does is
/// kept as it is done; a file that a teacher writes is followed as it is saved.
class LessonPage : public LabPage
{
    Q_OBJECT

public:
    explicit LessonPage(const LabServices& place, QWidget* parent = nullptr);
    ~LessonPage() override;
    static LabEntry entry();

    /// Opens a lesson where it was left. One that can't be read is said on the page, with its
    /// place; a file is followed all the same, until it can be read.
    bool openFile(const QString& file);
    void takeFile(const QString& path) override { openFile(path); }
    void takeResult(const QString& question, const QString& result) override;
    /// Keeps the lesson of a link among the page's files, the same link in the same one, which is
    /// the answer. Fails with a sentence.
    Expected<QString> receive(const QString& link) const
    {
        return keepLinkedLesson(m_received, link);
    }
    /// Null on the shelf.
    LessonRun* lessonRun() const { return m_run.get(); }
    LessonLibrary& shelf() { return *m_shelf; }
    LessonWorkspace& desk() { return *m_desk; }
    /// What is wrong with the file, or what is to be known of it; empty for most.
    QString messageText() const;
    /// Begins the lesson again; what was done is put aside.
    void beginAnew();
    /// Writes what was done where the teacher wants it, with the end of answers in its name.
    bool handInTo(const QString& file);

public Q_SLOTS:
    /// There is nothing to run here.
    void run() override { }
    void chooseFile();
    void closeLesson();
    /// Asks for a name where there is none, and says what is still open before it asks for the
    /// file.
    void handIn();
    /// Reads the lesson's file again where it is another one now.
    void reload();

Q_SIGNALS:
    /// Another one, or none.
    void lessonRunChanged();
    /// A step asks for this on the page that pageWanted() names next.
    void taskGiven(const LessonTask& task);
    /// A teacher wants to write a lesson, or to change this one.
    void newLessonWanted();
    void editWanted(const QString& file);

protected:
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void begin(fourcast::lesson::Lesson lesson);
    void setRun(std::unique_ptr<LessonRun> run);
    void takeAgain(fourcast::lesson::Lesson lesson);
    /// On the page, until it is another one or none.
    void tell(const QString& sentence);
    /// Until the next step.
    void tellInPassing(const QString& sentence);
    void placeNews();
    void askAnew();
    void showPosition(const fourcast::lesson::WrittenPosition& position);

    QString m_received; ///< the folder of lessons that came as links; empty: keeps none
    SheetFolder m_sheets;
    WorksheetActions* m_worksheets = nullptr;
    OpenedLessons m_opened;
    fourcast::lesson::ExactScores m_exact;
    FollowedLesson m_followed; ///< that is open, or would be if it could be read
    QStackedWidget* m_stack;
    LessonLibrary* m_shelf;
    LessonWorkspace* m_desk;
    LessonNews* m_message;
    QVBoxLayout* m_rows;
    LessonHandIn* m_handIn;
    bool m_passes = false; ///< the message goes with the next step
    std::unique_ptr<LessonRun> m_run;
};
