// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programtrial.h"
#include "ui/programs/programplace.h"
#include "ui/programs/programsediting.h"
#include "ui/programs/programtester.h"

#include <QDialog>

class MessageStrip;
class ProgramKeeper;
class ProgramsList;

/// "Programs": the person's programs of others, in a window beside the board. What is edited is
/// kept soon after, and when the dialog closes. A test runs beside the window.
class ProgramsDialog : public QDialog
{
    Q_OBJECT

public:
    using Trial = ProgramTester::Trial;

    /// `keeper` must outlive this.
    explicit ProgramsDialog(ProgramKeeper& keeper, Trial trial = tryProgram,
                            QWidget* parent = nullptr);
    ~ProgramsDialog() override;

    ProgramsModel& model() { return *m_model; }
    ProgramForm& form() { return m_place->form(); }
    /// Adds what the file most probably is, and shows it.
    void addFile(const QString& path);
    /// The one of that name comes to the front, if there is one.
    void showProgram(const QString& name);
    bool isTesting() const { return m_tester.isRunning(); }

public Q_SLOTS:
    /// Keeps what was edited; asks where something can't be kept. A test ends.
    void reject() override;

protected:
    void showEvent(QShowEvent* event) override;
    /// Others may have changed the programs meanwhile.
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildList();
    QWidget* buildForm();
    void choose();
    void duplicate();
    void showNew(int row);
    void remove();
    void bringBack();
    void test();
    void stopTest();
    void takeTrial(int row);

    /// The row that the form shows; -1 where there is none.
    int shownRow() const;
    void showRow(int row);
    void showButtons();
    void takeEdit();
    void takeKept();
    /// Takes the names that were written; asks where one can't be. False where the person goes on
    /// with it.
    bool settleNames();

    ProgramKeeper& m_keeper;
    ProgramsModel* m_model;
    MessageStrip* m_message = nullptr;
    ProgramsList* m_list = nullptr;
    ProgramPlace* m_place = nullptr;
    QAction* m_bringBack = nullptr;
    ProgramsEditing m_editing;
    ProgramTester m_tester;
};
