// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/games/gamestart.h"

#include "ui/play/gamemodel.h"
#include "ui/play/games/gamefiles.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/startpanel.h"

#include <QBoxLayout>

GameStart::GameStart(QWidget& centre, GameModel& model, PlayController& controller,
                     GameFiles& files, QObject* parent)
    : QObject(parent), m_centre(centre), m_model(model), m_controller(controller), m_files(files)
{
    // Who plays without an answer has answered.
    connect(&model, &GameModel::movePlayed, this, &GameStart::dismiss);
}

void GameStart::makePanel()
{
    if (m_panel)
        return;
    m_panel = new StartPanel(&m_centre);
    m_panel->hide();
    static_cast<QBoxLayout*>(m_centre.layout())->insertWidget(0, m_panel);
    connect(m_panel, &StartPanel::closed, this, [this](bool again) {
        dismiss();
        Q_EMIT closed(again);
    });
    connect(m_panel, &StartPanel::startWanted, this, &GameStart::start);
}

QSize GameStart::leastSize()
{
    makePanel();
    const QMargins margins = m_centre.layout()->contentsMargins();
    return m_panel->minimumSizeHint()
        + QSize(margins.left() + margins.right(), m_centre.layout()->spacing());
}

void GameStart::ask(bool askAgain)
{
    makePanel();
    m_panel->setAskAgain(askAgain);
    // The panel goes with the next move, which two engines would not wait with.
    if (m_controller.bothAreEngines())
        m_controller.pause();
    m_panel->show();
    m_panel->setFocus();
}

bool GameStart::isAsking() const
{
    return m_panel && m_panel->isVisible();
}

void GameStart::dismiss()
{
    if (!m_panel || m_panel->isHidden())
        return;
    m_panel->hide();
    Q_EMIT dismissed();
}

void GameStart::start(const Entrant& first, const Entrant& second)
{
    if (!m_files.mayDiscard())
        return;
    m_controller.pause();
    m_model.reset(Game());
    Q_EMIT playersChosen(first, second);
    m_controller.start();
}
