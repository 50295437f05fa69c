// SPDX-License-Identifier: GPL-3.0-or-later
//
// What LessonEditor puts into a text, by its forms.
#include "ui/labs/lessons/editor/blockplace.h"
#include "ui/labs/lessons/editor/blocks/boarddialog.h"
#include "ui/labs/lessons/editor/blocks/questiondialog.h"
#include "ui/labs/lessons/editor/blocks/treedialog.h"
#include "ui/labs/lessons/editor/lessoneditor.h"
#include "ui/labs/models/codeeditor.h"

using namespace fourcast::lesson;

void LessonEditor::connectInsertions()
{
    using Do = EditorActions::Do;
    EditorActions& actions = *m_actions;
    actions.on(Do::InsertStep, this, &LessonEditor::insertStep);
    actions.on(Do::InsertBoard, this, [this] {
        BoardDialog dialog(positionOnBoard(), this);
        insertBy(dialog);
    });
    actions.on(Do::InsertQuestion, this, &LessonEditor::insertQuestion);
    actions.on(Do::InsertTree, this, [this] {
        TreeDialog dialog(positionOnBoard(), this);
        insertBy(dialog);
    });
    actions.on(Do::InsertLaboratory, this, [this] {
        LaboratoryDialog dialog(
            m_place.laboratory ? m_place.laboratory() : std::vector<OpenablePage>(), this);
        insertBy(dialog);
    });
    actions.on(Do::InsertNotes, this, [this] {
        insertBlock(blockText(NotesBlock {tr("What the teacher says and does here.")}));
    });
}

WrittenPosition LessonEditor::positionOnBoard() const
{
    return m_place.position ? m_place.position() : WrittenPosition();
}

void LessonEditor::insertBy(BlockDialog& dialog)
{
    if (dialog.exec() == QDialog::Accepted)
        insertBlock(dialog.blockText());
}

void LessonEditor::insertQuestion()
{
    refresh();
    QStringList taken;
    for (const Question* const question : m_read.lesson.questions())
        taken << question->id;
    QuestionDialog dialog(positionOnBoard(), taken, this);
    insertBy(dialog);
}

void LessonEditor::insertBlock(const QString& block)
{
    QTextCursor cursor = m_edit->textCursor();
    blockplace::insert(cursor, blockplace::lineFor(lines(), cursorLine()), block);
    m_edit->setTextCursor(cursor);
    m_edit->ensureCursorVisible();
    m_edit->setFocus();
    refresh();
}

void LessonEditor::insertStep()
{
    const QString title = tr("New step");
    QTextCursor cursor = m_edit->textCursor();
    blockplace::insert(cursor, blockplace::endOfStep(lines(), cursorLine()),
                       QStringLiteral("# %1\n").arg(title));
    // To be typed over.
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, 2);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    m_edit->setTextCursor(cursor);
    m_edit->ensureCursorVisible();
    m_edit->setFocus();
    refresh();
}
