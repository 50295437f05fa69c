// SPDX-License-Identifier: GPL-3.0-or-later
//
// What LessonEditor puts into a text, by its forms.
#include "core/lesson/course/lessonpictures.h"
#include "core/support/files/readfile.h"
#include "ui/labs/lessons/editor/blockplace.h"
#include "ui/labs/lessons/editor/blocks/boarddialog.h"
#include "ui/labs/lessons/editor/blocks/questiondialog.h"
#include "ui/labs/lessons/editor/blocks/questiontrial.h"
#include "ui/labs/lessons/editor/blocks/treedialog.h"
#include "ui/labs/lessons/editor/lessoneditor.h"
#include "ui/labs/models/codeeditor.h"
#include "ui/widgets/exports/filedialog.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>

using namespace fourcast::lesson;

namespace {

/// As much as a lesson may have, with all of its text.
constexpr qint64 largestPictureFile = 4 << 20;

/// The file's, with hyphens for what a lesson does not write in it.
QString pictureNameOf(const QString& file)
{
    QString name = QFileInfo(file).fileName();
    for (QChar& each : name)
        if (!each.isLetterOrNumber() && each != u'.' && each != u'_')
            each = u'-';
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return isPictureName(name) ? name : QStringLiteral("picture.png");
}

}

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
        LaboratoryDialog dialog(laboratoryPages(), this);
        insertBy(dialog);
    });
    actions.on(Do::InsertPicture, this, [this] {
        const QString file
            = FileDialog::file(this, tr("Insert a picture"), QString(),
                               tr("Pictures (*.png *.jpg *.jpeg *.gif *.svg *.webp *.bmp)"));
        if (!file.isEmpty())
            insertPicture(file);
    });
    actions.on(Do::EmbedPictures, this, &LessonEditor::embedPictures);
    actions.on(Do::InsertNotes, this, [this] {
        insertBlock(blockText(NotesBlock {tr("What the teacher says and does here.")}));
    });
}

WrittenPosition LessonEditor::positionOnBoard() const
{
    return m_place.position ? m_place.position() : WrittenPosition();
}

std::vector<OpenablePage> LessonEditor::laboratoryPages() const
{
    return m_place.laboratory ? m_place.laboratory() : std::vector<OpenablePage>();
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
    QuestionDialog dialog(positionOnBoard(), taken, laboratoryPages(), this);
    dialog.trial().setExactScores(m_place.exact);
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

bool LessonEditor::insertPicture(const QString& file)
{
    const auto bytes = readFile(file, largestPictureFile);
    if (!bytes || QImage::fromData(*bytes).isNull()) {
        tell(tr("%1 is not a picture that can be shown, or it is larger than %2 MB.")
                 .arg(QFileInfo(file).fileName())
                 .arg(largestPictureFile >> 20));
        return false;
    }
    if (!hasRoomFor(bytes->size()))
        return false;
    // What is shown by that name already stays.
    const QString wanted = pictureNameOf(file);
    QString name = wanted;
    for (int number = 2; m_pictures.contains(name) && m_pictures[name] != *bytes; ++number)
        name = QStringLiteral("%1-%2").arg(number).arg(wanted);
    m_pictures.insert(name, *bytes);
    insertBlock(QStringLiteral("![%1](%2)\n").arg(QFileInfo(file).completeBaseName(), name));
    return true;
}

void LessonEditor::embedPictures()
{
    int added = 0;
    QStringList missing;
    for (const QString& name : picturesShown(m_edit->toPlainText())) {
        if (m_pictures.contains(name))
            continue;
        const auto bytes = m_file.isEmpty()
            ? fail(QString())
            : readFile(QFileInfo(m_file).dir().filePath(name), largestPictureFile);
        if (!bytes) {
            missing << name;
            continue;
        }
        if (!hasRoomFor(bytes->size()))
            return refresh();
        m_pictures.insert(name, *bytes);
        m_edit->document()->setModified(true);
        ++added;
    }
    refresh();
    if (!missing.isEmpty())
        return tell(tr("These pictures are not beside the lesson: %1.")
                        .arg(missing.join(QStringLiteral(", "))));
    tell(tr("%n pictures were added to the lesson. Save it to keep them in its file.", nullptr,
            added));
}

/// Says it where the file would be too large to be opened.
bool LessonEditor::hasRoomFor(qint64 bytes)
{
    // As base64 has it, with its lines.
    const qint64 size = text().toUtf8().size() + bytes * 7 / 5;
    if (size <= largestPictureFile)
        return true;
    tell(
        tr("With this picture the lesson would have %1. The most is %2. Use a smaller picture.")
            .arg(locale().formattedDataSize(size), locale().formattedDataSize(largestPictureFile)));
    return false;
}
