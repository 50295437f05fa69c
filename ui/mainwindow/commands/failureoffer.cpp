// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/failureoffer.h"

#include "core/engines/external/externalengine.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/programs/standarderrordialog.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>

FailureOffer::FailureOffer(WindowParts& parts, QWidget& window)
    : m_parts(parts), m_window(window), m_output(new QAction(tr("Standard error"), this)),
      m_playOn(new QAction(tr("Play on"), this))
{
    m_output->setToolTip(tr("Read what the program wrote to standard error"));
    m_playOn->setToolTip(tr("Take the loss back and ask the program once more"));
    connect(m_output, &QAction::triggered, this, &FailureOffer::showOutput);
    connect(m_playOn, &QAction::triggered, &parts.controller, &PlayController::playOn);
    connect(&parts.controller, &PlayController::engineFailed, this, &FailureOffer::offer);
    connect(&parts.model, &GameModel::movesChanged, this, &FailureOffer::dismiss);
}

void FailureOffer::offer(const SearchReport& report)
{
    m_program = report.engine;
    m_sentence = tr("%1 gave no move: %2. It loses the game.", "a program, how it failed")
                     .arg(report.engine, report.failure->toText());
    m_output->setEnabled(!programoutput::of(m_program).isEmpty());
    m_output->setToolTip(m_output->isEnabled() ? tr("Read what the program wrote to standard error")
                                               : tr("The program wrote nothing to standard error"));
    m_parts.centre.message().offer(m_sentence, {m_output, m_playOn});
}

/// The loss was taken back; another message stays.
void FailureOffer::dismiss()
{
    if (!m_sentence.isEmpty() && !m_parts.model.game().failure()
        && m_parts.centre.message().message() == m_sentence)
        m_parts.centre.message().dismiss();
}

void FailureOffer::showOutput()
{
    auto* const dialog
        = new StandardErrorDialog(m_program, programoutput::of(m_program), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}
