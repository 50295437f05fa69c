// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/stepnotes.h"

using namespace fourcast::lesson;

StepNotes::StepNotes(const LessonRun& run, QWidget* parent) : QTextBrowser(parent), m_run(run)
{
    setAccessibleName(tr("Notes for the teacher"));
    setOpenLinks(false);
    setFocusPolicy(Qt::NoFocus);
    connect(&run, &LessonRun::stepChanged, this, &StepNotes::showStep);
    showStep();
}

void StepNotes::showStep()
{
    QStringList notes;
    for (const Block& block : m_run.currentStep().blocks)
        if (const auto* const note = std::get_if<NotesBlock>(&block))
            notes << note->markdown;
    if (notes.isEmpty())
        setPlainText(tr("There are no notes for this step."));
    else
        setMarkdown(notes.join(QStringLiteral("\n\n")));
}
