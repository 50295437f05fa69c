// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStackedWidget>

class ProgramForm;
class ProgramsModel;

/// What stands beside the list of programs: the form of the one in front, with what its last test
/// has shown, or what to do where there is none.
class ProgramPlace : public QStackedWidget
{
    Q_DECLARE_TR_FUNCTIONS(ProgramsDialog)

public:
    /// `model` must outlive this.
    explicit ProgramPlace(ProgramsModel& model, QWidget* parent = nullptr);

    ProgramForm& form() { return *m_form; }
    /// The program of a row; -1 where there is none.
    void showRow(int row);
    /// What the program of the row that is shown has shown in its test.
    void showResult(int row);
    /// Puts what stands in the form into the row that it shows.
    void takeEdit(int row);

private:
    ProgramsModel& m_model;
    ProgramForm* m_form = nullptr;
};
