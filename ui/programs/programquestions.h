// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

class QWidget;

/// What a person is asked about programs, each in a box with one button that does it, and one that
/// does not. True where it is to be done.
class ProgramQuestions
{
    Q_DECLARE_TR_FUNCTIONS(ProgramsDialog)

public:
    /// Is this program to be taken off the list?
    static bool isRemovalWanted(QWidget* parent, const QString& name);
    /// Is the name that was written given up, for this problem, and the one of before kept?
    static bool isOldNameWanted(QWidget* parent, const QString& problem, const QString& name);
    /// Is the window closed though what was edited can't be kept, for this problem?
    static bool isLossAccepted(QWidget* parent, const QString& problem);

private:
    static bool isConfirmed(QWidget* parent, const QString& title, const QString& question,
                            const QString& answer);
};
