// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programtrial.h"
#include "core/session/jobs/job.h"

#include <QDialog>
#include <QTimer>
#include <functional>
#include <memory>

class MessageStrip;
class ProgramForm;
class ProgramKeeper;
class ProgramsList;
class ProgramsModel;
class QStackedWidget;

/// "Programs": the person's programs of others, in a window beside the board. What is edited is
/// kept soon after, and when the dialog closes. A test runs beside the window.
class ProgramsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Called from a worker thread; as tryProgram().
    using Trial = std::function<ProgramTrial(const Program&, const std::stop_token&)>;

    /// `keeper` must outlive this.
    explicit ProgramsDialog(ProgramKeeper& keeper, Trial trial = tryProgram,
                            QWidget* parent = nullptr);
    ~ProgramsDialog() override;

    ProgramsModel& model() { return *m_model; }
    ProgramForm& form() { return *m_form; }
    /// Adds what the file most probably is, and shows it.
    void addFile(const QString& path);
    /// The one of that name comes to the front, if there is one.
    void showProgram(const QString& name);
    bool isTesting() const { return m_job.isRunning(); }

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
    struct RemovedProgram;

    QWidget* buildList();
    QWidget* buildForm();
    void choose();
    void duplicate();
    void remove();
    void bringBack();
    void test();
    void stopTest();
    void takeTrial();

    /// The row that the form shows; -1 where there is none.
    int shownRow() const;
    void showRow(int row);
    void showResult();
    void showButtons();
    void takeEdit();
    /// Sends what was edited to be kept. False, and a sentence, where it can't be.
    bool keep();
    void takeKept();
    /// The name that was written for a row, if it can be and is another one.
    void takeWrittenName(int row);
    /// The same of all rows; asks where one can't be. False where the person goes on with it.
    bool settleNames();

    ProgramKeeper& m_keeper;
    const Trial m_trial;
    ProgramsModel* m_model;
    MessageStrip* m_message = nullptr;
    ProgramsList* m_list = nullptr;
    QStackedWidget* m_place = nullptr;
    ProgramForm* m_form = nullptr;
    QAction* m_bringBack = nullptr;
    std::unique_ptr<RemovedProgram> m_removed;
    QTimer m_soon; ///< until what was edited is kept
    bool m_keeping = false;
    Program m_tested;
    Job<ProgramTrial> m_job;
};
