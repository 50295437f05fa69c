// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/games/gamestart.h"

#include "ui/play/demo/startdemo.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/gamefiles.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/levelslope.h"
#include "ui/play/players/startpanel.h"

#include <QStackedWidget>
#include <utility>

GameStart::GameStart(QStackedWidget& pages, GameModel& model, PlayController& controller,
                     GameFiles& files, QObject* parent)
    : QObject(parent), m_pages(pages), m_model(model), m_controller(controller), m_files(files)
{
    // Who plays without an answer has answered.
    connect(&model, &GameModel::movePlayed, this, &GameStart::dismiss);
    // And so has who opens a game, or a link to a position.
    connect(&model, &GameModel::gameReset, this, [this] {
        if (m_model.game().length() == 0)
            return;
        m_waits = false;
        dismiss();
    });
}

void GameStart::makePanel()
{
    if (m_panel)
        return;
    m_panel = new StartPanel(&m_pages);
    m_panel->hide();
    m_demo = new StartDemo(*m_panel->findChild<LevelSlope*>());
    m_demo->setAllowed(m_hasDemo);
    connect(m_panel, &StartPanel::closed, this, [this](bool again) {
        dismiss();
        Q_EMIT closed(again);
    });
    connect(m_panel, &StartPanel::startWanted, this, &GameStart::start);
    connect(m_panel, &StartPanel::peopleChanged, this, &GameStart::peopleChanged);
    connect(m_panel, &StartPanel::enginesWanted, this, &GameStart::enginesWanted);
}

void GameStart::ask(const StartQuestions& questions)
{
    makePanel();
    m_panel->setQuestions(questions);
    m_demo->setTheme(chosenTheme(questions.theme));
    // The panel goes with the next move: no engine makes it behind the question.
    if (m_controller.isRunning() && !isAsking())
        m_waits = !m_controller.bothAreEngines();
    m_controller.pause();
    m_pages.addWidget(m_panel);
    m_pages.setCurrentWidget(m_panel);
    m_panel->setFocus();
}

bool GameStart::isAsking() const
{
    return m_panel && m_pages.currentWidget() == m_panel;
}

void GameStart::setDemo(bool allowed)
{
    m_hasDemo = allowed;
    if (m_demo)
        m_demo->setAllowed(allowed);
}

void GameStart::dismiss()
{
    if (!isAsking())
        return;
    // Alone again, the board asks for no more room than it needs.
    m_pages.removeWidget(m_panel);
    m_panel->hide();
    Q_EMIT dismissed();
    if (std::exchange(m_waits, false))
        m_controller.resume();
}

void GameStart::refuse()
{
    if (isAsking())
        m_panel->leave();
}

void GameStart::start(const StartChoice& choice)
{
    if (!m_files.mayDiscard())
        return;
    m_waits = false;
    m_controller.pause();
    m_model.reset(Game());
    Q_EMIT playersChosen(choice);
    m_controller.start();
}
