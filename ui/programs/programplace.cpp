// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programplace.h"

#include "core/engines/external/externalengine.h"
#include "ui/programs/programform.h"
#include "ui/programs/programsmodel.h"
#include "ui/text/numbertext.h"
#include "ui/widgets/forms/formarea.h"

#include <QLabel>

ProgramPlace::ProgramPlace(ProgramsModel& model, QWidget* parent)
    : QStackedWidget(parent), m_model(model)
{
    auto* const empty = new QLabel(
        tr("There are no programs yet. Add a program's file, or drop it here: then it plays and "
           "analyses wherever an engine can be chosen."));
    empty->setWordWrap(true);
    empty->setAlignment(Qt::AlignCenter);
    addWidget(empty);
    m_form = new ProgramForm;
    addWidget(new FormArea(m_form));
}

void ProgramPlace::showRow(int row)
{
    setCurrentIndex(row < 0 ? 0 : 1);
    if (row < 0)
        return;
    const ProgramRow& shown = m_model.row(row);
    m_form->setProgram(shown.program, shown.writtenName, m_model.taken(row));
    showResult(row);
}

void ProgramPlace::showResult(int row)
{
    const ProgramRow& shown = m_model.row(row);
    m_form->showTrial(shown.trial ? &*shown.trial : nullptr);
    if (shown.isBeingTested)
        m_form->showTrialWords(
            tr("It is being tested, for %1 at most.")
                .arg(durationText(shown.program.limits.start + shown.program.limits.move)));
    else if (shown.trial && !shown.isTested)
        m_form->showTrialWords(tr("It was changed since its last test."));
    QString errors = QString::fromUtf8(programoutput::of(shown.program.name));
    if (errors.isEmpty() && shown.trial)
        errors = shown.trial->errors;
    m_form->showErrors(errors);
}

void ProgramPlace::takeEdit(int row)
{
    m_model.change(row, m_form->program());
    m_model.setWrittenName(row, m_form->writtenName());
    const ProgramRow& edited = m_model.row(row);
    if (edited.trial && !edited.isTested && !edited.isBeingTested)
        m_form->showTrialWords(tr("It was changed since its last test."));
}
