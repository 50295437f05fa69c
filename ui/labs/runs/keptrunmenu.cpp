// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/keptrunmenu.h"

#include "core/session/experimentlibrary.h"
#include "ui/labs/runs/keptruntext.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>

KeptRunMenu::KeptRunMenu(ExperimentLibrary& shelf, const QString& templateTip, QWidget* parent)
    : QToolButton(parent), m_shelf(shelf)
{
    auto* const menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    const auto add = [this, menu](const QString& text, const QString& tip, auto slot) {
        QAction* const action = menu->addAction(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_rename = add(tr("&Rename…"), tr("Rename this run in the lists"), &KeptRunMenu::rename);
    m_template = add(tr("Use as a &template…"), templateTip,
                     [this] { Q_EMIT templateWanted(m_run->experiment); });
    m_template->setVisible(!templateTip.isEmpty());
    m_delete = add(tr("&Delete…"), tr("Delete this run and all its games"), &KeptRunMenu::remove);
    setText(tr("Manage"));
    setToolTip(tr("Rename or delete the selected run, or make another like it"));
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    updateActions();
}

void KeptRunMenu::setRun(std::optional<KeptRun> run)
{
    m_run = std::move(run);
    updateActions();
}

void KeptRunMenu::setRunning(bool running)
{
    m_running = running;
    updateActions();
}

void KeptRunMenu::updateActions()
{
    setEnabled(m_run.has_value());
    m_delete->setEnabled(!m_running);
}

void KeptRunMenu::rename()
{
    bool accepted = false;
    const QString name
        = QInputDialog::getText(this, tr("Rename the run"),
                                tr("Name (leave empty for the automatic title):"),
                                QLineEdit::Normal, keptruntext::name(*m_run), &accepted)
              .trimmed();
    if (!accepted || name == keptruntext::name(*m_run))
        return;
    m_shelf.rename(m_run->experiment.id, name);
}

void KeptRunMenu::remove()
{
    if (QMessageBox::question(this, tr("Delete the run"),
                              tr("“%1” and all its games will be permanently deleted. Delete it?")
                                  .arg(keptruntext::line(*m_run)))
        != QMessageBox::Yes)
        return;
    m_shelf.remove(m_run->experiment.id);
}
