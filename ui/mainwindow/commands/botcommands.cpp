// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/botcommands.h"

#include "ui/bots/firstbotdialog.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/programs/programkeeper.h"

#include <QWidget>

BotCommands::BotCommands(WindowParts& parts, QWidget& window) : m_parts(parts), m_window(window)
{
    m_parts.actions.on(Command::MyFirstBot, this, &BotCommands::show);
}

/// Before the solver goes, which a test may be asking.
BotCommands::~BotCommands()
{
    delete m_dialog;
}

void BotCommands::show()
{
    makeDialog();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void BotCommands::makeDialog()
{
    if (m_dialog)
        return;
    m_dialog
        = new FirstBotDialog(BotWork::usual(m_parts.programs.path(), m_parts.solver), &m_window);
    connect(m_dialog, &FirstBotDialog::programsChanged, &m_parts.programs, &ProgramKeeper::reload);
    connect(m_dialog, &FirstBotDialog::gameWanted, this, &BotCommands::gameWanted);
    connect(m_dialog, &FirstBotDialog::playWanted, this, [this](const QString& program) {
        // The dialog would cover the board.
        m_dialog->hide();
        Entrant bot {.engine = program};
        bot.limits = {};
        Q_EMIT playWanted(bot, false);
    });
}
