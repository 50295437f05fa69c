// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programform.h"

#include "core/engines/external/programguess.h"
#include "core/engines/external/programtable.h"
#include "core/engines/external/programtrial.h"
#include "core/support/text/plainlabel.h"
#include "ui/programs/argumentstext.h"
#include "ui/programs/programlimitsform.h"
#include "ui/programs/programoptionsform.h"
#include "ui/programs/trialsentence.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/rowform.h"
#include "ui/widgets/labels/livelabel.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

namespace {

constexpr int linesOfErrors = 6;

constexpr ProgramProtocol protocolsInOrder[] {ProgramProtocol::Uci, ProgramProtocol::Riddles,
                                              ProgramProtocol::TheAiGames, ProgramProtocol::Kaggle};

/// The command as it is found when the program starts in its folder.
QString commandInFolder(const Program& program)
{
    return program.folder.isEmpty() || !program.command.contains(u'/')
        ? program.command
        : QDir(program.folder).absoluteFilePath(program.command);
}

}

ProgramForm::ProgramForm(QWidget* parent) : QWidget(parent)
{
    auto* const page = new QVBoxLayout(this);
    addHead(*page);
    auto* const result = new QGroupBox(tr("Last test"));
    m_result = new LiveLabel;
    (new QVBoxLayout(result))->addWidget(m_result);
    page->addWidget(result);
    addOptions(*page);
    auto* const limits = new QGroupBox(tr("Limits"));
    m_limits = new ProgramLimitsForm;
    (new QVBoxLayout(limits))->addWidget(m_limits);
    page->addWidget(limits);
    connect(m_limits, &ProgramLimitsForm::edited, this, &ProgramForm::readFields);
    addErrors(*page);
    page->addStretch();
    // A file that is dropped is a program to be added, and no text.
    for (QLineEdit* const field : findChildren<QLineEdit*>())
        field->setAcceptDrops(false);
}

void ProgramForm::addHead(QVBoxLayout& page)
{
    auto* const group = new QGroupBox(tr("Program"));
    auto* const form = new RowForm(group);
    m_name = new QLineEdit;
    m_name->setAccessibleName(tr("Name"));
    m_name->setToolTip(tr("What it is called wherever engines are chosen"));
    form->addRow(tr("&Name:"), m_name);
    m_nameProblem = new LiveLabel;
    form->addRow({}, m_nameProblem);
    connect(m_name, &QLineEdit::textEdited, this, &ProgramForm::checkName);
    connect(m_name, &QLineEdit::editingFinished, this, &ProgramForm::takeName);
    m_protocol = new QComboBox;
    for (const ProgramProtocol protocol : protocolsInOrder)
        m_protocol->addItem(Program::protocolName(protocol));
    m_protocol->setAccessibleName(tr("Protocol"));
    m_protocol->setToolTip(tr("How it is asked for its moves"));
    form->addRow(tr("Pr&otocol:"), m_protocol);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, &ProgramForm::readFields);
    m_command = addFile(*form, tr("Comman&d:"), tr("&Browse…"), tr("Browse for the command"),
                        &ProgramForm::browseCommand);
    m_command->setToolTip(tr("The program's file, or a name in PATH"));
    connect(m_command, &QLineEdit::editingFinished, this, &ProgramForm::checkFiles);
    m_commandProblem = new LiveLabel;
    form->addRow({}, m_commandProblem);
    m_arguments = new QLineEdit;
    m_arguments->setAccessibleName(tr("Arguments"));
    m_arguments->setToolTip(
        tr("Separated by blanks; one with blanks stands in quotation marks. There is no shell."));
    form->addRow(tr("Arg&uments:"), m_arguments);
    connect(m_arguments, &QLineEdit::textEdited, this, &ProgramForm::readFields);
    m_folder = addFile(*form, tr("&Folder:"), tr("Bro&wse…"), tr("Browse for the folder"),
                       &ProgramForm::browseFolder);
    m_folder->setToolTip(tr("Where it runs"));
    m_folder->setPlaceholderText(tr("The folder of its file"));
    connect(m_folder, &QLineEdit::editingFinished, this, &ProgramForm::checkFiles);
    m_folderProblem = new LiveLabel;
    form->addRow({}, m_folderProblem);
    page.addWidget(group);
}

QLineEdit* ProgramForm::addFile(RowForm& form, const QString& name, const QString& button,
                                const QString& spokenButton, void (ProgramForm::*browse)())
{
    auto* const row = new QWidget;
    row->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* const field = new QLineEdit;
    field->setAccessibleName(plainLabel(name));
    // A path is read from its left in any language.
    field->setLayoutDirection(Qt::LeftToRight);
    layout->addWidget(field, 1);
    auto* const browser = new QPushButton(button);
    browser->setAccessibleName(spokenButton);
    browser->setAutoDefault(false);
    layout->addWidget(browser);
    row->setFocusProxy(field);
    form.addRow(name, row);
    connect(browser, &QPushButton::clicked, this, browse);
    connect(field, &QLineEdit::textEdited, this, &ProgramForm::readFields);
    return field;
}

void ProgramForm::addOptions(QVBoxLayout& page)
{
    m_optionsGroup = new QGroupBox(tr("Options"));
    m_options = new ProgramOptionsForm;
    (new QVBoxLayout(m_optionsGroup))->addWidget(m_options);
    page.addWidget(m_optionsGroup);
    connect(m_options, &ProgramOptionsForm::edited, this, &ProgramForm::readFields);
}

void ProgramForm::addErrors(QVBoxLayout& page)
{
    auto* const group = new QGroupBox(tr("Standard error"));
    m_errors = new QPlainTextEdit;
    m_errors->setReadOnly(true);
    m_errors->setTabChangesFocus(true);
    m_errors->setAccessibleName(tr("Standard error"));
    m_errors->setPlaceholderText(tr("It has written nothing."));
    m_errors->setLayoutDirection(Qt::LeftToRight);
    useFixedLetters(*m_errors);
    keepLines(*m_errors, linesOfErrors);
    (new QVBoxLayout(group))->addWidget(m_errors);
    page.addWidget(group);
}

void ProgramForm::setProgram(const Program& program, const QString& writtenName,
                             const QStringList& taken)
{
    m_showing = true;
    m_program = program;
    m_taken = taken;
    const auto show = [](QLineEdit& field, const QString& text) {
        // Where nothing changes, the cursor stays.
        if (field.text() != text)
            field.setText(text);
    };
    show(*m_name, writtenName);
    m_protocol->setCurrentIndex(static_cast<int>(
        std::ranges::find(protocolsInOrder, program.protocol) - std::begin(protocolsInOrder)));
    show(*m_command, program.command);
    if (QProcess::splitCommand(m_arguments->text()) != program.arguments)
        m_arguments->setText(argumentsText(program.arguments));
    show(*m_folder, program.folder);
    m_limits->setLimits(program.limits);
    if (m_options->values() != program.options)
        m_options->setOptions({}, program.options);
    m_nameProblem->say(nameProblem());
    // Not at each pause of somebody who writes it.
    if (!m_command->hasFocus() && !m_folder->hasFocus())
        checkFiles();
    m_showing = false;
}

QString ProgramForm::writtenName() const
{
    return m_name->text();
}

QString ProgramForm::nameProblem() const
{
    const auto checked = programs::checkName(writtenName(), m_taken);
    return checked ? QString() : checked.error().message;
}

void ProgramForm::checkName()
{
    m_nameProblem->say(nameProblem());
    Q_EMIT nameWritten();
}

void ProgramForm::takeName()
{
    if (m_program.name == writtenName() || !nameProblem().isEmpty())
        return;
    m_program.name = writtenName();
    Q_EMIT edited();
}

void ProgramForm::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void ProgramForm::checkFiles()
{
    m_folderProblem->say(programguess::folderProblem(m_program.folder));
    m_commandProblem->say(programguess::guess(commandInFolder(m_program)).problem);
}

void ProgramForm::browseCommand()
{
    const QString folder = m_program.folder.isEmpty() && m_program.command.contains(u'/')
        ? QFileInfo(m_program.command).path()
        : m_program.folder;
    const QString path = FileDialog::file(this, tr("Choose a program"), folder, {});
    if (!path.isEmpty())
        takeFile(path);
}

void ProgramForm::browseFolder()
{
    const QString path = FileDialog::folder(this, tr("Choose the folder in which it runs"));
    if (path.isEmpty())
        return;
    m_folder->setText(path);
    readFields();
    checkFiles();
}

void ProgramForm::takeFile(const QString& path)
{
    const Program guessed = programguess::guess(path).program;
    Program program = m_program;
    program.protocol = guessed.protocol;
    program.command = guessed.command;
    program.arguments = guessed.arguments;
    setProgram(program, writtenName(), m_taken);
    Q_EMIT edited();
}

void ProgramForm::readFields()
{
    if (m_showing)
        return;
    m_program.protocol = protocolsInOrder[m_protocol->currentIndex()];
    m_program.command = m_command->text();
    if (const QString shown = argumentsText(m_program.arguments); m_arguments->text() != shown)
        m_program.arguments = QProcess::splitCommand(m_arguments->text());
    m_program.folder = m_folder->text();
    m_program.limits = m_limits->limits();
    m_program.options = m_options->values();
    m_commandProblem->say({});
    m_folderProblem->say({});
    Q_EMIT edited();
}

void ProgramForm::showTrial(const ProgramTrial* trial)
{
    showTrialWords(trial ? trialSentence(m_program, *trial) : tr("It was not tested yet."));
    m_options->setOptions(trial ? trial->options : std::vector<OptionLine>(), m_program.options);
    // Nothing can be set where nothing is known.
    m_optionsGroup->setVisible(!m_options->isEmpty());
}

void ProgramForm::showTrialWords(const QString& words)
{
    m_result->say(words);
}

void ProgramForm::showErrors(const QString& errors)
{
    if (m_errors->toPlainText() != errors)
        m_errors->setPlainText(errors);
}
