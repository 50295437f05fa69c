// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programsdialog.h"

#include "core/engines/external/externalengine.h"
#include "core/engines/external/programguess.h"
#include "ui/programs/programedits.h"
#include "ui/programs/programform.h"
#include "ui/programs/programkeeper.h"
#include "ui/programs/programslist.h"
#include "ui/programs/programsmodel.h"
#include "ui/text/numbertext.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/forms/formarea.h"
#include "ui/widgets/labels/messagestrip.h"
#include "ui/widgets/screenroom.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QShowEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

namespace {

constexpr QSize programsSize(1000, 640);
/// While somebody types, not each letter is written.
constexpr std::chrono::milliseconds untilKept(400);

QStringList filesIn(const QMimeData* mime)
{
    QStringList paths;
    for (const QUrl& url : mime->urls())
        if (url.isLocalFile())
            paths += url.toLocalFile();
    return paths;
}

/// A question with one button that does it, and one that does not.
bool isConfirmed(QWidget* parent, const QString& title, const QString& question,
                 const QString& answer)
{
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Cancel, parent);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* const yes = box.addButton(answer, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == yes;
}

}

struct ProgramsDialog::RemovedProgram
{
    int row = 0;
    ProgramRow program {};
};

ProgramsDialog::ProgramsDialog(ProgramKeeper& keeper, Trial trial, QWidget* parent)
    : QDialog(parent), m_keeper(keeper), m_trial(std::move(trial)), m_model(new ProgramsModel(this))
{
    setWindowTitle(tr("Programs"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    setAcceptDrops(true);
    auto* const layout = new QVBoxLayout(this);
    m_message = new MessageStrip;
    layout->addWidget(m_message);
    auto* const splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(buildList());
    splitter->addWidget(buildForm());
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    layout->addWidget(splitter, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    // Enter belongs to the fields.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProgramsDialog::reject);
    layout->addWidget(buttons);
    resize(parent ? fittingScreen(programsSize, *parent) : programsSize);

    m_bringBack = new QAction(tr("Undo"), this);
    m_bringBack->setToolTip(tr("Bring the program back"));
    connect(m_bringBack, &QAction::triggered, this, &ProgramsDialog::bringBack);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ProgramsDialog::keep);
    connect(&m_job, &JobBase::finished, this, &ProgramsDialog::takeTrial);
    connect(&m_keeper, &ProgramKeeper::changed, this, &ProgramsDialog::takeKept);
    connect(&m_keeper, &ProgramKeeper::failed, m_message, &MessageStrip::showMessage);
    takeKept();
}

ProgramsDialog::~ProgramsDialog()
{
    // The window may close while this one is open.
    takeWrittenName(shownRow());
    keep();
}

QWidget* ProgramsDialog::buildList()
{
    m_list = new ProgramsList(*m_model);
    connect(m_list, &ProgramsList::rowChanged, this, [this](int now, int before) {
        takeWrittenName(before);
        showRow(now);
    });
    connect(m_list, &ProgramsList::addWanted, this, &ProgramsDialog::choose);
    connect(m_list, &ProgramsList::duplicateWanted, this, &ProgramsDialog::duplicate);
    connect(m_list, &ProgramsList::removeWanted, this, &ProgramsDialog::remove);
    connect(m_list, &ProgramsList::testWanted, this, &ProgramsDialog::test);
    connect(m_list, &ProgramsList::stopWanted, this, &ProgramsDialog::stopTest);
    return m_list;
}

QWidget* ProgramsDialog::buildForm()
{
    m_place = new QStackedWidget;
    auto* const empty = new QLabel(
        tr("There are no programs yet. Add a program's file, or drop it here: then it plays and "
           "analyses wherever an engine can be chosen."));
    empty->setWordWrap(true);
    empty->setAlignment(Qt::AlignCenter);
    m_place->addWidget(empty);
    m_form = new ProgramForm;
    m_place->addWidget(new FormArea(m_form));
    connect(m_form, &ProgramForm::edited, this, &ProgramsDialog::takeEdit);
    connect(m_form, &ProgramForm::nameWritten, this, &ProgramsDialog::takeEdit);
    return m_place;
}

int ProgramsDialog::shownRow() const
{
    return m_list->row();
}

void ProgramsDialog::showRow(int row)
{
    m_place->setCurrentIndex(row < 0 ? 0 : 1);
    if (row >= 0) {
        const ProgramRow& shown = m_model->row(row);
        m_form->setProgram(shown.program, shown.writtenName, m_model->taken(row));
        showResult();
    }
    showButtons();
}

void ProgramsDialog::showResult()
{
    const ProgramRow& row = m_model->row(shownRow());
    m_form->showTrial(row.trial ? &*row.trial : nullptr);
    if (row.isBeingTested)
        m_form->showTrialWords(
            tr("It is being tested, for %1 at most.")
                .arg(durationText(row.program.limits.start + row.program.limits.move)));
    else if (row.trial && !row.isTested)
        m_form->showTrialWords(tr("It was changed since its last test."));
    QString errors = QString::fromUtf8(programoutput::of(row.program.name));
    if (errors.isEmpty() && row.trial)
        errors = row.trial->errors;
    m_form->showErrors(errors);
}

void ProgramsDialog::showButtons()
{
    const bool isSound = m_keeper.problem().isEmpty();
    m_list->offer(isSound, m_job.isRunning());
    m_form->setEnabled(isSound);
}

void ProgramsDialog::showProgram(const QString& name)
{
    if (const int row = m_model->find(name); row >= 0)
        m_list->select(row);
}

void ProgramsDialog::takeEdit()
{
    const int row = shownRow();
    if (row < 0)
        return;
    m_model->change(row, m_form->program());
    m_model->setWrittenName(row, m_form->writtenName());
    const ProgramRow& edited = m_model->row(row);
    if (edited.trial && !edited.isTested && !edited.isBeingTested)
        m_form->showTrialWords(tr("It was changed since its last test."));
    m_soon.start(untilKept);
}

bool ProgramsDialog::keep()
{
    m_soon.stop();
    const std::vector<ProgramEdit> edits = m_model->edits();
    if (edits.empty())
        return true;
    m_keeping = true;
    const Expected<void> saved
        = m_keeper.save([edits](std::vector<Program>& programs) -> Expected<void> {
              applyProgramEdits(programs, edits);
              return {};
          });
    m_keeping = false;
    if (!saved) {
        m_message->showMessage(saved.error().message);
        return false;
    }
    m_model->noteKept();
    takeKept();
    return true;
}

void ProgramsDialog::takeKept()
{
    // What is sent is not what comes back to be shown.
    if (m_keeping)
        return;
    if (!m_keeper.problem().isEmpty())
        m_message->showMessage(m_keeper.problem());
    const int before = shownRow();
    const QString name = before < 0 ? QString() : m_model->row(before).program.name;
    m_model->setKept(m_keeper.programs());
    int row = m_model->find(name);
    if (row < 0 && m_model->rowCount() > 0)
        row = std::clamp(before, 0, m_model->rowCount() - 1);
    if (row == shownRow())
        showRow(row);
    else
        m_list->select(row);
}

void ProgramsDialog::choose()
{
    const QString path = FileDialog::file(this, tr("Add a program"), {}, {});
    if (!path.isEmpty())
        addFile(path);
}

void ProgramsDialog::addFile(const QString& path)
{
    takeWrittenName(shownRow());
    Program program = programguess::guess(path).program;
    program.name = programguess::freeName(program.name, m_model->taken());
    const int row = m_model->add(program);
    m_list->select(row);
    m_form->focusName();
    keep();
}

void ProgramsDialog::duplicate()
{
    takeWrittenName(shownRow());
    ProgramRow copy {.program = m_model->row(shownRow()).program};
    copy.program.name = programguess::freeName(copy.program.name, m_model->taken());
    copy.writtenName = copy.program.name;
    const int row = shownRow() + 1;
    m_model->insert(row, copy);
    m_list->select(row);
    m_form->focusName();
    keep();
}

void ProgramsDialog::remove()
{
    const int row = shownRow();
    if (row < 0)
        return;
    const QString name = m_model->row(row).program.name;
    if (!isConfirmed(this, tr("Remove a program"),
                     tr("Remove \"%1\" from the programs? Its file stays where it is.").arg(name),
                     tr("Remove")))
        return;
    if (!keep())
        return;
    const ProgramRow removed = m_model->row(row);
    if (removed.isBeingTested)
        stopTest();
    const ProgramEdit edit {.oldName = removed.kept.name};
    m_keeping = true;
    const Expected<void> saved
        = m_keeper.save([edit](std::vector<Program>& programs) -> Expected<void> {
              applyProgramEdits(programs, {edit});
              return {};
          });
    m_keeping = false;
    if (!saved)
        return m_message->showMessage(saved.error().message);
    m_removed = std::make_unique<RemovedProgram>(RemovedProgram {row, removed});
    takeKept();
    m_message->offer(tr("\"%1\" is removed.").arg(name), {m_bringBack});
    m_list->focusTable();
}

void ProgramsDialog::bringBack()
{
    m_message->dismissOffer();
    const std::unique_ptr<RemovedProgram> removed = std::move(m_removed);
    if (!removed)
        return;
    ProgramRow& program = removed->program;
    program.kept = {};
    program.isBeingTested = false;
    program.program.name = programguess::freeName(program.program.name, m_model->taken());
    program.writtenName = program.program.name;
    const int row = std::min(removed->row, m_model->rowCount());
    m_model->insert(row, program);
    m_list->select(row);
    m_list->focusTable();
    keep();
}

void ProgramsDialog::test()
{
    takeWrittenName(shownRow());
    const int row = shownRow();
    if (row < 0 || m_job.isRunning())
        return;
    keep();
    m_tested = m_model->row(row).program;
    const auto started
        = m_job.start([trial = m_trial, program = m_tested](
                          const Job<ProgramTrial>::Context& context) -> Expected<ProgramTrial> {
              return trial(program, context.stop());
          });
    if (!started)
        return m_message->showMessage(started.error().message);
    m_model->setBeingTested(row, true);
    showResult();
    showButtons();
}

void ProgramsDialog::stopTest()
{
    if (!m_job.isRunning())
        return;
    m_job.abandon();
    if (const int row = m_model->beingTested(); row >= 0)
        m_model->setBeingTested(row, false);
    if (shownRow() >= 0)
        showResult();
    showButtons();
}

void ProgramsDialog::takeTrial()
{
    const int row = m_model->beingTested();
    if (m_job.status() == JobStatus::Failed) {
        if (row >= 0)
            m_model->setBeingTested(row, false);
        m_message->showMessage(m_job.error().message);
    } else if (row >= 0) {
        m_model->setTrial(row, m_tested, m_job.result());
    }
    if (row >= 0 && row == shownRow())
        showResult();
    showButtons();
    m_keeper.noteVersions();
}

void ProgramsDialog::takeWrittenName(int row)
{
    if (row < 0 || row >= m_model->rowCount() || !m_model->hasNewName(row))
        return;
    Program program = m_model->row(row).program;
    program.name = m_model->row(row).writtenName;
    m_model->change(row, program);
    m_soon.start(untilKept);
}

bool ProgramsDialog::settleNames()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        takeWrittenName(row);
        const QString name = m_model->row(row).program.name;
        if (m_model->row(row).writtenName == name)
            continue;
        m_list->select(row);
        if (!isConfirmed(this, tr("Name of a program"),
                         tr("%1 Without another one it is called \"%2\" as before.")
                             .arg(m_form->nameProblem(), name),
                         tr("Close"))) {
            m_form->focusName();
            return false;
        }
        m_model->setWrittenName(row, name);
        showRow(row);
    }
    return true;
}

void ProgramsDialog::reject()
{
    if (!settleNames())
        return;
    if (!keep()
        && !isConfirmed(this, tr("Programs"),
                        tr("%1 What you have edited would be lost.").arg(m_message->message()),
                        tr("Close all the same")))
        return;
    stopTest();
    m_keeper.noteVersions();
    QDialog::reject();
}

void ProgramsDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (event->spontaneous())
        return;
    m_message->dismiss();
    takeKept();
    m_list->focusTable();
}

void ProgramsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && isVisible())
        m_keeper.reload();
}

void ProgramsDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_keeper.problem().isEmpty() && !filesIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ProgramsDialog::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    for (const QString& path : filesIn(event->mimeData()))
        addFile(path);
}
