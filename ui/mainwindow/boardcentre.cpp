// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/boardcentre.h"

#include "ui/board/boardstage.h"
#include "ui/mainwindow/actions.h"
#include "ui/play/navigationbar.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/review/trypanel.h"
#include "ui/widgets/messagestrip.h"

#include <QMainWindow>
#include <QVBoxLayout>

BoardCentre::BoardCentre(const Actions& actions, QMainWindow& window)
    : QWidget(&window), m_message(new MessageStrip(this)), m_stage(new BoardStage(this)),
      m_setup(new SetupPanel(this)), m_trial(new TryPanel(this)),
      m_navigation(new NavigationBar({actions[Command::First], actions[Command::Previous]},
                                     {actions[Command::Next], actions[Command::Last]}, this))
{
    m_setup->hide();
    m_trial->hide();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_message);
    layout->addWidget(m_stage, 1);
    layout->addWidget(m_setup);
    layout->addWidget(m_trial);
    layout->addWidget(m_navigation);
    window.setCentralWidget(this);
}

BoardView& BoardCentre::board()
{
    return m_stage->board();
}
