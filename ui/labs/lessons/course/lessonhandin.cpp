// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonhandin.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonend.h"
#include "ui/labs/lessons/course/lessonpage.h"
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/lessonworkspace.h"
#include "ui/labs/lessons/run/openquestions.h"
#include "ui/widgets/exports/filedialog.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

using namespace fourcast::lesson;

namespace {

/// A name without the end by which the teacher's program knows answers, or with a part of it, is
/// given the whole.
QString withAnswersEnd(const QString& file)
{
    const QLatin1String whole(answersSuffix);
    if (file.endsWith(whole, Qt::CaseInsensitive))
        return file;
    for (const char* const part : {".answers", ".json"})
        if (file.endsWith(QLatin1String(part), Qt::CaseInsensitive))
            return file.chopped(static_cast<qsizetype>(qstrlen(part))) + whole;
    return file + whole;
}

}

LessonHandIn::LessonHandIn(LessonWorkspace& workspace, QWidget* window)
    : QObject(window), m_workspace(workspace), m_window(window)
{
}

LessonRun* LessonHandIn::run() const
{
    return m_workspace.stepView().run();
}

void LessonHandIn::tell(const QString& sentence)
{
    LessonEnd* const end = m_workspace.stepView().end();
    if (!end) {
        Q_EMIT said(sentence);
        return;
    }
    end->say(sentence);
    m_workspace.stepView().ensureWidgetVisible(end);
}

void LessonHandIn::begin()
{
    if (!run())
        return;
    m_workspace.takeStudent();
    if (run()->sheet().student.isEmpty() || isMeantWithOpenQuestions())
        askForFile();
}

/// Asked only where something is open.
bool LessonHandIn::isMeantWithOpenQuestions()
{
    if (openQuestions(*run()).empty())
        return true;
    QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::NoButton, m_window);
    const QPushButton* handsIn = nullptr;
    QPushButton* goesOn = nullptr;
    {
        // The other windows speak the program's language while it is asked.
        const LanguageScope scope(run()->lesson().language);
        box.setWindowTitle(LessonPage::tr("Hand in your work"));
        box.setText(openQuestionsText(*run()));
        box.setInformativeText(tr("You can hand in now, continue later, and hand in again. The "
                                  "last step lists the open questions."));
        handsIn = box.addButton(tr("&Hand in…"), QMessageBox::AcceptRole);
        goesOn = box.addButton(tr("&Keep working"), QMessageBox::RejectRole);
    }
    box.setDefaultButton(goesOn);
    box.setEscapeButton(goesOn);
    box.exec();
    return box.clickedButton() == handsIn;
}

void LessonHandIn::askForFile()
{
    if (!run())
        return;
    m_workspace.takeStudent();
    if (run()->sheet().student.isEmpty()) {
        const LanguageScope scope(run()->lesson().language);
        const QString sentence = LessonPage::tr(
            "Enter your name or number first, so your teacher knows whose file it is.");
        if (LessonEnd* const end = m_workspace.stepView().end()) {
            m_workspace.stepView().ensureWidgetVisible(end);
            return end->askForName(sentence);
        }
        Q_EMIT said(sentence);
        m_workspace.studentField().setFocus();
        return;
    }
    const auto [title, filter] = [this] {
        const LanguageScope scope(run()->lesson().language);
        return std::pair(LessonPage::tr("Hand in your work"),
                         LessonPage::tr("Answers (*%1)").arg(QLatin1String(answersSuffix)));
    }();
    FileDialog dialog(m_window, title,
                      QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String(answersSuffix).mid(1));
    dialog.selectFile(answersFileName(run()->sheet()));
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        write(dialog.selectedFiles().constFirst());
}

/// Of the name that was chosen the dialog has asked.
bool LessonHandIn::isMeantToReplace(const QString& file)
{
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::Question);
    const auto [replaces, keeps] = [&] {
        const LanguageScope scope(run()->lesson().language);
        box.setWindowTitle(LessonPage::tr("Hand in your work"));
        box.setText(tr("%1 already exists. Replace it?").arg(QFileInfo(file).fileName()));
        return std::pair(box.addButton(tr("&Replace"), QMessageBox::AcceptRole),
                         box.addButton(tr("&Keep it"), QMessageBox::RejectRole));
    }();
    box.setDefaultButton(keeps);
    box.setEscapeButton(keeps);
    box.exec();
    return box.clickedButton() == replaces;
}

bool LessonHandIn::write(const QString& chosen)
{
    if (!run())
        return false;
    const QString file = withAnswersEnd(chosen);
    if (file != chosen && QFileInfo::exists(file) && !isMeantToReplace(file))
        return false;
    const LanguageScope scope(run()->lesson().language);
    if (const auto saved = run()->handIn(file); !saved) {
        tell(LessonPage::tr("%1 could not be written: %2.")
                 .arg(QDir::toNativeSeparators(file), saved.error().message));
        return false;
    }
    tell(handedInText(file));
    return true;
}

QString LessonHandIn::handedInText(const QString& file)
{
    return LessonPage::tr(
               "Handed in: %1. Give this file to your teacher. You can continue and hand in again.")
        .arg(QDir::toNativeSeparators(file));
}
