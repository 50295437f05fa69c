// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files of LessonEditor: what is opened, saved, asked about and kept.
#include "core/lesson/course/lessonlink.h"
#include "core/lesson/course/newlesson.h"
#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonfiles.h"
#include "ui/labs/lessons/editor/lessoneditor.h"
#include "ui/labs/lessons/editor/mistakelist.h"
#include "ui/labs/models/codeeditor.h"
#include "ui/paper/chartexport.h"
#include "ui/play/sharing/sharedialog.h"
#include "ui/widgets/exports/filedialog.h"

#include <QDateTime>
#include <QDir>
#include <QMessageBox>
#include <QStandardPaths>

using namespace fourcast::lesson;

namespace {

QString lessonFilter()
{
    return LessonEditor::tr("Lessons (*%1)").arg(QLatin1String(lessonSuffix));
}

/// Another one for each lesson, so that the answers to two are told apart.
QString freshId()
{
    return QStringLiteral("lesson-")
        + QDateTime::currentDateTime().toString(QStringLiteral("yyMMdd-hhmmss"));
}

QString folderOfLesson(const QString& file)
{
    return file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                          : QFileInfo(file).absolutePath();
}

}

bool LessonEditor::begin(const QString& text)
{
    if (!mayDiscard())
        return false;
    m_onDisk.clear();
    takeText(text, {}, false);
    return true;
}

bool LessonEditor::beginNew()
{
    return begin(toText(newLesson(positionOnBoard(), freshId(), spokenLanguage())));
}

bool LessonEditor::open(const QString& file)
{
    const auto bytes = lessonBytes(file);
    if (!bytes) {
        tell(tr("The lesson %1 could not be read: %2.")
                 .arg(QDir::toNativeSeparators(file), bytes.error().message));
        return false;
    }
    if (!mayDiscard())
        return false;
    const bool isOwn = !isShipped(file);
    m_onDisk = isOwn ? *bytes : QByteArray();
    takeText(QString::fromUtf8(*bytes), isOwn ? QFileInfo(file).absoluteFilePath() : QString(),
             isOwn);
    if (!isOwn)
        tell(tr("This is a copy of a built-in lesson. Change its id if the questions change."));
    return true;
}

bool LessonEditor::recover(const LessonDraft::Text& draft)
{
    if (!mayDiscard())
        return false;
    m_onDisk = draft.file.isEmpty() ? QByteArray() : lessonBytes(draft.file).value_or(QByteArray());
    takeText(draft.text, draft.file, false);
    tell(tr("This text was not saved the last time. Save it to keep it."));
    return true;
}

bool LessonEditor::mayDiscard()
{
    if (isSaved())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved lesson"),
                    tr("This lesson has unsaved changes."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("Save it first?"));
    box.setDefaultButton(QMessageBox::Save);
    // 0 where the program is ended while it asks: as little as Cancel.
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

/// Has somebody else written to the file since it was read?
bool LessonEditor::mayOverwrite(const QString& file)
{
    if (file != m_file || lessonBytes(file).value_or(m_onDisk) == m_onDisk)
        return true;
    return QMessageBox::question(this, tr("Changed elsewhere"),
                                 tr("Another program has changed %1. Replace it with your text?")
                                     .arg(QFileInfo(file).fileName()),
                                 QMessageBox::Yes | QMessageBox::No, QMessageBox::No)
        == QMessageBox::Yes;
}

bool LessonEditor::saveTo(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    if (!mayOverwrite(path))
        return false;
    const QByteArray bytes = text().toUtf8();
    if (const auto saved = chartexport::saveBytes(bytes, path); !saved) {
        tell(saved.error().message);
        return false;
    }
    m_onDisk = bytes;
    m_file = path;
    m_edit->document()->setModified(false);
    m_keep.stop();
    m_draft.remove();
    refresh();
    showTitle();
    const auto wrong = static_cast<int>(m_read.errors.size());
    tell(wrong == 0
             ? tr("Saved to %1.").arg(QFileInfo(path).fileName())
             : tr("Saved to %1. Students cannot open it until its mistakes are corrected (%n).",
                  nullptr, wrong)
                   .arg(QFileInfo(path).fileName()));
    return true;
}

bool LessonEditor::save()
{
    return m_file.isEmpty() ? saveAs() : saveTo(m_file);
}

bool LessonEditor::saveAs()
{
    FileDialog dialog(this, tr("Save the lesson"), folderOfLesson(m_file), lessonFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QString::fromLatin1(lessonSuffix).mid(1));
    dialog.selectFile(m_file.isEmpty() ? tr("my-lesson") + QLatin1String(lessonSuffix)
                                       : QFileInfo(m_file).fileName());
    return dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty()
        && saveTo(dialog.selectedFiles().constFirst());
}

void LessonEditor::chooseFile()
{
    const QString file
        = FileDialog::file(this, tr("Open a lesson"), folderOfLesson(m_file), lessonFilter());
    if (!file.isEmpty())
        open(file);
}

void LessonEditor::tryLesson()
{
    refresh();
    if (!m_read.errors.empty()) {
        tell(tr("Correct the mistakes below before you try the lesson."));
        return m_mistakes->setFocus();
    }
    if ((isSaved() && !m_file.isEmpty()) || save())
        Q_EMIT lessonWanted(m_file);
}

Expected<QString> LessonEditor::link()
{
    refresh();
    if (!m_read.errors.empty())
        return fail(tr("Correct the mistakes below before you share the lesson."));
    return lessonlink::write(text());
}

void LessonEditor::share()
{
    const auto made = link();
    if (!made)
        return tell(made.error().message);
    ShareDialog dialog(*made,
                       {.title = tr("Share the lesson"),
                        .words = tr("Open this lesson in Fourcast: share the link or scan the "
                                    "code. The whole lesson is in it."),
                        .link = tr("Link to the lesson"),
                        .file = m_read.lesson.id},
                       this);
    dialog.exec();
}

void LessonEditor::keepDraft()
{
    m_keep.stop();
    if (isSaved())
        return m_draft.remove();
    if (const auto kept = m_draft.keep({m_file, text()}); !kept)
        tell(kept.error().message);
}
