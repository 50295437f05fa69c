// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programquestions.h"

#include <QMessageBox>
#include <QPushButton>

bool ProgramQuestions::isRemovalWanted(QWidget* parent, const QString& name)
{
    return isConfirmed(parent, tr("Remove a program"),
                       tr("Remove \"%1\" from the programs? Its file stays where it is.").arg(name),
                       tr("Remove"));
}

bool ProgramQuestions::isOldNameWanted(QWidget* parent, const QString& problem, const QString& name)
{
    return isConfirmed(
        parent, tr("Name of a program"),
        tr("%1 Without another one it is called \"%2\" as before.").arg(problem, name),
        tr("Close"));
}

bool ProgramQuestions::isLossAccepted(QWidget* parent, const QString& problem)
{
    return isConfirmed(parent, tr("Programs"),
                       tr("%1 What you have edited would be lost.").arg(problem),
                       tr("Close all the same"));
}

bool ProgramQuestions::isConfirmed(QWidget* parent, const QString& title, const QString& question,
                                   const QString& answer)
{
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Cancel, parent);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* const yes = box.addButton(answer, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == yes;
}
