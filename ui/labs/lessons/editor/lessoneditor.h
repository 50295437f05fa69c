// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"
#include "ui/labs/lessons/editor/blocks/laboratorydialog.h"
#include "ui/labs/lessons/editor/editoractions.h"
#include "ui/labs/lessons/editor/lessondraft.h"

#include <QMainWindow>
#include <QTimer>

class CodeEditor;
class LessonPreview;
class LiveLabel;
class MistakeList;

/// What the editor asks the program it is a part of.
struct EditorPlace
{
    /// Texts that are not saved yet are kept there; empty keeps none.
    QString drafts {};
    fourcast::lesson::ExactScores exact {};
    /// The position on the board; the empty board where the game is over.
    std::function<fourcast::lesson::WrittenPosition()> position {};
    /// The pages of the laboratory as they are now, the one in front first.
    std::function<std::vector<OpenablePage>()> laboratory {};
};

/// Where a teacher writes a lesson: its text at one side, at the other the step in which the
/// cursor is, as students will see it. What is wrong is underlined and listed below. What is
/// not saved is asked about before it goes, and left for the next start by a program that crashes.
class LessonEditor : public QMainWindow
{
    Q_OBJECT

public:
    explicit LessonEditor(EditorPlace place, QWidget* parent = nullptr);
    ~LessonEditor() override;

    /// A lesson that has no file yet. False where a person would rather keep what is there.
    bool begin(const QString& text);
    /// A lesson about the position on the board, with an id of its own.
    bool beginNew();
    /// A built-in one becomes a lesson without a file. False where it can't be read, which is said.
    bool open(const QString& file);
    /// A text that was left behind goes on as one that is not saved.
    bool recover(const LessonDraft::Text& draft);
    /// Whole or not at all. The file is the lesson's own from now on.
    bool saveTo(const QString& file);
    /// May what is there go? Asks where it is not saved, and saves if the person chooses that.
    bool mayDiscard();

    /// As it is saved, with the pictures behind it.
    QString text() const;
    /// Adds a picture to the lesson's file, and shows it where the cursor is. False, and said,
    /// where it is none.
    bool insertPicture(const QString& file);
    /// Takes the pictures that lie beside the lesson into its file. Said how many.
    void embedPictures();
    const QString& file() const { return m_file; }
    bool isSaved() const;
    EditorActions& actions() { return *m_actions; }
    CodeEditor& editor() { return *m_edit; }
    LessonPreview& preview() { return *m_preview; }
    MistakeList& mistakes() { return *m_mistakes; }
    QString messageText() const;
    /// The whole lesson as a link. Fails with a sentence where it has mistakes or is too long.
    Expected<QString> link();
    /// Reads the text now, instead of in a moment.
    void refresh();
    /// Puts a block where the cursor is, or after what the cursor is in.
    void insertBlock(const QString& block);

Q_SIGNALS:
    /// A person wants to do the lesson in this file as a student.
    void lessonWanted(const QString& file);
    /// A page of the laboratory, as a block of the preview opens it.
    void pageWanted(const QString& page, const std::vector<std::pair<QString, QString>>& settings);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void connectActions();
    void connectPreview();
    void takeText(const QString& text, const QString& file, bool isSaved);
    bool save();
    bool saveAs();
    void chooseFile();
    void tryLesson();
    void share();
    bool mayOverwrite(const QString& file);
    void keepDraft();
    void showTitle();
    void followCursor();
    void goBySteps(int steps);
    void tell(const QString& sentence);
    QStringList lines() const;
    int cursorLine() const;
    fourcast::lesson::WrittenPosition positionOnBoard() const;
    std::vector<OpenablePage> laboratoryPages() const;
    /// Asks by the form what to insert.
    void insertBy(BlockDialog& dialog);
    void connectInsertions();
    bool hasRoomFor(qint64 bytes);
    void insertStep();
    void insertQuestion();

    EditorPlace m_place;
    CodeEditor* m_edit;
    LessonPreview* m_preview;
    MistakeList* m_mistakes;
    LiveLabel* m_message;
    EditorActions* m_actions;
    /// Those of the lesson's file, which the text does not show; also what was shown before.
    fourcast::lesson::Pictures m_pictures;
    QString m_file; ///< empty: none yet
    QByteArray m_onDisk; ///< what was in it when it was read or written last
    fourcast::lesson::PartlyReadLesson m_read;
    LessonDraft m_draft;
    QTimer m_refresh;
    QTimer m_keep;
};
