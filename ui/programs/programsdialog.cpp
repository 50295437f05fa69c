// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programsdialog.h"

#include "ui/programs/programform.h"
#include "ui/programs/programkeeper.h"
#include "ui/programs/programquestions.h"
#include "ui/programs/programslist.h"
#include "ui/programs/programsmodel.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/labels/messagestrip.h"
#include "ui/widgets/screenroom.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QShowEvent>
#include <QSplitter>
#include <QVBoxLayout>
#include <utility>

namespace {

constexpr QSize programsSize(1000, 640);

QStringList filesIn(const QMimeData* mime)
{
    QStringList paths;
    for (const QUrl& url : mime->urls())
        if (url.isLocalFile())
            paths += url.toLocalFile();
    return paths;
}

}

ProgramsDialog::ProgramsDialog(ProgramKeeper& keeper, Trial trial, QWidget* parent)
    : QDialog(parent), m_keeper(keeper), m_model(new ProgramsModel(this)),
      m_editing(keeper, *m_model), m_tester(*m_model, std::move(trial))
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
    connect(&m_editing, &ProgramsEditing::kept, this, &ProgramsDialog::takeKept);
    connect(&m_editing, &ProgramsEditing::failed, m_message, &MessageStrip::showMessage);
    connect(&m_tester, &ProgramTester::finished, this, &ProgramsDialog::takeTrial);
    connect(&m_tester, &ProgramTester::failed, m_message, &MessageStrip::showMessage);
    connect(&m_keeper, &ProgramKeeper::changed, this, &ProgramsDialog::takeKept);
    connect(&m_keeper, &ProgramKeeper::failed, m_message, &MessageStrip::showMessage);
    takeKept();
}

ProgramsDialog::~ProgramsDialog()
{
    // The window may close while this one is open.
    m_editing.takeWrittenName(shownRow());
    m_editing.keep();
}

QWidget* ProgramsDialog::buildList()
{
    m_list = new ProgramsList(*m_model);
    connect(m_list, &ProgramsList::rowChanged, this, [this](int now, int before) {
        m_editing.takeWrittenName(before);
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
    m_place = new ProgramPlace(*m_model);
    connect(&form(), &ProgramForm::edited, this, &ProgramsDialog::takeEdit);
    connect(&form(), &ProgramForm::nameWritten, this, &ProgramsDialog::takeEdit);
    return m_place;
}

int ProgramsDialog::shownRow() const
{
    return m_list->row();
}

void ProgramsDialog::showRow(int row)
{
    m_place->showRow(row);
    showButtons();
}

void ProgramsDialog::showButtons()
{
    const bool isSound = m_keeper.problem().isEmpty();
    m_list->offer(isSound, isTesting());
    form().setEnabled(isSound);
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
    m_place->takeEdit(row);
    m_editing.keepSoon();
}

void ProgramsDialog::takeKept()
{
    // What is sent is not what comes back to be shown.
    if (m_editing.isKeeping())
        return;
    if (!m_keeper.problem().isEmpty())
        m_message->showMessage(m_keeper.problem());
    const int row = m_editing.takeKept(shownRow());
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
    m_editing.takeWrittenName(shownRow());
    showNew(m_editing.add(path));
}

void ProgramsDialog::duplicate()
{
    m_editing.takeWrittenName(shownRow());
    showNew(m_editing.duplicate(shownRow()));
}

void ProgramsDialog::showNew(int row)
{
    m_list->select(row);
    form().focusName();
    m_editing.keep();
}

void ProgramsDialog::remove()
{
    const int row = shownRow();
    if (row < 0)
        return;
    const QString name = m_model->row(row).program.name;
    if (!ProgramQuestions::isRemovalWanted(this, name) || !m_editing.keep())
        return;
    if (m_model->row(row).isBeingTested)
        stopTest();
    if (!m_editing.remove(row))
        return;
    m_message->offer(tr("\"%1\" is removed.").arg(name), {m_bringBack});
    m_list->focusTable();
}

void ProgramsDialog::bringBack()
{
    m_message->dismissOffer();
    const int row = m_editing.bringBack();
    if (row < 0)
        return;
    m_list->select(row);
    m_list->focusTable();
    m_editing.keep();
}

void ProgramsDialog::test()
{
    m_editing.takeWrittenName(shownRow());
    const int row = shownRow();
    if (row < 0 || isTesting())
        return;
    m_editing.keep();
    if (!m_tester.start(row))
        return;
    m_place->showResult(shownRow());
    showButtons();
}

void ProgramsDialog::stopTest()
{
    if (!isTesting())
        return;
    m_tester.stop();
    if (shownRow() >= 0)
        m_place->showResult(shownRow());
    showButtons();
}

void ProgramsDialog::takeTrial(int row)
{
    if (row >= 0 && row == shownRow())
        m_place->showResult(row);
    showButtons();
    m_keeper.noteVersions();
}

bool ProgramsDialog::settleNames()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        m_editing.takeWrittenName(row);
        const QString name = m_model->row(row).program.name;
        if (m_model->row(row).writtenName == name)
            continue;
        m_list->select(row);
        if (!ProgramQuestions::isOldNameWanted(this, form().nameProblem(), name)) {
            form().focusName();
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
    if (!m_editing.keep() && !ProgramQuestions::isLossAccepted(this, m_message->message()))
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
