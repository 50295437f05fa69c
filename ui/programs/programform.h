// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"

#include <QStringList>
#include <QWidget>

class LiveLabel;
class ProgramLimitsForm;
class ProgramOptionsForm;
class QComboBox;
class QGroupBox;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;
class RowForm;
struct ProgramTrial;

/// All that is to be said of one program: its name, how it is started and asked, its options and
/// limits; and what its last test has shown.
class ProgramForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProgramForm(QWidget* parent = nullptr);

    /// Shows another program, or the same one changed elsewhere. `writtenName` is what stands in
    /// the field of its name, which may be none; `taken` are the names that it can't have.
    void setProgram(const Program& program, const QString& writtenName, const QStringList& taken);
    /// As it is written there; with the name of before while what is written is none.
    const Program& program() const { return m_program; }
    QString writtenName() const;
    /// Why what is written is no name; empty where it is one.
    QString nameProblem() const;
    /// Takes the name that is written, if it is one: otherwise it is taken when the keyboard leaves
    /// its field.
    void takeName();
    void focusName();

    /// What the program of now has shown, and the options that it has; null where it was not
    /// tested. Not to be called while edited() is sent.
    void showTrial(const ProgramTrial* trial);
    /// What takes the place of a result: that it is being tested, or was changed since.
    void showTrialWords(const QString& words);
    /// What the program wrote to standard error.
    void showErrors(const QString& errors);

Q_SIGNALS:
    void edited();
    void nameWritten();

private:
    void addHead(QVBoxLayout& page);
    void addOptions(QVBoxLayout& page);
    void addErrors(QVBoxLayout& page);
    QLineEdit* addFile(RowForm& form, const QString& name, const QString& button,
                       const QString& spokenButton, void (ProgramForm::*browse)());
    void browseCommand();
    void browseFolder();
    /// A file that was chosen, and not written: what it is follows.
    void takeFile(const QString& path);
    void readFields();
    void checkName();
    /// Says what is wrong with its command and its folder.
    void checkFiles();

    Program m_program;
    QStringList m_taken;
    bool m_showing = false;

    QLineEdit* m_name = nullptr;
    LiveLabel* m_nameProblem = nullptr;
    QComboBox* m_protocol = nullptr;
    QLineEdit* m_command = nullptr;
    LiveLabel* m_commandProblem = nullptr;
    QLineEdit* m_arguments = nullptr;
    QLineEdit* m_folder = nullptr;
    LiveLabel* m_folderProblem = nullptr;
    LiveLabel* m_result = nullptr;
    QGroupBox* m_optionsGroup = nullptr;
    ProgramOptionsForm* m_options = nullptr;
    ProgramLimitsForm* m_limits = nullptr;
    QPlainTextEdit* m_errors = nullptr;
};
