// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a lesson is begun again.
#include "ui/labs/lessons/course/lessonpage.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/course/lessonworkspace.h"
#include "ui/labs/lessons/run/lessonrun.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>

using namespace fourcast::lesson;

void LessonPage::askAnew()
{
    if (!m_run)
        return;
    QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::NoButton, this);
    const QPushButton* startsOver = nullptr;
    {
        // The other windows speak the program's language while it is asked.
        const LanguageScope scope(m_run->lesson().language);
        box.setWindowTitle(tr("Start over"));
        box.setText(tr("Start this lesson over from the first step? Your "
                       "earlier work is kept in a separate file."));
        // Its own: the words of the standard buttons are the program's.
        startsOver = box.addButton(tr("Start &over"), QMessageBox::AcceptRole);
        box.setDefaultButton(box.addButton(tr("&Keep working"), QMessageBox::RejectRole));
    }
    box.exec();
    if (box.clickedButton() == startsOver)
        beginAnew();
}

void LessonPage::beginAnew()
{
    if (!m_run)
        return;
    const LanguageScope scope(m_run->lesson().language);
    m_desk->takeStudent();
    m_run->goTo(0);
    m_run->save();
    // From here on there is no file that the new sheet could be put together with.
    const auto aside = m_sheets.putAside(m_run->lesson().id);
    if (!aside)
        return tell(aside.error().message);
    m_run->setHandedIn({});
    m_run->take(m_run->lesson(), AnswerSheet::of(m_run->lesson(), m_run->sheet().student));
    m_run->save();
    tell(aside->isEmpty()
             ? QString()
             : tr("Your earlier work is kept in %1.").arg(QDir::toNativeSeparators(*aside)));
}
